// `xdocs serve` and pages fetched before their reader asked: what was saved since is shown, not the early copy.
import { pageText } from '../support/disk-site.ts';
import { servedTest } from '../support/served-test.ts';

const it = servedTest({
  'xdocs.config.ts': "export default { name: 'Velo' };\n",
  'content/index.md': pageText('Velo', '[The bells](/bells/)'),
  'content/bells.md': pageText('Bells', 'They ring.'),
});

it('shows a page as it was saved last', async ({ page, served, site }) => {
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
  await page.getByRole('main').getByText('They sing.').waitFor();
});
