// A segment of a page as Markdown for the page's twin: the author's own text with a few edits at nodes of the tree.
// Callouts stay `:::info` blocks: they have an explicit end, and their content stays copyable instead of being quoted
// line by line; several generators write them like this. In: a segment and its tree as parsed. Out: text.
import type { Code, Html, Image, Definition, Link, Nodes, Parents, Root, RootContent } from 'mdast';
import { fencedCode } from '../model/fenced-code.ts';
import { badgeAt, withBadges } from './badge-tags.ts';
import { fenceInfoOf } from './code-fences.ts';
import { isListKind } from './list-blocks.ts';
import { calloutOf, markerOf, titleOf, withMarkersRestored } from './markers.ts';
import type { ParseContext, TextEdit } from './parse-context.ts';
import { codeblockMarker, inTabOrder, tabName } from './tabbed-code.ts';
import { withoutComments } from './without-comments.ts';

const planNames: Readonly<Record<string, string>> = { 'plan-pro': '(Pro plan)', 'plan-premium': '(Premium plan)' };

/** The edits of a segment. Must be called before any plugin changes the tree. */
export function textEdits(tree: Root, text: string, context: ParseContext): TextEdit[] {
  const edits: TextEdit[] = [];
  const edit = (start: number, end: number, replacement: string | (() => string)) => {
    edits.push({ start, end, replacement: typeof replacement === 'string' ? () => replacement : replacement });
  };
  const drop = (start: number, end: number) => edit(...wholeLines(text, start, end), '');
  const urlEdit = (node: Link | Image | Definition, from: number, end: number, opening = '') => {
    if (!isRewritten(node.url, context)) return;
    // Searches only inside the node, so that each part of the text is searched once.
    const written = text.slice(from, end);
    const at = written.indexOf(node.url, Math.max(0, written.indexOf(opening)));
    if (at >= 0) edit(from + at, from + at + node.url.length, () => rewritten(node.url, context));
  };
  const visit = (parent: Parents) => {
    let tabs: ReadonlyMap<Nodes, Code> = new Map();
    let isInList = false;
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
        const callout = calloutOf(markerOf(node.value));
        // A list is one without its markers, too.
        const begins = callout !== undefined && isListKind(callout.name);
        if (callout && (begins || (isInList && !callout.name && !callout.title))) {
          drop(start, end);
          isInList = begins;
        } else if (callout) visit({ type: 'paragraph', children: titleOf(node) });
        else if (codeblock) {
          tabs = codeblock.isEnd ? new Map() : tabsFrom(parent.children, index + 1);
          drop(start, end);
        } else if (badge) {
          index += badge.nodes - 1;
          edit(
            start,
            parent.children[index]!.position?.end.offset ?? end,
            withSpaceBefore(planNames[badge.plan]!, text, start),
          );
        } else htmlEdit(node, start, end, { text, edit, drop, context });
      } else if (node.type === 'link') {
        const badge = badgeAt(node.children, 0);
        if (badge?.nodes === node.children.length) {
          edit(start, end, withSpaceBefore(planNames[badge.plan]!, text, start));
          continue;
        }
        urlEdit(node, node.children.at(-1)?.position?.end.offset ?? start, end);
      } else if (node.type === 'image') urlEdit(node, start, end, '](');
      else if (node.type === 'definition') urlEdit(node, start, end, ']:');
      if ('children' in node) visit(node);
    }
  };
  visit(tree);
  return edits;
}

/** Applies edits to a text. An edit inside another one is skipped. */
export function readableText(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, replacement } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    result += text.slice(done, start) + replacement();
    done = end;
  }
  return withMarkersRestored(result + text.slice(done))
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

type Edit = (start: number, end: number, replacement: string | (() => string)) => void;

/** Maps each fence up to the next marker to the fence that takes its place in the order of the tabs. */
function tabsFrom(children: readonly Nodes[], from: number): ReadonlyMap<Nodes, Code> {
  let end = from;
  while (end < children.length && !codeblockMarker(children[end] as RootContent)) end++;
  const fences = children.slice(from, end).filter((node) => node.type === 'code');
  const ordered = inTabOrder(fences);
  return new Map(fences.map((fence, index) => [fence, ordered[index]!]));
}

/**
 * Edits a fence that includes a file, or that is a tab: a tab is replaced by the fence that takes its place, titled
 * with the tab's name.
 */
function codeEdit(place: Code, tab: Code | undefined, { text, edit }: { text: string; edit: Edit }): void {
  const [from, to] = offsetsOf(place);
  const node = tab ?? place;
  const [start, end] = offsetsOf(node);
  const fence = /^(?:`{3,}|~{3,})/.exec(text.slice(start, start + 1000))?.[0];
  if (!fence) return;
  const { include, title, rest, language } = fenceInfoOf(node);
  if (include) {
    const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ');
    // Evaluated late: rendering the fence puts the code into the node.
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
  const written = withMarkersRestored(text.slice(start, end));
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

function withSpaceBefore(words: string, text: string, start: number): string {
  return start > 0 && /\S/.test(text[start - 1]!) ? ` ${words}` : words;
}

/**
 * Extends a range to whole lines if nothing else is on them, and to the blank lines below that would otherwise double.
 */
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

/** Whether a page rewrites a URL: a relative one, one to the current version's source, one that gets the base. */
function isRewritten(urlEdit: string, { host }: ParseContext): boolean {
  if (external.test(urlEdit)) return urlEdit.includes('/blob/-/');
  return urlEdit.startsWith('/') ? host.onHost(urlEdit) !== urlEdit : urlEdit !== '' && !/^[#?]/.test(urlEdit);
}

function rewritten(urlEdit: string, context: ParseContext): string {
  const { rewrites } = context;
  const known = rewrites.get(urlEdit);
  if (known !== undefined || !isRewritten(urlEdit, context)) return known ?? urlEdit;
  try {
    // URLs in HTML are percent-encoded.
    return rewrites.get(encodeURI(urlEdit)) ?? urlEdit;
  } catch {
    return urlEdit;
  }
}
