// Proposals for an address that leads nowhere.
import { expect, it } from 'vitest';
import { nearestLinks } from '../../src/model/nearest-links.ts';

const pages = [
  '/x/',
  '/x/rides/',
  '/x/rides/list/',
  '/x/bikes/',
  '/x/bikes/list/',
  '/x/introduction/licensing/',
  '/x/guides/telemetry/',
].map((href) => ({ href, title: href }));
const near = (pathname: string) => nearestLinks(pages, pathname).map(({ href }) => href);

it('finds a page by a slip of the finger, and one that lies elsewhere now', () => {
  expect(near('/x/rdies/')[0]).toBe('/x/rides/');
  expect(near('/x/introduction/telemetry/')[0]).toBe('/x/guides/telemetry/');
  expect(near('/X/Introduction/Licencing')[0]).toBe('/x/introduction/licensing/');
  expect(near('/x/bikes/index.html')[0]).toBe('/x/bikes/');
});

it('prefers, of pages with one name, the one in the likelier folder', () => {
  expect(near('/x/ride/list/').slice(0, 2)).toEqual(['/x/rides/list/', '/x/bikes/list/']);
});

it('proposes at most five, and nothing where nothing is near', () => {
  expect(
    nearestLinks(
      Array.from({ length: 20 }, (_, index) => ({ title: '', href: `/a${index}/` })),
      '/a/',
    ),
  ).toHaveLength(5);
  expect(near('/something/else/altogether/that/nobody/wrote/')).toEqual([]);
});
