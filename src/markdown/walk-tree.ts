// Walks mdast and hast. The common library for it defines a property per visited node, which alone took half of a
// page's Markdown time (measured over 1,000 pages), so this step of the chain is our own.
import type { Node, Parent } from 'unist';

/** What a visitor may return: nothing, `'skip'` to skip the children, or the index of the sibling to continue with. */
type WalkResult = 'skip' | number | undefined | void;

/**
 * Calls a visitor for each node of one type below a tree, parents first. The visitor may change the node's children,
 * and replace or remove the node itself if it returns the index to continue with. The recursion is as deep as the tree,
 * which refuseLargeTree limits.
 */
export function walkTree<T extends Node>(
  tree: Node,
  type: T['type'],
  visitor: (node: T, index: number, parent: Parent) => WalkResult,
): void {
  const { children } = tree as Parent;
  for (let index = 0; index < children.length;) {
    const node = children[index]!;
    const result = node.type === type ? visitor(node as T, index, tree as Parent) : undefined;
    if (typeof result === 'number') {
      index = result;
      continue;
    }
    if (result !== 'skip' && (node as Partial<Parent>).children) walkTree(node, type, visitor);
    index++;
  }
}
