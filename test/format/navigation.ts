// FORMAT section 6, sentence by sentence: the navigation as pages show it.
import { describe, expect, it } from 'vitest';
import type { Formats } from './built-format.ts';
import type { Found } from './html.ts';

/** What an entry is called, without its marks. */
const wordsOf = (link: Found) => (link.all('.nav-title')[0] ?? link).text;
const isGroup = (link: Found) => link.attribute('aria-expanded') !== undefined;

export function navigation(formats: () => Formats): void {
  const nav = (url: string) => formats().plain.page(url).one('.nav-depth-0');
  const links = (url: string) =>
    nav(url)
      .all('a')
      .map((link) => [wordsOf(link), link.attribute('href')]);
  const link = (url: string, href: string) =>
    nav(url)
      .all('a')
      .find((found) => found.attribute('href') === href && !isGroup(found))!;
  const pager = (url: string) =>
    formats()
      .plain.page(url)
      .all('.pager-link')
      .map((found) => [found.attribute('rel'), found.one('.pager-title').text, found.attribute('href')]);

  describe('the navigation', () => {
    it('is evaluated: it may import modules, JSON and through aliases, and compute', () => {
      expect(links('/x/')).toContainEqual(['Riding', '/x/rides/']);
      expect(links('/x/writing/gfm/')).toContainEqual(['Callouts', '/x/writing/callouts/']);
    });

    it('has groups that fold and lead to their first leaf', () => {
      const group = nav('/x/')
        .all('a[aria-expanded]')
        .find(({ text }) => text === 'Riding')!;
      expect(group.attribute('href')).toBe('/x/rides/');
      expect(links('/x/')).not.toContainEqual(['Booking', '/x/rides/booking/']);
      expect(links('/x/rides/')).toContainEqual(['Booking', '/x/rides/booking/']);
      expect(
        nav('/x/rides/')
          .all('a[aria-expanded]')
          .find(({ text }) => text === 'Riding')!
          .attribute('aria-expanded'),
      ).toBe('true');
    });

    it('has labels whose children stay at their depth and always show', () => {
      const label = nav('/x/rides/').one('.nav-subheader');
      expect(label.text).toBe('First steps');
      expect(label.all('a')).toEqual([]);
      expect(label.next!.attribute('class')).toBe(label.parent!.parent!.attribute('class'));
      expect(label.next!.all('a')).toHaveLength(2);
    });

    it('shows plans and marks', () => {
      const marks = (url: string, href: string) =>
        link(url, href)
          .all('.chip')
          .map(({ text }) => text);
      expect(link('/x/rides/', '/x/rides/booking/').all('.plan-pro')).toHaveLength(1);
      expect(link('/x/', '/x/bikes/').all('.plan-premium')).toHaveLength(1);
      expect(marks('/x/rides/', '/x/rides/booking/')).toEqual(['New']);
      expect(marks('/x/rides/', '/x/rides/booking/persistence/')).toEqual(['Preview']);
      expect(marks('/x/rides/', '/x/rides/night-tours/')).toEqual(['Planned']);
      expect(marks('/x/demos/', '/x/demos/')).toEqual(['Beta']);
      expect(marks('/x/demos/', '/x/components/')).toEqual(['Deprecated']);
    });

    it('gives links the properties of their entry', () =>
      expect(link('/x/demos/', '/x/demos/').attribute('data-track')).toBe('demos'));

    it('leaves out entries that are not in the side navigation', () => {
      expect(links('/x/rides/').map(([, href]) => href)).not.toContain('/x/rides/tours/');
      expect(formats().plain.has('/x/rides/tours/')).toBe(true);
    });

    it('marks the page', () => {
      for (const url of ['/x/', '/x/rides/', '/x/writing/gfm/', '/zh/x/rides/booking/'])
        expect(
          nav(url)
            .all('[aria-current="page"]')
            .map((found) => found.attribute('href')),
        ).toEqual([url]);
    });

    it('makes titles from pathnames: without react-, hyphens as spaces, the first letter upper', () => {
      expect(links('/x/')).toContainEqual(['Old bikes', '/x/react-old-bikes/']);
      expect(links('/x/writing/gfm/')).toContainEqual(['Yaml front matter', '/x/writing/yaml-front-matter/']);
    });

    it('lists generated API pages by name, with the plan of the package that first exports them', () => {
      const entries = nav('/x/api/bikes/bike-list/')
        .all('a')
        .filter((found) => found.attribute('href')!.startsWith('/x/api/bikes/') && !isGroup(found));
      expect(entries.map((found) => [wordsOf(found), found.all('.plan-pro').length])).toEqual([
        ['Bikes', 0],
        ['BikeList', 0],
        ['BikeMap', 1],
        ['Bike', 0],
        ['useBikes', 0],
      ]);
    });

    it('takes translated titles first, of the default language, too', () => {
      expect(links('/x/demos/')).toContainEqual(['Live demos', '/x/demos/']);
      expect(links('/zh/x/rides/booking/')).toEqual(
        expect.arrayContaining([
          ['骑行', '/x/rides/'],
          ['预订', '/zh/x/rides/booking/'],
          ['首页', '/zh/x/'],
          ['保存', '/x/rides/booking/persistence/'],
        ]),
      );
    });

    it('opens external pathnames elsewhere', () => {
      const shop = link('/x/', 'https://velo.example.org/shop/');
      expect(shop.text).toContain('Shop');
      expect([shop.attribute('target'), shop.attribute('rel')]).toEqual(['_blank', 'noopener']);
      expect(link('/x/', '/x/bikes/').attribute('target')).toBeUndefined();
    });

    it('leads from page to page: depth first, leaves on this origin, those in the side navigation', () => {
      // By their own headings: a list's short names say little outside of it.
      expect(pager('/x/')).toEqual([['next', 'Rides', '/x/rides/']]);
      expect(pager('/x/rides/booking/')).toEqual([
        ['prev', 'Rides', '/x/rides/'],
        ['next', 'Persistence', '/x/rides/booking/persistence/'],
      ]);
      expect(pager('/x/rides/booking/persistence/')[1]).toEqual(['next', 'Night tours', '/x/rides/night-tours/']);
      expect(pager('/x/react-old-bikes/')).toEqual([
        ['prev', 'Bikes', '/x/bikes/'],
        ['next', 'Material UI', '/material-ui/getting-started/'],
      ]);
      expect(pager('/x/api/bikes/')[0]).toEqual(['prev', 'Material UI', '/material-ui/getting-started/']);
      expect(pager('/x/rides/tours/')).toEqual([]);
      expect(pager('/zh/x/rides/booking/')).toEqual([
        ['prev', '概览', '/x/rides/'],
        ['next', '保存', '/x/rides/booking/persistence/'],
      ]);
    });
  });
}
