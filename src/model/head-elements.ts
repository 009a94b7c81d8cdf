// The elements that a site's config or a page's front matter adds to the head of a document, each written as
// `{ meta: { name: 'keywords', content: 'bikes' } }`. In: such a list. Out: the elements, or what is wrong.
import type { HeadElement } from './page.ts';
import { isScriptAddress } from './script-address.ts';

type Tag = HeadElement['tag'];

const attributesOf: Readonly<Record<Tag, readonly string[]>> = {
  meta: ['name', 'property', 'http-equiv', 'content', 'media'],
  link: [
    'rel',
    'href',
    'hreflang',
    'type',
    'sizes',
    'media',
    'title',
    'as',
    'crossorigin',
    'integrity',
    'referrerpolicy',
    'color',
  ],
  script: ['src', 'type', 'async', 'defer', 'nomodule', 'crossorigin', 'integrity', 'referrerpolicy', 'id', 'text'],
};
/** Of a page, a meta element says something and orders nothing. */
const siteOnlyAttributes: readonly string[] = ['http-equiv'];
/** What a link of a page may be: a style sheet or a manifest is the site's own affair. */
const pageRelations: readonly string[] = [
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
];
const siteRelations: readonly string[] = [
  ...pageRelations,
  'apple-touch-icon',
  'apple-touch-startup-image',
  'mask-icon',
  'modulepreload',
  'pingback',
  'stylesheet',
  'webmention',
];

/** What a page's list looks like. */
export const headExpected =
  'a list of elements such as "- meta: { name: keywords, content: bikes }" or "- link: { rel: license, href: /licence/ }"';

/**
 * A page's elements; a text says what of them is not one. Nothing of a page's runs or changes what the page is.
 *
 * @param value as YAML gives it
 */
export function headElements(value: unknown): readonly HeadElement[] | string {
  if (!Array.isArray(value)) return String(value);
  const elements: HeadElement[] = [];
  for (const item of value as readonly unknown[]) {
    const element = elementOf(item, 'page');
    if (typeof element === 'string') return JSON.stringify(item);
    elements.push(element);
  }
  return elements;
}

/**
 * The elements of a config, scripts included; a text is a sentence about the first that is wrong.
 *
 * @param path the key's name, for that sentence
 */
export function siteHeadElements(value: readonly unknown[], path: string): readonly HeadElement[] | string {
  const elements: HeadElement[] = [];
  for (const [index, item] of value.entries()) {
    const element = elementOf(item, 'site');
    if (typeof element === 'string') return `"${path}[${index}]" ${element}`;
    elements.push(element);
  }
  return elements;
}

/** An element; a text is the rest of a sentence about what is wrong. */
function elementOf(item: unknown, owner: 'page' | 'site'): HeadElement | string {
  const tags = owner === 'site' ? (['meta', 'link', 'script'] as const) : (['meta', 'link'] as const);
  const example = `{ meta: { name: "keywords", content: "bikes" } }`;
  const [[tag, given] = [], ...others] = Object.entries((item ?? {}) as Record<string, unknown>);
  const known = tags.find((one) => one === tag);
  if (!known || others.length > 0)
    return `must have one key, ${tags.join(', ').replace(/, (\w+)$/, ' or $1')}, as in ${example}; found ${JSON.stringify(item)}.`;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return `must have attributes, as in ${example}; found ${JSON.stringify(item)}.`;
  const { text, ...attributes } = attributesFrom(given);
  const names = Object.keys(attributes);
  const allowed = attributesOf[known].filter((name) => owner === 'site' || !siteOnlyAttributes.includes(name));
  const foreign = [...names, ...(text === undefined ? [] : ['text'])].find(
    (name) => !allowed.includes(name) && !(owner === 'site' && /^data-[a-z\d-]+$/.test(name)),
  );
  if (foreign !== undefined)
    return `has the attribute "${foreign}", which a <${known}> does not have here; it may have ${allowed.join(', ')}.`;
  if (known === 'script') return scriptOf(attributes, text);
  if (names.length === 0) return `has no attributes; write for example ${example}.`;
  if (known === 'link') {
    const relations = owner === 'site' ? siteRelations : pageRelations;
    const rel = attributes['rel'] ?? '';
    if (!relations.includes(rel)) return `is a link of the kind "${rel}"; "rel" is one of ${relations.join(', ')}.`;
    const href = attributes['href'] ?? '';
    if (!href || isScriptAddress(href)) return `is a link without an address in "href"; found "${href}".`;
  }
  return { tag: known, attributes };
}

function scriptOf(attributes: HeadElement['attributes'], text: string | undefined): HeadElement | string {
  const { src } = attributes;
  if ((src === undefined) === (text === undefined))
    return 'is a script, which has either "src", its address, or "text", its code.';
  if (src !== undefined && (!src || isScriptAddress(src))) return `is a script whose "src" is no address: "${src}".`;
  return { tag: 'script', attributes, ...(text !== undefined && { text }) };
}

/** `true` is an attribute without a value, `false` none. */
function attributesFrom(given: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === false || value === undefined ? [] : [[name, value === true ? '' : String(value)]],
    ),
  );
}
