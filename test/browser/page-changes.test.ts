// From page to page within a shell that stays: what a reader, a keyboard and a screen reader notice of it.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { forgetComplaints, stopClock, toldRequests } from '../support/watched-page.ts';

const long = '\n\nA bike stands at the station.'.repeat(80);
const ticking = `import { useEffect, useState } from 'react';

export default function Ticker() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    window.ticking = (window.ticking ?? 0) + 1;
    return () => { window.ticking -= 1; };
  }, []);
  return <button onClick={() => setCount(count + 1)}>Rung {count}</button>;
}
`;
const navigation = [
  { pathname: '/' },
  {
    pathname: '/stations',
    title: 'Stations',
    children: [{ pathname: '/stations/harbour/' }, { pathname: '/stations/mill/' }],
  },
  {
    pathname: '/bikes',
    title: 'Bikes',
    children: [
      { pathname: '/bikes/city/' },
      {
        pathname: '/bikes/cargo',
        title: 'Cargo',
        children: [{ pathname: '/bikes/long/' }, { pathname: '/bikes/box/' }],
      },
    ],
  },
];

const { open } = visitedSite({
  'content/index.md': pageText(
    'Velo',
    `[The mill](/stations/mill/#wheel) and [the harbour](/stations/harbour/), [a file](/note.txt).${long}\n\n[The mill below](/stations/mill/)`,
  ),
  'content/stations/harbour.md': pageText('Harbour', `## Quay\n\n{{"demo": "Ticker.tsx"}}${long}`),
  'content/stations/Ticker.tsx': ticking,
  'content/stations/mill.md': pageText(
    'Mill',
    `## Water${long}\n\n## Wheel\n\nIt turns.${long}\n\n{{"demo": "Ticker.tsx"}}`,
  ),
  'content/bikes/city.md': pageText('City'),
  'content/bikes/long.md': pageText('Long'),
  'content/bikes/box.md': pageText('Box'),
  'content/navigation.ts': `export default ${JSON.stringify(navigation)};\n`,
  'public/note.txt': 'A note.',
});

let page: Page;
let complaints: string[];

beforeEach(async () => {
  ({ page, complaints } = await open('/'));
  await page.evaluate(() => Object.assign(window, { marker: 'still here' }));
});
afterEach(async () => {
  expect(complaints).toEqual([]);
});

const stays = () => page.evaluate(() => (window as { marker?: string }).marker === 'still here');
const shows = (title: string) => page.locator('h1', { hasText: title }).waitFor();
const top = () => page.evaluate(() => Math.round(scrollY));

it('shows a page in place: title, address, marks, focus and words for a screen reader', async () => {
  await page.getByRole('link', { name: 'the harbour' }).click();
  await shows('Harbour');
  expect(await stays()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/stations/harbour/');
  expect(await page.title()).toContain('Harbour');
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('About harbour.');
  expect(await page.locator('#xd-navigation [aria-current=page]').allTextContents()).toEqual(['Harbour']);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.locator('#xd-status', { hasText: 'Harbour' }).waitFor({ state: 'attached' });
  expect(await top()).toBe(0);
  await page.locator('a[rel=next]').click();
  await shows('Mill');
  expect(await page.locator('#xd-navigation [aria-current=page]').allTextContents()).toEqual(['Mill']);
  expect(await page.locator('.toc-list a').allTextContents()).toEqual(['Water', 'Wheel']);
  expect(await stays()).toBe(true);
});

it('has the style sheets of a page before it is shown, once', async () => {
  const sheets = () => page.locator('link[data-xd-part=demo]').count();
  expect(await sheets()).toBe(0);
  const styled = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener(
          'xdocs:content',
          () => resolve(getComputedStyle(document.querySelector('.demo-stage')!).borderTopStyle),
          { once: true },
        );
      }),
  );
  await page.getByRole('link', { name: 'the harbour' }).click();
  expect(await styled).toBe('solid');
  await page.goBack();
  await shows('Velo');
  await page.getByRole('link', { name: 'the harbour' }).click();
  await shows('Harbour');
  expect([await sheets(), await stays()]).toEqual([1, true]);
});

it('wakes the demos of a page that came later, and lets those of the page before go', async () => {
  await page.getByRole('link', { name: 'the harbour' }).click();
  await page.getByRole('button', { name: 'Rung 0' }).click();
  await page.getByRole('button', { name: 'Rung 1' }).waitFor();
  expect(await page.evaluate(() => (window as { ticking?: number }).ticking)).toBe(1);
  await page.locator('a[rel=prev]').click();
  await shows('Velo');
  expect(await page.evaluate(() => (window as { ticking?: number }).ticking)).toBe(0);
  expect(await stays()).toBe(true);
});

it('goes back and forward to where the reader was', async () => {
  const below = page.getByRole('link', { name: 'The mill below' });
  await below.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => scrollY > 500);
  const before = await top();
  await below.click();
  await shows('Mill');
  expect(await top()).toBe(0);
  await page.goBack();
  await shows('Velo');
  await page.waitForFunction((was) => Math.abs(scrollY - was) < 5, before);
  await page.goForward();
  await shows('Mill');
  expect(await top()).toBe(0);
  expect(await stays()).toBe(true);
});

