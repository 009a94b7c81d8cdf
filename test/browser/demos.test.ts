// Live examples in a built site: they answer, a click that comes too early counts, and one that fails hurts nobody
// else.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { passTime, readerCame, stopClock } from '../support/watched-page.ts';

const counter = `import Button from '@mui/material/Button';
import { useId, useState } from 'react';

export default function Counter() {
  const [rented, setRented] = useState(0);
  return <Button id={useId()} variant="contained" onClick={() => setRented(rented + 1)}>Rented {rented}</Button>;
}
`;
const demo = (name: string) => `{{"demo": "${name}"}}`;
const far = '\n\nA long road.'.repeat(150);

const { built, newPage, open } = visitedSite({
  'content/index.md': pageText(
    'Velo',
    [demo('Counter.tsx'), demo('OnlyInBrowsers.tsx'), demo('Breaks.tsx'), demo('Again.tsx'), demo('Random.tsx')].join(
      '\n\n',
    ),
  ),
  'content/far.md': pageText('Far', `${far}\n\n${demo('Counter.tsx')}`),
  'content/twice.md': pageText('Twice', `${demo('Counter.tsx')}\n\n${demo('Counter.tsx')}`),
  'content/own-cache.md': pageText('Own cache', demo('OwnCache.tsx')),
  'content/box.md': pageText('Box', `${demo('Counter.tsx')}\n\n${demo('Map.tsx')}`),
  'content/Map.tsx': `import { useEffect, useState } from 'react';

export default function Map() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return <div style={{ width: '100%', height: 260 }}>{isDrawn ? <p>Ten stations</p> : null}</div>;
}
`,
  'content/half.md': pageText('Half', demo('Half.tsx')),
  'content/Half.tsx': `import { useEffect, useState } from 'react';

export default function Half() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return <div><h4>Stations</h4><div style={{ height: 260 }}>{isDrawn ? <p>Ten stations</p> : null}</div></div>;
}
`,
  'content/plain.md': pageText('Plain', 'Words only.'),
  'content/Counter.tsx': counter,
  'content/OwnCache.tsx': `import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import { useState } from 'react';

const cache = createCache({ key: 'own' });

export default function OwnCache() {
  const [rented, setRented] = useState(0);
  return <CacheProvider value={cache}><div><Button variant="contained" color="error" onClick={() => setRented(rented + 1)}>Rented {rented}</Button><i /></div></CacheProvider>;
}
`,
  'content/Again.tsx': counter.replace('>Rented', '>Returned'),
  'content/OnlyInBrowsers.tsx':
    'export default function OnlyInBrowsers() {\n  return <p>{window.innerWidth > 0 ? "The window is open" : "Shut"}</p>;\n}\n',
  'content/Breaks.tsx':
    'export default function Breaks() {\n  if (typeof document !== "undefined") throw new Error("The chain came off");\n  return <p>All well</p>;\n}\n',
  'content/Random.tsx': 'export default function Random() {\n  return <p>Number {Math.random()}</p>;\n}\n',
});

/** The text of a demo of the home page for a reader without scripts. */
async function withoutScripts(name: string): Promise<string | null> {
  const { page } = await open('/', { javaScriptEnabled: false });
  return page.locator(`#${name} .demo-root`).textContent();
}
const requestedDemos = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/demos/')).length);

it('names the demos that cannot be rendered on the server, as warnings: the build succeeds', () => {
  expect(built().built.code).toBe(0);
  expect(built().built.text).toContain('OnlyInBrowsers.tsx');
  expect(built().built.text).toContain('demo-server-error');
  expect(built().built.text).toContain('Random.tsx');
  expect(built().built.text).toContain('demo-server-unstable');
  expect(built().built.text).toContain('2 warnings');
});

it('shows a demo before any script has run, and answers a click after', async () => {
  expect(await withoutScripts('Counter')).toBe('Rented 0');
  const { page } = await open('/');
  const button = page.locator('#Counter .demo-root').getByRole('button');
  await button.click();
  await button.click();
  await page.locator('#Counter .demo-root', { hasText: 'Rented 2' }).waitFor();
});

it('says why there is nothing in a demo that scripts must fill, where there are none', async () => {
  const said = (page: Page, name: string) =>
    page.locator(`#${name} .demo-root`).evaluate((root) => getComputedStyle(root, '::after').content);
  const { page: still } = await open('/', { javaScriptEnabled: false });
  const words = '"This demo needs JavaScript, which is off in your browser."';
  expect(await said(still, 'OnlyInBrowsers')).toBe(`${words} / ${words}`);
  expect(await said(still, 'Counter')).toBe('none');
  await still.emulateMedia({ media: 'print' });
  expect(await said(still, 'OnlyInBrowsers')).toContain('needs JavaScript');
  const { page } = await open('/');
  expect(await said(page, 'OnlyInBrowsers')).not.toContain('JavaScript');
  // Below what the server could make of one.
  const { page: half } = await open('/half/', { javaScriptEnabled: false });
  expect(await half.getByRole('heading', { name: 'Stations' }).isVisible()).toBe(true);
  expect(await said(half, 'Half')).toBe(`${words} / ${words}`);
});

