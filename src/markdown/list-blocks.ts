// Lists that are more than lists: `:::steps`, `:::file-tree` and `:::cards` around one. mdast in; the same list out,
// with what makes it look like steps, files or cards. Without the marks it is the plain list, as in the page's Markdown.
import type { Link, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';

export const listKinds = ['steps', 'file-tree', 'cards'] as const;
export type ListKind = (typeof listKinds)[number];

/** What each kind asks of its content, for a message. */
export const listExpected: Readonly<Record<ListKind, string>> = {
  steps: 'a numbered list, such as "1. Install it"',
  'file-tree': 'a list of names, such as "- src/" with "  - index.ts" below',
  cards: 'a list whose items begin with a link, such as "- [Bells](/bells/) They ring."',
};

/** Whether a word names such a list. */
export function isListKind(name: string): name is ListKind {
  return (listKinds as readonly string[]).includes(name);
}

/** Makes lists of a kind of the blocks between two markers; `false` where there is nothing to make one of. */
export function makeLists(kind: ListKind, children: readonly RootContent[]): boolean {
  const lists = children.filter((child) => child.type === 'list' && Boolean(child.ordered) === (kind === 'steps'));
  const made = lists.map((list) => makers[kind](list as List));
  return made.length > 0 && made.every(Boolean);
}

const makers: Readonly<Record<ListKind, (list: List) => boolean>> = {
  steps(list) {
    classed(list, 'steps');
    return true;
  },
  'file-tree'(list) {
    classed(list, 'file-tree');
    for (const item of list.children) fileItem(item);
    return true;
  },
  cards(list) {
    classed(list, 'cards');
    return list.children.map(cardItem).every(Boolean);
  },
};

function classed(node: { data?: object | undefined }, ...names: string[]): void {
  node.data = { ...node.data, hProperties: { className: names } };
}

/** An element of HTML around nodes. */
function elementOf(name: string, className: string | undefined, children: readonly PhrasingContent[]): Paragraph {
  return {
    type: 'paragraph',
    children: [...children],
    data: { hName: name, ...(className && { hProperties: { className: [className] } }) },
  };
}

function spanOf(className: string, children: PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', children, data: { hName: 'span', hProperties: { className: [className] } } };
}

/** The name of a file or folder, and what is said of it after a blank. */
function namedOf({ children }: Paragraph): { name: PhrasingContent[]; comment: PhrasingContent[] } {
  const [first, ...rest] = children;
  if (first?.type !== 'text') return { name: first ? [first] : [], comment: trimmed(rest) };
  const [, name = '', comment = ''] = /^\s*(\S*)\s*([^]*)$/.exec(first.value) ?? [];
  return {
    name: [{ type: 'text', value: name }],
    comment: [...(comment ? [{ type: 'text' as const, value: comment }] : []), ...rest],
  };
}

/** Nodes without the blank before the first of them. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = nodes;
  return first?.type === 'text' ? [{ ...first, value: first.value.trimStart() }, ...rest] : [...nodes];
}

function fileItem(item: ListItem): void {
  const line = item.children.find((child) => child.type === 'paragraph');
  const inner = item.children.find((child) => child.type === 'list');
  if (!line) return;
  const { name, comment } = namedOf(line);
  const text = textOf(name);
  const isFolder = inner !== undefined || text.endsWith('/');
  const isRest = text === '…' || text === '...';
  const label: PhrasingContent[] = [spanOf('file-name', name)];
  if (comment.length > 0) label.push({ type: 'text', value: ' ' }, spanOf('file-comment', comment));
  classed(item, isRest ? 'file-rest' : isFolder ? 'file-folder' : 'file');
  if (!inner) {
    line.children = label;
    return;
  }
  for (const child of inner.children) fileItem(child);
  const others = item.children.filter((child) => child !== line);
  item.children = [
    {
      type: 'blockquote',
      children: [elementOf('summary', undefined, label), ...others],
      data: { hName: 'details', hProperties: { open: true } },
    },
  ];
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : '')).join('');
}

/** A card has a title that is a link; before it a picture, after it some words. `false` where there is no link. */
function cardItem(item: ListItem): boolean {
  const [first, ...others] = item.children;
  if (first?.type !== 'paragraph') return false;
  const nodes = first.children.filter((node) => node.type !== 'break');
  const at = nodes.findIndex((node) => node.type === 'link' || node.type === 'linkReference');
  const before = nodes.slice(0, Math.max(at, 0));
  const isPicture = (node: PhrasingContent) =>
    node.type === 'image' || node.type === 'imageReference' || (node.type === 'text' && !node.value.trim());
  if (at < 0 || !before.every(isPicture)) return false;
  for (const picture of before) if (picture.type !== 'text') classed(picture, 'card-picture');
  const rest = trimmed(nodes.slice(at + 1));
  const [word] = rest;
  // A colon or a dash between title and words is for those who read it as a list.
  if (word?.type === 'text') rest[0] = { ...word, value: word.value.replace(/^\s*(?:[:–—]|- )\s*/, '').trimStart() };
  const hasText = textOf(rest).trim() !== '';
  classed(item, 'card');
  // Block by block, or the list would be taken for a tight one.
  item.spread = true;
  item.children = [
    ...(before.some(({ type }) => type !== 'text') ? [elementOf('div', undefined, before)] : []),
    elementOf('p', 'card-title', [nodes[at] as Link]),
    ...(hasText ? [elementOf('p', 'card-text', rest)] : []),
    ...others,
  ];
  return true;
}
