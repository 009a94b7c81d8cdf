// FORMAT section 1, sentence by sentence: files, routes, languages, files beside pages.
import { describe, expect, it } from 'vitest';
import type { BuiltFormat, Formats } from './built-format.ts';

/** The pathnames of all pages of a site, API pages left out. */
function pagesOf({ files }: BuiltFormat): string[] {
  return files
    .filter((path) => path.endsWith('/index.html') && !path.startsWith('/x/api/'))
    .map((path) => path.slice(0, -'index.html'.length));
}

export function routes(formats: () => Formats): void {
  describe('files and routes', () => {
    it('the default route is the path below the root, a base name like its folder’s or "index" dropped', () => {
      expect(pagesOf(formats().plain)).toEqual([
        '/x/bikes/',
        '/x/components/',
        '/x/demos/',
        '/x/',
        '/x/react-old-bikes/',
        '/x/rides/booking/',
        '/x/rides/booking/persistence/',
        '/x/rides/',
        '/x/rides/tours/',
        ...[
          'badges',
          'callouts',
          'code',
          'front-matter',
          'gfm',
          'headings',
          'html',
          'links',
          'tabs',
          'yaml-front-matter',
        ].map((name) => `/x/writing/${name}/`),
        '/zh/x/',
        '/zh/x/rides/booking/',
      ]);
    });

    it('pages of several content roots, one of them outside the project, are one site', () => {
      expect(formats().plain.main('/x/').one('h1').text).toBe('Velo');
      expect(formats().plain.main('/x/rides/').one('h1').text).toBe('Rides');
    });

    it('route(file) gives a pathname, several, page options, or nothing', () => {
      expect(pagesOf(formats().overridden)).toEqual([
        '/x/book/',
        '/x/',
        '/x/reserve/',
        '/x/rides/',
        '/x/text/',
        '/zh/x/book/',
        '/zh/x/',
        '/zh/x/reserve/',
      ]);
      for (const pathname of ['/x/book/', '/x/reserve/'])
        expect(formats().overridden.main(pathname).one('h1').text).toBe('Booking');
    });

    it('page options of a route count for that route alone', () => {
      const { page } = formats().overridden;
      expect(page('/x/book/').all('nav.toc')).toHaveLength(1);
      expect(page('/x/reserve/').all('nav.toc')).toHaveLength(0);
      expect(page('/x/book/').one('article').attribute('class')).not.toContain('page-wide');
      for (const pathname of ['/x/reserve/', '/x/text/'])
        expect(page(pathname).one('article').attribute('class')).toContain('page-wide');
    });

    it('nothing is written into a content root', () => {
      const { before, after } = formats().content;
      expect(before.length).toBeGreaterThan(40);
      expect(after).toEqual(before);
    });

    it('a translation is the file with the language in its name, at the language and the pathname', () => {
      const main = formats().plain.main('/zh/x/rides/booking/');
      expect(main.one('h1').text).toBe('预订');
      expect(formats().plain.page('/zh/x/rides/booking/').attribute('lang')).toBe('zh');
    });

    it('a translation has the ids of the English headings, by order, also in its links and contents', () => {
      const { plain } = formats();
      const ids = (pathname: string) =>
        plain
          .main(pathname)
          .all('h2, h3')
          .map((heading) => heading.attribute('id'));
      expect(ids('/zh/x/rides/booking/')).toEqual(['first-steps', 'payment', 'bells']);
      expect(ids('/zh/x/rides/booking/')).toEqual(ids('/x/rides/booking/'));
      expect(
        plain
          .page('/zh/x/rides/booking/')
          .all('.toc-list a')
          .map((link) => link.attribute('href')),
      ).toEqual(['#first-steps', '#bells', '#payment']);
    });

    it('hreflang lists the languages that a page has, and none where there is one', () => {
      const alternates = (url: string) =>
        formats()
          .plain.page(url)
          .all('link[hreflang]')
          .map((link) => [link.attribute('hreflang'), link.attribute('href')])
          .filter(([language]) => language !== 'x-default');
      const both = [
        ['en', 'https://velo.example/x/rides/booking/'],
        ['zh', 'https://velo.example/zh/x/rides/booking/'],
      ];
      expect(alternates('/x/rides/booking/')).toEqual(both);
      expect(alternates('/zh/x/rides/booking/')).toEqual(both);
      expect(alternates('/x/rides/')).toEqual([]);
    });

    it('titles of the other language are at hand for pages that are not translated', () => {
      expect(JSON.parse(formats().plain.text('/x/translations/zh.json'))).toMatchObject({
        'pages./x/rides/': '概览',
        'page.next': '下一页',
      });
    });

    it('public/ is copied to the output’s root as it is', () => {
      expect(formats().plain.text('/static/terms.txt')).toBe('Plain text of the public folder.\n');
      expect(formats().plain.has('/.well-known/velo.txt')).toBe(true);
    });

    it('relative src, poster and href are copied under a name with a hash of their content', () => {
      const { plain } = formats();
      const main = plain.main('/x/writing/links/');
      const [video] = main.all('video');
      const urls = [
        main.one('img[alt="A bike"]').attribute('src'),
        video!.attribute('src'),
        video!.attribute('poster'),
        main
          .all('a')
          .find(({ text }) => text === 'The data')!
          .attribute('href'),
      ];
      expect(urls).toEqual(
        [/bike\.\w{8}\.svg$/, /ride\.\w{8}\.mp4$/, /bike\.\w{8}\.svg$/, /rides\.\w{8}\.csv$/].map(
          (end) => expect.stringMatching(new RegExp(`^/x/_assets/${end.source}`)) as string,
        ),
      );
      expect(plain.text(urls[3]!)).toBe('rider,km\nMira,12\n');
      for (const url of urls) expect(plain.has(url!)).toBe(true);
      expect(
        main
          .all('a')
          .find(({ text }) => text === 'again')!
          .attribute('href'),
      ).toBe(`${urls[3]}?plain=1`);
    });

    it('images get their intrinsic size and load lazily, unless the writer set that', () => {
      const of = (alt: string) => {
        const image = formats().plain.main('/x/writing/links/').one(`img[alt="${alt}"]`);
        return ['width', 'height', 'loading'].map((name) => image.attribute(name));
      };
      expect(of('A bike')).toEqual(['120', '80', 'lazy']);
      expect(of('A logo')).toEqual(['120', '80', 'lazy']);
      expect(of('')).toEqual(['60', '40', 'eager']);
    });
  });

  describe('every page', () => {
    it('is Markdown too, at its pathname and index.md, and links to it', () => {
      const { plain } = formats();
      for (const pathname of pagesOf(plain)) {
        expect(plain.text(`${pathname}index.md`)).toMatch(/^# \S/);
        const links = plain
          .page(pathname)
          .all('link[rel="alternate"]')
          .filter((link) => link.attribute('type') === 'text/markdown');
        expect(links.map((link) => link.attribute('href'))).toEqual([`${pathname}index.md`]);
      }
    });

    it('of a repository has its date and an edit link to its path there; others have neither', () => {
      const { plain, committed } = formats();
      const page = plain.page('/x/rides/booking/');
      expect(page.one('.last-updated time').attribute('datetime')).toBe(committed);
      expect(page.one('a.edit-link').attribute('href')).toBe('https://git.example/edit/main/rides/booking/booking.md');
      expect(plain.page('/zh/x/rides/booking/').one('a.edit-link').attribute('href')).toBe(
        'https://git.example/edit/main/rides/booking/booking-zh.md',
      );
      expect(plain.page('/x/').all('.last-updated, a.edit-link')).toHaveLength(0);
    });

    it('is listed in llms.txt in the order of the navigation, with description, plan and marks', () => {
      const text = formats().plain.text('/x/llms.txt');
      expect(text).toContain(
        '- [Booking](https://velo.example/x/rides/booking/index.md): Reserve a bike, free of charge and at once. (Pro plan, new)',
      );
      const at = (pathname: string) => text.indexOf(`(https://velo.example${pathname}index.md)`);
      const order = [
        '/x/',
        '/x/rides/',
        '/x/rides/booking/',
        '/x/rides/booking/persistence/',
        '/x/writing/gfm/',
        '/x/demos/',
        '/x/bikes/',
        '/x/api/bikes/bike-list/',
      ].map(at);
      expect(order.every((place) => place > 0)).toBe(true);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(formats().plain.text('/x/bikes/llms.txt')).toContain(
        '(https://velo.example/x/writing/front-matter/index.md)',
      );
      expect(formats().plain.text('/x/bikes/llms.txt')).not.toContain('/x/rides/booking/');
    });
  });
}
