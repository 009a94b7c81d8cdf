// The controls around a page: ways up and on, the marks of the navigation, versions, the list of headings of a phone.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { readerSite } from '../support/reader-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const site = visitedSite(readerSite);
let page: Page;
let complaints: string[];

afterEach(() => expect(complaints).toEqual([]));

async function open(pathname: string, options: BrowserContextOptions = {}): Promise<void> {
  ({ page, complaints } = await site.open(pathname, options));
}
const top = () => page.evaluate(() => Math.round(scrollY));
const focusedTag = () => page.evaluate(() => document.activeElement?.localName);

describe('back to the top', () => {
  it.each([
    ['beside a page', '/bells/', {}, () => Promise.resolve()],
    ['from the list of headings of a phone', '/bells/', phone, () => page.locator('.toc-summary').click()],
    ['from the end of a page without such a list', '/locks/', {}, () => Promise.resolve()],
  ] as const)('leads %s', async (_, pathname, options, prepare) => {
    await open(pathname, options);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForFunction(() => scrollY > 300);
    await prepare();
    await page.getByRole('link', { name: 'Back to top' }).click();
    await page.waitForFunction(() => scrollY === 0);
    expect(await focusedTag()).toBe('main');
  });

  it('is not there where a page has a list of headings or is short', async () => {
    await open('/end/wall/');
    expect(await page.getByRole('link', { name: 'Back to top' }).count()).toBe(0);
    await page.goto(`${site.built().origin}/bells/`);
    expect(await page.getByRole('link', { name: 'Back to top' }).count()).toBe(1);
  });
});

describe('the navigation', () => {
  const sidebar = () => page.locator('#xd-navigation');
  const offset = () => page.locator('.sidebar-scroll').evaluate((scroller) => Math.round(scroller.scrollTop));
  const isInView = (name: string) =>
    sidebar()
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const { top: start, bottom: end } = link.getBoundingClientRect();
        const view = link.closest('.sidebar-scroll')!.getBoundingClientRect();
        return start >= view.top && end <= view.bottom;
      });
  const small = { viewport: { width: 1440, height: 500 } };

  it('names plans and states beside the titles', async () => {
    await open('/bells/');
    for (const name of ['Bells New', 'Plans Pro plan Preview', 'Locks Premium plan Planned'])
      expect(await sidebar().getByRole('link', { name }).count(), name).toBe(1);
    expect(await sidebar().getByRole('link', { name: 'Later' }).count()).toBe(0);
    expect(await sidebar().getByText('Later').isVisible()).toBe(true);
  });

  it('begins with the news, which lie elsewhere', async () => {
    await open('/bells/');
    const news = sidebar().locator('.nav-list a').first();
    expect([await news.getAttribute('href'), await news.getAttribute('target')]).toEqual([
      'https://example.com/news/',
      '_blank',
    ]);
    expect(await sidebar().getByRole('link', { name: 'What’s new opens another site' }).count()).toBe(1);
  });

  it('shows the entry of the page, and leaves the page where it is', async () => {
    await open('/streets/street-35/', small);
    await expect.poll(() => isInView('Street 35')).toBe(true);
    expect(await offset()).toBeGreaterThan(100);
    expect(await top()).toBe(0);
  });

  it('shows it without making the browser place all of the page at once', async () => {
    ({ page, complaints } = await site.open('/streets/street-35/', {
      ...small,
      prepare: (empty) =>
        empty.addInitScript(() => {
          const ask = Element.prototype.getBoundingClientRect;
          Element.prototype.getBoundingClientRect = function count() {
            if (this.closest('.sidebar')) document.documentElement.dataset['asked'] = '';
            return ask.call(this);
          };
        }),
    }));
    await expect.poll(offset).toBeGreaterThan(100);
    expect(await page.locator('html').getAttribute('data-asked')).toBeNull();
  });

  it('stays where its reader scrolled it, from page to page', async () => {
    await open('/streets/street-20/', small);
    const before = await offset();
    await page.locator('.sidebar-scroll').evaluate((scroller) => (scroller.scrollTop += 60));
    await sidebar().getByRole('link', { name: 'Street 22', exact: true }).click();
    await page.locator('h1', { hasText: 'street-22' }).waitFor();
    expect(await offset()).toBe(before + 60);
  });

  it('shows an entry again that its reader had scrolled out of view', async () => {
    await open('/streets/street-20/', small);
    await page.locator('.sidebar-scroll').evaluate((scroller) => (scroller.scrollTop = 0));
    await page.keyboard.press(']');
    await page.locator('h1', { hasText: 'street-21' }).waitFor();
    await expect.poll(() => isInView('Street 21')).toBe(true);
  });

  it('shows the entry of the page when it opens as a drawer', async () => {
    await open('/streets/street-35/', phone);
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    await expect.poll(() => isInView('Street 35')).toBe(true);
  });

  it('has a page’s groups above its title, and its neighbours below it', async () => {
    await open('/plans/');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(await crumbs.getByRole('listitem').allTextContents()).toEqual(['Parts', 'Later']);
    expect(
      await crumbs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/bells/']);
    const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
    expect(await neighbours.getByRole('link').allTextContents()).toEqual([
      'Previous · PartsBells',
      'Next · PartsLocks',
    ]);
    await page.goto(`${site.built().origin}/`);
    expect(await neighbours.getByRole('link').allTextContents()).toEqual(['Next · PartsBells']);
    await page.goto(`${site.built().origin}/end/wall/`);
    expect(await neighbours.getByRole('link').allTextContents()).toEqual(['Previous · Streetsstreet-40']);
  });
});

