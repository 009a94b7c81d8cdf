// FORMAT section 2, sentence by sentence: the keys of the front matter, title and description.
import { describe, expect, it } from 'vitest';
import type { Formats } from './built-format.ts';

export function frontMatter(formats: () => Formats): void {
  const page = (name: string) => formats().plain.page(`/x/writing/${name}/`);
  const chips = (name: string) =>
    page(name)
      .all('.page-chip')
      .map((chip) => [chip.text, chip.attribute('href')]);

  describe('front matter', () => {
    it('is no part of the page', () => {
      expect(page('front-matter').one('article').text).not.toMatch(/productId|---/);
      expect(page('yaml-front-matter').one('article').text).not.toMatch(
        /productId|---|Folded over two lines\..*Folded/,
      );
    });

    it('`title` is the document’s title, quotes stripped and colons kept', () => {
      expect(page('front-matter').one('title').text).toBe('Every key: of the front matter - Velo');
      expect(page('front-matter').one('h1').text).toBe('Keys');
      expect(formats().plain.page('/x/rides/booking/').one('title').text).toBe(
        'Booking a ride: by phone, or here - Velo',
      );
      expect(page('yaml-front-matter').one('title').text).toBe('YAML "of the same shapes" - Velo');
    });

    it('without `title`, the h1 is it, without code ticks and badges', () => {
      const old = formats().plain.page('/x/react-old-bikes/');
      expect(old.one('title').text).toBe('The old bikes - Velo');
      expect(old.one('h1').one('code').text).toBe('old');
      expect(old.one('h1').all('.plan-pro')).toHaveLength(1);
    });

    it('`description` is the meta description; without it the description paragraph is, as text', () => {
      const meta = (html: ReturnType<typeof page>) => html.one('meta[name="description"]').attribute('content');
      expect(meta(page('front-matter'))).toBe('The description of the front matter!');
      expect(meta(page('yaml-front-matter'))).toBe('Folded over two lines.');
      expect(meta(formats().plain.page('/x/rides/booking/'))).toBe('Reserve a bike, free of charge and at once.');
    });

    it('the description holds Markdown and HTML, and stands once, below the title', () => {
      const main = formats().plain.main('/x/rides/booking/');
      const [description, ...more] = main.all('p.description');
      expect(more).toEqual([]);
      expect(description!.one('strong').text).toBe('free');
      expect(description!.one('em').text).toBe('at once');
    });

    it('`productId` selects the product and its versions', () => {
      expect(page('front-matter').one('.product-context').text).toContain('Bikes');
      expect(page('front-matter').all('a[href="https://v1.velo.example/"]')).not.toHaveLength(0);
      expect(page('gfm').all('a[href="https://v1.velo.example/"]')).toHaveLength(0);
    });

    it.each(['front-matter', 'yaml-front-matter'])('`components` and `hooks` make the API section: %s', (name) => {
      const section = page(name).one('article').all('h2').at(-1)!;
      expect(section.text).toBe('API#');
      const list = section.next!.next!;
      expect(list.all('a').map((link) => [link.text, link.attribute('href')])).toEqual([
        ['<BikeList />', '/x/api/bikes/bike-list/'],
        ['<BikeMap />', '/x/api/bikes/bike-map/'],
        ['useBikes', '/x/api/bikes/use-bikes/'],
      ]);
    });

    it('and they make the "Demos" list of the API pages', () => {
      const links = (name: string) =>
        formats()
          .plain.main(`/x/api/bikes/${name}/`)
          .all('a')
          .map((link) => link.attribute('href'));
      for (const pathname of ['/x/bikes/', '/x/writing/front-matter/', '/x/writing/yaml-front-matter/'])
        expect(links('bike-list')).toContain(pathname);
      expect(links('bike-map')).not.toContain('/x/bikes/');
    });

    it('the header chips show bundle size, feedback, source, WAI-ARIA and Material Design', () => {
      expect(chips('front-matter').toSorted()).toEqual([
        ['Bundle size', 'https://bundlephobia.com/package/@velo/kit'],
        ['Feedback', 'https://github.com/velo/velo/labels/scope%3A%20bikes'],
        ['Material Design', 'https://m3.example/lists'],
        ['Source', 'https://github.com/velo/velo/tree/v2.1.0/packages/kit/src'],
        ['WAI-ARIA', 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/'],
      ]);
    });

    it('"design": false leaves out the design kit', () =>
      expect(chips('yaml-front-matter')).toEqual([['Bundle size', 'https://bundlephobia.com/package/@velo/kit']]));

    it('page options change the page', () => {
      const [keys, yaml] = [page('front-matter'), page('yaml-front-matter')];
      expect(keys.all('nav.toc')).toHaveLength(0);
      expect(yaml.all('nav.toc')).toHaveLength(1);
      expect(keys.one('article').attribute('class')).toContain('page-wide');
      expect(yaml.one('article').attribute('class')).not.toContain('page-wide');
    });
  });

  describe('the API section', () => {
    it('is a heading, one sentence and the list', () => {
      const section = formats().plain.main('/x/bikes/').one('h2[id="api"]');
      expect(section.next!.tag).toBe('p');
      expect(section.next!.text).toMatch(/^[^.]+[.:]$/);
      expect(section.next!.next!.tag).toBe('ul');
    });

    it('keeps ids unique where the writer has an API section, too', () => {
      expect(
        page('front-matter')
          .all('h2')
          .map((heading) => heading.attribute('id')),
      ).toEqual(['api', 'other', 'api-2']);
    });

    it('is in the table of contents', () =>
      expect(
        page('yaml-front-matter')
          .all('.toc-list a')
          .map((link) => link.attribute('href')),
      ).toEqual(['#one', '#two', '#api']));

    it('is in the page’s Markdown', () =>
      expect(formats().plain.text('/x/bikes/index.md')).toMatch(
        /\n## API\n\n.+\n\n- \[`<BikeList \/>`\]\(\/x\/api\/bikes\/bike-list\/\)\n$/,
      ));

    it('leads to pages whose Markdown has tables', () => {
      const text = formats().plain.text('/x/api/bikes/bike-list/index.md');
      expect(text).toMatch(/^# .*BikeList/);
      expect(text).toMatch(/\| .*empty.* \|/);
    });
  });
}
