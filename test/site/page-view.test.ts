// What a page's template is given: crumbs, neighbours, titles, chips, languages.
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../src/model/user-config.ts';
import { navigation, products } from '../support/bikes-site.ts';
import { htmlOf, pageText, siteFrom } from '../support/site-from.ts';
import { viewFrom } from '../support/views-from.ts';

describe('a page in its navigation', () => {
  const files = {
    'index.md': pageText('Text.', 'Home'),
    'a.md': pageText('Text.', 'A'),
    'b.md': pageText('Text.', 'B'),
    'c.md': pageText('Text.', 'C'),
    'navigation.ts': navigation([
      { pathname: '/' },
      {
        pathname: '/g',
        title: 'Guides',
        children: [
          { pathname: '/s', subheader: 'First', children: [{ pathname: '/a/', title: 'Page A' }] },
          { pathname: '/b/', plan: 'pro' },
        ],
      },
      { pathname: 'https://example.com/' },
      { pathname: '/c/', inSideNav: false },
    ]),
  };

  it('knows its neighbours by their own titles, and where they belong', async () => {
    const site = await siteFrom(files);
    expect(viewFrom(site, '/a/')).toMatchObject({
      previous: { title: 'Home', href: '/' },
      next: { title: 'B', href: '/b/', group: 'Guides' },
    });
    expect(viewFrom(site, '/b/').previous).toEqual({ title: 'A', href: '/a/', group: 'Guides' });
    expect(viewFrom(site, '/b/').next).toBeUndefined();
    expect(viewFrom(site, '/').previous).toBeUndefined();
    expect(viewFrom(site, '/c/')).not.toHaveProperty('next');
  });

  it('says no group of a neighbour whose title says it', async () => {
    const site = await siteFrom({
      'a.md': pageText('Text.', 'A'),
      'b.md': pageText('Text.', 'Bells - Rings'),
      'navigation.ts': navigation([
        { pathname: '/a/' },
        { pathname: '/g', title: 'Bells', children: [{ pathname: '/b/', title: 'Rings' }] },
      ]),
    });
    expect(viewFrom(site, '/a/').next).toEqual({ title: 'Bells - Rings', href: '/b/' });
  });

  it('has crumbs: groups lead to their first leaf, labels nowhere', async () => {
    expect(viewFrom(await siteFrom(files), '/a/').breadcrumbs).toEqual([
      { title: 'Guides', href: '/a/' },
      { title: 'First', href: '' },
    ]);
  });

  it('has no crumb for a group that is called like the page: it would say the same above the heading', async () => {
    const site = await siteFrom({
      'index.md': pageText('Text.', 'Home'),
      'bells.md': pageText('Text.', 'Bells'),
      'loud.md': pageText('Text.', 'Loud'),
      'navigation.ts': navigation([
        {
          pathname: '/parts',
          title: 'Parts',
          children: [{ pathname: '/g', title: 'Bells', children: [{ pathname: '/bells/' }, { pathname: '/loud/' }] }],
        },
      ]),
    });
    const crumbs = (pathname: string) => viewFrom(site, pathname).breadcrumbs.map(({ title }) => title);
    expect([crumbs('/bells/'), crumbs('/loud/')]).toEqual([['Parts'], ['Parts', 'Bells']]);
  });

  it('takes its plan from there', async () => expect(viewFrom(await siteFrom(files), '/b/').plan).toBe('pro'));
});

