// Wraps tables in a scrolling box, so that a wide one never makes the page scroll sideways. hast in and out.
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { contextOf, mayContain } from './parse-context.ts';
import { walkTree } from './walk-tree.ts';

export function tables() {
  return (tree: Root, file: VFile) => {
    if (!mayContain(contextOf(file), 'table', 'html')) return;
    walkTree<Element>(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table') return undefined;
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], tabIndex: 0 },
        children: [node],
      } as Element;
      return index + 1;
    });
  };
}