it('shows a demo with an Emotion cache of its own before any script has run, and styled after', async () => {
  // Its colour changes below the pointer.
  const looks = (page: Page) =>
    page
      .locator('#OwnCache .demo-root button')
      .evaluate((button) => [getComputedStyle(button).padding, getComputedStyle(button).color]);
  const { page: still } = await open('/own-cache/', { javaScriptEnabled: false });
  expect(await still.locator('#OwnCache .demo-root button').textContent()).toBe('Rented 0');
  const { page, complaints } = await open('/own-cache/');
  await page.locator('#OwnCache .demo-root button').click();
  await page.locator('#OwnCache .demo-root button', { hasText: 'Rented 1' }).waitFor();
  expect(await looks(page)).toEqual(await looks(still));
  // Its module runs once, its page comes twice.
  await page.getByRole('navigation').getByRole('link', { name: 'Plain' }).first().click();
  await page.locator('h1', { hasText: 'Plain' }).waitFor();
  await page.goBack();
  await page.locator('#OwnCache .demo-root button').click();
  await page.locator('#OwnCache .demo-root button', { hasText: 'Rented 1' }).waitFor();
  expect(await looks(page)).toEqual(await looks(still));
  expect(complaints).toEqual([]);
});

it('keeps every click that comes before the demo is awake', async () => {
  const { page, complaints } = await newPage();
  let release = () => {};
  const clicked = new Promise<void>((done) => (release = done));
  await page.route('**/demos/**', async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto(`${built().origin}/twice/`);
  const button = page.locator('.demo-root').first().getByRole('button');
  await button.click();
  await button.click();
  expect(await button.textContent()).toBe('Rented 0');
  release();
  await page.locator('.demo-root', { hasText: 'Rented 2' }).waitFor();
  expect(complaints).toEqual([]);
});

it('runs a demo in the browser alone where the server cannot', async () => {
  expect([await withoutScripts('OnlyInBrowsers'), await withoutScripts('Random')]).toEqual(['', '']);
  const { page } = await open('/');
  await readerCame(page);
  await page.locator('#OnlyInBrowsers').scrollIntoViewIfNeeded();
  await page.locator('#OnlyInBrowsers .demo-root', { hasText: 'The window is open' }).waitFor();
  await page.locator('#Random').scrollIntoViewIfNeeded();
  await page.locator('#Random .demo-root', { hasText: /Number 0\.\d+/ }).waitFor();
});

it('puts a box in the place of a demo that throws, and the others live on', async () => {
  const { page } = await open('/');
  await page.mouse.move(5, 300);
  await page.locator('#Breaks .error-box', { hasText: 'The chain came off' }).waitFor();
  const other = page.locator('#Again .demo-root').getByRole('button');
  await other.click();
  await page.locator('#Again .demo-root', { hasText: 'Returned 1' }).waitFor();
  await page.locator('[data-xd-mode-toggle]').click();
  await page.locator('html[data-mui-color-scheme=dark]').waitFor();
});

it('gives a demo that is shown twice its own state and ids', async () => {
  const { page, complaints } = await open('/twice/');
  const buttons = page.locator('.demo-root').getByRole('button');
  await buttons.nth(1).click();
  await page.locator('.demo-root', { hasText: 'Rented 1' }).waitFor();
  expect(await buttons.allTextContents()).toEqual(['Rented 0', 'Rented 1']);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('loads nothing of demos for a page without one, nor for one that is far away', async () => {
  const { page, complaints } = await newPage();
  await stopClock(page);
  for (const pathname of ['/plain/', '/far/']) {
    await page.goto(built().origin + pathname);
    await passTime(page, 20);
    expect(await requestedDemos(page), pathname).toBe(0);
  }
  await page.clock.resume();
  const button = page.locator('.demo-root').getByRole('button');
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await page.locator('.demo-root', { hasText: 'Rented 1' }).waitFor();
  expect(complaints).toEqual([]);
});

/** A page whose reader does nothing for a while, and what of demos it has asked for by then. */
async function openAndWait(pathname: string, { seconds }: { seconds: number }) {
  const asked: string[] = [];
  const { page, complaints } = await open(pathname, {
    prepare: async (empty) => {
      await stopClock(empty);
      empty.on('request', (request) => void asked.push(request.url()));
    },
  });
  await page.getByRole('button', { name: 'Rented 0' }).first().waitFor();
  // As when the shell scrolls its navigation to the page's entry.
  await page.evaluate(() => document.querySelector('nav')!.dispatchEvent(new Event('scroll')));
  await passTime(page, seconds);
  return { page, complaints, askedOfDemos: asked.filter((url) => url.includes('/demos/')) };
}

it('leaves a reader who only reads alone: what the server has rendered wakes with the first sign of somebody', async () => {
  const { page, complaints, askedOfDemos } = await openAndWait('/twice/', { seconds: 5 });
  // The module only, which is small and names what else is needed.
  expect(askedOfDemos).toEqual([expect.stringMatching(/\/Counter\.\w+\.js$/)]);
  await page.mouse.move(5, 300);
  await page.clock.resume();
  await page.locator('#Counter-2 [data-hydrated]').waitFor();
  expect(await page.locator('[data-hydrated]').count()).toBe(2);
  expect(complaints).toEqual([]);
});

it('wakes them by themselves where there is no sign for long', async () => {
  const { page, complaints, askedOfDemos } = await openAndWait('/twice/', { seconds: 8 });
  expect(askedOfDemos).not.toEqual([]);
  await page.clock.resume();
  await page.locator('#Counter-2 [data-hydrated]').waitFor();
  expect(complaints).toEqual([]);
});

it('holds the place of what the server could only leave a box for, says what will be there, and waits as for others', async () => {
  const { page, complaints, askedOfDemos } = await openAndWait('/box/', { seconds: 5 });
  expect(askedOfDemos).toEqual([expect.stringMatching(/\.\w+\.js$/)]);
  const map = page.locator('#Map .demo-root');
  const before = (await map.boundingBox())!;
  expect(before.height).toBe(260);
  expect(await map.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('Live demo: Map');
  await page.mouse.move(5, 300);
  await page.clock.resume();
  await map.getByText('Ten stations').waitFor();
  expect(await map.boundingBox()).toEqual(before);
  expect(await map.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
  expect(complaints).toEqual([]);
});
