// Footnotes are numbered anew in each segment of a page; here their ids become unique in the page. hast in and out.
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { contextOf } from './parse-context.ts';
import { walkTree } from './walk-tree.ts';

const label = 'footnote-label';
const footnoteId = /^(#?)(user-content-fn|footnote-label)/;

/** Whether an id is that of the hidden heading above a segment's footnotes. */
export function isFootnoteLabel(id: unknown): boolean {
  return typeof id === 'string' && /^footnote-label(?:-\d+)?$/.test(id);
}

/** Appends a number to the footnote ids of every segment after the first, and to the references to them. */
export function footnotes() {
  return (tree: Root, file: VFile) => {
    if (!tree.children.some((node) => node.type === 'element' && node.properties['dataFootnotes'] !== undefined))
      return;
    const suffix = contextOf(file).slugger.claim(label).slice(label.length);
    if (!suffix) return;
    walkTree<Element>(tree, 'element', ({ properties }) => {
      for (const name of ['id', 'href']) {
        const value = properties[name];
        if (typeof value === 'string' && footnoteId.test(value)) properties[name] = value + suffix;
      }
      if (properties['dataFootnoteRef'] !== undefined) properties['ariaDescribedBy'] = [label + suffix];
    });
  };
}
