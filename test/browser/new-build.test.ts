// A site is published anew while its pages stand open: what stands there stays, and the tab comes to the new one.
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { publishedTest } from '../support/published-site.ts';

const bell = (word: string) =>
  `import { useState } from 'react';\nexport default function Bell() {\n  const [count, setCount] = useState(0);\n  return <button onClick={() => setCount(count + 1)}>${word} {count}</button>;\n}\n`;
const long = '\n\nA bike stands at the station.'.repeat(80);

const config = (more = '') =>
  `export default { base: '/x', origin: 'https://velo.example', feedback: { endpoint: '/x/_feedback' }${more} };`;
/** Another demo, and other colours of all pages: another build. */
const repainted = {
  'xdocs.config.ts': config(", theme: { primary: { light: '#7a3fa8', dark: '#cfa6f0' } }"),
  'content/Bell.tsx': bell('Chime'),
};

const it = publishedTest(() => ({
  'xdocs.config.ts': config(),
  'content/index.md': pageText(
    'Velo',
    `<input aria-label="Name">${long}\n\n## Bells${long}\n\n{{"demo": "Bell.tsx"}}${long}`,
  ),
  'content/Bell.tsx': bell('Ring'),
  'content/other.md': pageText('Other'),
}));

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset['xdBuild']);
const bar = (page: Page) => page.locator('.snackbar');
/** Counts how often a page is loaded. */
const loads = (page: Page) => {
  const seen = { count: 0 };
  page.on('load', () => seen.count++);
  return seen;
};

it('loads a page again, once and in its place, where a demo of it is gone', async ({ published }) => {
  const { page } = await published.open('/x/other/');
  // In place, after which the page itself remembers where its reader was.
  await page.getByRole('link', { name: 'Velo', exact: true }).first().click();
  await page.locator('h1', { hasText: 'Velo' }).waitFor();
  await page.evaluate(() => (location.hash = 'bells'));
  const first = await build(page);
  const seen = loads(page);
  const second = await published.publish(repainted);
  expect(second).not.toBe(first);
  // At once: the page may load itself again as soon as the demo is near.
  const top = await page.locator('#Bell').evaluate((demo) => {
    demo.scrollIntoView({ block: 'center' });
    return Math.round(scrollY);
  });
  expect(top).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Chime 0' }).click();
  await page.getByRole('button', { name: 'Chime 1' }).waitFor();
  expect([await build(page), seen.count, new URL(page.url()).hash]).toEqual([second, 1, '#bells']);
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5);
});

it('does so where nothing but the demo is another, each time that it is, and no other page has changed', async ({
  published,
}) => {
  const { page } = await published.open('/x/');
  const [first, seen] = [await build(page), loads(page)];
  const other = published.site.read('build/x/other/index.html');
  expect(await published.publish({ 'content/Bell.tsx': bell('Chime') })).toBe(first);
  expect(published.site.read('build/x/other/index.html')).toBe(other);
  await page.locator('#Bell').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Chime 0' }).click();
  await page.getByRole('button', { name: 'Chime 1' }).waitFor();
  expect(seen.count).toBe(1);
  await page.getByRole('link', { name: 'Other', exact: true }).first().click();
  await page.locator('h1', { hasText: 'Other' }).waitFor();
  await published.publish({ 'content/Bell.tsx': bell('Toll') });
  await page.getByRole('link', { name: 'Velo', exact: true }).first().click();
  await page.locator('#Bell').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Toll 0' }).click();
  await page.getByRole('button', { name: 'Toll 1' }).waitFor();
  expect(seen.count).toBe(1);
});

it('offers it where the reader has something to lose, and nothing that stands there goes', async ({ published }) => {
  const { page } = await published.open('/x/');
  const seen = loads(page);
  await page.getByLabel('Name').fill('Ada');
  const second = await published.publish(repainted);
  await page.locator('#Bell').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Ring 0' }).click();
  await bar(page).getByText('This page has been updated.').waitFor();
  expect(await page.getByRole('button', { name: 'Ring 0' }).isVisible()).toBe(true);
  expect([await page.locator('.error-box').count(), seen.count]).toEqual([0, 0]);
  expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => build(page)).toBe(second);
});

