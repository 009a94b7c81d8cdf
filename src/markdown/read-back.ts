// Which elements an HTML parser reads back as they are. In: an element made of Markdown. Out: whether it would be the
// same, with all that is in it.
import type { Element, ElementContent } from 'hast';

/** What Markdown makes, and callouts. They nest as HTML has it, because Markdown does. */
const tags = new Set(
  `a aside blockquote br code del details em h1 h2 h3 h4 h5 h6 hr img input li ol p strong summary table tbody td th
  thead tr ul`.split(/\s+/),
);
const texts = new Set(['href', 'title', 'src', 'alt', 'align', 'type']);

/** Whether an element and everything in it comes back from a parser as it is. */
export function isReadBack({ tagName, properties, children }: Element, isInLink = false): boolean {
  if (!tags.has(tagName) || (isInLink && tagName === 'a')) return false;
  for (const name of Object.keys(properties)) if (!isPropertyReadBack(name, properties[name])) return false;
  let last: ElementContent | undefined;
  for (const child of children) {
    // A parser joins texts, and drops empty ones.
    if (child.type === 'text') {
      if (last?.type === 'text' || child.value === '') return false;
    } else if (child.type === 'element') {
      if (!isReadBack(child, isInLink || tagName === 'a')) return false;
    } else if ((child.type as string) !== 'markup') return false;
    last = child;
  }
  return true;
}

function isPropertyReadBack(name: string, value: Element['properties'][string]): boolean {
  if (texts.has(name)) return typeof value === 'string';
  if (name === 'start') return Number.isSafeInteger(value);
  if (name === 'checked' || name === 'disabled') return typeof value === 'boolean';
  if (name !== 'className' || !Array.isArray(value) || value.length === 0) return false;
  return value.every((one) => typeof one === 'string' && /^[^\s]+$/.test(one));
}
