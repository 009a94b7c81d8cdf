// A reader goes through a built site: from page to page, on a phone, to an address that is not there.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const long = '\n\nA bike stands at the station.'.repeat(60);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const { built, newPage, open } = visitedSite({
  'package.json': '{ "name": "velo-kit" }',
  'content/index.md': pageText('Velo kit', `[All stations](/stations/)${long}\n\n## Bells\n\nThey ring.`),
  'content/stations/stations.md': pageText(
    'Stations',
    `## Harbour\n\nBy the sea.${long}\n\n## Mill\n\nBy the river.\n\n## The keeper's “house”${long}`,
  ),
  'content/stations/opening.md': pageText(
    'Opening hours',
    '| day | from | to |\n| - | - | - |\n| all days of the week, holidays included | 06:00 | 23:00 |',
  ),
});

const heading = (page: Page) => page.locator('h1').textContent();
const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

it('builds without a problem, named after its package', async () => {
  expect(built().built).toMatchObject({ code: 0 });
  const { page } = await open('/');
  expect(await page.title()).toMatch(/Velo kit/i);
});

it('leads from page to page: by links, by the navigation, by next and previous', async () => {
  const { page, complaints } = await open('/');
  await page.getByRole('main').getByRole('link', { name: 'All stations' }).click();
  await page.waitForURL('**/stations/');
  expect(await heading(page)).toBe('Stations');
  const sidebar = page.locator('#xd-navigation');
  expect(await sidebar.locator('[aria-current=page]').getAttribute('href')).toBe('/stations/');
  await sidebar.getByRole('link', { name: 'Opening hours' }).click();
  await page.waitForURL('**/stations/opening/');
  expect(await heading(page)).toBe('Opening hours');
  await page.locator('a[rel=prev]').click();
  await page.waitForURL((url) => !url.pathname.includes('opening'));
  await page.locator('a[rel=next]').click();
  await page.waitForURL('**/stations/opening/');
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.includes('opening'));
  expect(complaints).toEqual([]);
});

it('brings the reader to a heading from the table of contents', async () => {
  const { page, complaints } = await open('/stations/');
  await page.locator('.toc-list').getByRole('link', { name: 'Mill' }).click();
  expect(new URL(page.url()).hash).toBe('#mill');
  expect(
    await page.locator('#mill').evaluate((element) => Math.round(element.getBoundingClientRect().top) < innerHeight),
  ).toBe(true);
  expect(complaints).toEqual([]);
});

it.each(['the-keeper-s-%E2%80%9Chouse%E2%80%9D', 'the-keepers-house'])(
  'brings the reader to a heading by its own id and by its older one: %s',
  async (id) => {
    const { page, complaints } = await open(`/stations/#${id}`);
    // Below the app bar, as far as everything is that a link leads to.
    await page.waitForFunction(
      () =>
        Math.abs(
          document.querySelector('h2:last-of-type')!.getBoundingClientRect().top -
            Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
        ) < 8,
    );
    await page.locator('.toc-list [aria-current=true]', { hasText: 'house' }).waitFor();
    expect(
      await page
        .getByRole('heading', { name: "The keeper's “house” Link to the section “The keeper's “house””", exact: true })
        .count(),
    ).toBe(1);
    expect(complaints).toEqual([]);
  },
);

describe('on a phone', () => {
  it('opens the navigation as a drawer and follows a link of it', async () => {
    const { page, complaints } = await open('/', phone);
    const link = page.locator('#xd-navigation').getByRole('link', { name: 'Stations', exact: true }).first();
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    await link.waitFor({ state: 'visible' });
    await link.tap();
    await page.locator('#xd-navigation').getByRole('link', { name: 'Opening hours' }).tap();
    await page.waitForURL('**/stations/opening/');
    expect(await page.locator('html').getAttribute('data-drawer')).toBeNull();
    expect(complaints).toEqual([]);
  });

  it.each(['/', '/stations/', '/stations/opening/', '/404.html'])(
    'has no sideways scrolling on %s',
    async (pathname) => {
      const { page } = await open(pathname, phone);
      expect(await isWiderThanScreen(page)).toBe(false);
    },
  );
});

it('says that a page is not there, in the shell of the site, and leads home', async () => {
  const { page, complaints } = await newPage();
  const response = await page.goto(`${built().origin}/stations/moon/`);
  expect(response?.status()).toBe(404);
  expect(await page.locator('#xd-navigation').getByRole('link').count()).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).click();
  await page.waitForURL(`${built().origin}/`);
  expect(await heading(page)).toBe('Velo kit');
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});
