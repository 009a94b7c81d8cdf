// The one chain from a segment of Markdown to HTML: parser, mdast plugins, remark-rehype, hast plugins, serializer.
import remarkRehype, { type Options as RehypeOptions } from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Node } from 'unist';
import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { callouts } from './callouts.ts';
import { closeHtml } from './close-html.ts';
import { codeFences, type Markup } from './code-fences.ts';
import { containedHtml, fitsInto } from './contained-html.ts';
import { foldedTree, foldHandlers } from './folded-tree.ts';
import { escapeForeignText } from './foreign-text.ts';
import { footnotes } from './footnotes.ts';
import { headings } from './headings.ts';
import { links } from './links.ts';
import { htmlText } from './html-text.ts';
import { hastHandlers } from './hast-handlers.ts';
import { refuseLargeTree, refuseOpenHtml } from './nesting.ts';
import { parseSegment } from './parse-segment.ts';
import { planBadges } from './plan-badges.ts';
import { withHtmlParsed } from './raw-html.ts';
import { readMarkers } from './read-markers.ts';
import { textEdits } from './readable-text.ts';
import { safeHtml } from './safe-html.ts';
import { tabbedCode } from './tabbed-code.ts';
import { tables } from './tables.ts';
import { mayContain, type ParseContext } from './parse-context.ts';
import { userChain } from './user-plugins.ts';
import { walkTree } from './walk-tree.ts';
import { withoutComments } from './without-comments.ts';

interface Raw extends Node {
  type: 'raw';
  value: string;
}

const markdownPlugins = unified().use(tabbedCode).use(callouts).use(planBadges).use(codeFences).freeze();
const toHast = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: { ...hastHandlers, ...foldHandlers, markup: (_state: unknown, node: Markup) => node as never },
  } as RehypeOptions)
  .freeze();
const htmlPlugins = unified().use(safeHtml).use(footnotes).use(headings).use(tables).use(links).freeze();

/** A segment's tree after the mdast plugins; the caller may take the h1 from it before rendering. */
export function markdownTree(text: string, context: ParseContext): Root {
  const { transformMarkdown } = userChain(context.host.plugins);
  const tree = parseSegment(text, context);
  const types = refuseLargeTree(tree, context);
  const titleTypes = readMarkers(tree, text, context);
  context.types = transformMarkdown ? undefined : new Set([...types, ...titleTypes]);
  context.edits = textEdits(tree, text, context);
  return markdownPlugins.runSync(transformMarkdown?.(tree, fileOf(context)) ?? tree, fileOf(context)) as Root;
}

/**
 * Renders a tree; headings, links and problems are added to the context.
 *
 * @param onTree told of the tree of the HTML, in which code is still apart
 */
export function htmlOf(tree: Root, context: ParseContext, onTree?: (hast: HastRoot) => void): string {
  const unusual = mayContain(context, 'html') ? closeHtml(tree, context) : undefined;
  let hast = toHast.runSync(foldedTree(tree, context), fileOf(context)) as HastRoot;
  if (mayContain(context, 'html') && dropComments(hast)) {
    refuseOpenHtml(hast, context);
    hast = withHtmlParsed(hast, fileOf(context), { isWhole: hasPlugins(context) });
    if (unusual) escapeForeignText(hast);
  }
  hast = htmlPlugins.runSync(hast, fileOf(context)) as HastRoot;
  hast = userChain(context.host.plugins).transformHtml?.(hast, fileOf(context)) ?? hast;
  onTree?.(hast);
  const html = htmlText(hast);
  const mended = unusual && containedHtml(html);
  if (unusual && mended !== undefined) {
    const { name, ...place } = unusual;
    context.problems.push({ rule: 'html-nesting', severity: 'warning', file: context.file, ...place, tag: name });
  }
  return mended ?? html;
}

/**
 * The inner HTML of a single paragraph; `undefined` if there is more, or if its own HTML breaks the paragraph, or the
 * element that it will stand in.
 */
export function inlineHtmlOf(tree: Root, container: 'h1' | 'p', context: ParseContext): string | undefined {
  const html = htmlOf(tree, context).trim();
  const start = /^<p(?:\s[^>]*)?>/.exec(html)?.[0];
  const inner = start && html.endsWith('</p>') ? html.slice(start.length, -'</p>'.length) : undefined;
  return inner === undefined || /<\/?p[\s>]/.test(inner) || !fitsInto(inner, container) ? undefined : inner.trim();
}

/** Whether others look at the tree, who may see more of it than its HTML. */
function hasPlugins({ host }: ParseContext): boolean {
  return host.plugins !== undefined || host.onlyText !== undefined;
}

/** Removes HTML comments, and tags that would swallow the rest of the page; returns whether raw HTML is left. */
function dropComments(tree: HastRoot): boolean {
  let hasHtml = false;
  walkTree<Raw>(tree, 'raw', (node) => {
    node.value = withoutComments(node.value).replace(
      /<(\/?)(plaintext|template)(?=[\s/>])/gi,
      (_, slash: string, name: string) => `<${slash}${harmlessTag(name, slash)}`,
    );
    if (node.value.trim()) hasHtml = true;
  });
  return hasHtml;
}

/**
 * `<plaintext>` turns everything after it into text, even the page around it; plugins do not see the content of
 * `<template>`.
 */
function harmlessTag(name: string, slash: string): string {
  if (name.toLowerCase() === 'plaintext') return 'pre';
  return slash ? 'div' : 'div hidden';
}

const vfiles = new WeakMap<ParseContext, VFile>();

function fileOf(context: ParseContext): VFile {
  let file = vfiles.get(context);
  if (!file) {
    file = new VFile({ path: context.file });
    file.data.page = context;
    vfiles.set(context, file);
  }
  return file;
}
