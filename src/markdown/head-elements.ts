// The elements that a page's front matter adds to the head of its document: metadata and links, nothing that runs or
// changes what the page is. In: a value as YAML gives it. Out: the elements, or what is wrong.
import type { HeadElement } from '../model/page.ts';
import { isScriptAddress } from '../model/script-address.ts';

const attributesOf: Readonly<Record<HeadElement['tag'], readonly string[]>> = {
  meta: ['name', 'property', 'content', 'media'],
  link: ['rel', 'href', 'hreflang', 'type', 'sizes', 'media', 'title', 'as', 'crossorigin'],
};
/** What a link may be: a style sheet or a manifest is the site's own affair. */
const relations = new Set([
  'alternate',
  'author',
  'dns-prefetch',
  'help',
  'icon',
  'license',
  'me',
  'next',
  'preconnect',
  'prefetch',
  'preload',
  'prev',
  'search',
]);

/** What such a list looks like. */
export const headExpected =
  'a list of elements such as "- meta: { name: keywords, content: bikes }" or "- link: { rel: license, href: /licence/ }"';

/** The elements; a text says what of them is not one. */
export function headElements(value: unknown): readonly HeadElement[] | string {
  if (!Array.isArray(value)) return String(value);
  const elements: HeadElement[] = [];
  for (const item of value as readonly unknown[]) {
    const [entry, ...others] = Object.entries((item ?? {}) as Record<string, unknown>);
    const found = JSON.stringify(item);
    const [tag, attributes] = entry ?? [];
    if (others.length > 0 || (tag !== 'meta' && tag !== 'link')) return found;
    if (typeof attributes !== 'object' || attributes === null) return found;
    const texts = Object.entries(attributes).map(([name, text]) => [name, String(text)] as const);
    if (texts.length === 0 || texts.some(([name]) => !attributesOf[tag].includes(name))) return found;
    const all = Object.fromEntries(texts);
    if (tag === 'link' && (!relations.has(all['rel'] ?? '') || !all['href'] || isScriptAddress(all['href'])))
      return found;
    elements.push({ tag, attributes: all });
  }
  return elements;
}
