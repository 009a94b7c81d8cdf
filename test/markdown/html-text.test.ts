// What is written fast must be what the usual library writes.
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Element, Properties, Root } from 'hast';
import { expect, it } from 'vitest';
import { htmlText } from '../../src/markdown/html-text.ts';

const reference = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();
const element = (tagName: string, properties: Properties = {}, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string) => ({ type: 'text', value }) as const;
const characters = text('a & b &amp; <c> "d" \'e\' `f` \0 \u2028 \u{1F600} >');
const values: Properties[string][] = [
  '',
  'a',
  characters.value,
  0,
  3.5,
  NaN,
  true,
  false,
  null,
  ['a', 'b'],
  ['', 'a&b'],
];
const names =
  `className href id ariaLabel title src srcSet sizes alt tabIndex loading align type width height start style
  disabled checked hidden download open dataFoo data-bar dataFootnoteRef xLinkHref viewBox onClick a:b accept rel`.split(
    /\s+/,
  );

it.each('p a img input br td script style textarea svg math x-own details template pre'.split(' '))(
  'writes <%s> as the library does',
  (tagName) => {
    for (const name of names)
      for (const value of values) {
        const node = element(
          tagName,
          { id: 'i', [name]: value },
          characters,
          element('b', { [name]: value }, characters),
        );
        const tree: Root = { type: 'root', children: [node, element(tagName, { [name]: value })] };
        expect(htmlText(tree), `${name} ${String(value)}`).toBe(reference.stringify(tree));
      }
  },
);

it('writes comments, raw HTML and elements in others as the library does', () => {
  const raw = { type: 'raw', value: '<i>&"' } as never;
  const inside = element(
    'svg',
    { viewBox: '0 0 1 1' },
    element('path', { xLinkHref: '#a' }),
    raw,
    element('title', {}, characters),
  );
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'comment', value: '-> c --' },
      raw,
      element('p', {}, raw, inside, element('x-a', {}, element('b', {}, raw))),
    ],
  };
  expect(htmlText(tree)).toBe(reference.stringify(tree));
});
