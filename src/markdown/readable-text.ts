// A stretch of a page as Markdown for readers of plain text: the writer's own words with few edits, each where a node
// of the tree stands. Callouts stay `:::info` blocks: they have an end, and what they hold stays copyable, not quoted
// line by line; several generators write them so. In: a stretch and its tree as parsed. Out: text.
import type { Code, Html, Image, Definition, Link, Nodes, Parents, Root, RootContent } from 'mdast';
import { fencedCode } from '../model/fenced-code.ts';
import { badgeAt, withBadges } from './badge-tags.ts';
import { fenceInfoOf } from './code-fences.ts';
import { calloutOf, markerOf, titleOf, unmarked } from './markers.ts';
import type { ParseContext, TextEdit } from './parse-context.ts';
import { codeblockMarker, inTabOrder, tabName } from './tabbed-code.ts';
import { withoutComments } from './without-comments.ts';

const planNames: Readonly<Record<string, string>> = { 'plan-pro': '(Pro plan)', 'plan-premium': '(Premium plan)' };

/** What to edit in a stretch. Call it before any plugin changes the tree. */
export function textEdits(tree: Root, text: string, context: ParseContext): TextEdit[] {
  const edits: TextEdit[] = [];
  const edit = (start: number, end: number, replacement: string | (() => string)) => {
    edits.push({ start, end, replacement: typeof replacement === 'string' ? () => replacement : replacement });
  };
  const drop = (start: number, end: number) => edit(...wholeLines(text, start, end), '');
  const url = (node: Link | Image | Definition, from: number, end: number, opening = '') => {
    if (!isRewritten(node.url)) return;
    // Never looked for beyond the node: each part of a text is searched once.
    const written = text.slice(from, end);
    const at = written.indexOf(node.url, Math.max(0, written.indexOf(opening)));
    if (at >= 0) edit(from + at, from + at + node.url.length, () => rewritten(node.url, context));
  };
  const visit = (parent: Parents) => {
    let tabs: ReadonlyMap<Nodes, Code> = new Map();
    for (let index = 0; index < parent.children.length; index++) {
      const node = parent.children[index]! as Nodes;
      const start = node.position?.start.offset;
      const end = node.position?.end.offset;
      if (start === undefined || end === undefined || end > text.length) continue;
      if (node.type === 'heading' && node.depth === 1 && parent === tree) {
        drop(start, end);
        continue;
      }
      if (node.type === 'code') codeEdit(node, tabs.get(node), { text, edit });
      else if (node.type === 'html') {
        const codeblock = codeblockMarker(node);
        const badge = badgeAt(parent.children, index);
        if (calloutOf(markerOf(node.value))) visit({ type: 'paragraph', children: titleOf(node) });
        else if (codeblock) {
          tabs = codeblock.isEnd ? new Map() : tabsFrom(parent.children, index + 1);
          drop(start, end);
        } else if (badge) {
          index += badge.nodes - 1;
          edit(start, parent.children[index]!.position?.end.offset ?? end, spaced(planNames[badge.plan]!, text, start));
        } else htmlEdit(node, start, end, { text, edit, drop, context });
      } else if (node.type === 'link') {
        const badge = badgeAt(node.children, 0);
        if (badge?.nodes === node.children.length) {
          edit(start, end, spaced(planNames[badge.plan]!, text, start));
          continue;
        }
        url(node, node.children.at(-1)?.position?.end.offset ?? start, end);
      } else if (node.type === 'image') url(node, start, end, '](');
      else if (node.type === 'definition') url(node, start, end, ']:');
      if ('children' in node) visit(node);
    }
  };
  visit(tree);
  return edits;
}

/** The text with its edits made. One that lies in another is part of it. */
export function readableText(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, replacement } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    result += text.slice(done, start) + replacement();
    done = end;
  }
  return unmarked(result + text.slice(done))
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

type Edit = (start: number, end: number, replacement: string | (() => string)) => void;

