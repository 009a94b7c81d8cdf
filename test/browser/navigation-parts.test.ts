// Entries of the navigation that lead to parts of pages: beside the page's own entry, not instead of it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const navigation = [
  { pathname: '/', title: 'Velo' },
  { pathname: '/rides#bells', title: 'Bells' },
  { pathname: '/rides/', title: 'Rides' },
  { pathname: '/rides/#lamps', title: 'Lamps', planned: true },
  { pathname: '/bikes/', title: 'Bikes' },
];

const { built, open } = visitedSite({
  'xdocs.config.ts': "export default { locales: ['en', 'zh'], translations: 'translations' };\n",
  'translations/zh.json': JSON.stringify({
    'pages./': '首页',
    'pages./rides/': '骑行',
    'pages./rides#bells': '铃',
    'pages./rides/#lamps': '灯',
    'pages./bikes/': '自行车',
  }),
  'content/index.md': pageText('Velo'),
  'content/rides.md': pageText('Rides', `${'A bike stands at the station.\n\n'.repeat(60)}## Bells\n\nRing.`),
  'content/bikes.md': pageText('Bikes'),
  'content/navigation.ts': `export default ${JSON.stringify(navigation)};\n`,
});

const entries = (page: Page) =>
  page.locator('.sidebar-scroll a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const active = (page: Page) =>
  page.locator('.sidebar [aria-current="page"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const shows = (page: Page, title: string) => page.locator('h1', { hasText: title }).waitFor();

it('builds without a problem', () => expect(built().built).toMatchObject({ code: 0 }));

it('lead there, and are never the entry of the page', async () => {
  const { page, complaints } = await open('/rides/');
  expect(await entries(page)).toEqual(['/', '/rides/#bells', '/rides/', '/rides/#lamps', '/bikes/']);
  expect(await active(page)).toEqual(['/rides/']);
  await page.locator('.sidebar a', { hasText: 'Bikes' }).click();
  await shows(page, 'Bikes');
  expect(await active(page)).toEqual(['/bikes/']);
  await page.locator('.sidebar a', { hasText: 'Bells' }).click();
  await page.waitForFunction(() => document.getElementById('bells')?.matches(':target'));
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/rides/#bells');
  expect(await active(page)).toEqual(['/rides/']);
  expect(complaints).toEqual([]);
});

it('are passed over by previous and next', async () => {
  const { page } = await open('/rides/');
  expect(
    await page.locator('.pager-link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/', '/bikes/']);
});

it('have a title of their own in the language that a reader asks for', async () => {
  const { page } = await open('/rides/?userLanguage=zh');
  await page.locator('.sidebar [lang="zh"]', { hasText: '骑行' }).waitFor();
  const titles = await page
    .locator('.sidebar-scroll .nav-list a')
    .evaluateAll((links) => links.map((link) => (link.querySelector('.nav-title') ?? link).textContent));
  expect(titles).toEqual(['首页', '铃', '骑行', '灯', '自行车']);
});
