// Escapes the text of scripts and style sheets in SVG and MathML. There a browser reads it as markup, unlike in HTML,
// but the serializer writes it as it is in both. hast in and out.
import type { Element, Root } from 'hast';
import { foreign, foreignEnds } from './html-elements.ts';
import { walkTree } from './walk-tree.ts';

/** Escapes such text in a tree, so that it is written as it will be read. */
export function escapeForeignText(tree: Root): void {
  walkTree<Element>(tree, 'element', (outer) => {
    if (!foreign.has(outer.tagName)) return undefined;
    walkTree<Element>(outer, 'element', ({ tagName, children }) => {
      if (tagName === 'script' || tagName === 'style') children.forEach(escapeText);
      return foreignEnds.has(tagName.toLowerCase()) ? 'skip' : undefined;
    });
    return 'skip';
  });
}

function escapeText(node: Element['children'][number]): void {
  if (node.type !== 'text' || !/[<&]/.test(node.value)) return;
  const value = node.value.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
  Object.assign(node, { type: 'raw', value });
}
