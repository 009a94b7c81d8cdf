// Demos that somebody writes under `xdocs serve`: what goes wrong in the browser is told with its place, and a saved demo is
// bundled without its libraries once these are there.
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
