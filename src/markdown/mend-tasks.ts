// Where a task begins with markup, `- [ ] **a**`, its paragraph begins with the box for the reference, and behind it for the native
// parser. In: a text and the native parser's tree of it. Changed: the positions of these paragraphs.
import type { ListItem, Nodes, Root } from 'mdast';

/** Gives paragraphs of tasks the positions that the reference gives them. */
export function mendTasks(text: string, tree: Root): void {
  if (!['[ ] ', '[x] ', '[X] '].some((box) => text.includes(box))) return;
  const pending: Nodes[] = [...tree.children];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'listItem' && typeof node.checked === 'boolean') mendTask(node, text);
    if ('children' in node && node.type !== 'paragraph') for (const child of node.children) pending.push(child);
  }
}

function mendTask({ children: [paragraph] }: ListItem, text: string): void {
  if (paragraph?.type !== 'paragraph' || paragraph.children[0]?.type === 'text') return;
  const { start, end } = paragraph.position!;
  const box = start.offset! - '[ ] '.length;
  if (!/^\[[ xX]\] $/.test(text.slice(box, start.offset))) return;
  paragraph.position = { start: { ...start, column: start.column - '[ ] '.length, offset: box }, end };
}