/** The fences of tabs, up to the next marker: in the place of each, the one that stands there in their order. */
function tabsFrom(children: readonly Nodes[], from: number): ReadonlyMap<Nodes, Code> {
  let end = from;
  while (end < children.length && !codeblockMarker(children[end] as RootContent)) end++;
  const fences = children.slice(from, end).filter((node) => node.type === 'code');
  const ordered = inTabOrder(fences);
  return new Map(fences.map((fence, index) => [fence, ordered[index]!]));
}

/** A fence that includes a file, or that is a tab: then the one in its place, with the tab's name for a title. */
function codeEdit(place: Code, tab: Code | undefined, { text, edit }: { text: string; edit: Edit }): void {
  const [from, to] = offsetsOf(place);
  const node = tab ?? place;
  const [start, end] = offsetsOf(node);
  const fence = /^(?:`{3,}|~{3,})/.exec(text.slice(start, start + 1000))?.[0];
  if (!fence) return;
  const { include, title, rest, language } = fenceInfoOf(node);
  if (include) {
    const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ');
    // The code is in the node once the fence is rendered.
    edit(from, to, () =>
      fencedCode({
        code: node.value,
        language,
        title: title ?? include.replace(/#.*/s, '').split('/').at(-1),
      }).replaceAll('\n', `\n${indent}`),
    );
  } else if (tab) {
    const newline = text.indexOf('\n', start);
    const lineEnd = newline < 0 || newline > end ? end : newline;
    const opening =
      rest && !title
        ? `${fence}${language || 'text'} title="${tabName(node).replaceAll('"', "'")}"`
        : text.slice(start, lineEnd);
    edit(from, to, opening + text.slice(lineEnd, end));
  }
}

function offsetsOf({ position }: Code): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

interface HtmlEditing {
  readonly text: string;
  readonly edit: Edit;
  readonly drop: (start: number, end: number) => void;
  readonly context: ParseContext;
}

function htmlEdit(node: Html, start: number, end: number, { text, edit, drop, context }: HtmlEditing): void {
  const written = unmarked(text.slice(start, end));
  const isPlain =
    !written.includes('<!--') && !written.includes('plan-') && !/\s(?:src|srcset|href|poster)="/i.test(written);
  if (isPlain) return;
  const kept = withBadges(withoutComments(written), ({ plan }) => planNames[plan]!);
  if (!kept.trim()) drop(start, end);
  else
    edit(start, end, () =>
      kept.replace(
        /(\s(?:src|srcset|href|poster)=")([^"]*)(?=")/gi,
        (_, before: string, value: string) => before + rewritten(value, context),
      ),
    );
}

function spaced(words: string, text: string, start: number): string {
  return start > 0 && /\S/.test(text[start - 1]!) ? ` ${words}` : words;
}

/** A place and, where nothing else stands there, the whole lines it takes, with the blank ones that would double. */
function wholeLines(text: string, start: number, end: number): [number, number] {
  const isSpace = (at: number) => text[at] === ' ' || text[at] === '\t';
  let from = start;
  while (isSpace(from - 1)) from--;
  let next = end;
  while (isSpace(next)) next++;
  const isAlone = (from === 0 || text[from - 1] === '\n') && (next === text.length || text[next] === '\n');
  if (!isAlone) return [start, end];
  next++;
  if (from < 2 || text[from - 2] === '\n') while (text[next] === '\n') next++;
  return [from, Math.min(next, text.length)];
}

const external = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Whether the page itself changes a link or a file's address: a relative one, or one to the current version's source.
 */
function isRewritten(url: string): boolean {
  return external.test(url) ? url.includes('/blob/-/') : url !== '' && !/^[/#?]/.test(url);
}

function rewritten(url: string, { rewrites }: ParseContext): string {
  const known = rewrites.get(url);
  if (known !== undefined || !isRewritten(url)) return known ?? url;
  try {
    // Addresses in HTML are percent-encoded.
    return rewrites.get(encodeURI(url)) ?? url;
  } catch {
    return url;
  }
}
