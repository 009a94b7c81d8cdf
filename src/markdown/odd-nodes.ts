// Nodes in quotes, lists and footnotes of which the native parser keeps white space that the reference drops, or sees other ends. In: a node of its tree. Out: the reason, if there is one.
import type { Nodes } from 'mdast';

/** A node that the two parsers may read differently. */
export interface OddNode {
  readonly name: string;
  readonly start: number;
}

/** Why the parsers may read a node in a container differently. */
export function oddNode(node: Nodes): string | undefined {
  if (node.type === 'html' && node.value.includes('\n')) return 'A tag over lines in a list item or quote';
  if (node.type === 'definition' && node.position?.start.line !== node.position?.end.line)
    return 'A link definition without a name, over lines, or right above another block';
  if ('label' in node && node.label && /\n[ \t]/.test(node.label)) return 'A label over lines in a list item or quote';
  if (node.type === 'listItem' && node.children.some((child) => isLazyHtml(child, node.children[0]!)))
    return 'HTML below the text of a list item, and indented less';
  if (node.type === 'footnoteDefinition' && node.children.some(({ type }) => type === 'list'))
    return 'A list in a footnote';
  return undefined;
}

function isLazyHtml({ type, position }: Nodes, first: Nodes): boolean {
  return type === 'html' && position!.start.column < first.position!.start.column;
}

/** Whether a block has others inside, each indented or marked. */
export function isContainer({ type }: Nodes): boolean {
  return type === 'list' || type === 'blockquote' || type === 'footnoteDefinition';
}
