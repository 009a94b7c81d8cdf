// Tabbed code: `<codeblock storageKey="…">` around fences, or VitePress's `::: code-group`, one tab per fence. mdast in,
// one `markup` node per block out.
import { toString } from 'mdast-util-to-string';
import type { Code, Html, Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { escapeHtml } from '../model/escape-html.ts';
import { fenceHtml, fenceInfoOf, markupNode } from './code-fences.ts';
import { calloutOf, markerOf } from './markers.ts';
import { contextOf, mayContain, positionOf, type ParseContext } from './parse-context.ts';
import { withoutComments } from './without-comments.ts';

const packageManagers = ['npm', 'pnpm', 'yarn'];
/** Tabs of a group without a key of its own that share the reader's choice with all that have it. */
const shared = { key: 'package-manager', names: new Set([...packageManagers, 'bun', 'deno']) };

/** Groups the fences between the markers of a code block into tabs. */
export function tabbedCode() {
  return (tree: Root, file: VFile) => {
    if (mayContain(contextOf(file), 'html')) groupChildren(tree, contextOf(file));
  };
}

/** The marker of a code block: whether it is the end, and the key that an opening marker sets; a group has none. */
export function codeblockMarker(
  node: RootContent,
): { isEnd: boolean; storageKey?: string; isGroup?: true } | undefined {
  const marker = node.type === 'html' ? markerOf(node.value) : undefined;
  if (!marker) return undefined;
  if (!marker.startsWith('<')) return isGroup(marker) ? { isEnd: false, isGroup: true } : undefined;
  const key = /\bstorageKey\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(marker);
  return { isEnd: marker.startsWith('</'), storageKey: key?.[1] ?? key?.[2] ?? '' };
}

function isGroup(marker: string): boolean {
  return calloutOf(marker)?.name === 'code-group';
}

/** Whether a node is the `:::` that ends a group. */
function isGroupEnd(node: RootContent): boolean {
  const callout = node.type === 'html' ? calloutOf(markerOf(node.value)) : undefined;
  return callout !== undefined && !callout.name && !callout.title;
}

/** The name of a fence's tab: `bash npm`, or in brackets as VitePress has it: `sh [npm]`. */
export function tabName(fence: Code): string {
  const { rest, language } = fenceInfoOf(fence);
  return /^\[([^\]]+)\]$/.exec(rest)?.[1] || rest || language || 'text';
}

/** Fences in the order of their tabs: the author's order, except for package managers. */
export function inTabOrder(fences: readonly Code[]): Code[] {
  const places = new Map(fences.map((fence) => [fence, packageManagers.indexOf(tabName(fence))]));
  return [...places.values()].includes(-1) ? [...fences] : [...fences].sort((a, b) => places.get(a)! - places.get(b)!);
}

function groupChildren(parent: Parents, context: ParseContext): void {
  const children = parent.children as RootContent[];
  // Most parents contain no marker: their children stay untouched.
  if (!children.some((child) => codeblockMarker(child))) {
    for (const child of children) if ('children' in child) groupChildren(child as Parents, context);
    return;
  }
  let open: { marker: Html; storageKey?: string; start: number; isGroup?: true } | undefined;
  const out: RootContent[] = [];
  const report = (severity: 'error' | 'warning', marker: RootContent, kind: string) =>
    context.problems.push({ rule: 'callout-open', severity, file: context.file, ...positionOf(marker, context), kind });
  for (const child of children) {
    const marker = open?.isGroup && isGroupEnd(child) ? { isEnd: true } : codeblockMarker(child);
    if (!marker) {
      if ('children' in child) groupChildren(child as Parents, context);
      out.push(child);
    } else if (!marker.isEnd) {
      if (open) report('error', open.marker, 'codeblock');
      open = { ...marker, marker: child as Html, start: out.length };
    } else if (open) {
      for (const node of tabbed(out.splice(open.start), open.storageKey, open.marker, context)) out.push(node);
      open = undefined;
    } else report('warning', child, '/codeblock');
  }
  if (open) report('error', open.marker, 'codeblock');
  parent.children = out as typeof parent.children;
}

/** The content between two markers with its fences as tabs. Anything else is still shown, above or below them. */
function tabbed(
  content: readonly RootContent[],
  storageKey: string | undefined,
  marker: Html,
  context: ParseContext,
): RootContent[] {
  const isFence = (node: RootContent): node is Code => node.type === 'code';
  const fences = content.filter(isFence);
  const stray = content.find((node) => !isFence(node) && isShown(node));
  const at = { rule: 'codeblock-content', severity: 'warning', file: context.file } as const;
  if (stray)
    context.problems.push({
      ...at,
      ...positionOf(stray, context),
      found: toString(stray).trim().split('\n')[0]!.slice(0, 40) || stray.type,
    });
  else if (fences.length === 0) context.problems.push({ ...at, ...positionOf(marker, context) });
  if (fences.length === 0) return [...content];
  const first = content.findIndex(isFence);
  const isShared = fences.every((fence) => shared.names.has(tabName(fence)));
  const key = storageKey ?? (isShared ? shared.key : '');
  return [
    ...content.slice(0, first),
    markupNode(tabsHtml(inTabOrder(fences), key, context), marker),
    ...content.slice(first).filter((node) => !isFence(node)),
  ];
}

function isShown(node: RootContent): boolean {
  if (node.type === 'html') return withoutComments(node.value).trim() !== '' || markerOf(node.value) !== undefined;
  return node.type !== 'definition' && node.type !== 'footnoteDefinition';
}

function tabsHtml(fences: readonly Code[], storageKey: string, context: ParseContext): string {
  // Each tab repeats the id several times, so it is kept short and free of characters to escape.
  const id = context.slugger.claim(`tabs-${storageKey.replace(/[^\w-]+/g, '-').slice(0, 40) || 'code'}`);
  const buttons = fences.map((fence, index) => {
    const name = escapeHtml(tabName(fence));
    const state = index === 0 ? 'aria-selected="true"' : 'aria-selected="false" tabindex="-1"';
    return `<button type="button" role="tab" id="${id}-tab-${index}" aria-controls="${id}-panel-${index}" data-tab="${name}" ${state}>${name}</button>`;
  });
  const panels = fences.map((fence, index) => {
    const hidden = index === 0 ? '' : ' hidden';
    return `<div role="tabpanel" id="${id}-panel-${index}" aria-labelledby="${id}-tab-${index}"${hidden}>${fenceHtml(fence, context)}</div>`;
  });
  // Without a key the reader's choice is not stored.
  const key = storageKey && ` data-storage-key="${escapeHtml(storageKey)}"`;
  return `<div class="tabs"${key}><div role="tablist" class="tab-list">${buttons.join('')}</div>${panels.join('')}</div>`;
}