it('switches to another version, the current one marked', async () => {
  await open('/bells/');
  const menu = page.locator('.product-context > .menu').last();
  await menu.locator('summary').click();
  expect(
    await menu
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
      ),
  ).toEqual([
    ['v2.1.0', '/bells/', 'true'],
    ['v1', 'https://example.com/v1/', null],
  ]);
  await page.locator('h1').click();
  expect(await menu.getAttribute('open')).toBeNull();
  await page.goto(`${site.built().origin}/`);
  expect(await menu.count()).toBe(0);
});

describe('the list of headings of a phone', () => {
  it('lies over the page, which stays where it is, and closes with a touch beside', async () => {
    await open('/bells/', phone);
    const place = () => page.locator('#words').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    const details = page.locator('.toc-details');
    const before = await place();
    await page.locator('.toc-summary').tap();
    await page.locator('.toc-list').getByRole('link', { name: 'Lists' }).waitFor();
    expect(await place()).toBe(before);
    await page.touchscreen.tap(180, 600);
    expect(await details.getAttribute('open')).toBeNull();
    expect(await place()).toBe(before);
  });

  it('names the heading that is read, and leads to one below its bar', async () => {
    await open('/bells/', phone);
    await page.locator('.toc-summary').tap();
    await page.locator('.toc-list').getByRole('link', { name: 'Last' }).tap();
    await page.locator('.toc-current', { hasText: 'Last' }).waitFor();
    const bar = (await page.locator('.toc-summary').boundingBox())!;
    expect((await page.locator('#last').boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForFunction(() => document.querySelector('.toc-current')!.textContent === '');
  });
});

it('marks the heading that is read beside a wide page', async () => {
  await open('/bells/');
  const marked = () => page.locator('.toc-list [aria-current=true]').allTextContents();
  for (const [id, text] of [
    ['words', 'Words'],
    ['lists', 'Lists'],
    ['last', 'Last'],
  ] as const) {
    await page.evaluate((heading) => document.getElementById(heading)!.scrollIntoView({ behavior: 'instant' }), id);
    await expect.poll(marked).toEqual([text]);
  }
});

it('asks for help to translate, where its reader chooses a language', async () => {
  await open('/bells/');
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await page.getByRole('link', { name: 'Help to translate' }).getAttribute('href')).toBe(
    'https://example.com/translate',
  );
});

it('takes brackets that a keyboard has under AltGr', async () => {
  await open('/plans/');
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: ']', ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true }),
    ),
  );
  await page.locator('h1', { hasText: 'Locks' }).waitFor();
});

it('leaves keys to what is written in and to what is held with them', async () => {
  await open('/plans/');
  await page.keyboard.press('Control+]');
  await page.keyboard.press('Alt+[');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially(']?[');
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe(']?[');
  expect(await page.locator('h1').textContent()).toBe('Plans');
});
