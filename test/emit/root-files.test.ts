// The files for machines at the output's root: sitemap, robots, redirects, the list behind the page for what is
// missing.
import { describe, expect, it } from 'vitest';
import { pageList } from '../../src/emit/page-list.ts';
import { redirectPages } from '../../src/emit/redirects.ts';
import { robots } from '../../src/emit/robots.ts';
import { sitemap, sitemapFiles } from '../../src/emit/sitemap.ts';
import { webManifest } from '../../src/emit/web-manifest.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import type { Site } from '../../src/model/site.ts';
import { textsOf } from '../support/emitted-texts.ts';
import { pageText, siteFrom, type SiteFiles } from '../support/site-from.ts';

const origin = 'https://velo.example';
const files: SiteFiles = {
  'index.md': pageText('', 'Home'),
  'rides.md': pageText('', 'Rides'),
  'rides-zh.md': pageText('', '骑行'),
  'a&b.md': pageText('', 'Both'),
};
const load = async (config: UserConfig, more: SiteFiles = {}): Promise<Site> =>
  (await siteFrom({ ...files, ...more }, config)).site;
/** The config's disk in memory has no public folder; what it would bring is told here. */
const withPublic = (site: Site, ...paths: string[]): Site => ({ ...site, publicFiles: new Set(paths) });

describe('the sitemap', () => {
  it('lists every page in full, translations with each other, and the day of the last change', async () => {
    const site = await load({ origin, base: '/x', locales: ['en', 'zh'] });
    const timeOf = (source: string) => (source === 'content/rides.md' ? 1_700_000_000 : undefined);
    const text = textsOf(sitemap, site, { timeOf }).get('sitemap.xml')!;
    expect(text).toContain('<url><loc>https://velo.example/x/</loc></url>');
    expect(text).toContain('<loc>https://velo.example/x/a&amp;b/</loc>');
    const both =
      '<xhtml:link rel="alternate" hreflang="en" href="https://velo.example/x/rides/"/><xhtml:link rel="alternate" hreflang="zh" href="https://velo.example/zh/x/rides/"/>';
    expect(text).toContain(`<url><loc>https://velo.example/x/rides/</loc><lastmod>2023-11-14</lastmod>${both}</url>`);
    expect(text).toContain(`<url><loc>https://velo.example/zh/x/rides/</loc>${both}</url>`);
    expect(text.match(/<loc>/g)).toHaveLength(4);
  });

  it('is an index of several above the protocol’s limit', async () => {
    const found = textsOf((site) => sitemapFiles(site, 3), await load({ origin }));
    expect([...found.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(found.get('sitemap.xml')).toContain('<sitemap><loc>https://velo.example/sitemap-2.xml</loc></sitemap>');
    expect([...found.values()].slice(1).map((text) => text.match(/<url>/g)!.length)).toEqual([3, 1]);
  });

  it('needs an origin, and gives way to one of the public folder', async () => {
    expect(sitemap(await load({}))).toEqual([]);
    expect(sitemap(withPublic(await load({ origin }), '/sitemap.xml'))).toEqual([]);
  });

  it('leaves out pages for nobody to search', async () => {
    const site = await load(
      { origin, playground: 'content/playground.tsx' },
      { 'playground.tsx': 'export default () => null;' },
    );
    expect(site.pages.get('en')!.has('/playground/')).toBe(true);
    expect(textsOf(sitemap, site).get('sitemap.xml')).not.toContain('playground');
    expect(textsOf(pageList, site).get('pages.json')).not.toContain('playground');
  });
});

it('robots.txt allows all, and names the sitemap where there is one', async () => {
  expect(textsOf(robots, await load({ origin })).get('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://velo.example/sitemap.xml\n',
  );
  expect(textsOf(robots, await load({})).get('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(robots(withPublic(await load({}), '/robots.txt'))).toEqual([]);
});

describe('redirects', () => {
  const moved = {
    'redirects.ts': 'export default { "/old/": "/rides/", "/away": "https://elsewhere.example/a", "/rides/": "/" };',
  };

  it('are lines for hosts that read them, and pages that lead on by themselves', async () => {
    const found = textsOf(redirectPages, await load({ origin, redirects: 'content/redirects.ts' }, moved));
    expect([...found.keys()]).toEqual(['_redirects', 'old/index.html', 'away/index.html']);
    expect(found.get('_redirects')).toBe('/old/ /rides/ 301\n/away/ https://elsewhere.example/a 301\n');
    const page = found.get('old/index.html')!;
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/rides/"></noscript>');
    expect(page).toContain('<link rel="canonical" href="https://velo.example/rides/">');
    expect(page).toContain('<a href="/rides/">/rides/</a>');
    expect(found.get('away/index.html')).toContain('<link rel="canonical" href="https://elsewhere.example/a">');
  });

  it('leave the lines of the public folder alone', async () => {
    const site = withPublic(await load({ redirects: 'content/redirects.ts' }, moved), '/_redirects');
    expect(redirectPages(site).map(({ path }) => path)).toEqual(['old/index.html', 'away/index.html']);
  });

  it('are no files where there are none', async () => expect(redirectPages(await load({}))).toEqual([]));
});

it('the list of pages has each title by its pathname', async () => {
  expect(JSON.parse(textsOf(pageList, await load({ base: '/x', locales: ['en', 'zh'] })).get('x/pages.json')!)).toEqual(
    { '/x/': 'Home', '/x/a&b/': 'Both', '/x/rides/': 'Rides' },
  );
});

it('the web manifest says how the site looks among applications', async () => {
  const site = await load({ name: 'Velo', base: '/x', description: 'All about bikes.' });
  const icons = [
    { url: '/favicon.svg', use: 'favicon', type: 'image/svg+xml', sizes: 'any' },
    { url: '/touch.png', use: 'touch', type: 'image/png' },
    { url: '/icon-512.png', use: 'app', type: 'image/png', sizes: '512x512', maskable: true },
  ] as const;
  const head = { name: 'Velo', home: '/x/', icons, colors: { light: '#fff', dark: '#000' } };
  expect(JSON.parse(textsOf(webManifest, site, { head: () => head }).get('x/site.webmanifest')!)).toEqual({
    name: 'Velo',
    short_name: 'Velo',
    description: 'All about bikes.',
    lang: 'en',
    id: '/x/',
    start_url: '/x/',
    scope: '/x/',
    display: 'minimal-ui',
    theme_color: '#fff',
    background_color: '#fff',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});
