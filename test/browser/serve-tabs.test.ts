// A tab that stays open beside `xdocs serve`: whatever is saved, and in whatever order it is heard of, it shows what is
// there now.
import { rmSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { serveXdocs } from '../support/run-xdocs.ts';
import { servedTest } from '../support/served-test.ts';
import { hold, holdAnswers } from '../support/watched-page.ts';

const part = (code: string) => `export default function Part({ view }: { view: { url: string } }) {\n  ${code}\n}\n`;
const station = (name: string) => `export const station = '${name}';\n`;
const counter = (from: string, id: string) => `import { useState } from 'react';
import { station } from '${from}';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button id="${id}" onClick={() => setCount(count + 1)}>{station} {count}</button>;
}
`;

const it = servedTest({
  'xdocs.config.ts':
    "export default { name: 'Velo', aliases: { 'velo/*': './content/velo/*' }, templates: { PageHead: './PageHead.tsx' } };\n",
  'PageHead.tsx': part('return <h1>Own {view.url}</h1>;'),
  'content/index.md': pageText('Velo', 'Ten bikes are free.'),
  'content/bells.md': pageText('Bells', 'They ring.'),
  'content/demos.md': pageText('Demos', '{{"demo": "velo/Near.tsx"}}\n\n{{"demo": "velo/Far.tsx"}}'),
  'content/velo/station.ts': station('Harbour'),
  'content/velo/Near.tsx': counter('./station', 'near'),
  'content/velo/Far.tsx': counter('velo/station', 'far'),
})
  .extend(
    'main',
    ({ page }) =>
      (text: string) =>
        page.getByRole('main').getByText(text).waitFor(),
  )
  .extend(
    'heading',
    ({ page }) =>
      (text: string) =>
        page.locator('h1', { hasText: text }).waitFor(),
  )
  /** Settles when everything that follows from an answer that has come is done. */
  .extend(
    'settled',
    ({ page }) =>
      () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );

it('shows what was saved while the server was down', async ({ main, page, served, site }) => {
  await page.goto(served.url);
  await page.evaluate(() => Object.assign(window, { marker: 'still here' }));
  const { port } = new URL(served.url);
  await served.end();
  // The next server begins as the first one did, and counts as it did.
  rmSync(site.path('node_modules'), { recursive: true, force: true });
  site.write({ 'content/index.md': pageText('Velo', 'Nine bikes are free.') });
  const next = await serveXdocs(site.root, { args: ['--port', port] });
  onTestFinished(async () => void (await next.end()));
  await main('Nine bikes are free.');
  expect(await page.evaluate(() => (window as { marker?: string }).marker)).toBe('still here');
});

it('leaves the page that its reader has gone to in the meantime alone', async ({
  complaints,
  heading,
  main,
  page,
  served,
  settled,
  site,
}) => {
  await page.goto(new URL('/bells/', served.url).href);
  const release = await hold(page, '**/bells/');
  const asked = page.waitForRequest('**/bells/');
  site.write({ 'content/bells.md': pageText('Bells', 'They sing.') });
  await asked;
  await page.locator('#xd-navigation').getByRole('link', { name: 'Velo' }).click();
  await main('Ten bikes are free.');
  const late = page.waitForResponse('**/bells/');
  release();
  await (await late).finished();
  await settled();
  await main('Ten bikes are free.');
  await heading('Own /');
  expect([await page.locator('h1').textContent(), await page.title()]).toEqual([
    'Own /',
    expect.stringContaining('Velo'),
  ]);
  expect(complaints).toEqual([]);
});

it('shows what was saved while the page was on its way to a reader who had asked for it', async ({
  main,
  page,
  served,
  site,
}) => {
  await page.goto(served.url);
  const old = await holdAnswers(page, new URL('/bells/', served.url).href, 'They ring.');
  await page.locator('#xd-navigation').getByRole('link', { name: 'Bells' }).click();
  await old.come;
  await page.evaluate(() =>
    Object.assign(window, {
      heard: new Promise((done) => document.addEventListener('xdocs:changed', done, { once: true })),
    }),
  );
  site.write({ 'content/bells.md': pageText('Bells', 'They sing.') });
  await page.evaluate(async () => void (await (window as unknown as { heard: Promise<Event> }).heard));
  old.release();
  await main('They sing.');
});

it('shows the later of two changes, though the earlier is heard of last', async ({
  complaints,
  main,
  page,
  served,
  settled,
  site,
}) => {
  const url = new URL('/bells/', served.url).href;
  await page.goto(url);
  const earlier = await holdAnswers(page, url, 'They sing.');
  site.write({ 'content/bells.md': pageText('Bells', 'They sing.') });
  await earlier.come;
  site.write({ 'content/bells.md': pageText('Bells', 'They are silent.') });
  await main('They are silent.');
  const late = page.waitForResponse(url);
  earlier.release();
  await (await late).finished();
  await settled();
  await main('They are silent.');
  expect(complaints).toEqual([]);
});

it('says why a page cannot be rendered, and shows it when it can', async ({ heading, main, page, served, site }) => {
  await page.goto(new URL('/bells/', served.url).href);
  await heading('Own /bells/');
  site.write({
    'PageHead.tsx': part(
      "if (view.url === '/bells/') throw new Error('no <head> here');\n  return <h1>Own {view.url}</h1>;",
    ),
  });
  const text = await page.locator('pre', { hasText: 'no <head> here' }).textContent();
  expect(text).toContain('PageHead.tsx:2:37: no <head> here');
  expect(text).not.toContain('data:');
  expect(text!.length).toBeLessThan(5000);
  site.write({ 'PageHead.tsx': part('return <h1>Mended {view.url}</h1>;') });
  await heading('Mended /bells/');
  await main('They ring.');
});

it('runs a demo again when a module is saved that it imports by an alias and another one by its path, and no other than those', async ({
  page,
  served,
  site,
}) => {
  await page.goto(new URL('/demos/', served.url).href);
  const works = async (id: string, text: string, step = 1) => {
    await page.locator(`button#${id}`, { hasText: `${text} 0` }).click();
    await page.locator(`button#${id}`, { hasText: `${text} ${step}` }).waitFor();
    return page.locator(`[data-xd-demo]:has(#${id})`).getAttribute('data-module');
  };
  const near = [await works('near', 'Harbour')];
  const far = [await works('far', 'Harbour')];
  // A demo alone: the other one is the same module as before.
  site.write({ 'content/velo/Near.tsx': counter('./station', 'near').replace('count + 1', 'count + 10') });
  near.push(await works('near', 'Harbour', 10));
  far.push(await page.locator('[data-xd-demo]:has(#far)').getAttribute('data-module'));
  site.write({ 'content/velo/station.ts': station('Mill') });
  near.push(await works('near', 'Mill', 10));
  far.push(await works('far', 'Mill'));
  expect([new Set(near).size, far[0] === far[1], far[1] === far[2]]).toEqual([3, true, false]);
});
