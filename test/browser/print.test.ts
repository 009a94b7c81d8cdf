// A page on paper: a document without chrome, addresses beside links, code in full, dark ink on white.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { pageText } from '../support/disk-site.ts';
import { launchBrowser, watchedPage } from '../support/watched-page.ts';

const longLine = `const stations = [${"'Harbour', 'Mill', 'Library', ".repeat(20)}];`;

let built: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  [built, browser] = await Promise.all([
    builtSite({
      'content/index.md': pageText('Velo', `Ride [elsewhere](https://elsewhere.example/a/) or [on](#bells).\n\n## Bells\n\n\`\`\`ts\n${longLine}\n\`\`\`\n\n<details><summary>More</summary>\n\nFolded words.\n\n</details>\n\n## Wheels\n\nThey turn.`),
      'content/b.md': pageText('Next page'),
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await built.close();
});

async function printed(options: Parameters<typeof watchedPage>[1] = {}): Promise<Page> {
  const { page } = await watchedPage(browser, options);
  await page.goto(`${built.origin}/`);
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: 'print' });
  return page;
}

it('has no chrome', async () => {
  const page = await printed();
  for (const chrome of ['.app-bar', '.sidebar', '.toc-column', '.pager', '.page-actions', '.code-copy']) expect(await page.locator(chrome).first().isVisible(), chrome).toBe(false);
  expect(await page.getByRole('heading', { name: 'Velo' }).isVisible()).toBe(true);
  expect(await page.getByText('They turn.').isVisible()).toBe(true);
  await page.close();
});

it('says where links lead, unless they stay on the page', async () => {
  const page = await printed();
  const after = (name: string) => page.getByRole('main').getByRole('link', { name }).first().evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('elsewhere')).toContain('https://elsewhere.example/a/');
  expect(await after('on')).toBe('none');
  await page.close();
});

it('cuts no code, and opens what is folded', async () => {
  const page = await printed();
  const cut = await page.locator('.code pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  const box = await page.getByText('Folded words.').boundingBox();
  expect(box?.height).toBeGreaterThan(0);
  await page.close();
});

it('is light, also for a reader in the dark, who has the dark back afterwards', async () => {
  const page = await printed({ colorScheme: 'dark' });
  const ink = () => page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color);
  const scheme = () => page.evaluate(() => document.documentElement.getAttribute('data-mui-color-scheme'));
  expect(await scheme()).toBe('dark');
  const dark = await ink();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await scheme()).toBe('light');
  expect(await ink()).not.toBe(dark);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await scheme()).toBe('dark');
  expect(await ink()).toBe(dark);
  await page.close();
});
