// What a writer sees of `xdocs serve` while files are saved: pages and demos follow in place, problems show and go.
import { rmSync } from 'node:fs';
import { expect } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { servedTest } from '../support/served-test.ts';

const counter = (word: string, step = 1) => `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + ${step})}>${word} {count}</button>;
}
`;

const it = servedTest({
  'xdocs.config.ts': "export default { name: 'Velo' };\n",
  'content/index.md': pageText('Velo', 'Ten bikes are free.\n\n{{"demo": "Counter.tsx"}}'),
  'content/Counter.tsx': counter('Rented'),
})
  .extend(
    'marker',
    ({ page }) =>
      () =>
        page.evaluate(() => (window as { marker?: string }).marker),
  )
  .extend(
    'demo',
    ({ page }) =>
      (text: string) =>
        page.locator('#Counter .demo-root', { hasText: text }),
  )
  .extend(
    'overlay',
    ({ page }) =>
      (text: string | RegExp) =>
        page.locator('xdocs-overlay section', { hasText: text }),
  );

it.beforeEach(async ({ page, served }) => {
  await page.goto(served.url);
  await page.evaluate(() => Object.assign(window, { marker: 'still here' }));
});

it('puts a saved page in place, without loading it anew', async ({ complaints, demo, marker, page, site }) => {
  site.write({ 'content/index.md': pageText('Velo', 'Nine bikes are free.\n\n{{"demo": "Counter.tsx"}}') });
  await page.getByText('Nine bikes are free.').waitFor();
  expect(await marker()).toBe('still here');
  await demo('Rented 0').getByRole('button').click();
  await demo('Rented 1').waitFor();
  site.write({ 'content/index.md': pageText('Velo', 'Eight bikes are free.') });
  await page.getByText('Eight bikes are free.').waitFor();
  expect(await page.locator('.demo-root').count()).toBe(0);
  expect(await marker()).toBe('still here');
  expect(complaints).toEqual([]);
});

it('keeps what demos have come to, and where the page is, while a word or another demo is saved', async ({
  complaints,
  demo,
  page,
  site,
}) => {
  const text = (word: string, bells = 'Ring.') =>
    pageText(
      'Velo',
      `${word} bikes.\n\n{{"demo": "Counter.tsx"}}\n\n${bells}\n\n{{"demo": "Bell.tsx"}}\n\n`.padEnd(9000, 'More. '),
    );
  const bell = (word: string) => counter(word).replace('Counter', 'Bell');
  const bells = (shown: string) => page.locator('#Bell .demo-root', { hasText: shown }).getByRole('button');
  site.write({ 'content/index.md': text('Ten'), 'content/Bell.tsx': bell('Rung') });
  await bells('Rung 0').click();
  await demo('Rented 0').getByRole('button').click();
  await demo('Rented 1').getByRole('button').click();
  await demo('Rented 2').waitFor();
  await page.evaluate(() => window.scrollTo(0, 120));
  site.write({ 'content/index.md': text('Nine') });
  await page.getByText('Nine bikes').waitFor();
  await demo('Rented 2').waitFor();
  site.write({ 'content/Bell.tsx': bell('Heard') });
  await bells('Heard 0').click();
  await bells('Heard 1').waitFor();
  await demo('Rented 2').waitFor();
  // A new block between them, and one that goes.
  site.write({ 'content/index.md': text('Eight', '> Ring twice.') });
  await page.getByText('Ring twice').waitFor();
  await bells('Heard 1').waitFor();
  await demo('Rented 2').waitFor();
  expect(await page.locator('.demo-root').count()).toBe(2);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
  site.write({ 'content/index.md': pageText('Velo', '{{"demo": "Bell.tsx"}}\n\n{{"demo": "Counter.tsx"}}') });
  await page.getByText('bikes').waitFor({ state: 'detached' });
  expect(await page.locator('.demo').evaluateAll((all) => all.map(({ id }) => id))).toEqual(['Bell', 'Counter']);
  await bells('Heard').click();
  await demo('Rented').getByRole('button').click();
  expect(complaints).toEqual([]);
});

it('runs a saved demo in its new form', async ({ complaints, demo, marker, site }) => {
  await demo('Rented 0').getByRole('button').click();
  await demo('Rented 1').waitFor();
  site.write({ 'content/Counter.tsx': counter('Returned', 10) });
  await demo('Returned 0').getByRole('button').click();
  await demo('Returned 10').waitFor();
  expect(await marker()).toBe('still here');
  expect(complaints).toEqual([]);
});

it('shows a saved part of the shell, which is around all pages', async ({ page, site }) => {
  const footer = (text: string) => `export default function Footer() {\n  return <footer>${text}</footer>;\n}\n`;
  site.write({
    'Footer.jsx': footer('Ring once'),
    'xdocs.config.ts': "export default { name: 'Velo', templates: { Footer: './Footer.jsx' } };\n",
  });
  await page.getByText('Ring once').waitFor();
  site.write({ 'Footer.jsx': footer('Ring twice') });
  await page.getByText('Ring twice').waitFor();
});

