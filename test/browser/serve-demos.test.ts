// Demos that somebody writes under `xdocs serve`: what goes wrong in the browser is told with its place, and a saved demo is
// bundled without its libraries once these are there.
import { renameSync } from 'node:fs';
import { expect } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { servedTest } from '../support/served-test.ts';

const bell = (word: string, body = '') => `import { useEffect, useState } from 'react';

interface Bell {
  name: string;
}

export default function Bell() {
  const [count, setCount] = useState(0);
${body}
  return <button onClick={() => setCount(count + 1)}>${word} {count}</button>;
}
`;
const inEffect =
  '  useEffect(() => {\n    const bell = undefined as unknown as Bell;\n    setCount(bell.name.length);\n  }, []);';
const inRendering = "  if (count > 0) throw new Error('Too loud');";

const it = servedTest({
  'xdocs.config.ts': "export default { name: 'Velo' };\n",
  'content/index.md': pageText('Velo', '{{"demo": "Bell.tsx"}}'),
  'content/Bell.tsx': bell('Rung'),
  'content/Map.tsx': 'export default () => <iframe title="Map" srcDoc="<p>The harbour</p>" />;\n',
})
  .extend(
    'button',
    ({ page }) =>
      (text: string) =>
        page.locator('#Bell .demo-root', { hasText: text }).getByRole('button'),
  )
  .extend('overlay', ({ page }) => page.locator('xdocs-overlay section'))
  .extend('saveUntilLinked', ({ button, page, site }) => async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (let save = 0; !asked.some((url) => url.includes('/mount-demo.')); save++) {
      const word = `Saved${save}`;
      site.write({ 'content/Bell.tsx': bell(word) });
      await button(`${word} 0`).waitFor();
    }
    asked.length = 0;
    return asked;
  });

it.beforeEach(async ({ page, served }) => {
  await page.goto(served.url);
});

