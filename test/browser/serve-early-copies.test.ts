// `xdocs serve` and pages fetched before their reader asked: what was saved since is shown, not the early copy.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskSite, pageText } from '../support/disk-site.ts';
import type { DiskSite } from '../support/disk-site.ts';
import { serveXdocs } from '../support/run-xdocs.ts';
import type { ServedSite } from '../support/run-xdocs.ts';
import { launchBrowser, watchedPage } from '../support/watched-page.ts';

let browser: Browser;
let site: DiskSite;
let served: ServedSite;

beforeAll(async () => {
  site = diskSite({
    'xdocs.config.ts': "export default { name: 'Velo' };\n",
    'content/index.md': pageText('Velo', '[The bells](/bells/)'),
    'content/bells.md': pageText('Bells', 'They ring.'),
  });
  [browser, served] = await Promise.all([launchBrowser(), serveXdocs(site.root)]);
});
afterAll(async () => {
  await browser.close();
  await served.end();
  site.remove();
});

it('shows a page as it was saved last', async () => {
  const { page } = await watchedPage(browser);
  await page.goto(served.url);
  const link = page.getByRole('main').getByRole('link', { name: 'The bells' });
  const early = page.waitForResponse('**/bells/');
  await link.hover();
  await (await early).finished();
  // A page that hears of a change asks for itself again.
  const heard = page.waitForRequest(served.url);
  site.write({ 'content/bells.md': pageText('Bells', 'They sing.') });
  await heard;
  await link.click();
  await page.locator('h1', { hasText: 'Bells' }).waitFor();
  expect(await page.getByRole('main').textContent()).toContain('They sing.');
  await page.close();
});
