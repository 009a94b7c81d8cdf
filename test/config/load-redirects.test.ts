// The redirects file: what it may say, and where each entry stands.
import { expect, it } from 'vitest';
import { redirectsOf } from '../../src/config/load-redirects.ts';

const file = '/site/redirects.ts';

it('maps old pathnames to new ones, slashes added, lines found', () => {
  const text = "// Moved.\nexport default {\n  '/old': '/new/#a',\n  \"/gone/\": 'https://elsewhere.example/',\n};\n";
  expect(redirectsOf({ '/old': '/new/#a', '/gone/': 'https://elsewhere.example/' }, file, text)).toEqual([
    { from: '/old/', to: '/new/#a', line: 3 },
    { from: '/gone/', to: 'https://elsewhere.example/', line: 4 },
  ]);
  expect(redirectsOf({ '/old/': '/new/' }, file, undefined)).toEqual([{ from: '/old/', to: '/new/' }]);
});

it('finds the line of an entry that others lead to, and of one in a list', () => {
  const redirects = { '/a/': '/b/', '/b/': '/c/' };
  expect(
    redirectsOf(redirects, file, "export default {\n  '/a/': '/b/',\n  '/b/': '/c/',\n};\n").map(({ line }) => line),
  ).toEqual([2, 3]);
  expect(
    redirectsOf(redirects, file, "export default Object.fromEntries([\n  ['/a/', '/b/'],\n  ['/b/', '/c/'],\n]);\n")[0],
  ).toMatchObject({ line: 2 });
});

it('reads an old address that is written encoded as the pathname that is asked for', () => {
  expect(redirectsOf({ '/r%C3%A4der/': '/bikes/' }, file, undefined)).toEqual([{ from: '/räder/', to: '/bikes/' }]);
});

it.each<[string, unknown, RegExp]>([
  ['a list', [], /must be an object/],
  ['nothing', undefined, /must be an object/],
  ['an address with a host', { 'https://a.example/': '/b/' }, /"https:\/\/a\.example\/" must be a pathname/],
  ['a pattern', { '/old/*': '/new/' }, /"\/old\/\*" must be a pathname/],
  ['a query', { '/old/?a=1': '/new/' }, /must be a pathname/],
  [
    'a target without a slash',
    { '/old/': 'new/' },
    /"\/old\/" must lead to a pathname or an https address, found "new\/"/,
  ],
  ['a target that is no text', { '/old/': 1 }, /found 1/],
  ['a script', { '/old/': 'javascript:alert(1)' }, /must lead to/],
])('refuses %s', (_, value, message) => expect(() => redirectsOf(value, file, undefined)).toThrow(message));

it.each([
  ['/../../evil/', /"\/\.\.\/\.\.\/evil\/" must be a pathname such as "\/old\/page\/"; its segment "\.\." /],
  ['/%2e%2e/evil/', /its segment "\.\."/],
  ['/a/./b/', /its segment "\."/],
  ['/..', /its segment "\.\."/],
  ['//evil/', /an empty segment/],
  ['/a\\..\\b/', /"\\\\" has a meaning of its own/],
  ['/a%3Fb/', /"\?" has a meaning of its own/],
])('refuses %s, which is no folder of the output, and says where it stands', (from, message) => {
  const text = `export default {\n  '/fine/': '/',\n  ${JSON.stringify(from)}: '/',\n};\n`;
  const refused = () => redirectsOf({ '/fine/': '/', [from]: '/' }, file, text);
  expect(refused).toThrow(message);
  expect(refused).toThrow('/site/redirects.ts:3:3: ');
});

it('takes the home page, names with dots and those with a percent sign', () => {
  expect(
    redirectsOf({ '/': '/start/', '/v1..2/.well-known/': '/', '/50%25/': '/' }, file, undefined).map(
      ({ from }) => from,
    ),
  ).toEqual(['/', '/v1..2/.well-known/', '/50%/']);
});
