// Wraps tables in a scrolling box, so that a wide one never makes the page scroll sideways, and lets long names of code
// break in their cells, so that fewer are wide. hast in and out.
import type { Element, Root, Text } from 'hast';
import type { VFile } from 'vfile';
import { breakableParts } from '../model/breakable.ts';
import { contextOf, mayContain } from './parse-context.ts';
import { walkTree } from './walk-tree.ts';

export function tables() {
  return (tree: Root, file: VFile) => {
    if (!mayContain(contextOf(file), 'table', 'html')) return;
    walkTree<Element>(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table') return undefined;
      walkTree<Element>(node, 'element', breakCode);
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

/** Where a name is one text: what a writer has marked up inside of code stays as it is. */
function breakCode(node: Element): void {
  const only = node.children[0];
  if (node.tagName !== 'code' || node.children.length !== 1 || only?.type !== 'text') return;
  const [first = '', ...others] = breakableParts(only.value);
  if (others.length === 0) return;
  node.children = [
    textOf(first),
    ...others.flatMap((part): (Element | Text)[] => [
      { type: 'element', tagName: 'wbr', properties: {}, children: [] },
      textOf(part),
    ]),
  ];
}

function textOf(value: string): Text {
  return { type: 'text', value };
}
