// A demo that a reader edits in place, on a real page: what the text becomes, what goes wrong with it, where it is kept,
// and that it reaches nothing but its own frame.
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { readerCame } from '../support/watched-page.ts';

const ring = `import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { bell } from './bell';

export default function Ring() {
  const { palette, direction } = useTheme();
  return <Button>{bell} {palette.mode} {direction}</Button>;
}
`;
const { open, built } = visitedSite({
  'content/index.md': pageText('Velo', '{{"demo": "Ring.tsx"}}\n\n[The brakes](/brakes/)'),
  'content/Ring.tsx': ring,
  'content/bell.ts': "export const bell: string = 'ding';\n",
  'content/brakes.md': pageText('Brakes', '{{"demo": "Brake.tsx"}}'),
  'content/scale.md': pageText('Scale', '{{"demo": "Scale.tsx"}}'),
  'content/Scale.tsx': `import * as React from 'react';

export default function Scale() {
  const box = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry!.contentRect.width === 0) console.error('nothing to measure');
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={box} style={{ width: '100%', height: 300 }}>scale</div>;
}
`,
  'content/Brake.tsx': 'import Chip from \'@mui/material/Chip\';\n\nexport default () => <Chip label="brake" />;\n',
});

/** Opens the editor of the page's demo, as a button of it does. */
async function startEditing(page: Page): Promise<void> {
  await page.locator('.demo [data-xd-demo]').waitFor();
  await page.locator('.demo [data-tool=edit]').first().click();
  await page.locator('.cm-content').waitFor();
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

const result = (page: Page) => page.frameLocator('.edited-frame').locator('.demo-root');
const keptOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('xdocs-edited /#Ring'));

