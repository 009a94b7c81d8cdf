// A dev server makes the navigation anew where it would be another one, and only there.
import { expect, it } from 'vitest';
import type { Config } from '../../src/model/config.ts';
import type { Page } from '../../src/model/page.ts';
import { navigationKeeper, type NavigationParts } from '../../src/site/same-navigation.ts';

const config = {} as Config;
const pageOf = (facts: Partial<Page> & { readonly pathname?: string } = {}): Page => {
  const { pathname = '/bells/', ...rest } = facts;
  return { kind: 'guide', address: { locale: 'en', pathname }, title: 'Bells', frontMatter: {}, ...rest } as Page;
};
const parts = (more: Partial<NavigationParts> = {}): NavigationParts => ({
  apiEntries: new Map([['velo', [{ pathname: '/api/bell/' }]]]),
  translations: new Map([['en', { 'pages./bells/': 'Bells' }]]),
  ...more,
});
const sites = (...lists: readonly (readonly Page[])[]) =>
  new Map(lists.map((pages, index) => [['en', 'zh'][index]!, new Map(pages.map((page, at) => [String(at), page]))]));

/** Whether the second one is made anew. */
function isMadeAnew(
  first: readonly [readonly Page[], NavigationParts],
  second: readonly [readonly Page[], NavigationParts],
): boolean {
  const keep = navigationKeeper<string>();
  keep(config, first[1], sites(first[0]), () => 'first');
  return keep(config, second[1], sites(second[0]), () => 'second') === 'second';
}

it('is kept where words of a page have changed', () => {
  const changed = pageOf({ description: 'Rings.', headings: [{ level: 2, id: 'a', text: 'A', line: 3 }] });
  expect(isMadeAnew([[pageOf()], parts()], [[changed], parts()])).toBe(false);
  expect(isMadeAnew([[pageOf()], parts()], [[pageOf({ frontMatter: { packageName: 'x' } })], parts()])).toBe(false);
});

it.each<[string, readonly Page[]]>([
  ['another title', [pageOf({ title: 'Horns' })]],
  ['another address', [pageOf({ pathname: '/horns/' })]],
  ['another kind', [pageOf({ kind: 'standalone' })]],
  ['a name of its own there', [pageOf({ frontMatter: { navigationTitle: 'Horns' } })]],
  ['a place of its own there', [pageOf({ frontMatter: { order: 2 } })]],
  ['no wish to be there', [pageOf({ frontMatter: { navigation: false } })]],
  ['a neighbour', [pageOf(), pageOf({ pathname: '/horns/' })]],
  ['gone', []],
])('is made anew where a page has %s', (_, pages) => {
  expect(isMadeAnew([[pageOf()], parts()], [pages, parts()])).toBe(true);
});

it('is made anew where two pages have changed places', () => {
  const pages = [pageOf(), pageOf({ pathname: '/horns/' })];
  expect(isMadeAnew([pages, parts()], [pages.toReversed(), parts()])).toBe(true);
});

it.each<[string, Partial<NavigationParts>]>([
  ['its module', { navigation: [{ pathname: '/bells/' }] }],
  ['what a folder says', { folders: new Map([['/bells/', { order: 1 }]]) }],
  ['pages of the API', { apiEntries: new Map() }],
  ['a table of titles', { translations: new Map([['en', { 'pages./bells/': 'Horns' }]]) }],
])('is made anew with another of %s', (_, more) => {
  expect(isMadeAnew([[pageOf()], parts()], [[pageOf()], parts(more)])).toBe(true);
  expect(isMadeAnew([[pageOf()], parts(more)], [[pageOf()], parts(more)])).toBe(false);
});

it('is made anew for a page in another language, and for another config', () => {
  const keep = navigationKeeper<string>();
  keep(config, parts(), sites([pageOf()], []), () => 'first');
  expect(keep(config, parts(), sites([pageOf()], [pageOf({ title: '铃' })]), () => 'second')).toBe('second');
  expect(keep({} as Config, parts(), sites([pageOf()], [pageOf({ title: '铃' })]), () => 'third')).toBe('third');
});