it('runs a demo again when a module behind an alias is saved', async ({ marker, page, site }) => {
  const demoText =
    "import { station } from 'velo/stations';\n\nexport default function Station() {\n  return <p>At {station}</p>;\n}\n";
  site.write({ 'content/velo/stations.ts': "export const station = 'Harbour';\n", 'content/Station.tsx': demoText });
  site.write({ 'xdocs.config.ts': "export default { name: 'Velo', aliases: { 'velo/*': 'content/velo/*' } };\n" });
  site.write({ 'content/index.md': pageText('Velo', '{{"demo": "Station.tsx"}}') });
  const stage = (text: string) => page.locator('#Station .demo-root', { hasText: text });
  await stage('At Harbour').waitFor();
  site.write({ 'content/velo/stations.ts': "export const station = 'Mill';\n" });
  await stage('At Mill').waitFor();
  expect(await marker()).toBe('still here');
});

it('adds a new page to the navigation, and takes a removed one out', async ({ page, served, site }) => {
  site.write({ 'content/bells.md': pageText('Bells') });
  const link = page.locator('#xd-navigation').getByRole('link', { name: 'Bells' });
  await link.click();
  await page.waitForURL('**/bells/');
  expect(await page.locator('h1').textContent()).toBe('Bells');
  await page.goto(served.url);
  rmSync(site.path('content/bells.md'));
  await link.waitFor({ state: 'detached' });
});

it('follows what is saved in a folder that the config names since then', async ({ page, site }) => {
  site.write({ 'more/bells.md': pageText('Bells', 'Ding.') });
  site.write({ 'xdocs.config.ts': "export default { name: 'Velo', content: ['content', 'more'] };\n" });
  await page.locator('#xd-navigation').getByRole('link', { name: 'Bells' }).click();
  await page.getByText('Ding.').waitFor();
  site.write({ 'more/bells.md': pageText('Bells', 'Dong.') });
  await page.getByText('Dong.').waitFor();
  site.write({ 'more/horns.md': pageText('Horns') });
  await page.locator('#xd-navigation').getByRole('link', { name: 'Horns' }).waitFor();
});

it('shows a problem over the page, with file and line, until it is solved', async ({ marker, overlay, page, site }) => {
  site.write({ 'content/index.md': pageText('Velo', 'See [the bells](/bells/).') });
  await overlay('/bells/').waitFor();
  expect(await overlay('/bells/').textContent()).toContain('content/index.md:5:');
  site.write({ 'content/index.md': pageText('Velo', 'No bells.') });
  await page.getByText('No bells.').waitFor();
  await page.locator('xdocs-overlay').waitFor({ state: 'detached' });
  expect(await marker()).toBe('still here');
});

it('shows a demo that does not compile as a problem with file and line, and runs it again when it is mended', async ({
  demo,
  overlay,
  page,
  site,
}) => {
  site.write({ 'content/Counter.tsx': counter('Rented').replace('return <button', 'return <<button') });
  await overlay(/content\/Counter\.tsx:5/).waitFor();
  site.write({ 'content/Counter.tsx': counter('Mended') });
  await demo('Mended 0').getByRole('button').click();
  await demo('Mended 1').waitFor();
  await page.locator('xdocs-overlay').waitFor({ state: 'detached' });
});

it('keeps the last good page where the config is broken, and says what is wrong', async ({ overlay, page, site }) => {
  site.write({ 'xdocs.config.ts': "export default { nam: 'Velo' };\n" });
  await overlay(/unknown key "nam".*Did you mean "name"/).waitFor();
  await page.reload();
  expect(await page.locator('h1').textContent()).toBe('Velo');
  await overlay('unknown key').waitFor();
  site.write({ 'xdocs.config.ts': "export default { name: 'Velo Nova' };\n" });
  await page.locator('xdocs-overlay').waitFor({ state: 'detached' });
  // The shell around the page is shown anew by itself.
  await page.locator('.brand', { hasText: 'Velo Nova' }).waitFor();
});

it('tells wrong types of a saved demo on the page and in the terminal, until they are mended', async ({
  demo,
  overlay,
  served,
  site,
}) => {
  await demo('Rented 0').waitFor();
  site.write({ 'content/Counter.tsx': counter('Returned').replace('useState(0)', "useState<number>('none')") });
  await overlay(/content\/Counter\.tsx:4.*not assignable to/s).waitFor();
  await expect.poll(() => served.output()).toMatch(/content\/Counter\.tsx:4:\d+ error .*not assignable to[^]*1 error/);
  site.write({ 'content/Counter.tsx': counter('Returned') });
  await overlay('not assignable to').waitFor({ state: 'detached' });
  await expect.poll(() => served.output()).toMatch(/✓ mended: content\/Counter\.tsx[^]*no problems/);
});

it('tells a quote that is not closed in front matter, until it is', async ({ overlay, page, served, site }) => {
  site.write({ 'content/index.md': `---\ntitle: "Velo\n---\n${pageText('Velo')}` });
  await expect.poll(() => served.output()).toMatch(/content\/index\.md:2:\d+ \w+ .*quote/);
  site.write({ 'content/index.md': pageText('Velo', 'Closed again.') });
  await page.getByText('Closed again.').waitFor();
  await expect.poll(() => served.output()).toMatch(/✓ mended: content\/index\.md .*quote[^]*no problems/);
  expect(await overlay('quote').count()).toBe(0);
});
