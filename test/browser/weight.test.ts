// How light a page is: what a guide without demos loads, gzipped, until long after its reader has scrolled to the end.
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { pageText } from '../support/disk-site.ts';
import { launchBrowser, watchedPage } from '../support/watched-page.ts';

const words = 'Ten bikes stand at the harbour, three of them with a child seat, and each has a lock that opens with a card. ';
const section = (index: number) => `## Part ${index}\n\n${words.repeat(6)}\n\n\`\`\`tsx\nexport function Station${index}() {\n  return <Panel open title="Station ${index}" />;\n}\n\`\`\`\n`;
const guide = pageText('Stations', Array.from({ length: 8 }, (_, index) => section(index)).join('\n'));

let built: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  const others = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`content/group-${index % 6}/page-${index}.md`, pageText(`Page ${index}`)]));
  [built, browser] = await Promise.all([builtSite({ 'content/index.md': pageText('Velo'), 'content/stations.md': guide, ...others }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await built.close();
});

it('loads at most 8 kB of scripts and 40 kB in all', async () => {
  const { page } = await watchedPage(browser);
  const sizes: { kind: string; url: string; bytes: number }[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    reading.push(response.body().then((body) => void sizes.push({ kind: response.request().resourceType(), url: response.url(), bytes: gzipSync(body).length }), () => undefined));
  });
  await page.goto(`${built.origin}/stations/`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(10_000);
  await Promise.all(reading);
  const sum = (kinds: readonly string[]) => sizes.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
  const scripts = sum(['script', 'fetch', 'xhr']);
  const all = sum(['script', 'fetch', 'xhr', 'document', 'stylesheet']);
  expect(scripts, JSON.stringify(sizes)).toBeLessThanOrEqual(8 * 1024);
  expect(all, JSON.stringify(sizes)).toBeLessThanOrEqual(40 * 1024);
  // Nothing of React or a demo is asked for, and no font that the page does not show.
  expect(sizes.filter(({ kind }) => kind === 'script')).toHaveLength(1);
  await page.close();
});
