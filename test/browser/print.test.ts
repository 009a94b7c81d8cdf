// A page on paper: a document without chrome, addresses beside links, code and tabs in full, dark ink on white, demos
// drawn.
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { forgetComplaints } from '../support/watched-page.ts';
import type { WatchedPage, watchedPage } from '../support/watched-page.ts';

const longLine = `const stations = [${"'Harbour', 'Mill', 'Library', ".repeat(20)}];`;
const tabs = '<codeblock>\n\n```bash npm\nnpm install velo\n```\n\n```bash yarn\nyarn add velo\n```\n\n</codeblock>';
/** A demo that draws nothing on a server. */
const drawnLater = (words: string) => `import { useEffect, useState } from 'react';

export default function Chart() {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return <div style={{ height: 300, width: '100%' }}>{drawn ? '${words}' : null}</div>;
}
`;
const far = '\n\nA long way down.'.repeat(120);

const { open } = visitedSite({
  'content/index.md': pageText(
    'Velo',
    `Ride [elsewhere](https://elsewhere.example/a/) or [on](#bells).\n\n## Bells\n\n\`\`\`ts\n${longLine}\n\`\`\`\n\n<details><summary>More</summary>\n\nFolded words.\n\n</details>\n\n${tabs}\n\n## Wheels\n\nThey turn.`,
  ),
  'content/b.md': pageText('Next page'),
  'content/charts.md': pageText(
    'Charts',
    `At the top.${far}\n\n{{"demo": "Chart.tsx", "defaultCodeOpen": false}}\n\nThe end.`,
  ),
  'content/framed.md': pageText(
    'Framed',
    `At the top.${far}\n\n{{"demo": "Chart.tsx", "iframe": true, "defaultCodeOpen": false}}`,
  ),
  'content/Chart.tsx': drawnLater('Bars and lines'),
});

type OpenOptions = NonNullable<Parameters<typeof watchedPage>[1]>;

/** A page as the browser's print dialog shows it. */
async function printed(options: OpenOptions = {}): Promise<Page> {
  const { page } = await open('/', options);
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: 'print' });
  return page;
}

/**
 * A page that counts how often it was printed, instead of opening a dialog; the code that draws its demos for paper is
 * there.
 */
async function openCharts(path = '/charts/'): Promise<WatchedPage> {
  let asked: Promise<Request> | undefined;
  const prepare = (page: Page) => {
    asked = page.waitForRequest('**/demo-page.*.js');
    return page.addInitScript(() => {
      window.print = () =>
        void (document.documentElement.dataset['printed'] = `${document.documentElement.dataset['printed'] ?? ''}1`);
    });
  };
  const watched = await open(path, { prepare });
  // Whoever imports it last has it after the page.
  await watched.page.evaluate(`import(${JSON.stringify((await asked)!.url())}).then(() => undefined)`);
  return watched;
}

const beforePrint = (page: Page) => page.evaluate(() => dispatchEvent(new Event('beforeprint')));

it('has no chrome', async () => {
  const page = await printed();
  for (const chrome of ['.app-bar', '.sidebar', '.toc-column', '.pager', '.page-actions', '.code-copy'])
    expect(await page.locator(chrome).first().isVisible(), chrome).toBe(false);
  expect(await page.getByRole('heading', { name: 'Velo' }).isVisible()).toBe(true);
  expect(await page.getByText('They turn.').isVisible()).toBe(true);
});

it('says where links lead, unless they stay on the page', async () => {
  const page = await printed();
  const after = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('elsewhere')).toContain('https://elsewhere.example/a/');
  expect(await after('on')).toBe('none');
});

it('cuts no code, and opens what is folded', async () => {
  const page = await printed();
  const cut = await page
    .locator('.prose > .code pre')
    .first()
    .evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  const box = await page.getByText('Folded words.').boundingBox();
  expect(box?.height).toBeGreaterThan(0);
});

