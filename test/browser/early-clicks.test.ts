// What a reader does while the scripts are still on their way: none of it is lost, and none of it happens twice.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readerSite } from '../support/reader-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { forgetComplaints, hold, toldRequests } from '../support/watched-page.ts';

const demo = `import { useState } from 'react';

export default function Ring() {
  const [count, setCount] = useState(0);
  return <a href="/plans/" role="button" onClick={(event) => { event.preventDefault(); setCount(count + 1); }}>Rung {count}</a>;
}
`;
const site = visitedSite({ ...readerSite, 'content/Ring.tsx': demo });

/** A page at an address, of which a script does not come before it is released. */
async function openWithout(script: string, path: string, options: Parameters<typeof site.newPage>[0] = {}) {
  const { page, complaints } = await site.newPage({
    colorScheme: 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const release = await hold(page, script);
  await page.goto(site.built().origin + path, { waitUntil: 'commit' });
  await page.locator('#xd-status').waitFor({ state: 'attached' });
  return { page, complaints, release };
}

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name }).waitFor();
const phone = { viewport: { width: 360, height: 740 } };

it.each<[string, string, (page: Page) => Promise<unknown>, object?]>([
  ['the search', '[data-xd-open=search]', dialog('Search the documentation')],
  ['the settings', '[data-xd-open=settings]', dialog('Settings')],
  [
    'the colour mode',
    '[data-xd-mode-toggle]',
    (page) => page.locator('html[data-mui-color-scheme=dark][data-mode=dark]').waitFor(),
  ],
  ['the menu of a phone', '[data-xd-open=navigation]', (page) => page.locator('html[data-drawer]').waitFor(), phone],
  [
    'a tab',
    '.prose [role=tab] >> text=yarn',
    (page) => page.locator('[role=tab][aria-selected=true]', { hasText: 'yarn' }).waitFor(),
  ],
  ['copying', '.prose > .code .code-copy', (page) => page.locator('.code-copy[data-copied]').waitFor()],
  ['copying the page', '[data-xd-copy-page]', (page) => page.locator('[data-xd-copy-page][data-copied]').waitFor()],
  ['a demo', '.demo-root a', (page) => page.locator('.demo-root', { hasText: 'Rung 1' }).waitFor()],
])('a click before the script is there is done when it is: %s', async (_, selector, happened, options = {}) => {
  const { page, complaints, release } = await openWithout('**/_app.*.js', '/bells/', options);
  await page.locator(selector).first().click();
  release();
  await happened(page);
  expect(new URL(page.url()).pathname).toBe('/bells/');
  expect(complaints).toEqual([]);
});

it('only the last of such clicks is done, and later ones once', async () => {
  const { page, complaints, release } = await openWithout('**/_app.*.js', '/bells/');
  const toggle = page.locator('[data-xd-mode-toggle]');
  await page.locator('[data-xd-open=settings]').click();
  await toggle.click();
  await toggle.click();
  release();
  const mode = (name: string) => page.locator(`html[data-mode=${name}]`).waitFor();
  await mode('dark');
  await toggle.click();
  await mode('light');
  await toggle.click();
  await mode('system');
  await toldRequests(page);
  expect(await page.locator('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('opening the bell is seeing what is new, however early', async () => {
  const { page, complaints, release } = await openWithout('**/_app.*.js', '/bells/');
  await page.locator('[data-xd-notifications] summary').click();
  await page.getByText('They ring.').waitFor();
  release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('xdocs-notifications-seen'))).toBe('a b');
  expect(await page.locator('.badge').isVisible()).toBe(false);
  expect(await page.locator('[data-xd-notifications] [data-new]').count()).toBe(2);
  await page.reload();
  expect(await page.locator('.badge').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

const layout = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.dataset['apiLayout'],
    localStorage.getItem('api-layout'),
    document.querySelector<HTMLInputElement>('[name=api-layout]:checked')?.value,
  ]);

it('the layout of an API page that is chosen while its code is on its way is kept', async () => {
  const { page, complaints, release } = await openWithout('**/api-tables.*.js', '/api/kit/bell/');
  await page.getByRole('radio', { name: 'Expanded' }).check({ force: true });
  release();
  await expect.poll(() => layout(page)).toEqual(['expanded', 'expanded', 'expanded']);
  await page.reload();
  await expect.poll(() => layout(page)).toEqual(['expanded', 'expanded', 'expanded']);
  // What a browser would restore is no choice: another page may have brought another one since.
  expect(await page.locator('form:has([name=api-layout])').first().getAttribute('autocomplete')).toBe('off');
  expect(complaints).toEqual([]);
});

it('a layout that there is not is none, and its code that cannot be had is nothing to complain of', async () => {
  const { page, complaints } = await site.newPage();
  await page.addInitScript(() => localStorage.setItem('api-layout', 'weird'));
  await page.route('**/api-tables.*.js', (route) => route.abort());
  await page.goto(`${site.built().origin}/api/kit/bell/`);
  expect(await layout(page)).toEqual(['table', 'weird', 'table']);
  forgetComplaints(complaints, 'ERR_FAILED');
  expect(complaints).toEqual([]);
});
