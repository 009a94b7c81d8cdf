// Entries of a navigation as a module writes them: what is wrong in one is told by its path, and the others stay.
import { expect, it } from 'vitest';
import { checkedNavigation } from '../../src/config/load-navigation.ts';
import { apiPages } from '../../src/model/api-pages.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const check = (list: readonly unknown[], productIds: readonly string[] = ['bikes', 'bells']) =>
  checkedNavigation(list, 'content/navigation.ts', productIds);
const told = (list: readonly unknown[]) =>
  check(list).problems.map((problem) => [problem.severity, 'reason' in problem && problem.reason]);

it('takes every key of the format, and keys of groups that are no paths', () => {
  const list = [
    {
      pathname: '/a/',
      title: 'A',
      plan: 'pro',
      newFeature: true,
      planned: false,
      unstable: true,
      beta: true,
      deprecated: true,
      icon: () => null,
      linkProps: { target: '_blank', 'data-n': 1 },
      inSideNav: false,
      subheader: undefined,
    },
    {
      pathname: 'group',
      children: [
        {
          pathname: 'label',
          subheader: 'Label',
          children: [{ pathname: 'https://example.com/' }, { pathname: '//example.com/' }],
        },
      ],
    },
    apiPages('bikes'),
    apiPages('bells', 'others'),
  ];
  const { entries, problems } = check(list);
  expect(problems).toEqual([]);
  expect(entries).toHaveLength(4);
  expect(entries[1]!.children![0]!.children).toHaveLength(2);
});

it.each<[string, unknown, string]>([
  ['no pathname', { title: 'x' }, '"navigation[0].pathname" is missing.'],
  ['null', null, '"navigation[0]" must be an object, found null.'],
  ['a text', '/a/', '"navigation[0]" must be an object, found "/a/".'],
  ['a pathname that is none', { pathname: 5 }, '"navigation[0].pathname" must be a text, found 5.'],
  [
    'a page without a slash',
    { pathname: 'nolead/' },
    '"navigation[0].pathname" must begin with "/" or be the address of another site, found "nolead/".',
  ],
  [
    'an unknown product',
    apiPages('bike'),
    '"navigation[0].pathname" is apiPages("bike"), but the config has no product "bike". Did you mean "bikes"?',
  ],
])('leaves out an entry that is %s', (_, entry, reason) => {
  expect(told([entry])).toEqual([['error', reason]]);
  expect(check([entry, { pathname: '/b/' }]).entries).toEqual([{ pathname: '/b/' }]);
});

it.each<[object, string]>([
  [{ title: 5 }, '"navigation[0].title" must be a text, found 5.'],
  [
    { linkProps: { href: 'javascript:alert(1)' } },
    '"navigation[0].linkProps.href" must be an address such as "/docs/" or "https://example.com", found "javascript:alert(1)", which would run as code.',
  ],
  [{ linkProps: 'x' }, '"navigation[0].linkProps" must be an object, found "x".'],
  [{ children: {} }, '"navigation[0].children" must be a list, found {}.'],
  [{ newFeature: 'yes' }, '"navigation[0].newFeature" must be a boolean, found "yes".'],
  [{ plan: 'gold' }, '"navigation[0].plan" must be "pro" or "premium", found "gold".'],
])('shows an entry without %j', (key, reason) => {
  expect(told([{ pathname: '/a/', ...key }])).toEqual([['error', reason]]);
  expect(check([{ pathname: '/a/', ...key }]).entries).toEqual([{ pathname: '/a/' }]);
});

it('warns of a key that it does not know, where it stands', () => {
  expect(told([{ pathname: '/' }, { pathname: '/g', children: [{ pathname: '/a/', titel: 'A' }] }])).toEqual([
    ['warning', 'unknown key "navigation[1].children[0].titel". Did you mean "navigation[1].children[0].title"?'],
  ]);
});

it.each(['constructor', 'toString', '__proto__'])('warns of a key that every object has: %s', (key) => {
  const entry = Object.defineProperty({ pathname: '/' }, key, { value: 1, enumerable: true });
  expect(told([entry])).toEqual([['warning', expect.stringContaining(`unknown key "navigation[0].${key}"`)]]);
});

it('keeps the rest of the site', async () => {
  const entries = [
    null,
    { title: 'x' },
    { pathname: '/a/', title: 5, linkProps: 'x' },
    { pathname: 'nolead/' },
    { pathname: '/' },
  ];
  const { site, problems } = await siteFrom({
    'index.md': pageText('Text.', 'Home'),
    'a.md': pageText('Text.', 'A'),
    'navigation.ts': `export default ${JSON.stringify(entries)};`,
  });
  expect(problems.map(({ rule, file }) => `${file} ${rule}`)).toEqual(
    Array(5).fill('content/navigation.ts navigation-invalid'),
  );
  expect(site.navigation.get('en')!.order).toEqual([
    { key: '/a/', title: 'A', href: '/a/' },
    { key: '/', title: 'Home', href: '/' },
  ]);
});

it.each<[unknown, string]>([
  [5, '"ads[0]" must be an object, found 5'],
  [{ nam: 1 }, '"ads[0].name" is missing'],
  [{ name: 'a', link: 1, img: '', description: '' }, '"ads[0].link" must be a text'],
  [{ name: 'a', link: 'javascript:1', img: '', description: '' }, '"ads[0].link" must be an address'],
])('stops at an ad like %j', async (ad, message) => {
  await expect(
    siteFrom(
      { 'index.md': pageText('Text.'), 'ads.ts': `export default ${JSON.stringify([ad])};` },
      { ads: 'content/ads.ts' },
    ),
  ).rejects.toThrow(message);
});
