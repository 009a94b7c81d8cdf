// Tables get a box of their own that scrolls, so that a wide one never makes the page scroll sideways. hast in and out.
import { SKIP, visit } from 'unist-util-visit';
import type { Parents, Root } from 'hast';

export function tables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent: Parents | undefined) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      parent.children[index] = { type: 'element', tagName: 'div', properties: { className: ['table-scroll'], tabIndex: 0 }, children: [node] };
      return SKIP;
    });
  };
}