it('shows each tab under its name', async () => {
  const page = await printed();
  const names = page.locator('.prose .tabs').locator('[role=tab], [role=tabpanel]');
  const tops = await names.evaluateAll((parts) =>
    parts
      .map((part) => ({ text: part.textContent.trim().slice(0, 11), top: part.getBoundingClientRect().top }))
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => text),
  );
  expect(tops).toEqual(['npm', 'npm install', 'yarn', 'yarn add ve']);
});

it('is light, also for a reader in the dark, who has the dark back afterwards', async () => {
  const page = await printed({ colorScheme: 'dark' });
  const ink = () => page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color);
  const scheme = () => page.evaluate(() => document.documentElement.getAttribute('data-mui-color-scheme'));
  expect(await scheme()).toBe('dark');
  const dark = await ink();
  await beforePrint(page);
  expect(await scheme()).toBe('light');
  expect(await ink()).not.toBe(dark);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await scheme()).toBe('dark');
  expect(await ink()).toBe(dark);
});

it('draws demos first that nobody has seen yet, when printing begins with the keys', async () => {
  const { page, complaints } = await openCharts();
  expect(await page.locator('#Chart .demo-root').textContent()).toBe('');
  await page.keyboard.press('ControlOrMeta+p');
  await page.locator('html[data-printed]').waitFor();
  expect(await page.locator('#Chart .demo-root').textContent()).toBe('Bars and lines');
  // Nothing is left to draw: the next time is the browser's own.
  const isLeft = await page.evaluate(() =>
    dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, metaKey: true, cancelable: true })),
  );
  expect(isLeft).toBe(true);
  expect(complaints).toEqual([]);
});

it('draws a demo in its frame, too, though nobody has scrolled there', async () => {
  const { page, complaints } = await openCharts('/framed/');
  await page.keyboard.press('ControlOrMeta+p');
  await page.locator('html[data-printed]').waitFor();
  expect(await page.frameLocator('.demo-root iframe').getByText('Bars and lines').count()).toBe(1);
  expect(complaints).toEqual([]);
});

it('prints what is there when a demo could not be loaded, and the keys work on', async () => {
  const { page, complaints } = await openCharts('/framed/');
  await page.route('**/demo-frame.*', (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+p');
  await page.locator('html[data-printed]').waitFor();
  expect(await page.locator('.demo-root .error-box').count()).toBe(1);
  const isLeft = await page.evaluate(() =>
    dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, metaKey: true, cancelable: true })),
  );
  expect(isLeft).toBe(true);
  forgetComplaints(complaints, 'ERR_FAILED');
  expect(complaints).toEqual([]);
});

it('prints name and source of a demo that could not be drawn, and no hole', async () => {
  const { page } = await openCharts();
  await page.route(/\/demos\//, () => undefined);
  await beforePrint(page);
  await page.emulateMedia({ media: 'print' });
  const root = page.locator('#Chart .demo-root');
  expect(await root.evaluate((demo) => getComputedStyle(demo, '::before').content)).toBe('"Live demo: Chart"');
  expect((await root.boundingBox())!.height).toBeLessThan(60);
  const source = await page.locator('#Chart .code pre').filter({ hasText: 'useState' }).boundingBox();
  expect(source?.height).toBeGreaterThan(0);
});

it('keeps an awake demo as wide as it drew itself, within the sheet', async () => {
  const { page } = await openCharts();
  const root = page.locator('#Chart .demo-root');
  await root.scrollIntoViewIfNeeded();
  await page.locator('#Chart .demo-root[data-hydrated]').waitFor();
  const width = await root.evaluate((demo) => (demo as HTMLElement).offsetWidth);
  expect(width).toBeGreaterThan(660);
  await beforePrint(page);
  await page.setViewportSize({ width: 672, height: 900 });
  await page.emulateMedia({ media: 'print' });
  expect(await root.evaluate((demo) => Number.parseFloat(getComputedStyle(demo).inlineSize))).toBe(width);
  expect(
    await root.evaluate(
      (demo) => demo.getBoundingClientRect().right - demo.parentElement!.getBoundingClientRect().right,
    ),
  ).toBeLessThanOrEqual(0);
});
