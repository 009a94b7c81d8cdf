// SourceFile in, Page out: front matter, title, description, segments, blocks. Pure, but reads files that a page names.
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Address } from '../model/address.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { failedPage } from '../model/failed-page.ts';
import type { Block, Page, PageOptions, WholePage } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Position, SourceFile } from '../model/source-file.ts';
import { descriptionProblems } from './description-problems.ts';
import { readFrontMatter } from './front-matter.ts';
import { optionsIn, pageKindOf, titleLimit } from './front-matter-keys.ts';
import { htmlOf, inlineHtmlOf, markdownTree } from './html-of.ts';
import { keepFreeOlderIds } from './older-ids.ts';
import type { ParseContext, PageHost } from './parse-context.ts';
import { liftedComponents, openingParts, openingProblems, type OpeningPart } from './page-opening.ts';
import { PageRefused } from './page-refused.ts';
import { addProse, proseTexts, type Prose } from './prose.ts';
import { readableText } from './readable-text.ts';
import { limitProblem } from './scan-limits.ts';
import { createSlugger } from './slug.ts';
import { splitSegments, type Description } from './split-segments.ts';
import { directiveBlock } from './text-only.ts';

export type { PageHost } from './parse-context.ts';

/**
 * Reads one Markdown file. The author's mistakes are reported as the page's problems, and the page is made all the
 * same. Only text that exceeds a limit becomes a failed page that says why.
 */
export function parsePage(source: SourceFile, address: Address, routeOptions: PageOptions, host: PageHost): WholePage {
  // The specification requires NUL and lone surrogates to be replaced.
  const text = source.text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .toWellFormed();
  try {
    const refused = limitProblem(text, source.path);
    return refused ? failedPage(source.path, address, refused) : pageOf(text, source, address, routeOptions, host);
  } catch (error) {
    if (error instanceof PageRefused) return failedPage(source.path, address, error.problem);
    throw error;
  }
}

function pageOf(
  text: string,
  source: SourceFile,
  address: Address,
  routeOptions: PageOptions,
  host: PageHost,
): WholePage {
  const lines = text.split('\n');
  const front = readFrontMatter(lines, source.path);
  const { segments, description, definitions } = splitSegments(lines, front.lines);
  const context: ParseContext = {
    file: source.path,
    host,
    slugger: createSlugger(),
    lineOffset: 0,
    columnOffset: 0,
    headings: [],
    anchors: [],
    links: [],
    assets: [],
    reads: [],
    problems: [...front.problems],
    referenceCharacters: 0,
    referenceWork: 0,
    definitions,
    sharedCharacters: 0,
    highlightingCost: 0,
    includedBytes: 0,
    nodes: 0,
    rawNodes: 0,
    rewrites: new Map(),
    edits: [],
  };
  const blocks: Block[] = [];
  const prose: Prose = { texts: [] };
  const texts: { at?: number; html: string; text: () => string }[] = [];
  const titles: { node: Heading; lineOffset: number }[] = [];
  let titleHtml: string | undefined;
  const opening: OpeningPart[] = [];
  /** Places of the components that nothing but other components stands before. */
  const above: number[] = [];
  for (const segment of segments) {
    if (segment.type === 'directive') {
      const block = directiveBlock(segment.text, segment.line, context);
      if (block?.type === 'component' && opening.length === 0) above.push(blocks.length);
      else opening.push({ isTitle: false, line: segment.line, column: 1 });
      if (block) blocks.push(block);
      continue;
    }
    context.lineOffset = segment.lineOffset;
    context.columnOffset = segment.columnOffset;
    const tree = markdownTree(segment.text, context);
    const { edits } = context;
    if (opening.length < 2) opening.push(...openingParts(tree, context));
    for (const node of takeTitles(tree)) {
      titles.push({ node, lineOffset: segment.lineOffset });
      titleHtml ??= inlineHtmlOf(
        { type: 'root', children: [{ type: 'paragraph', children: node.children }] },
        'h1',
        context,
      );
    }
    const html = htmlOf(tree, context, (hast) => addProse(hast, context.headings, prose));
    const at = html.trim() ? blocks.push({ type: 'html', html, markdown: '' }) - 1 : undefined;
    texts.push({ at, html, text: () => readableText(segment.text, edits) });
  }
  writeTexts(blocks, texts);
  const title = titles[0] ? titleText(titles[0].node) : '';
  const { frontMatter, lineOf } = front;
  const [firstTitle] = titles;
  const titlePlace = firstTitle && {
    line: (firstTitle.node.position?.start.line ?? 1) + firstTitle.lineOffset,
    column: firstTitle.node.position?.start.column ?? 1,
  };
  const given = { text: frontMatter.description, line: lineOf.get('description') };
  const descriptionParts = describe(description, given, titlePlace, context);
  // Front matter without an end has been reported already, and is part of the body.
  if (front.problems.length > 0 && front.lines === 0) opening.length = 0;
  context.problems.push(...openingProblems(opening, titlePlace, description, source.path));
  if (firstTitle) context.problems.push(...liftedComponents(blocks, above, source.path));
  context.problems.push(...titleProblems(titles, Math.min(front.lines + 1, lines.length), source.path));
  if (!front.frontMatter.title && title.length > titleLimit) {
    const line = (titles[0]!.node.position?.start.line ?? 1) + titles[0]!.lineOffset;
    context.problems.push({
      rule: 'title-too-long',
      severity: 'error',
      file: source.path,
      line,
      column: 1,
      length: title.length,
      limit: titleLimit,
    });
  }
  const page: Page = {
    kind: pageKindOf(front.frontMatter),
    address,
    source: source.path,
    frontMatter: front.frontMatter,
    ...(front.lineOf.size > 0 && { frontMatterLines: Object.fromEntries(front.lineOf) }),
    ...(front.placeOf.size > 0 && { frontMatterPlaces: Object.fromEntries(front.placeOf) }),
    options: { ...optionsIn(front.frontMatter), ...routeOptions },
    title,
    ...(titleHtml !== undefined && titleHtml !== escapeHtml(title) && { titleHtml }),
    ...descriptionParts,
    headings: context.headings,
    anchors: [...new Set([...context.anchors, ...context.headings.map((heading) => heading.id)])],
    links: context.links,
    assets: context.assets,
    directives: blocks.filter((block) => block.type === 'demo' || block.type === 'component'),
    reads: context.reads,
    problems: context.problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)),
  };
  return { ...keepFreeOlderIds({ page, body: { blocks } }), prose: proseTexts(prose) };
}

