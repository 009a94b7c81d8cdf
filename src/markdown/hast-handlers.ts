// Linear versions of two of remark-rehype's handlers: in the originals each item scans its whole list, and each row its
// whole table, which takes minutes for a megabyte. mdast in, hast out, with the same result.
import { defaultHandlers, type Options } from 'remark-rehype';
import type { Element, ElementContent } from 'hast';
import type { List, ListItem, Parents, TableRow } from 'mdast';

const looseLists = new WeakMap<List, boolean>();

export const hastHandlers: NonNullable<Options['handlers']> = {
  listItem(state, node: ListItem, parent: Parents | undefined) {
    const loose = parent?.type === 'list' ? isLooseList(parent) : isLooseItem(node);
    const content = state.all(node);
    const task = typeof node.checked === 'boolean';
    if (task) addCheckbox(content, node.checked === true);
    const children: ElementContent[] = [];
    content.forEach((child, index) => {
      const isParagraph = child.type === 'element' && child.tagName === 'p';
      const bare = isParagraph && !loose;
      if (!(bare && index === 0)) children.push({ type: 'text', value: '\n' });
      if (!bare) children.push(child);
      // One by one: an item may have more children than a call can take arguments.
      else for (const inner of child.children) children.push(inner);
    });
    const last = content.at(-1);
    if (last && (loose || last.type !== 'element' || last.tagName !== 'p'))
      children.push({ type: 'text', value: '\n' });
    const item: Element = {
      type: 'element',
      tagName: 'li',
      properties: task ? { className: ['task-list-item'] } : {},
      children,
    };
    state.patch(node, item);
    return state.applyData(node, item);
  },
  tableRow(state, node: TableRow, parent: Parents | undefined) {
    if (parent?.type !== 'table') return defaultHandlers.tableRow(state, node, parent);
    const header = parent.children[0]!;
    return defaultHandlers.tableRow(state, node, { ...parent, children: header === node ? [node] : [header, node] });
  },
};

function addCheckbox(content: ElementContent[], checked: boolean): void {
  const [first] = content;
  const isParagraph = first?.type === 'element' && first.tagName === 'p';
  const paragraph: Element = isParagraph ? first : { type: 'element', tagName: 'p', properties: {}, children: [] };
  if (!isParagraph) content.unshift(paragraph);
  if (paragraph.children.length > 0) paragraph.children.unshift({ type: 'text', value: ' ' });
  paragraph.children.unshift({
    type: 'element',
    tagName: 'input',
    properties: { type: 'checkbox', checked, disabled: true },
    children: [],
  });
}

function isLooseList(list: List): boolean {
  const known = looseLists.get(list);
  if (known !== undefined) return known;
  const loose = list.spread || list.children.some(isLooseItem);
  looseLists.set(list, loose);
  return loose;
}

function isLooseItem({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1;
}
