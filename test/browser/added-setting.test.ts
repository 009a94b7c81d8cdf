// One more setting, as somebody would add it: its declaration, its words and its look in a copy of the package. All that
// shows, offers, keeps or follows settings must know it by that alone.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { startXdocs } from '../support/run-xdocs.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { choose, openSettings, settings } from '../support/settings-dialog.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { watchedPage } from '../support/watched-page.ts';

const row =
  "export const contrast = ['xdocs-contrast', 'data-contrast', '', 'usual', 'strong'] as const satisfies ReaderSetting;";
const words = { 'settings.contrast': 'Contrast', 'settings.usual': 'Usual', 'settings.strong': 'Strong' };
const look = "[data-contrast='strong'] .demo-root { letter-spacing: 7px; }\n";

const copy = join(inject('workFolder'), 'xdocs-with-contrast');
let site: DiskSite;
let served: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  const changed = change(text);
  expect(changed, file).not.toBe(text);
  writeFileSync(join(copy, file), changed);
}

beforeAll(async () => {
  cpSync(join(inject('workFolder'), 'xdocs'), copy, { recursive: true });
  edit('src/model/browser-storage.ts', (text) =>
    text
      .replace('\n/** Those that `<html>` shows', `\n${row}\n$&`)
      .replace(/(shownSettings.* = \[.*)\]/, '$1, contrast]')
      .replace(/(offeredSettings.* = \{.*) \}/, '$1, contrast }'),
  );
  edit('templates/theme/settings.css', (text) => text + look);
  site = diskSite({
    'xdocs.config.ts': "export default { name: 'Velo', translations: 'content/translations' };\n",
    'content/translations/en.json': JSON.stringify(words),
    'content/index.md': pageText('Velo', '{{"demo": "Ring.tsx", "iframe": true, "height": 200}}'),
    'content/Ring.tsx': 'export default function Ring() {\n  return <button type="button">Ring</button>;\n}\n',
  });
  const { code, stderr } = await startXdocs(['build'], { cwd: site.root, script: join(copy, 'bin', 'xdocs.js') }).ended;
  expect(stderr).toBe('');
  expect(code).toBe(0);
  [served, browser] = await Promise.all([serveFolder(site.path('build')), sharedBrowser()]);
});
afterAll(async () => {
  await served?.close();
  site?.remove();
  rmSync(copy, { recursive: true, force: true });
});

it('is offered, shown, kept and followed', async () => {
  const { page, complaints } = await watchedPage(browser);
  await page.goto(served.origin);
  await page.mouse.move(5, 300);
  const frame = page.frameLocator('#Ring iframe');
  await frame.locator('[data-hydrated]').waitFor();
  const other = await page.context().newPage();
  await other.goto(served.origin);

  await openSettings(page);
  const group = settings(page).getByRole('group', { name: 'Contrast' });
  expect(await group.getByRole('radio', { name: 'Usual', exact: true }).isChecked()).toBe(true);
  await choose(page, 'Contrast', 'Strong');
  // In the page, in the frame of a demo, where style sheets see it, and in another tab.
  for (const place of [page, frame, other]) await place.locator('html[data-contrast=strong]').waitFor();
  const spacing = () => frame.locator('.demo-root').evaluate((root) => getComputedStyle(root).letterSpacing);
  expect(await spacing()).toBe('7px');
  expect(await page.evaluate(() => localStorage.getItem('xdocs-contrast'))).toBe('strong');

  // Before the first paint, whatever else the page loads.
  await page.route('**/_app.*.js', (route) => route.abort());
  await page.reload();
  expect(await page.locator('html').getAttribute('data-contrast')).toBe('strong');
  await page.unroute('**/_app.*.js');
  await page.reload();
  await openSettings(page);
  expect(await group.getByRole('radio', { name: 'Strong', exact: true }).isChecked()).toBe(true);
  await choose(page, 'Contrast', 'Usual');
  for (const place of [page, other]) await place.locator('html:not([data-contrast])').waitFor();
  expect(complaints.filter((text) => !text.includes('_app.'))).toEqual([]);
  await page.close();
});