it('shows what its text becomes, what is wrong with it, and as it was after Reset, under the policy of the page', async () => {
  const asked: string[] = [];
  const { page, complaints } = await open('/', {
    prepare: (empty) => empty.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  await readerCame(page);
  await page.locator('[data-xd-demo][data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /demo-(?:edit|runner)/.test(path))).toEqual([]);

  // It opens with the file that can be edited, whichever is shown.
  await page.locator('.demo-bar').click();
  await page.getByRole('tab', { name: 'bell.ts' }).click();
  await startEditing(page);
  await result(page).getByRole('button', { name: 'ding light ltr' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Source of Ring.tsx, editable');
  await write(page, ring.replace('{bell}', 'Loud {bell}'));
  await result(page).getByRole('button', { name: 'Loud ding light ltr' }).waitFor();
  await page.locator('.edited-mark', { hasText: 'Edited' }).waitFor();
  expect(JSON.parse((await keptOf(page))!)).toEqual({
    language: 'ts',
    styling: 'system',
    code: ring.trimEnd().replace('{bell}', 'Loud {bell}') + '\n',
    // With their places, which an export rewrites.
    imports: ['@mui/material/Button', '@mui/material/styles', './bell'].map((specifier) =>
      expect.objectContaining({ specifier }),
    ),
  });

  await write(page, ring.replace('return', 'const = 1;\n  return'));
  await expect.poll(() => page.locator('.editor-fault').textContent()).toMatch(/^Ring\.tsx:7:9/);
  expect(await page.locator('.editor-fault-line').textContent()).toContain('const = 1');
  // The last result stays.
  expect(await result(page).getByRole('button').textContent()).toBe('Loud ding light ltr');

  await write(page, ring.replace('return', 'bell.ring();\n  return'));
  await page.locator('.edited-failure', { hasText: 'bell.ring is not a function' }).waitFor();
  expect(await page.locator('.editor-fault').textContent()).toBe('');
  await page.locator('.edited-failure').getByRole('button', { name: 'Ring.tsx:7' }).click();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.closest('.cm-editor'))).toBeNull();

  await page.locator('.edited-failure').getByRole('button', { name: 'Reset' }).click();
  await page.locator('[data-xd-demo] button', { hasText: /^ding light ltr$/ }).waitFor();
  expect(await page.locator('.edited-frame, .cm-editor, .edited-bar').count()).toBe(0);
  expect(await keptOf(page)).toBeNull();
  // What React says of the error that was made on purpose.
  expect(complaints.filter((text) => !text.includes('bell.ring'))).toEqual([]);
});

it('is kept from page to page, uses what other demos import, and follows the settings of its reader', async () => {
  const { page } = await open('/', { colorScheme: 'light' });
  await startEditing(page);
  await write(
    page,
    ring
      .replace("'@mui/material/Button';", "'@mui/material/Button';\nimport Chip from '@mui/material/Chip';")
      .replace('<Button>', '<Button><Chip label="new" />'),
  );
  await result(page).getByRole('button', { name: 'new ding light ltr' }).waitFor();
  await page.getByRole('link', { name: 'The brakes' }).click();
  await page.locator('h1', { hasText: 'Brakes' }).waitFor();
  await page.goBack();
  await page.locator('h1', { hasText: 'Velo' }).waitFor();
  await result(page).getByRole('button', { name: 'new ding light ltr' }).waitFor();
  await page.reload();
  await result(page).getByRole('button', { name: 'new ding light ltr' }).waitFor();

  const background = () =>
    page
      .frameLocator('.edited-frame')
      .locator('body')
      .evaluate((body) => getComputedStyle(body).color);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await result(page).getByRole('button', { name: 'new ding dark ltr' }).waitFor();
  await expect.poll(background).not.toBe(light);
  await page.locator('[data-xd-open=settings]').click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Right to left' }).check({ force: true });
  await result(page).getByRole('button', { name: 'new ding dark rtl' }).waitFor();
});

it('keeps the size of the demo behind its result, and shows a failure inside of the stage', async () => {
  const { page, complaints } = await open('/scale/');
  await startEditing(page);
  await result(page).getByText('scale').waitFor();
  expect(await page.getByText('scale', { exact: true }).and(page.locator('[data-xd-demo] *')).isVisible()).toBe(false);
  // One that is hidden keeps no room either.
  expect(await page.locator('.demo-stage').evaluate((stage) => stage.scrollHeight)).toBeLessThan(400);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(complaints).toEqual([]);
  await write(page, "export default function Scale() {\n  throw new Error('too heavy');\n}\n");
  await page.locator('.edited-failure', { hasText: 'too heavy' }).waitFor();
  expect(await page.locator('.demo-stage').evaluate((stage) => stage.scrollWidth - stage.clientWidth)).toBe(0);
});

it('waits while another language is shown, and starts afresh with the demo', async () => {
  const { page } = await open('/');
  const tool = (name: string) => page.locator(`.demo-tool[data-tool=${name}]`);
  await startEditing(page);
  await write(page, ring.replace('{bell}', 'new {bell}'));
  await result(page).getByRole('button', { name: 'new ding light ltr' }).waitFor();
  await tool('js').click();
  await page.locator('[data-xd-demo]').getByRole('button', { name: 'ding light ltr' }).waitFor();
  expect(await page.locator('.demo-files code').first().textContent()).not.toContain('new');
  expect(await page.locator('.cm-content').count()).toBe(0);
  await tool('ts').click();
  await result(page).getByRole('button', { name: 'new ding light ltr' }).waitFor();
  await tool('copy').focus();
  await tool('reset').press('Enter');
  await page.locator('.cm-content').waitFor({ state: 'detached' });
  expect(await keptOf(page)).toBeNull();
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['tool'])).toBe('reset');
  expect(await page.locator('.demo-files code .k').count()).toBeGreaterThan(0);
});

it('reaches neither the page, nor what the site stores, nor the address; and a loop without an end is ended', async () => {
  const { page } = await open('/');
  await page.evaluate(() => {
    document.cookie = 'secret=1';
    localStorage.setItem('secret', '1');
  });
  await startEditing(page);
  await write(
    page,
    `const tried = (what: () => unknown) => { try { return String(what()); } catch (error) { return (error as Error).name; } };
export default function Thief() {
  return <p>{[
    tried(() => document.cookie),
    tried(() => localStorage.getItem('secret')),
    tried(() => parent.document.title),
    tried(() => { top!.location.href = 'https://velo.example/'; }),
    tried(() => indexedDB.open('a')),
    origin,
  ].join(' ')}</p>;
}
`,
  );
  await result(page).getByText('SecurityError null SecurityError SecurityError SecurityError null').waitFor();
  expect(page.url()).toBe(`${built().origin}/`);
  // It takes two seconds, and the guard itself has its test.
  if (inject('isWhole')) {
    await write(page, 'export default function Wheel() {\n  for (;;);\n}\n');
    await page.locator('.edited-failure', { hasText: 'A loop ran for more than two seconds' }).waitFor();
  }
  await write(page, 'export default () => <p>Still here</p>;\n');
  await result(page).getByText('Still here').waitFor();
});