describe('a page', () => {
  it('is titled by its front matter, or its heading, and the site’s name', async () => {
    const site = await siteFrom({
      'index.md': pageText('Text.', 'Velo'),
      'a.md': `---\ntitle: Riding in rain\n---\n\n${pageText('Text.', 'Rain')}`,
      'b.md': pageText('Text.', 'The `Bike`'),
      'c.md': `---\ntitle: Velo - Riding\n---\n\n${pageText('Text.', 'Riding')}`,
    });
    expect(viewFrom(site, '/').documentTitle).toBe('Velo');
    expect(viewFrom(site, '/a/')).toMatchObject({ documentTitle: 'Riding in rain - Velo', title: 'Rain' });
    expect(viewFrom(site, '/b/').documentTitle).toBe('The Bike - Velo');
    expect(viewFrom(site, '/c/').documentTitle).toBe('Velo - Riding');
  });

  it('has an edit link and a canonical address where the config says how', async () => {
    const site = await siteFrom(
      { 'a/a.md': pageText('Text.') },
      { base: '/x', origin: 'https://velo.example/', editUrl: 'https://git.example/edit/main/{path}' },
    );
    expect(viewFrom(site, '/x/a/')).toMatchObject({
      editUrl: 'https://git.example/edit/main/content/a/a.md',
      canonical: 'https://velo.example/x/a/',
    });
    expect(viewFrom(await siteFrom({ 'a.md': pageText('Text.') }), '/a/')).not.toHaveProperty('editUrl');
  });

  it('has an edit link that holds every name of a file', async () => {
    const site = await siteFrom(
      { 'rides/City & co?.md': pageText('Text.'), 'index.md': pageText('Text.') },
      { editUrl: 'https://git.example/{path}', route: (file) => (file === 'index.md' ? '/' : '/city/') },
    );
    expect(viewFrom(site, '/city/').editUrl).toBe('https://git.example/content/rides/City%20%26%20co%3F.md');
  });

  it('names its product', async () => {
    const site = await siteFrom(
      { 'a.md': `---\nproductId: bikes\n---\n\n${pageText('Text.')}` },
      { products },
      { apis: [] },
    );
    expect(viewFrom(site, '/a/').product).toMatchObject({
      id: 'bikes',
      name: 'Bikes',
      versions: [{ text: 'v2', current: true }],
    });
  });

  it('has the product by its place where it names none: below the first page of one, or among its API pages', async () => {
    const product = (id: string, href: string) => ({
      id,
      name: id,
      href,
      api: { pathname: `/docs/api/${id}`, packages: [] },
    });
    const files = ['index', 'about', 'bikes', 'bikes/fast', 'bikes/cargo/load', 'api/bikes/more', 'bikesheds'];
    const made = await siteFrom(
      {
        ...Object.fromEntries(files.map((file) => [`${file}.md`, pageText('Text.')])),
        'bikes/tram.md': `---\nproductId: site\n---\n\n${pageText('Text.')}`,
      },
      {
        base: '/docs',
        products: [product('cargo', '/docs/bikes/cargo'), product('site', '/docs/'), product('bikes', '/docs/bikes')],
      },
      { apis: [] },
    );
    const found = [...made.site.pages.get('en')!.values()]
      .filter(({ kind }) => kind === 'guide')
      .map(({ address: { pathname } }) => [pathname, viewFrom(made, pathname).product?.id]);
    expect(Object.fromEntries(found)).toEqual({
      '/docs/': undefined,
      '/docs/about/': undefined,
      '/docs/bikes/': 'bikes',
      '/docs/bikes/fast/': 'bikes',
      '/docs/bikes/cargo/load/': 'cargo',
      '/docs/api/bikes/more/': 'bikes',
      '/docs/bikesheds/': undefined,
      '/docs/bikes/tram/': 'site',
    });
  });

  it('gets its options from the config’s route, too', async () => {
    const site = await siteFrom(
      { 'a.md': pageText('Text.'), 'b.md': pageText('Text.'), 'c.md': pageText('Text.') },
      {
        route: (file) =>
          file === 'a.md' ? { pathname: '/alpha/', wideLayout: true } : file === 'b.md' ? ['/beta', '/b2/'] : undefined,
      },
    );
    expect([...site.site.pages.get('en')!.keys()]).toEqual(['/alpha/', '/beta/', '/b2/']);
    expect(viewFrom(site, '/alpha/').options).toEqual({ wideLayout: true });
  });
});

describe('two files with one route', () => {
  it('are a problem that names both', async () => {
    const { problems } = await siteFrom({ 'a/a.md': pageText('One.'), 'a/index.md': pageText('Two.') });
    expect(problems).toEqual([
      expect.objectContaining({
        rule: 'route-conflict',
        severity: 'error',
        pathname: '/a/',
        file: 'content/a/index.md',
        other: 'content/a/a.md',
      }),
    ]);
  });

  it('may be two languages of one page', async () => {
    const { problems } = await siteFrom(
      { 'a.md': pageText('One.'), 'a-zh.md': pageText('二。') },
      { locales: ['en', 'zh'] },
      { translations: { zh: { 'pages./a/': '甲' } } },
    );
    expect(problems).toEqual([]);
  });
});