/**
 * Sets the Markdown of the blocks, once all links are rewritten: the URL of a definition is resolved only where it is
 * used. A segment with nothing but definitions has no block; its Markdown joins that of the previous block, or of the
 * first one.
 */
function writeTexts(blocks: Block[], texts: readonly { at?: number; html: string; text: () => string }[]): void {
  const written = texts
    .map(({ at, html, text }) => ({ at, html, text: text() }))
    .filter(({ at, text }) => at !== undefined || text);
  let last = written.find(({ at }) => at !== undefined);
  for (const one of written) {
    if (one.at !== undefined) last = one;
    else if (last) last.text += `\n\n${one.text}`;
  }
  for (const { at, html, text } of written) if (at !== undefined) blocks[at] = { type: 'html', html, markdown: text };
}

function takeTitles(tree: Root): Heading[] {
  const isTitle = (node: Root['children'][number]): node is Heading => node.type === 'heading' && node.depth === 1;
  const titles = tree.children.filter(isTitle);
  if (titles.length > 0) tree.children = tree.children.filter((node) => !isTitle(node));
  return titles;
}

/** The title as text, without badges and backticks. */
function titleText(node: Heading): string {
  const text = node.children
    .filter((child) => !JSON.stringify(child).includes('"plan-badge"'))
    .map((child) => toString(child, { includeHtml: false }))
    .join('');
  return text.replace(/\s+/g, ' ').trim();
}

function describe(
  found: Description | undefined,
  { text: given, line: givenLine }: { readonly text: string | undefined; readonly line: number | undefined },
  title: Position | undefined,
  context: ParseContext,
): Pick<Page, 'description' | 'descriptionHtml'> {
  const at = {
    severity: 'error',
    file: context.file,
    line: givenLine ?? found?.line ?? 1,
    column: givenLine ? 1 : (found?.column ?? 1),
  } as const;
  if (!found && !given) {
    // It belongs below the title.
    context.problems.push({ rule: 'description-missing', ...at, ...title });
    return { description: '' };
  }
  let descriptionHtml: string | undefined;
  let plain = '';
  if (found) {
    context.lineOffset = found.line - 1;
    context.columnOffset = found.column - 1;
    const tree = markdownTree(found.text, context);
    plain = toString(tree, { includeHtml: false }).replace(/\s+/g, ' ').trim();
    descriptionHtml = inlineHtmlOf(tree, 'p', context);
  }
  const description = given ?? plain;
  context.problems.push(...descriptionProblems(description, at));
  return {
    description,
    ...(descriptionHtml !== undefined && descriptionHtml !== escapeHtml(description) && { descriptionHtml }),
  };
}

function titleProblems(
  titles: readonly { node: Heading; lineOffset: number }[],
  bodyLine: number,
  file: string,
): Problem[] {
  if (titles.length === 1) return [];
  const second = titles[1];
  const line = second ? (second.node.position?.start.line ?? 1) + second.lineOffset : bodyLine;
  return [{ rule: 'title-missing', severity: 'error', file, line, column: 1, found: titles.length }];
}
