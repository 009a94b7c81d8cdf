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

it('reads an old address that is written encoded as the pathname that is asked for', () => {
  expect(redirectsOf({ '/r%C3%A4der/': '/bikes/' }, file, undefined)).toEqual([{ from: '/räder/', to: '/bikes/' }]);
});

it.each<[string, unknown, RegExp]>([
  ['a list', [], /must be an object/],
  ['nothing', undefined, /must be an object/],
  ['an address with a host', { 'https://a.example/': '/b/' }, /"https:\/\/a\.example\/" must be a pathname/],
  ['a pattern', { '/old/*': '/new/' }, /"\/old\/\*" must be a pathname/],
  ['a query', { '/old/?a=1': '/new/' }, /must be a pathname/],
  ['a target without a slash', { '/old/': 'new/' }, /"\/old\/" must lead to a pathname or an https address, found "new\/"/],
  ['a target that is no text', { '/old/': 1 }, /found 1/],
  ['a script', { '/old/': 'javascript:alert(1)' }, /must lead to/],
])('refuses %s', (_, value, message) => expect(() => redirectsOf(value, file, undefined)).toThrow(message));
