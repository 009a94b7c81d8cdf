// Callouts: `:::info Title … :::`, the words of other generators for them, and GitHub's `> [!NOTE]`. mdast in,
// `<aside class="callout">` out, or `<details>`, or a list of its own look (list-blocks.ts).
import type { Blockquote, Html, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { nearest } from '../model/nearest.ts';
import { isListKind, listExpected, listKinds, makeLists, type ListKind } from './list-blocks.ts';
import { calloutOf, markerOf, markerPosition, titleOf } from './markers.ts';
import { contextOf, mayContain, type ParseContext } from './parse-context.ts';

const kinds = ['info', 'warning', 'success', 'error'] as const;
type Kind = (typeof kinds)[number];
type BlockKind = Kind | 'details' | ListKind;

/**
 * Words of other generators, which show a title where none is written. A `:::details` is folded.
 *
 * @see https://vitepress.dev/guide/markdown#custom-containers
 * @see https://docusaurus.io/docs/markdown-features/admonitions
 */
const otherKinds: Readonly<Record<string, { kind: Kind | 'details'; title: string }>> = {
  note: { kind: 'info', title: 'Note' },
  important: { kind: 'info', title: 'Important' },
  tip: { kind: 'success', title: 'Tip' },
  caution: { kind: 'warning', title: 'Caution' },
  danger: { kind: 'error', title: 'Danger' },
  details: { kind: 'details', title: 'Details' },
};

const githubKinds: Readonly<Record<string, { kind: Kind; title: string }>> = {
  NOTE: { kind: 'info', title: 'Note' },
  TIP: { kind: 'success', title: 'Tip' },
  IMPORTANT: { kind: 'info', title: 'Important' },
  WARNING: { kind: 'warning', title: 'Warning' },
  CAUTION: { kind: 'error', title: 'Caution' },
};

/** Turns callout markers and GitHub alerts at any depth into callouts. */
export function callouts() {
  return (tree: Root, file: VFile) => {
    if (mayContain(contextOf(file), 'html', 'blockquote')) groupChildren(tree, contextOf(file));
  };
}

function groupChildren(parent: Parents, context: ParseContext): void {
  const children = parent.children as RootContent[];
  // Most parents contain no marker: their children stay untouched.
  if (!children.some((child) => child.type === 'html' && calloutOf(markerOf(child.value)))) {
    for (const child of children) visitChild(child, context);
    return;
  }
  const out: RootContent[] = [];
  let open: { marker: Html; kind: BlockKind; title: PhrasingContent[]; start: number } | undefined;
  for (const child of children) {
    const callout = child.type === 'html' ? calloutOf(markerOf(child.value)) : undefined;
    if (!callout) {
      visitChild(child, context);
      out.push(child);
      continue;
    }
    const isEnd = !callout.name && !callout.title;
    if (open && isEnd) {
      out.push(...blockOf(open, out.splice(open.start), context));
      open = undefined;
      continue;
    }
    const at = { severity: 'error', file: context.file, ...markerPosition(child as Html, context) } as const;
    if (open || isEnd) {
      context.problems.push({ rule: 'callout-open', ...at, kind: open?.kind ?? '' });
      continue;
    }
    const other = Object.hasOwn(otherKinds, callout.name) ? otherKinds[callout.name] : undefined;
    const kind: BlockKind | undefined = isListKind(callout.name)
      ? callout.name
      : (kinds.find((name) => name === callout.name) ?? other?.kind);
    if (!kind)
      context.problems.push({
        rule: 'callout-kind',
        ...at,
        found: callout.name,
        suggestion: nearest(callout.name, [...kinds, ...Object.keys(otherKinds), ...listKinds, 'code-group']),
      });
    const title = titleOf(child as Html);
    open = {
      marker: child as Html,
      kind: kind ?? 'info',
      title: other && title.length === 0 ? [{ type: 'text', value: other.title }] : title,
      start: out.length,
    };
  }
  if (open) {
    context.problems.push({
      rule: 'callout-open',
      severity: 'error',
      file: context.file,
      ...markerPosition(open.marker, context),
      kind: open.kind,
    });
    out.push(...blockOf(open, out.splice(open.start), context));
  }
  parent.children = out as typeof parent.children;
}

/** What stands for the blocks between two markers. */
function blockOf(
  { marker, kind, title }: { marker: Html; kind: BlockKind; title: PhrasingContent[] },
  children: RootContent[],
  context: ParseContext,
): RootContent[] {
  if (!isListKind(kind)) return [calloutNode(kind, title, children)];
  if (!makeLists(kind, children)) {
    const place = markerPosition(marker, context);
    const expected = listExpected[kind];
    context.problems.push({ rule: 'list-block', severity: 'error', file: context.file, ...place, kind, expected });
  }
  const heading: Paragraph = { type: 'paragraph', children: [{ type: 'strong', children: title }] };
  return title.length > 0 ? [heading, ...children] : children;
}

function visitChild(child: RootContent, context: ParseContext): void {
  if (!('children' in child)) return;
  groupChildren(child as Parents, context);
  if (child.type === 'blockquote') githubAlert(child);
}

function githubAlert(quote: Blockquote): void {
  const first = quote.children[0];
  if (first?.type !== 'paragraph') return;
  const text = first.children[0];
  const match = text?.type === 'text' ? /^\[!([A-Z]+)\][ \t]*(?:\n|$)/i.exec(text.value) : null;
  const alert = match && githubKinds[match[1]!.toUpperCase()];
  if (!alert || text?.type !== 'text') return;
  text.value = text.value.slice(match[0].length);
  if (!text.value) first.children.shift();
  if (first.children[0]?.type === 'break') first.children.shift();
  if (first.children.length === 0) quote.children.shift();
  Object.assign(quote, calloutNode(alert.kind, [{ type: 'text', value: alert.title }], quote.children));
}

function calloutNode(kind: Kind | 'details', title: PhrasingContent[], children: RootContent[]): RootContent {
  if (kind === 'details') {
    const summary: Paragraph = { type: 'paragraph', children: title, data: { hName: 'summary' } };
    return {
      type: 'blockquote',
      children: [summary, ...children] as Blockquote['children'],
      data: { hName: 'details' },
    };
  }
  const heading: Paragraph[] =
    title.length > 0
      ? [{ type: 'paragraph', children: title, data: { hProperties: { className: ['callout-title'] } } }]
      : [];
  return {
    type: 'blockquote',
    children: [...heading, ...children] as Blockquote['children'],
    data: { hName: 'aside', hProperties: { className: ['callout', `callout-${kind}`] } },
  };
}
