// The tables of an API page in a real browser: their layouts, their filter, links to their rows, imports to copy.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiMember } from '../../src/model/api.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { servePage } from './built-page.ts';
import type { TestSite } from './built-page.ts';
import { apiOf } from '../support/api-of.ts';

const member = (name: string, parts: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type: 'string',
  required: false,
  description: `What ${name} is for.`,
  ...parts,
});
const members = [
  member('onRide', {
    type: '(ride: Ride, options: { readonly withAVeryLongNameIndeed: Array<ReadonlyArray<ExtraordinarilyLongTypeName>> }) => void',
  }),
  member('onReturn'),
  ...Array.from({ length: 28 }, (_, index) =>
    member(`part${index + 1}`, index === 4 ? { description: 'Says bicycle once.' } : {}),
  ),
];
const api = apiOf({
  name: 'BikeList',
  pathname: '/api/bike-list/',
  members,
  imports: ["import { BikeList } from '@velo/bikes/BikeList';", "import { BikeList } from '@velo/bikes';"],
  slots: [{ name: 'toolbar', description: 'The bar.', class: 'VxBikeList-toolbar' }],
});

describe('in a browser', () => {
  let site: TestSite;
  let browser: Browser;
  let context: BrowserContext;

  beforeAll(async () => {
    [site, browser] = await Promise.all([
      servePage({ kind: 'api', blocks: [{ type: 'api', api, demos: [], types: { Ride: '/api/ride/' } }] }),
      sharedBrowser(),
    ]);
  });
  afterAll(() => site.close());
  afterEach(() => context.close());

  async function open(options: Parameters<Browser['newContext']>[0] = {}, path = ''): Promise<Page> {
    context = await browser.newContext({
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });
    const page = await context.newPage();
    await page.goto(site.origin + path);
    return page;
  }
  const row = (page: Page, name: string) => page.locator(`#bike-list-prop-${name}`);
  const text = (page: Page, name: string) => row(page, name).getByText(`What ${name} is for.`);
  const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

  it('folds every row, opens one by keyboard, and remembers the layout without a flash', async () => {
    const page = await open();
    expect(await text(page, 'onRide').isVisible()).toBe(true);
    await page.getByRole('radio', { name: 'Table' }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByRole('radio', { name: 'Collapsed' }).isChecked()).toBe(true);
    expect(await text(page, 'onRide').isVisible()).toBe(false);
    const name = row(page, 'onReturn').getByRole('link', { name: 'onReturn' });
    expect(await name.getAttribute('aria-expanded')).toBe('false');
    await name.focus();
    await page.keyboard.press('Enter');
    expect([
      await name.getAttribute('aria-expanded'),
      await text(page, 'onReturn').isVisible(),
      new URL(page.url()).hash,
    ]).toEqual(['true', true, '#bike-list-prop-onReturn']);
    await page.keyboard.press('Enter');
    expect(await text(page, 'onReturn').isVisible()).toBe(false);
    // The script of the page never arrives: what is seen is seen before it.
    await page.route('**/client.js', (route) => route.abort());
    await page.reload();
    expect(await text(page, 'onRide').isVisible()).toBe(false);
  });

  it('shows each member as a block when expanded, all of it', async () => {
    const page = await open();
    await page.getByRole('radio', { name: 'Expanded' }).check();
    expect(await text(page, 'onRide').isVisible()).toBe(true);
    expect((await text(page, 'onRide').boundingBox())?.x).toBe((await row(page, 'onRide').boundingBox())?.x);
    expect(await page.evaluate(() => localStorage.getItem('api-layout'))).toBe('expanded');
  });

  it('filters by name, else by words, says how many are left, and gives way to a link', async () => {
    const page = await open();
    const filter = page.getByRole('searchbox', { name: 'Filter by name' });
    const shown = () => page.locator('.api-members tbody tr:visible .api-name').allTextContents();
    await filter.fill('onr');
    expect(await shown()).toEqual(['onRide', 'onReturn']);
    expect(await page.getByRole('status').filter({ hasText: '2 of 30' }).count()).toBe(1);
    await filter.fill('bicycle');
    expect(await shown()).toEqual(['part5']);
    await page.evaluate(() => (location.hash = '#bike-list-prop-part9'));
    await row(page, 'part9').waitFor();
    expect(await filter.inputValue()).toBe('');
    expect(await page.locator('.api-slots tbody tr:visible').count()).toBe(1);
  });

  it('opens the row that a link leads to, by any of its anchors', async () => {
    const page = await open({}, '#bike-list-prop-part9');
    await page.getByRole('radio', { name: 'Collapsed' }).check();
    expect(await text(page, 'part9').isVisible()).toBe(true);
    expect(await text(page, 'part8').isVisible()).toBe(false);
    await page.evaluate(() => (location.hash = '#BikeList-css-toolbar'));
    expect(await page.getByText('The bar.').isVisible()).toBe(true);
  });

  it('says which rows are open, when a reader folds one and when a link opens another', async () => {
    const page = await open({}, '#bike-list-prop-part9');
    await page.getByRole('radio', { name: 'Collapsed' }).check();
    const expanded = (name: string) => row(page, name).locator('.api-name').getAttribute('aria-expanded');
    expect([await expanded('part9'), await expanded('part8')]).toEqual(['true', 'false']);
    await row(page, 'part9').locator('.api-name').click();
    expect([await expanded('part9'), await text(page, 'part9').isVisible()]).toEqual(['false', false]);
    // Another layout and back: what was folded stays folded, and says so.
    await page.getByRole('radio', { name: 'Table' }).check();
    await page.getByRole('radio', { name: 'Collapsed' }).check();
    expect([await expanded('part9'), await text(page, 'part9').isVisible()]).toEqual(['false', false]);
    await page.evaluate(() => (location.hash = '#bike-list-prop-part8'));
    await expect.poll(() => expanded('part8')).toBe('true');
    const slot = page.locator('.api-slots .api-name');
    expect(await slot.getAttribute('aria-expanded')).toBe('false');
    await page.evaluate(() => (location.hash = '#BikeList-css-toolbar'));
    await expect.poll(() => slot.getAttribute('aria-expanded')).toBe('true');
    expect(await expanded('part8')).toBe('false');
  });

  it('offers filter and layouts where nothing can be stored', async () => {
    context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('No.', 'SecurityError');
        },
      }),
    );
    await page.goto(site.origin);
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('onr');
    expect(await page.locator('.api-members tbody tr:visible').count()).toBe(2);
    await page.getByRole('radio', { name: 'Collapsed' }).check();
    expect(await text(page, 'onRide').isVisible()).toBe(false);
  });

  it('takes nothing for rows that are far away, and shows them to who comes, finds or prints', async () => {
    const page = await open({ viewport: { width: 400, height: 600 } });
    const isDrawn = (name: string) =>
      row(page, name)
        .locator('td')
        .last()
        .evaluate((cell) => cell.checkVisibility({ contentVisibilityAuto: true }));
    expect([await isDrawn('onRide'), await isDrawn('part28')]).toEqual([true, false]);
    expect(
      await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('part28 is for')),
    ).toBe(true);
    await expect.poll(() => isDrawn('part28')).toBe(true);
    expect(await text(page, 'part28').evaluate((cell) => cell.getBoundingClientRect().top)).toBeLessThan(600);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => isDrawn('onRide')).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => (location.hash = '#bike-list-prop-part14'));
    await expect
      .poll(() => row(page, 'part14').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(200);
    expect(await isDrawn('part14')).toBe(true);
  });

  it('copies one import at a time', async () => {
    const page = await open();
    await Promise.all([
      page.getByRole('button', { name: 'Copied' }).waitFor(),
      page.getByRole('button', { name: 'Copy' }).nth(1).click(),
    ]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("import { BikeList } from '@velo/bikes';");
  });

  it('links the names in types that have a page', async () => {
    const page = await open();
    expect(await row(page, 'onRide').getByRole('link', { name: 'Ride', exact: true }).getAttribute('href')).toBe(
      '/api/ride/',
    );
  });

  it.each(['Table', 'Expanded', 'Collapsed'])('never scrolls sideways on a phone: %s', async (layout) => {
    const page = await open({ viewport: { width: 360, height: 700 } });
    await page.getByRole('radio', { name: layout }).check();
    expect(await isWide(page)).toBe(false);
  });

  it('without scripts shows everything and offers nothing that would not work', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await page.getByText('What part28 is for.').isVisible()).toBe(true);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });
});
