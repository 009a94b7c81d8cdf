// A reader without a pointer: every stop can be seen, none is a trap, what opens by a key closes by one and gives the
// focus back.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { unseenStops, walkFocus } from '../support/focus-walk.ts';
import type { FocusWalk } from '../support/focus-walk.ts';
import { readerSite } from '../support/reader-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { forgetComplaints } from '../support/watched-page.ts';

const wide = { viewport: { width: 1440, height: 800 } };
const phone = { viewport: { width: 360, height: 740 } };

const site = visitedSite(readerSite);
let page: Page;
let complaints: string[];

afterEach(() => expect(complaints).toEqual([]));

async function open(pathname: string, options: BrowserContextOptions = wide): Promise<void> {
  ({ page, complaints } = await site.open(pathname, options));
  forgetComplaints(complaints, '404');
}
const focused = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '',
  );
const focusIsIn = (selector: string) =>
  page.evaluate((parent) => document.activeElement?.closest(parent) !== null, selector);

/** The heading that is read, which a phone's table of contents names, is another one on the way back. */
const namesOf = ({ stops }: FocusWalk) =>
  stops.map(({ name }) => name.replace(/(?<=\.toc-summary On this page).*/, ''));

it('builds without a problem', async () => {
  await open('/');
  expect(site.built().built).toMatchObject({ code: 0 });
});

describe.each([
  ['wide', wide],
  ['on a phone', phone],
] as const)('%s', (_, size) => {
  it.each(['/bells/', '/api/kit/bell/', '/locks/', '/404.html'])(
    'shows every stop of %s, forwards and backwards, and lets go at the end',
    async (pathname) => {
      await open(pathname, size);
      const forwards = await walkFocus(page);
      expect(unseenStops(forwards)).toEqual([]);
      expect(forwards.leaves).toBe(true);
      const backwards = await walkFocus(page, 'Shift+Tab');
      expect(unseenStops(backwards)).toEqual([]);
      expect(namesOf(backwards).reverse()).toEqual(namesOf(forwards));
    },
  );

  it.each([
    ['in the dark', { colorScheme: 'dark' }],
    ['in forced colours', { forcedColors: 'active' }],
  ] as const)('shows every stop %s', async (__, colours) => {
    await open('/bells/', { ...size, ...colours });
    expect(unseenStops(await walkFocus(page))).toEqual([]);
  });
});

it.each([
  [
    'wide',
    wide,
    [
      '.skip-link',
      '.app-bar',
      '.sidebar',
      '.toc-column',
      'main',
      '[data-xd-demo]',
      'main',
      '.pager-row',
      '.site-footer',
    ],
  ],
  [
    'on a phone',
    phone,
    ['.skip-link', '.app-bar', '.toc-column', 'main', '[data-xd-demo]', 'main', '.pager-row', '.site-footer'],
  ],
] as const)('goes through a page part by part %s', async (_, size, parts) => {
  await open('/bells/', size);
  const { stops } = await walkFocus(page);
  expect(stops.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1])).toEqual(parts);
});

it('skips to the content', async () => {
  await open('/bells/');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to content');
  expect(await page.locator('.skip-link').boundingBox()).toMatchObject({ x: 8, y: 8 });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.localName === 'main');
  await page.keyboard.press('Tab');
  expect(await focusIsIn('main')).toBe(true);
});

describe('the drawer of a phone', () => {
  const isOpen = () => page.locator('html').evaluate((root) => root.hasAttribute('data-drawer'));
  const openDrawer = async () => {
    await open('/bells/', phone);
    await page.getByRole('button', { name: 'Open navigation' }).focus();
    await page.keyboard.press('Enter');
  };

  it.each(['Tab', 'Shift+Tab'] as const)('keeps the focus, shown, with %s', async (key) => {
    await openDrawer();
    expect(await focused()).toContain('Bells');
    const walk = await walkFocus(page, key);
    expect(walk.leaves).toBe(false);
    expect(walk.stops.length).toBeGreaterThan(8);
    expect(walk.stops.filter(({ part }) => part !== '.sidebar')).toEqual([]);
    expect(unseenStops(walk)).toEqual([]);
  });

  it('closes a menu in it first, then itself, and gives the focus back', async () => {
    await openDrawer();
    const menu = page.locator('.sidebar .product-menu');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Kit');
    await page.keyboard.press('Escape');
    expect([await menu.getAttribute('open'), await isOpen()]).toEqual([null, true]);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await focused()).toBe('Open navigation');
  });
});

describe.each([
  [
    'the settings',
    async () => {
      await page.getByRole('button', { name: 'Settings' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Primary colour' }).waitFor();
    },
    'Settings',
  ],
  [
    'the search',
    async () => {
      await page.getByRole('button', { name: 'Search' }).focus();
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search' }).fill('bell');
      await page.getByRole('option').first().waitFor();
    },
    'Search/',
  ],
  [
    'the list of keys',
    async () => {
      await page.getByRole('link', { name: 'Velo, home' }).focus();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
    'Velo, home',
  ],
] as const)('%s', (_, openIt, opener) => {
  it.each([
    ['wide', wide],
    ['on a phone', phone],
    ['in forced colours', { ...wide, forcedColors: 'active' }],
  ] as const)('keeps the focus, shown, %s, and gives it back', async (__, options) => {
    await open('/bells/', options);
    await openIt();
    const walk = await walkFocus(page);
    expect(walk.stops.length).toBeGreaterThan(0);
    expect(await page.locator('dialog').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(walk.stops.filter(({ part }) => part !== 'dialog')).toEqual([]);
    expect(unseenStops(walk)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await focused()).toBe(opener);
  });
});

it('chooses in the settings with arrows', async () => {
  await open('/bells/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Light' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('html[data-mui-color-scheme=dark]').waitFor();
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
});

describe.each([
  ['products', wide, '.product-menu', 'Kit'],
  ['versions', wide, '.product-context > .menu:last-child', 'v2.1.0'],
  ['notifications', wide, '.notifications', 'New bells'],
  ['headings on a phone', phone, '.toc-details', 'Words'],
] as const)('the list of %s', (_, size, selector, first) => {
  it('opens by a key, leads on with Tab, closes with Escape and where the focus leaves', async () => {
    await open('/bells/', size);
    const list = page.locator(selector);
    const summary = list.locator('summary');
    const isOpen = () => list.evaluate((details: HTMLDetailsElement) => details.open);
    await summary.focus();
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(first);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    const links = await list.locator('a').count();
    for (let count = 0; count < links; count++) await page.keyboard.press('Tab');
    expect([await focusIsIn(selector), await isOpen()]).toEqual([true, true]);
    await page.keyboard.press('Tab');
    expect([await focusIsIn(selector), await isOpen()]).toEqual([false, false]);
  });
});

it('opens and folds a branch of the navigation in place', async () => {
  await open('/bells/');
  const branch = page.locator('.sidebar').getByRole('link', { name: 'Streets', exact: true });
  expect(await branch.getAttribute('aria-expanded')).toBe('false');
  await branch.focus();
  await page.keyboard.press('Enter');
  await page.locator('.sidebar').getByRole('link', { name: 'Street 1', exact: true }).waitFor();
  expect([await focused(), await branch.getAttribute('aria-expanded')]).toEqual(['Streets', 'true']);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Street 1');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator('.sidebar').getByRole('link', { name: 'Street 1', exact: true }).isVisible()).toBe(false);
});
