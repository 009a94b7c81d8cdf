// The files for machines at the output's root: sitemap, robots, redirects, the list behind the page for what is
// missing.
import { describe, expect, it } from 'vitest';
import { pageListFile } from '../../src/emit/page-list.ts';
import { redirectFiles } from '../../src/emit/redirects.ts';
import { robotsFile } from '../../src/emit/robots.ts';
import { sitemapFiles } from '../../src/emit/sitemap.ts';
import { webManifestFile } from '../../src/emit/web-manifest.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import type { OutputFile } from '../../src/model/output-file.ts';
import type { Site } from '../../src/model/site.ts';
import { pageText, siteFrom, type SiteFiles } from '../support/site-from.ts';

const origin = 'https://velo.example';
const files: SiteFiles = {
  'index.md': pageText('', 'Home'),
  'rides.md': pageText('', 'Rides'),
  'rides-zh.md': pageText('', '骑行'),
  'a&b.md': pageText('', 'Both'),
};
const textOf = (found: readonly OutputFile[], path: string) => {
  const file = found.find((one) => one.path === path);
  return file && 'contents' in file ? String(file.contents) : undefined;
};
const load = async (config: UserConfig, more: SiteFiles = {}): Promise<Site> =>
  (await siteFrom({ ...files, ...more }, config)).site;
/** The config's disk in memory has no public folder; what it would bring is told here. */
const withPublic = (site: Site, ...paths: string[]): Site => ({ ...site, publicFiles: new Set(paths) });

describe('the sitemap', () => {
  it('lists every page in full, translations with each other, and the day of the last change', async () => {
    const site = await load({ origin, base: '/x', locales: ['en', 'zh'] });
    const text = textOf(
      sitemapFiles({
        site,
        houseAds: [],
        timeOf: (source) => (source === 'content/rides.md' ? 1_700_000_000 : undefined),
      }),
      'sitemap.xml',
    )!;
    expect(text).toContain('<url><loc>https://velo.example/x/</loc></url>');
    expect(text).toContain('<loc>https://velo.example/x/a&amp;b/</loc>');
    const both =
      '<xhtml:link rel="alternate" hreflang="en" href="https://velo.example/x/rides/"/><xhtml:link rel="alternate" hreflang="zh" href="https://velo.example/zh/x/rides/"/>';
    expect(text).toContain(`<url><loc>https://velo.example/x/rides/</loc><lastmod>2023-11-14</lastmod>${both}</url>`);
    expect(text).toContain(`<url><loc>https://velo.example/zh/x/rides/</loc>${both}</url>`);
    expect(text.match(/<loc>/g)).toHaveLength(4);
  });

  it('is an index of several above the protocol’s limit', async () => {
    const found = sitemapFiles({ site: await load({ origin }), houseAds: [] }, 3);
    expect(found.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(textOf(found, 'sitemap.xml')).toContain('<sitemap><loc>https://velo.example/sitemap-2.xml</loc></sitemap>');
    expect(found.slice(1).map((file) => textOf([file], file.path)!.match(/<url>/g)!.length)).toEqual([3, 1]);
  });

  it('needs an origin, and gives way to one of the public folder', async () => {
    expect(sitemapFiles({ site: await load({}), houseAds: [] })).toEqual([]);
    expect(sitemapFiles({ site: withPublic(await load({ origin }), '/sitemap.xml'), houseAds: [] })).toEqual([]);
  });

  it('leaves out pages for nobody to search', async () => {
    const site = await load(
      { origin, playground: 'content/playground.tsx' },
      { 'playground.tsx': 'export default () => null;' },
    );
    expect(site.pages.get('en')!.has('/playground/')).toBe(true);
    expect(textOf(sitemapFiles({ site, houseAds: [] }), 'sitemap.xml')).not.toContain('playground');
    expect(textOf(pageListFile({ site, houseAds: [] }), 'pages.json')).not.toContain('playground');
  });
});

it('robots.txt allows all, and names the sitemap where there is one', async () => {
  expect(textOf(robotsFile({ site: await load({ origin }), houseAds: [] }), 'robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://velo.example/sitemap.xml\n',
  );
  expect(textOf(robotsFile({ site: await load({}), houseAds: [] }), 'robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(robotsFile({ site: withPublic(await load({}), '/robots.txt'), houseAds: [] })).toEqual([]);
});

describe('redirects', () => {
  const moved = {
    'redirects.ts': 'export default { "/old/": "/rides/", "/away": "https://elsewhere.example/a", "/rides/": "/" };',
  };

  it('are lines for hosts that read them, and pages that lead on by themselves', async () => {
    const found = redirectFiles({
      site: await load({ origin, redirects: 'content/redirects.ts' }, moved),
      houseAds: [],
    });
    expect(found.map(({ path }) => path)).toEqual(['_redirects', 'old/index.html', 'away/index.html']);
    expect(textOf(found, '_redirects')).toBe('/old/ /rides/ 301\n/away/ https://elsewhere.example/a 301\n');
    const page = textOf(found, 'old/index.html')!;
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/rides/"></noscript>');
    expect(page).toContain('<link rel="canonical" href="https://velo.example/rides/">');
    expect(page).toContain('<a href="/rides/">/rides/</a>');
    expect(textOf(found, 'away/index.html')).toContain('<link rel="canonical" href="https://elsewhere.example/a">');
  });

  it('leave the lines of the public folder alone', async () => {
    const site = withPublic(await load({ redirects: 'content/redirects.ts' }, moved), '/_redirects');
    expect(redirectFiles({ site, houseAds: [] }).map(({ path }) => path)).toEqual([
      'old/index.html',
      'away/index.html',
    ]);
  });

  it('are no files where there are none', async () =>
    expect(redirectFiles({ site: await load({}), houseAds: [] })).toEqual([]));
});

it('the list of pages has each title by its pathname', async () => {
  expect(
    JSON.parse(
      textOf(pageListFile({ site: await load({ base: '/x', locales: ['en', 'zh'] }), houseAds: [] }), 'x/pages.json')!,
    ),
  ).toEqual({ '/x/': 'Home', '/x/a&b/': 'Both', '/x/rides/': 'Rides' });
});

it('the web manifest says how the site looks among applications', async () => {
  const site = await load({ name: 'Velo', base: '/x', description: 'All about bikes.' });
  const icons = [
    { url: '/favicon.svg', use: 'favicon', type: 'image/svg+xml', sizes: 'any' },
    { url: '/touch.png', use: 'touch', type: 'image/png' },
    { url: '/icon-512.png', use: 'app', type: 'image/png', sizes: '512x512', maskable: true },
  ] as const;
  const head = { name: 'Velo', home: '/x/', icons, colors: { light: '#fff', dark: '#000' } };
  expect(JSON.parse(textOf(webManifestFile({ site, houseAds: [], head }), 'x/site.webmanifest')!)).toEqual({
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
