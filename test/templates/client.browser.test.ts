// The plain script and the islands in a real browser: what a reader does, and what happens.
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';
import { clientCode, servePage } from './built-page.ts';
import type { TestSite } from './built-page.ts';

const panel = (name: string) =>
  `<div role="tabpanel"${name === 'npm' ? '' : ' hidden'}><div class="code"><pre tabindex="0"><code>${name} add velo</code></pre><button type="button" class="code-copy" aria-label="Copy">Copy</button></div></div>`;
const tabs = `<div class="tabs" data-storage-key="manager"><div role="tablist" class="tab-list"><button role="tab" aria-selected="true">npm</button><button role="tab" aria-selected="false" tabindex="-1">yarn</button></div>${panel('npm')}${panel('yarn')}</div>`;
const html = `<h2 id="first">First</h2>${tabs}<p style="height:90vh">Words</p><h2 id="second">Second</h2><p style="height:120vh">More words</p>`;
const headings = [
  { level: 2, id: 'first', text: 'First' },
  { level: 2, id: 'second', text: 'Second' },
] as const;

it('holds up the first paint by three quarters of a kilobyte of script', async () => {
  expect(gzipSync(await clientCode('templates/client/inline.ts', 'iife')).length).toBeLessThan(750);
});

describe('in a browser', () => {
  let site: TestSite;
  let browser: Browser;
  let context: BrowserContext;
  let complaints: string[];

  beforeAll(async () => {
    [site, browser] = await Promise.all([servePage({ headings, blocks: [{ type: 'html', html }] }), sharedBrowser()]);
  });
  afterAll(() => site.close());
  afterEach(() => context.close());

  async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    context = await browser.newContext({
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });
    const page = await context.newPage();
    complaints = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(site.origin);
    return page;
  }
  const phone = { viewport: { width: 360, height: 700 } };
  const schemeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['muiColorScheme']);

  it('shows the system scheme, keeps the chosen one, and tells the demos', async () => {
    const page = await open({ colorScheme: 'dark' });
    expect(await schemeOf(page)).toBe('dark');
    await page.locator('#counter').scrollIntoViewIfNeeded();
    await page.locator('#counter output', { hasText: 'dark' }).waitFor();
    await page.click('[data-xd-mode-toggle]');
    await page.locator('#counter output', { hasText: 'light' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('light');
    await page.reload();
    expect(await schemeOf(page)).toBe('light');
    await page.evaluate(() => localStorage.setItem('mui-mode', 'system'));
    await page.reload();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-mui-color-scheme="dark"]').waitFor();
  });

  it.each(['light', 'dark'] as const)('hydrates demos without a word when %s', async (colorScheme) => {
    const page = await open({ colorScheme });
    for (const name of ['counter', 'grid']) {
      await page.locator(`#${name}`).scrollIntoViewIfNeeded();
      await page.locator(`#${name} [data-hydrated]`).waitFor();
    }
    await page.locator('#grid .MuiDataGrid-row').waitFor();
    await page.click('#counter button');
    await page.locator('#counter button', { hasText: 'Rented 1' }).waitFor();
    expect(complaints.filter((text) => !text.includes('No bikes left'))).toEqual([]);
  });

  it('loads no demo that is far away, and loses no click on one that sleeps', async () => {
    const page = await open();
    const loaded = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/demos/')).length,
      );
    expect(await loaded()).toBe(0);
    await page.route('**/demos/counter.js', async (route) => {
      await page.locator('#counter button', { hasText: 'Rented 0' }).waitFor();
      await route.continue();
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('#counter button')?.click());
    await page.locator('#counter button', { hasText: 'Rented 1' }).waitFor();
  });

  it('gives a part that the server left out its real size when it mounts', async () => {
    const page = await open();
    await page.locator('#measured').scrollIntoViewIfNeeded();
    await page.locator('#measured', { hasText: '90 pixels' }).waitFor();
  });

  it('runs a framed demo in a window of its own, in the colours of the page', async () => {
    const page = await open({ colorScheme: 'light' });
    await page.locator('#framed').scrollIntoViewIfNeeded();
    const frame = page.frameLocator('#framed iframe');
    await frame.getByRole('button', { name: 'Narrow window' }).click();
    await frame.getByText('Locked').waitFor();
    expect(await page.getByText('Locked').count()).toBe(0);
    expect(await page.locator('#framed iframe').boundingBox()).toMatchObject({ width: 360, height: 240 });
    await page.click('[data-xd-mode-toggle]');
    await frame.locator('html[data-mui-color-scheme="dark"]').waitFor();
  });

  it('shows a box where a demo throws, leaves what stands there where one cannot be loaded, and goes on', async () => {
    const page = await open();
    await page.route('**/demos/counter.js', (route) => route.abort());
    for (const name of ['counter', 'broken']) await page.locator(`#${name}`).scrollIntoViewIfNeeded();
    await page.locator('#broken .error-box', { hasText: 'No bikes left' }).waitFor();
    await page.locator('#counter [data-lost=""]').waitFor();
    expect(await page.locator('#counter .error-box').count()).toBe(0);
    await page.locator('#grid').scrollIntoViewIfNeeded();
    await page.locator('#grid .MuiDataGrid-row').waitFor();
  });

  it('opens the navigation as a drawer that keeps the focus', async () => {
    const page = await open(phone);
    const isInside = () =>
      page.evaluate(() => document.getElementById('xd-navigation')?.contains(document.activeElement));
    const link = page.getByRole('link', { name: 'Other' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    expect(await link.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(true);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(
      await page
        .getByRole('button', { name: 'Open navigation' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    expect(await page.evaluate(() => document.querySelector('[inert]'))).toBeNull();
  });

  it('folds the table of contents on a phone and says where the reader is', async () => {
    const page = await open(phone);
    const link = page.locator('.toc-list a', { hasText: 'Second' });
    expect(await link.isVisible()).toBe(false);
    await page.click('.toc-summary');
    await link.click();
    await page.locator('.toc-current', { hasText: 'Second' }).waitFor();
    expect(await link.isVisible()).toBe(false);
  });

  it('shows the table of contents beside a wide page', async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    await page
      .locator('.toc-list a[aria-current]', { hasText: 'First' })
      .or(page.locator('.toc-list a', { hasText: 'First' }))
      .waitFor();
    await page.locator('#second').evaluate((heading) => heading.scrollIntoView());
    await page.locator('.toc-list a[aria-current]', { hasText: 'Second' }).waitFor();
  });

  it('copies code, says so for a moment, and remembers a tab', async () => {
    const page = await open();
    await page.getByRole('tab', { name: 'npm' }).focus();
    await page.keyboard.press('ArrowRight');
    const copied = page.getByRole('button', { name: 'Copied' });
    await Promise.all([copied.waitFor(), page.locator('.prose .code-copy:visible').click()]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('yarn add velo');
    // It is said a frame later than it is shown.
    await page.locator('[role=status]', { hasText: 'has been copied' }).waitFor({ state: 'attached' });
    await copied.waitFor({ state: 'detached' });
    await page.reload();
    expect(await page.getByRole('tab', { name: 'yarn' }).getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('codeblock-manager'))).toBe('yarn');
  });

  it('opens the source that a link points into', async () => {
    const page = await open();
    await page.goto(`${site.origin}#counter.tsx`);
    await page.locator('#counter [role=tabpanel]').first().waitFor();
  });

  it('wakes content that was swapped in', async () => {
    const page = await open();
    await page.evaluate(() => {
      const main = document.querySelector('main');
      if (main)
        main.innerHTML =
          '<div class="demo" id="fresh"><div data-xd-demo="counter" data-module="/demos/counter.js"></div></div>';
      document.dispatchEvent(new CustomEvent('xdocs:content'));
    });
    await page.locator('#fresh button', { hasText: 'Rented 0' }).waitFor();
  });
});