it('does not load itself again and again where a host says one thing and serves another', async ({ published }) => {
  const { page } = await published.open('/x/');
  const seen = loads(page);
  const html = published.site.read('build/x/index.html');
  await page.route('**/x/', (route) =>
    route.request().resourceType() === 'document'
      ? route.continue()
      : route.fulfill({ body: html.replace(/(data-xd-build=")\w+/, '$1elsewhere') }),
  );
  await page.route('**/demos/**', (route) => route.fulfill({ status: 404 }));
  await page.locator('#Bell').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Ring 0' }).hover();
  await expect.poll(() => seen.count).toBe(1);
  await page.locator('#Bell').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Ring 0' }).click();
  await bar(page).getByText('This page has been updated.').waitFor();
  expect(seen.count).toBe(1);
});

it('says why nothing opens where it is the same build, and the next try works', async ({ published }) => {
  const { page } = await published.open('/x/');
  const seen = loads(page);
  await page.context().setOffline(true);
  await page.locator('#Bell').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Ring 0' }).click();
  await bar(page).getByText('This could not be loaded. Try again.').waitFor();
  expect(await page.getByRole('button', { name: 'Ring 0' }).isVisible()).toBe(true);
  await page.keyboard.press('/');
  await expect.poll(() => bar(page).count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Ring 0' }).click();
  await page.getByRole('button', { name: 'Ring 1' }).waitFor();
  await page.route('**/settings.*.js*', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.locator('.snackbar').click();
  await page.locator('[data-xd-open=settings]').first().click();
  await bar(page).getByText('This could not be loaded. Try again.').waitFor();
  // At the next try both are there: browsers keep a failed import of an address.
  await page.locator('[data-xd-open=settings]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  expect(seen.count).toBe(0);
});

it('loads a page of another build whole, where one of its own would come in place', async ({ published }) => {
  const { page } = await published.open('/x/');
  await page.evaluate(() => Object.assign(window, { marker: true }));
  const marked = () => page.evaluate(() => 'marker' in window);
  const other = page.getByRole('link', { name: 'Other', exact: true }).first();
  await other.click();
  await page.locator('h1', { hasText: 'Other' }).waitFor();
  expect(await marked()).toBe(true);
  const second = await published.publish(repainted);
  await page.getByRole('link', { name: 'Velo', exact: true }).first().click();
  await expect.poll(() => build(page)).toBe(second);
  expect(await marked()).toBe(false);
});

it('is another build where all pages are others, and the same where only words or a demo are', async ({
  published,
}) => {
  const first = JSON.parse(published.site.read('build/x/build.json')) as { build: string };
  expect(await published.publish({ 'content/other.md': pageText('Other', 'More words.') })).toBe(first.build);
  expect(published.site.read('build/x/other/index.html')).toContain(`data-xd-build="${first.build}"`);
  expect(await published.publish({}, '--clean')).toBe(first.build);
  expect(await published.publish({ 'content/Bell.tsx': `// Loud.\n${bell('Ring')}` })).toBe(first.build);
  expect(await published.publish(repainted)).not.toBe(first.build);
});

it('has nothing to miss where the files of earlier builds are kept', async ({ published }) => {
  await published.publish({}, '--keep-assets', '1');
  const { page, complaints } = await published.open('/x/');
  const seen = loads(page);
  await published.publish({ 'content/Bell.tsx': bell('Chime') }, '--keep-assets', '1');
  await page.locator('#Bell').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Ring 0' }).click();
  await page.getByRole('button', { name: 'Ring 1' }).waitFor();
  expect([seen.count, await bar(page).count(), complaints]).toEqual([0, 0, []]);
  const { site } = published;
  const modules = () => readdirSync(site.path('build/x/_assets/demos')).filter((name) => name.startsWith('Bell.'));
  expect(modules()).toHaveLength(2);
  expect(site.read('build/sitemap.xml') + site.read('build/x/llms.txt')).not.toContain('_assets');
  await published.publish({ 'content/Bell.tsx': bell('Toll') }, '--keep-assets', '1');
  await published.publish({ 'content/Bell.tsx': bell('Peal') }, '--keep-assets', '1');
  expect(modules()).toHaveLength(2);
  await published.publish();
  expect(modules()).toHaveLength(1);
});
