// The service worker of a site, on a host that publishes it anew, goes away, or wants it no more.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { publishedTest } from '../support/published-site.ts';

const bell = (word: string) =>
  `import { useState } from 'react';\nexport default function Bell() {\n  const [count, setCount] = useState(0);\n  return <button onClick={() => setCount(count + 1)}>${word} {count}</button>;\n}\n`;
const config = (origin: string, worker: string) =>
  `export default { name: 'Velo', base: '/x', origin: '${origin}', serviceWorker: ${worker}, feedback: { endpoint: '/x/_feedback' } };`;

const filesAt = (origin: string) => ({
  'xdocs.config.ts': config(origin, 'true'),
  'content/index.md': pageText('Velo', '## Bells\n\n{{"demo": "Bell.tsx"}}'),
  'content/Bell.tsx': bell('Ring'),
  'content/other.md': pageText('Other', 'A bike & a bell.'),
  'content/third.md': pageText('Third'),
});
/** Another demo, and another entry of the navigation: another build. */
const changes = { 'content/Bell.tsx': bell('Chime'), 'content/third.md': pageText('Fourth') };
const it = publishedTest(filesAt);

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset['xdBuild']);
/** Settles when the worker has the page and what belongs to it. */
async function kept(page: Page, path = '/x/'): Promise<void> {
  const isKept = () =>
    page.evaluate(async (url) => Boolean(navigator.serviceWorker.controller && (await caches.match(url))), path);
  await expect.poll(isKept).toBe(true);
}
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
/** A tab that has the focus when the test says so. */
const withoutFocus = (page: Page) =>
  page.addInitScript(() => {
    document.hasFocus = () => sessionStorage.getItem('focus') === 'yes';
  });
const focus = (page: Page) => page.evaluate(() => sessionStorage.setItem('focus', 'yes'));

