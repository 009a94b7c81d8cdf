// A page whose script does not run: everything can be read and reached, and nothing is offered that only a script can
// do.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readerSite } from '../support/reader-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const site = visitedSite({
  ...readerSite,
  'content/Ring.tsx':
    'import { words } from \'./words\';\n\nexport default function Ring() {\n  return <button type="button">{words}</button>;\n}\n',
  'content/words.ts': "export const words = 'Ring';\n",
});

async function open(path: string, width = 360): Promise<Page> {
  const { page } = await site.open(path, { javaScriptEnabled: false, viewport: { width, height: 740 } });
  return page;
}

it.each([
  ['ltr', 320],
  ['rtl', 360],
  ['ltr', 768],
] as const)('has the navigation below the page, read %s, %i pixels wide', async (dir, width) => {
  const page = await open('/bells/', width);
  await page.evaluate((value) => (document.documentElement.dir = value), dir);
  const [nav, content] = await Promise.all([
    page.locator('.sidebar').boundingBox(),
    page.locator('.content').boundingBox(),
  ]);
  expect(nav).toMatchObject({ x: 0, y: content!.y + content!.height, width });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.locator('.sidebar').getByRole('link', { name: 'Plans' }).click();
  expect(new URL(page.url()).pathname).toBe('/plans/');
});

it.each([360, 1200])('offers nothing that only a script can do, %i pixels wide', async (width) => {
  const page = await open('/bells/', width);
  for (const selector of [
    '.menu-button',
    '.sidebar-close',
    '.search-button',
    '.mode-button',
    '.settings-button',
    '.code-copy',
    '.page-action-copy',
    '.api-tools',
  ]) {
    for (const one of await page.locator(selector).all()) expect(await one.isVisible(), selector).toBe(false);
  }
  await page.locator('.notifications summary').click();
  expect(await page.getByText('They ring.').isVisible()).toBe(true);
});

it('shows every tab under its name, of a demo’s files those of an open demo', async () => {
  const page = await open('/bells/');
  const texts = (group: string) =>
    page
      .locator(group)
      .locator('[role=tab], [role=tabpanel]')
      .evaluateAll((parts) =>
        parts
          .map((part) => ({ text: part.textContent.trim(), box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0)
          .sort((one, other) => one.box.top - other.box.top)
          .map(({ text }) => text.slice(0, 9)),
      );
  expect(await texts('.prose > .tabs')).toEqual(['npm', 'npm insta', 'yarn', 'yarn add ']);
  await page.locator('.demo-bar').click();
  expect(await texts('.demo-files')).toEqual(['Ring.tsx', 'import { ', 'words.ts', 'export co']);
});

it('does not promise to look for pages where there is none', async () => {
  const page = await open('/none/');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator('[data-xd-nearest]').isVisible()).toBe(false);
});
