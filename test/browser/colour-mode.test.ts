// The colour scheme of a built site: chosen by the reader, kept over a reload, and right in the very first frame.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const { built, newPage, open } = visitedSite({ 'content/index.md': pageText('Velo', 'Ride on.') });

interface Frame {
  readonly scheme: string | null;
  readonly background: string;
}

/** Keeps what every frame of the next page loads shows, from the first one on. */
async function keepFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const frames: { scheme: string | null; background: string }[] = [];
    Object.assign(globalThis, { keptFrames: frames });
    const keep = () => {
      const { body, documentElement } = document;
      if (body)
        frames.push({
          scheme: documentElement.getAttribute('data-mui-color-scheme'),
          background: getComputedStyle(body).backgroundColor,
        });
      requestAnimationFrame(keep);
    };
    requestAnimationFrame(keep);
  });
  return () => page.evaluate(() => (globalThis as unknown as { keptFrames: Frame[] }).keptFrames);
}

/** Loads the page with its scripts held back until it has been painted: whatever flashes, flashes now. */
async function loadPaintedBeforeScripts(page: Page): Promise<void> {
  let release = () => {};
  const painted = new Promise<void>((done) => (release = done));
  await page.route('**/*.js', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(`${built().origin}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('paint').some(({ name }) => name === 'first-contentful-paint'),
  );
  release();
  await page.waitForLoadState('load');
}

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

it.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)('keeps a chosen %s over a reload, without a flash, where the system is %s', async (chosen, system) => {
  const { page, complaints } = await open('/', { colorScheme: system });
  const before = await backgroundOf(page);
  await page.locator('[data-xd-mode-toggle]').click();
  await page.locator(`html[data-mui-color-scheme=${chosen}]`).waitFor();
  const background = await backgroundOf(page);
  expect(background).not.toBe(before);
  const frames = await keepFrames(page);
  await loadPaintedBeforeScripts(page);
  const kept = await frames();
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((frame) => frame.scheme !== chosen || frame.background !== background)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('begins with the scheme of the system, in the first frame as well', async () => {
  const { page } = await newPage({ colorScheme: 'dark' });
  const frames = await keepFrames(page);
  await loadPaintedBeforeScripts(page);
  const kept = await frames();
  expect(new Set(kept.map(({ scheme }) => scheme))).toEqual(new Set(['dark']));
  expect(new Set(kept.map(({ background }) => background)).size).toBe(1);
});

it('follows a change in another tab', async () => {
  const { page } = await open('/', { colorScheme: 'light' });
  const other = await page.context().newPage();
  await other.goto(`${built().origin}/`);
  await other.locator('[data-xd-mode-toggle]').click();
  await page.locator('html[data-mui-color-scheme=dark]').waitFor();
});