it('is registered on the host of the config only', async ({ published }) => {
  const { page } = await published.open('/x/');
  await kept(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)).toBe(
    `${published.origin}/x/`,
  );
  const { page: elsewhere } = await published.open('/x/', {
    prepare: (empty) => empty.goto(published.origin.replace('127.0.0.1', 'localhost') + '/x/'),
  });
  await elsewhere.goto(published.origin.replace('127.0.0.1', 'localhost') + '/x/other/');
  await elsewhere.waitForLoadState('networkidle');
  expect(await elsewhere.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

it('shows what was visited without a network, demo and search included, and says what there is', async ({
  published,
}) => {
  const { page } = await published.open('/x/');
  await page.getByRole('button', { name: 'Ring 0' }).click();
  await page.getByRole('button', { name: 'Ring 1' }).waitFor();
  await page.getByRole('link', { name: 'Other', exact: true }).first().click();
  await page.locator('h1', { hasText: 'Other' }).waitFor();
  await kept(page);
  await page.reload();
  await kept(page, '/x/other/');
  await page.keyboard.press('/');
  await page.locator('dialog input').fill('bell');
  await page.locator('dialog [role=option]').first().waitFor();
  await published.stop();
  await page.goto(`${published.origin}/x/?a=b`);
  await page.getByRole('button', { name: 'Ring 0' }).click();
  await page.getByRole('button', { name: 'Ring 1' }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.locator('dialog input').fill('bell');
  await page.locator('dialog [role=option]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-xd-open=settings]').first().click();
  await page.locator('dialog.settings').waitFor();
  await page.goto(`${published.origin}/x/third/`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  const links = page.locator('main').getByRole('link');
  expect((await links.allTextContents()).sort()).toEqual(['Other - Velo', 'Velo']);
  await links.getByText('Other').click();
  await page.getByText('A bike & a bell.').waitFor();
  await page.goto(`${published.origin}/x/third/`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await published.resume();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator('h1', { hasText: 'Third' }).waitFor();
});

it('comes to the next build when the tab has the focus, whole, and forgets the one before', async ({ published }) => {
  const { page } = await published.open('/x/', { prepare: withoutFocus });
  await kept(page);
  // Awake: one that wakes later would find its module gone, and have the page loaded again for that.
  await page.getByRole('button', { name: 'Ring 0' }).click();
  await page.getByRole('button', { name: 'Ring 1' }).waitFor();
  const [first, mixed] = [await build(page), [] as string[]];
  const second = await published.publish(changes);
  // A page whose scripts are of another build than itself would ask for what is gone.
  page.on('response', (response) => {
    if (response.status() >= 400) mixed.push(response.url());
  });
  // As a browser does by itself, now and then.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => cacheNames(page)).not.toContainEqual(expect.stringContaining(first!));
  expect(await build(page)).toBe(first);
  await focus(page);
  await expect.poll(() => build(page).catch(() => '')).toBe(second);
  await kept(page);
  await page.getByRole('button', { name: 'Chime 0' }).click();
  await page.getByRole('button', { name: 'Chime 1' }).waitFor();
  expect((await cacheNames(page)).every((name) => name.includes(second))).toBe(true);
  expect(mixed).toEqual([]);
  await published.stop();
  await page.reload();
  expect(await build(page)).toBe(second);
  await page.getByRole('button', { name: 'Chime 0' }).click();
  await page.getByRole('button', { name: 'Chime 1' }).waitFor();
});

it('hands on a page of the next build at once, whose worker then finds nothing to load again', async ({
  published,
}) => {
  const { page } = await published.open('/x/');
  await kept(page);
  const second = await published.publish(changes);
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto(`${published.origin}/x/`);
  expect(await build(page)).toBe(second);
  await expect.poll(async () => (await cacheNames(page)).map((name) => name.split(' ')[2])).toEqual([second, second]);
  await page.getByRole('button', { name: 'Chime 0' }).click();
  await page.getByRole('button', { name: 'Chime 1' }).waitFor();
  await page.goto(`${published.origin}/x/other/`);
  await kept(page, '/x/other/');
  expect(loads).toBe(2);
});

it('keeps what a reader has written in a demo and in feedback while the page loads itself again', async ({
  published,
}) => {
  const { page } = await published.open('/x/', { prepare: withoutFocus });
  await kept(page);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const code = page.locator('.cm-content').first();
  await code.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// Mine.');
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('// Mine.');
  await page.locator('.feedback').getByRole('button', { name: 'No' }).click();
  await page.locator('.feedback-form textarea').fill('Half a tho');
  const second = await published.publish({ 'content/third.md': pageText('Fourth') });
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await focus(page);
  await expect.poll(() => build(page).catch(() => '')).toBe(second);
  expect(await page.locator('.feedback-form textarea').inputValue()).toBe('Half a tho');
  // Below the demo, where the code is folded.
  await page.locator('.cm-content', { hasText: '// Mine.' }).waitFor({ state: 'attached' });
});

it('stays with its build where the next one is not there whole', async ({ published }) => {
  const { page } = await published.open('/x/');
  await kept(page);
  const first = await build(page);
  const worker = published.site.read('build/x/sw.js').replaceAll(first!, 'halfdone').replace('/_app.', '/_gone.');
  published.site.write({ 'build/x/sw.js': worker });
  const failed = await page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    const { installing } = registration as unknown as ServiceWorkerRegistration;
    await new Promise<void>((done) => {
      if (!installing || installing.state === 'redundant') done();
      else installing.addEventListener('statechange', () => installing.state === 'redundant' && done());
    });
    return caches.keys();
  });
  expect(failed.some((name) => name.includes('halfdone'))).toBe(false);
  await published.stop();
  await page.reload();
  expect(await build(page)).toBe(first);
});

it('goes with all it kept where the site wants it no more, and pages go on', async ({ published }) => {
  const { page, complaints } = await published.open('/x/');
  await kept(page);
  await page.evaluate(() => caches.open('of somebody else'));
  await published.publish({ 'xdocs.config.ts': config(published.origin, "'remove'") });
  await page.goto(`${published.origin}/x/other/`);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await expect.poll(() => cacheNames(page)).toEqual(['of somebody else']);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  await page.goto(`${published.origin}/x/`);
  await page.getByRole('button', { name: 'Ring 0' }).click();
  await page.getByRole('button', { name: 'Ring 1' }).waitFor();
  expect(complaints).toEqual([]);
});

it('is the same, byte for byte, however it was built, and absent where nobody asks for it', async ({ published }) => {
  const { site } = published;
  const worker = () => ['sw.js', 'offline.html', 'build.json'].map((name) => site.read(`build/x/${name}`));
  const first = worker();
  await published.publish({}, '--clean');
  expect(worker()).toEqual(first);
  await published.publish({}, '--no-cache');
  expect(worker()).toEqual(first);
  expect(site.read('build/sitemap.xml')).not.toContain('offline');
  expect(first[1]).toContain('noindex');
  await published.publish({ 'xdocs.config.ts': config(published.origin, 'false') });
  expect(() => site.read('build/x/sw.js')).toThrow('ENOENT');
});
