// Copying code and pages: what is copied, what the button says and for how long, what a screen reader hears, and what
// happens where the browser refuses.
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { readerSite } from '../support/reader-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { forgetComplaints, hold, stopClock, toldRequests } from '../support/watched-page.ts';

const site = visitedSite(readerSite);
let page: Page;
let complaints: string[];

afterEach(() => expect(complaints).toEqual([]));

/** A page whose clock stands still until it is told to go on. */
async function openWithClock(): Promise<void> {
  ({ page, complaints } = await site.open('/bells/', {
    permissions: ['clipboard-read', 'clipboard-write'],
    prepare: stopClock,
  }));
}
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
const announced = () => page.getByRole('status').and(page.locator('#xd-status')).textContent();
const bubble = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((button) => getComputedStyle(button, '::after').content);
/** What a clipboard answers that lets nothing in. */
const refuse = (name: string) =>
  page.evaluate((error) => {
    navigator.clipboard.write = navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', error));
  }, name);

it.each([
  ['a block of code', '.prose > .code .code-copy', 'Copy the code', 'const bell = <Bell loud />;\nconst other = bell;'],
  [
    'the source of a demo',
    '.demo-copy',
    'Copy',
    'export default function Ring() {\n  return <button type="button">Ring</button>;\n}',
  ],
])('%s says Copied for 1200 ms, and a screen reader hears of it', async (_, selector, name, text) => {
  await openWithClock();
  const button = page.locator(selector).first();
  const label = () => button.getAttribute('aria-label');
  expect([await label(), await bubble(selector)]).toEqual([name, 'none']);
  await button.click();
  await expect.poll(label).toBe('Copied');
  expect(await bubble(selector)).toContain('Copied');
  expect(await clipboard()).toBe(text);
  await page.clock.runFor(1199);
  expect(await label()).toBe('Copied');
  expect(await announced()).toBe('The source code has been copied to your clipboard.');
  await page.clock.runFor(1);
  expect(await label()).toBe(name);
  // A tool says its name to a pointer.
  expect(await bubble(selector)).not.toContain('Copied');
});

it.each([
  ['code', '.demo-copy', 1200, 'Copy'],
  ['a page', '[data-xd-copy-page]', 2000, 'Copy page'],
] as const)('begins the moment anew with every click: %s', async (_, selector, shownMs, name) => {
  await openWithClock();
  const button = page.locator(selector);
  const says = () => button.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
  const click = async () => {
    await button.click();
    await expect.poll(() => button.getAttribute('data-copied')).not.toBeNull();
  };
  await click();
  await page.clock.runFor(shownMs - 200);
  // So that the second time can be told from the first.
  await button.evaluate((element: HTMLElement) => delete element.dataset['copied']);
  await click();
  await page.clock.runFor(shownMs - 1);
  expect(await says()).toBe('Copied');
  await page.clock.runFor(1);
  expect(await says()).toBe(name);
});

it('a page says Copied for 2000 ms', async () => {
  await openWithClock();
  const button = page.locator('[data-xd-copy-page]');
  await button.click();
  await expect.poll(() => button.textContent()).toBe('Copied');
  expect(await clipboard()).toMatch(/^# Bells/m);
  await page.clock.runFor(1999);
  expect([await button.textContent(), await announced()]).toEqual(['Copied', 'Copied']);
  await page.clock.runFor(1);
  expect(await button.textContent()).toBe('Copy page');
});

it('says where it is not allowed, on the button and to a screen reader', async () => {
  await openWithClock();
  await refuse('NotAllowedError');
  const code = page.locator('.demo-copy');
  await code.click();
  await expect.poll(() => code.getAttribute('aria-label')).toBe('request is not allowed');
  expect(await bubble('.demo-copy')).toContain('request is not allowed');
  await page.clock.runFor(100);
  expect(await announced()).toBe('request is not allowed');
  await page.clock.runFor(1200);
  expect(await code.getAttribute('aria-label')).toBe('Copy');
  const whole = page.locator('[data-xd-copy-page]');
  await whole.click();
  await expect.poll(() => whole.textContent()).toBe('request is not allowed');
  await page.clock.runFor(2000);
  expect(await whole.textContent()).toBe('Copy page');
});

it('is silent where it fails otherwise', async () => {
  await openWithClock();
  await refuse('DataError');
  await page.locator('.demo-copy').click();
  await page.clock.runFor(100);
  expect([await page.locator('.demo-copy').getAttribute('aria-label'), await announced()]).toEqual(['Copy', '']);
});

it('tells the clipboard of a page during the click, before the page has come', async () => {
  await openWithClock();
  await page.evaluate(() => {
    const watched = navigator.clipboard;
    const write = watched.write.bind(watched);
    watched.write = (items) => {
      document.documentElement.dataset['told'] = String(Boolean(window.event));
      return write(items);
    };
  });
  const release = await hold(page, '**/bells/index.md');
  const button = page.locator('[data-xd-copy-page]');
  await button.click();
  expect(await page.locator('html').getAttribute('data-told')).toBe('true');
  release();
  await expect.poll(() => button.textContent()).toBe('Copied');
  expect(await clipboard()).toMatch(/^# Bells/m);
});

it('copies a page where the clipboard takes no promise', async () => {
  await openWithClock();
  await page.evaluate(() => delete (window as { ClipboardItem?: unknown }).ClipboardItem);
  const button = page.locator('[data-xd-copy-page]');
  await button.click();
  await expect.poll(() => button.textContent()).toBe('Copied');
  expect(await clipboard()).toMatch(/^# Bells/m);
});

it('says nothing of a page that cannot be had', async () => {
  await openWithClock();
  await page.route('**/bells/index.md', (route) => route.fulfill({ status: 503, body: '' }));
  const answered = page.waitForResponse('**/bells/index.md');
  await page.locator('[data-xd-copy-page]').click();
  await answered;
  await toldRequests(page);
  await page.clock.runFor(100);
  expect([await page.locator('[data-xd-copy-page]').textContent(), await announced()]).toEqual(['Copy page', '']);
  forgetComplaints(complaints, '503');
});
