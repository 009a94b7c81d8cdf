// The search while pages are written: it is there in `xdocs serve`, and finds what was saved last.
import { expect } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { servedTest } from '../support/served-test.ts';

const it = servedTest({
  'xdocs.config.ts': "export default { name: 'Velo' };\n",
  'content/index.md': pageText('Velo', 'Hello.'),
  'content/bells.md': pageText('Bells', 'Ding.'),
}).extend('found', ({ page }) => async (query: string) => {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill(query);
  const names = page.getByRole('option').locator('.search-name');
  await names.first().waitFor();
  return (await names.allTextContents()).map((text) => text.trim());
});

it('finds what was saved last', async ({ found, page, served, site }) => {
  await page.goto(served.url);
  expect(await found('bells')).toEqual(['Bells']);
  await page.keyboard.press('Escape');
  site.write({ 'content/index.md': pageText('Velo', '## Horns\n\nHello.') });
  await page.locator('h2', { hasText: 'Horns' }).waitFor();
  await page.reload();
  expect(await found('horns')).toEqual(['Horns']);
});