it('leads to a heading of another page', async () => {
  await page.getByRole('link', { name: 'The mill', exact: true }).click();
  await shows('Mill');
  await page.waitForFunction(() => {
    const { top: place } = document.getElementById('wheel')!.getBoundingClientRect();
    return place >= 0 && place < 200;
  });
  await page.goBack();
  await shows('Velo');
  expect(await top()).toBe(0);
});

it('leaves other links to the browser: another window, files, modified clicks', async () => {
  const other = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'the harbour' }).click({ modifiers: ['ControlOrMeta'] });
  // It goes with the browser's context: while it is on its way in the background it may never say that it is closed, or loaded.
  await other;
  expect(await page.locator('h1').textContent()).toBe('Velo');
  await page.getByRole('link', { name: 'a file' }).click();
  await page.getByText('A note.').waitFor();
  expect(await stays()).toBe(false);
  // A text file names no icon, so the browser asks for one.
  expect(complaints.splice(0).filter((text) => !text.includes('favicon'))).toEqual([]);
});

it('loads a page whole where its shell is another one', async () => {
  await page.route('**/stations/harbour/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text())
        .replace(/src="[^"]*_app[^"]*"/, 'src="/other.js"')
        .replace('<h1>Harbour', '<h1>Harbour anew'),
    });
  });
  await page.route('**/other.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.getByRole('link', { name: 'the harbour' }).click();
  await shows('Harbour anew');
  expect(await stays()).toBe(false);
});

it('loads a page whole where it cannot be fetched', async () => {
  await page.route('**/stations/harbour/', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.getByRole('link', { name: 'the harbour' }).click();
  await shows('Harbour');
  expect(await stays()).toBe(false);
  forgetComplaints(complaints, 'ERR_FAILED');
});

describe('a page whose link a pointer rests on', () => {
  it('is fetched early, and not once more when the link is followed', async () => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const fetched = page.waitForRequest('**/stations/harbour/');
    await page.getByRole('link', { name: 'the harbour' }).hover();
    await fetched;
    await page.getByRole('link', { name: 'the harbour' }).click();
    await shows('Harbour');
    expect(asked.filter((pathname) => pathname === '/stations/harbour/')).toHaveLength(1);
  });

  it.each([
    ['fetched for a reader who saves no data', false, ['/stations/harbour/']],
    ['left alone for one who does', true, []],
  ])('is %s', async (_, saveData, expected) => {
    const { page: resting } = await open('/', {
      prepare: async (empty) => {
        await stopClock(empty);
        await empty.addInitScript(
          (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
          saveData,
        );
      },
    });
    const asked: string[] = [];
    resting.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await resting.getByRole('link', { name: 'the harbour' }).hover();
    await resting.clock.runFor(1000);
    await toldRequests(resting);
    expect(asked.filter((pathname) => pathname !== '/')).toEqual(expected);
  });
});

it('opens a closed branch in place, and folds it again', async () => {
  const sidebar = page.locator('#xd-navigation');
  const bikes = sidebar.getByRole('link', { name: 'Bikes' });
  expect(await sidebar.getByRole('link', { name: 'City' }).count()).toBe(0);
  await bikes.click();
  await sidebar.getByRole('link', { name: 'City' }).waitFor();
  expect(await bikes.getAttribute('aria-expanded')).toBe('true');
  await sidebar.getByRole('link', { name: 'Cargo' }).click();
  await sidebar.getByRole('link', { name: 'Long' }).click();
  await shows('Long');
  // What the reader opened stays open.
  expect(await sidebar.locator('[aria-current=page]').allTextContents()).toEqual(['Long']);
  await sidebar.getByRole('link', { name: 'City' }).waitFor();
  await bikes.click();
  expect(await sidebar.getByRole('link', { name: 'City' }).isVisible()).toBe(false);
  expect(await bikes.getAttribute('aria-expanded')).toBe('false');
  expect(await stays()).toBe(true);
});

it('leads to the first page of a closed branch without scripts', async () => {
  const { page: plain } = await open('/', { javaScriptEnabled: false });
  await plain.locator('#xd-navigation').getByRole('link', { name: 'Bikes' }).click();
  await plain.waitForURL('**/bikes/city/');
  expect(await plain.locator('h1').textContent()).toBe('City');
});

it('closes the drawer of a phone when its reader chooses a page', async () => {
  const small = await open('/', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await small.page.getByRole('button', { name: 'Open navigation' }).click();
  await small.page.locator('#xd-navigation').getByRole('link', { name: 'Stations' }).click();
  await small.page.locator('#xd-navigation').getByRole('link', { name: 'Mill' }).click();
  await small.page.locator('h1', { hasText: 'Mill' }).waitFor();
  expect(await small.page.evaluate(() => document.documentElement.hasAttribute('data-drawer'))).toBe(false);
  expect(await small.page.locator('[inert]').count()).toBe(0);
});