describe('the component header', () => {
  const front =
    "packageName: '@velo/bikes'\ngithubLabel: 'scope: bikes'\ngithubSource: packages/bikes/src\nwaiAria: https://www.w3.org/WAI/ARIA/apg/patterns/grid/\nmaterialDesign: https://m3.example/lists";
  const config: UserConfig = { repository: { url: 'https://github.com/velo/velo', tag: 'v2.1.0' } };
  const chips = async (directive: string, keys = front) =>
    viewFrom(await siteFrom({ 'a.md': `---\n${keys}\n---\n\n${pageText(directive)}` }, config), '/a/').chips;

  it('shows what the front matter names', async () => {
    expect(await chips('{{"component": "ComponentLinkHeader"}}')).toEqual([
      { text: 'Feedback', href: 'https://github.com/velo/velo/labels/scope%3A%20bikes' },
      { text: 'Bundle size', href: 'https://bundlephobia.com/package/@velo/bikes' },
      { text: 'Source', href: 'https://github.com/velo/velo/tree/v2.1.0/packages/bikes/src' },
      { text: 'WAI-ARIA', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/' },
      { text: 'Material Design', href: 'https://m3.example/lists' },
    ]);
  });

  it('leaves out the design kit where asked to', async () =>
    expect(
      (await chips('{{"component": "@mui/docs/ComponentLinkHeader", "design": false}}')).map(({ text }) => text),
    ).not.toContain('Material Design'));

  it('shows only what is there', async () =>
    expect((await chips('{{"component": "ComponentLinkHeader"}}', 'packageName: x')).map(({ text }) => text)).toEqual([
      'Bundle size',
    ]));

  it('is not there without the directive', async () => expect(await chips('Text.')).toEqual([]));
});

describe('translations', () => {
  const files = {
    'index.md': pageText('Text.', 'Home'),
    'a.md': pageText('## First part\n\n### Inner\n\n## Second part\n', 'A'),
    'a-zh.md': pageText('## 第一部分\n\n### 内部\n\n## 第二部分\n\n## 更多\n', '甲'),
  };
  const config: UserConfig = { locales: ['en', 'zh'], origin: 'https://velo.example' };
  const load = () => siteFrom(files, config, { translations: { zh: { 'pages./': '首页', 'pages./a/': '甲' } } });

  it('live below their language and only where there is one', async () => {
    const { site } = await load();
    expect([...site.pages.get('zh')!.keys()]).toEqual(['/a/']);
    expect(viewFrom(await load(), '/a/', { locale: 'zh' })).toMatchObject({ url: '/zh/a/', title: '甲', locale: 'zh' });
  });

  it('take the ids of the English headings, by order', async () => {
    const site = await load();
    expect(viewFrom(site, '/a/', { locale: 'zh' }).headings.map(({ id }) => id)).toEqual([
      'first-part',
      'inner',
      'second-part',
      '%E6%9B%B4%E5%A4%9A',
    ]);
    const html = htmlOf(site, '/a/', 'zh');
    expect(html).toMatch(/<h2 id="first-part">第一部分<a [^>]*href="#first-part"/);
    expect(html).not.toContain('%E7%AC%AC');
  });

  it('and the English page name each other; others name nobody', async () => {
    const site = await load();
    const both = [
      { locale: 'en', href: 'https://velo.example/a/' },
      { locale: 'zh', href: 'https://velo.example/zh/a/' },
    ];
    expect(viewFrom(site, '/a/').alternates).toEqual(both);
    expect(viewFrom(site, '/a/', { locale: 'zh' }).alternates).toEqual(both);
    expect(viewFrom(site, '/').alternates).toEqual([]);
  });

  it('have a navigation in their language that leads to translated pages where there are some', async () => {
    const { site } = await load();
    expect(site.navigation.get('zh')!.order).toEqual([
      { key: '/', title: '首页', href: '/' },
      { key: '/a/', title: '甲', href: '/zh/a/' },
    ]);
    expect(viewFrom(await load(), '/a/', { locale: 'zh' }).previous).toEqual({ title: '首页', href: '/' });
  });

  it('of a language that the config does not list are pages of their own', async () => {
    const { site } = await siteFrom({ 'a.md': pageText('Text.'), 'a-zh.md': pageText('Text.') });
    expect([...site.pages.get('en')!.keys()]).toEqual(['/a-zh/', '/a/']);
  });
});