it('tells file and line of what throws in an effect or while rendering, in the page and in the terminal', async ({
  button,
  overlay,
  saveUntilLinked,
  served,
  site,
}) => {
  await button('Rung 0').click();
  site.write({ 'content/Bell.tsx': bell('Broken', inEffect) });
  await overlay.filter({ hasText: 'content/Bell.tsx:11:' }).waitFor();
  expect(await overlay.textContent()).toMatch(/throws in the browser \(.*reading 'name'/);
  await expect.poll(served.output).toMatch(/content\/Bell\.tsx:11:\d+ error .*throws in the browser/);
  await saveUntilLinked();
  await overlay.waitFor({ state: 'detached' });
  await expect.poll(served.output).toMatch(/✓ mended: content\/Bell\.tsx/);
  site.write({ 'content/Bell.tsx': bell('Loud', inRendering) });
  await button('Loud 0').click();
  await overlay.filter({ hasText: 'content/Bell.tsx:9:' }).waitFor();
  expect(await overlay.textContent()).toMatch(/throws in the browser \(Too loud\)/);
});

it('bundles a saved demo alone, and again with its libraries where it takes a new one', async ({
  button,
  saveUntilLinked,
  site,
}) => {
  const asked = await saveUntilLinked();
  site.write({ 'content/Bell.tsx': bell('Alone') });
  await button('Alone 0').waitFor();
  expect(asked.filter((url) => url.includes('/demos/'))).toEqual([expect.stringMatching(/\/dev\.[\w-]+\.js$/)]);
  const chip =
    'import Chip from \'@mui/material/Chip\';\nexport default () => <button><Chip label="Chip 0" /></button>;\n';
  site.write({ 'content/Bell.tsx': chip });
  await button('Chip 0').waitFor();
});

it('brings the style sheet of a saved demo with its module: another one takes the place of the last, the same one stays', async ({
  button,
  page,
  site,
}) => {
  // Names that are those of the script that brings it.
  const styled = (word: string) =>
    `import './Bell.css';\nconst document = '${word}', demo = document, rule = demo, before = rule;\nexport default () => <button className="bell">{before} 0</button>;\n`;
  const looks = (element: Element) => {
    const { color, letterSpacing } = getComputedStyle(element);
    return { color, letterSpacing };
  };
  site.write({
    'content/Bell.css': '.bell { color: rgb(1, 2, 3); letter-spacing: 7px }\n',
    'content/Bell.tsx': styled('Cast'),
  });
  const cast = button('Cast 0');
  await expect.poll(() => cast.evaluate(looks)).toEqual({ color: 'rgb(1, 2, 3)', letterSpacing: '7px' });
  site.write({ 'content/Bell.css': '.bell { color: rgb(3, 2, 1) }\n' });
  await expect.poll(() => cast.evaluate(looks)).toEqual({ color: 'rgb(3, 2, 1)', letterSpacing: 'normal' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  site.write({ 'content/Bell.tsx': styled('Hung') });
  expect(await button('Hung 0').evaluate(looks)).toEqual({ color: 'rgb(3, 2, 1)', letterSpacing: 'normal' });
  expect(asked.filter((url) => url.endsWith('.css'))).toEqual([]);
  // What was there before comes back, and goes where no sheet is imported any more.
  site.write({ 'content/Bell.css': '.bell { letter-spacing: 9px }\n' });
  const hung = button('Hung 0');
  await expect.poll(() => hung.evaluate(looks)).toMatchObject({ letterSpacing: '9px' });
  site.write({ 'content/Bell.css': '.bell { color: rgb(3, 2, 1) }\n' });
  await expect.poll(() => hung.evaluate(looks)).toEqual({ color: 'rgb(3, 2, 1)', letterSpacing: 'normal' });
  site.write({ 'content/Bell.tsx': styled('Bare').replace("import './Bell.css';", '') });
  await expect.poll(() => button('Bare 0').evaluate(looks)).not.toMatchObject({ color: 'rgb(3, 2, 1)' });
});

it('brings the style sheet of a component to each page on which it stands', async ({ page, served, site }) => {
  const knocker = '{{"component": "content/Knocker.tsx"}}';
  site.write({
    'content/Knocker.css': '.knocker { color: rgb(1, 2, 3) }\n',
    'content/Knocker.tsx': 'import \'./Knocker.css\';\nexport default () => <b className="knocker">Knock</b>;\n',
    'content/front.md': pageText('Front', knocker),
    'content/yard.md': pageText('Yard', knocker),
  });
  for (const path of ['front', 'yard', 'front']) {
    await expect.poll(async () => (await page.goto(`${served.url}${path}/`))?.status()).toBe(200);
    const color = () => page.locator('.knocker').evaluate((element) => getComputedStyle(element).color);
    await expect.poll(color, { message: path }).toBe('rgb(1, 2, 3)');
  }
});

it('shows a saved demo before the page that comes with its code, and keeps it then', async ({ button, page, site }) => {
  await button('Rung 0').click();
  await button('Rung 1').waitFor();
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const answered: string[] = [];
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      await held;
      await route.continue();
      answered.push(route.request().url());
    },
  );
  site.write({ 'content/Bell.tsx': bell('Tolled') });
  await button('Tolled 0').click();
  await button('Tolled 1').waitFor();
  expect(await page.locator('#Bell .demo-source').textContent()).toContain('Rung');
  expect(answered).toEqual([]);
  // A second form, before the page of the first one has come.
  site.write({ 'content/Bell.tsx': bell('Chimed') });
  await button('Chimed 0').click();
  await button('Chimed 1').waitFor();
  const mounted = await button('Chimed 1').elementHandle();
  release();
  await page.locator('#Bell .demo-source').getByText('Chimed').first().waitFor({ state: 'attached' });
  expect(await mounted?.evaluate(({ isConnected, textContent }) => [isConnected, textContent])).toEqual([
    true,
    'Chimed 1',
  ]);
  await button('Chimed 1').click();
  await button('Chimed 2').waitFor();
  expect(await page.locator('.demo-root').count()).toBe(1);
});

it('keeps the frame of a demo while words are saved, and shows another document in it when its address is another one', async ({
  page,
  site,
}) => {
  const framed = (words: string) => pageText('Velo', `${words}\n\n{{"demo": "Bell.tsx", "iframe": true}}`);
  const frame = (pathname: string, more = '') => page.locator(`#Bell iframe[src="${pathname}#framed"]${more}`);
  site.write({
    'content/alone.md': `---\nstandalone: true\n---\n\n${pageText('Bell', '{{"demo": "Bell.tsx"}}')}`,
    'content/index.md': framed('Ring once.'),
  });
  await frame('/alone/').evaluate((element) => element.classList.add('still-here'));
  const inside = frame('/alone/').contentFrame();
  await inside.getByRole('button').click();
  await inside.getByText('1').waitFor();
  site.write({ 'content/index.md': framed('Ring twice.') });
  await page.getByText('Ring twice.').waitFor();
  expect(await frame('/alone/', '.still-here').count()).toBe(1);
  expect(await inside.getByRole('button').textContent()).toContain('1');
  renameSync(site.path('content/alone.md'), site.path('content/apart.md'));
  await frame('/apart/').contentFrame().locator('.standalone-root#Bell').waitFor({ state: 'attached' });
  expect(await page.locator('#Bell iframe').count()).toBe(1);
});

it('keeps what demos have come to beside one that shows a document, also once the server has rendered that', async ({
  button,
  page,
  served,
  site,
}) => {
  const text = (words: string) => pageText('Velo', `${words}\n\n{{"demo": "Map.tsx"}}\n\n{{"demo": "Bell.tsx"}}`);
  site.write({ 'content/index.md': text('Ring once.') });
  await page.frameLocator('#Map iframe').getByText('The harbour').waitFor();
  await button('Rung 0').click();
  // The server renders a demo when nobody waits; the next snapshot has it.
  const isRendered = async () => (await (await fetch(served.url)).text()).includes('title="Map"');
  for (let times = 2; !(await isRendered()); times++) {
    await page.waitForTimeout(1000);
    site.write({ 'content/index.md': text(`Ring ${times} times.`) });
    await page.getByText(`Ring ${times} times.`).waitFor();
  }
  await button('Rung 1').waitFor();
});
