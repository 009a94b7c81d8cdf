// What a browser, a search engine and a host make of a built site: icons, colours, addresses, files at the root.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../support/compiled-package.ts';
import { pageText } from '../support/disk-site.ts';
import { serveXdocs } from '../support/run-xdocs.ts';
import { visitedSite } from '../support/visited-site.ts';
import { hold, passTime, stopClock } from '../support/watched-page.ts';

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
const iconDemo =
  "import * as React from 'react';\nimport Icon from '@mui/material/Icon';\n\nexport default function Bell() {\n  return <Icon>notifications</Icon>;\n}\n";

const { built, newPage, open } = visitedSite({
  'xdocs.config.ts':
    "export default { name: 'Velo', base: '/x', origin: 'https://velo.example', redirects: 'moved.json', fontHost: 'https://fonts.example', font: { family: 'Velo Sans', src: '/static/velo.woff2' } };",
  'moved.json': '{ "/x/tours/": "/x/rides/#long" }',
  'public/static/favicon.svg': icon,
  // Any font will do: browsers look into the file, whatever its name says.
  'public/static/velo.woff2': readFileSync(join(repository, 'templates/fonts/inter-400.ttf')),
  'content/index.md': pageText('Velo kit', '[Rides](/x/rides/)'),
  'content/rides.md': pageText('Rides', '## Long\n\n{{"demo": "Bell.js"}}'),
  'content/Bell.tsx': iconDemo,
  'content/navigation.ts':
    "export default [{ pathname: '/x/' }, { pathname: '/g', title: 'Guides', children: [{ pathname: '/x/rides/' }] }];",
});

it('builds without a problem', () => expect(built().built).toMatchObject({ code: 0 }));

it('a page tells where it is, how it looks in a chat, and its icons', async () => {
  const { page, complaints } = await newPage();
  await page.route('https://fonts.example/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(`${built().origin}/x/rides/`);
  const content = (selector: string) =>
    page
      .locator(`head ${selector}`)
      .first()
      .getAttribute(selector.startsWith('link') ? 'href' : 'content');
  expect(await content('link[rel=canonical]')).toBe('https://velo.example/x/rides/');
  expect(await content('meta[property="og:url"]')).toBe('https://velo.example/x/rides/');
  expect(await content('meta[property="og:title"]')).toBe('Rides');
  expect(await content('link[rel=icon]')).toBe('/static/favicon.svg');
  const manifest = await page.request.get(built().origin + (await content('link[rel=manifest]'))!);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({
    name: 'Velo',
    start_url: '/x/',
    icons: [{ src: '/static/favicon.svg' }],
  });
  expect(complaints).toEqual([]);
});

it('the site’s font comes from the site, early, and shifts nothing', async () => {
  const { page, complaints } = await open('/x/');
  const isThere = () =>
    page.waitForFunction(
      () => document.fonts.size > 0 && [...document.fonts].every(({ status }) => status === 'loaded'),
    );
  await isThere();
  await page.reload();
  await isThere();
  expect(
    await page.evaluate(() =>
      [...document.fonts].map(({ family, status, display }) => [family.replaceAll('"', ''), status, display]),
    ),
  ).toEqual([['Velo Sans', 'loaded', 'optional']]);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily)).toMatch(
    /^"?Velo Sans"?, -apple-system/,
  );
  expect(complaints).toEqual([]);
});

it('the bars of the browser take the colour of the page, as the system or the reader has it', async () => {
  const { page } = await open('/x/', { colorScheme: 'light' });
  /** What a browser would take: the first that matches. */
  const shown = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          (meta) => matchMedia(meta.media).matches,
        )?.content,
    );
  const backdrop = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect([await shown(), await backdrop()]).toEqual(['#ffffff', 'rgb(255, 255, 255)']);
  await page.locator('[data-xd-mode-toggle]').click();
  expect([await shown(), await backdrop()]).toEqual(['#101615', 'rgb(16, 22, 21)']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await shown()).toBe('#101615');
});

it('the way to a page changes with the page', async () => {
  const { page } = await newPage();
  await page.route('https://fonts.example/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(`${built().origin}/x/`);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Rides' }).click();
  await page.waitForURL('**/x/rides/');
  await page.locator('script[type="application/ld+json"]').waitFor({ state: 'attached' });
  const crumbs = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
    itemListElement: { item: string }[];
  };
  expect(crumbs.itemListElement.map(({ item }) => item)).toEqual([
    'https://velo.example/x/',
    'https://velo.example/x/rides/',
  ]);
});

describe('the icon font', () => {
  it('is asked for once, after all else, where a demo uses it', async () => {
    const { page } = await newPage();
    const asked: { url: string; loaded: boolean }[] = [];
    await page.route('https://fonts.example/**', async (route) => {
      asked.push({
        url: route.request().url(),
        loaded: (await page.evaluate(() => document.readyState)) === 'complete',
      });
      await route.fulfill({ contentType: 'text/css', body: '.material-icons { color: rgb(1, 2, 3) }' });
    });
    await page.goto(`${built().origin}/x/rides/`);
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.material-icons')!).color === 'rgb(1, 2, 3)',
    );
    expect(asked).toEqual([{ url: 'https://fonts.example/icon?family=Material+Icons', loaded: true }]);
  });

  it('is asked for nowhere else', async () => {
    const { page, complaints } = await newPage();
    await stopClock(page);
    let asked = 0;
    await page.route('https://fonts.example/**', (route) => (asked++, route.abort()));
    await page.goto(`${built().origin}/x/`);
    await passTime(page, 20);
    expect(asked).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('an address that moved', () => {
  it('leads on where only files are sent', async () => {
    const { page } = await open('/x/tours/');
    await page.waitForURL('**/x/rides/#long');
    expect(built().site.read('build/_redirects')).toBe('/x/tours/ /x/rides/#long 301\n');
  });

  it('takes the query and the fragment along, however long the new page takes to answer', async () => {
    const { page } = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
    const release = await hold(page, '**/x/rides/**');
    const wanted = page.waitForRequest('**/x/rides/**');
    await page.goto(`${built().origin}/x/tours/?a=1#end`, { waitUntil: 'commit' });
    await wanted;
    release();
    await page.waitForURL('**/x/rides/?a=1#end');
    expect(asked.filter((address) => address.startsWith('/x/rides/'))).toEqual(['/x/rides/?a=1']);
  });

  it('leads on without scripts', async () => {
    const { page } = await open('/x/tours/?a=1', { javaScriptEnabled: false });
    await page.waitForURL('**/x/rides/#long');
    expect(await page.locator('h1').textContent()).toContain('Rides');
  });

  it('leads on in a dev server, too', async () => {
    const server = await serveXdocs(built().site.root);
    try {
      const answer = await fetch(new URL('/x/tours', server.url), { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/x/rides/#long']);
      expect((await server.end()).code).toBe(0);
    } finally {
      await server.end();
    }
  });
});

it('the sitemap lists what is there, and robots.txt names it', () => {
  const addresses = [
    ...built()
      .site.read('build/sitemap.xml')
      .matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map(([, url]) => url);
  expect(addresses.sort()).toEqual(['https://velo.example/x/', 'https://velo.example/x/rides/']);
  expect(built().site.read('build/robots.txt')).toContain('Sitemap: https://velo.example/sitemap.xml');
});
