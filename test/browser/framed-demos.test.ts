// Demos in a document of their own: they follow the page's settings, and have nothing of its shell.
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { forgetComplaints, passTime, readerCame, stopClock, toldRequests } from '../support/watched-page.ts';

const demo = `import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';

export default function Ring() {
  const theme = useTheme();
  return <Button variant="contained">Ring {theme.direction}</Button>;
}
`;
const { built, newPage, open } = visitedSite({
  'content/index.md': pageText('Velo', '{{"demo": "Ring.tsx", "iframe": true, "height": 200}}\n\n[The bells](/bells/)'),
  'content/Ring.tsx': demo,
  'content/bells.md': pageText('Bells'),
  'content/tour/tour.md': pageText(
    'The tour',
    `[Live](/tour/view/)\n\n${'Word. '.repeat(300)}\n\n{{"demo": "Ring.tsx", "iframe": true, "height": 600}}`,
  ),
  'content/tour/view.md': `---\nstandalone: true\n---\n\n${pageText('Ring', '{{"demo": "Ring.tsx"}}')}`,
  'content/tour/Ring.tsx': demo,
  'content/late/late.md': pageText('Late', '{{"demo": "Late.tsx", "iframe": true}}'),
  'content/late/view.md': `---\nstandalone: true\n---\n\n${pageText('Late', '{{"demo": "Late.tsx"}}')}`,
  'content/late/Late.tsx':
    "export default function Late() {\n  return typeof document === 'undefined' ? null : <p>Here at last</p>;\n}\n",
  'content/gap/gap.md': pageText('The gap', '{{"demo": "Gap.tsx", "iframe": true, "height": 600}}'),
  'content/gap/view.md': `---\nstandalone: true\n---\n\n${pageText('Gap', '{{"demo": "Gap.tsx"}}')}`,
  'content/gap/Gap.tsx': `export default function Gap() {
  return <main><h1>A gap</h1><div style={{ height: 400 }} /></main>;
}
`,
});

it('start in a standalone page where the server could make nothing of them', async () => {
  const { page } = await open('/late/');
  await page.locator('#Late iframe').scrollIntoViewIfNeeded();
  await page.frameLocator('#Late iframe').getByText('Here at last').waitFor();
});

it('follow direction, density and colours while they are open', async () => {
  const { page, complaints } = await open('/');
  await page.mouse.move(5, 300);
  const frame = page.frameLocator('#Ring iframe');
  const ring = frame.getByRole('button', { name: /^Ring/ });
  await frame.locator('[data-xd-demo][data-hydrated]').waitFor();
  const height = await ring.evaluate((button) => button.getBoundingClientRect().height);
  await page.locator('[data-xd-open=settings]').click();
  const choose = (group: string, name: string) =>
    page
      .getByRole('dialog')
      .getByRole('group', { name: group })
      .getByRole('radio', { name, exact: true })
      .check({ force: true });
  await choose('Direction', 'Right to left');
  await ring.filter({ hasText: 'Ring rtl' }).waitFor();
  expect(await frame.locator('html').getAttribute('dir')).toBe('rtl');
  await choose('Density', 'Dense');
  await frame.locator('html[data-density=dense]').waitFor();
  await expect.poll(() => ring.evaluate((button) => button.getBoundingClientRect().height)).toBeLessThan(height);
  await choose('Primary colour', 'Rose');
  await expect.poll(() => ring.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(168, 50, 94)');
  await page.getByRole('dialog').getByRole('button', { name: 'Reset colours' }).click();
  await expect
    .poll(() => ring.evaluate((button) => getComputedStyle(button).backgroundColor))
    .not.toBe('rgb(168, 50, 94)');
  await choose('Direction', 'Left to right');
  await choose('Density', 'Comfortable');
  await ring.filter({ hasText: 'Ring ltr' }).waitFor();
  await expect.poll(() => ring.evaluate((button) => button.getBoundingClientRect().height)).toBe(height);
  await page.keyboard.press('Escape');
  // A frame that has gone hears of nothing, and nobody complains.
  await page.getByRole('link', { name: 'The bells' }).click();
  await page.locator('h1', { hasText: 'Bells' }).waitFor();
  await page.locator('[data-xd-open=settings]').click();
  await choose('Density', 'Dense');
  await page.locator('html[data-density=dense]').waitFor();
  expect(complaints).toEqual([]);
});

it.each(['/', '/tour/'])('follow the colour mode, also where nothing can be stored, on %s', async (path) => {
  const { page, complaints } = await open(path, {
    colorScheme: 'light',
    prepare: (empty) =>
      empty.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('No.', 'SecurityError');
          },
        }),
      ),
  });
  const toggle = page.locator('[data-xd-mode-toggle]');
  await toggle.click();
  await page.mouse.move(5, 300);
  const frame = page.frameLocator('#Ring iframe');
  await frame.locator('[data-xd-demo][data-hydrated]').waitFor();
  await frame.locator('html[data-mui-color-scheme=dark]').waitFor();
  await toggle.click();
  await frame.locator('html[data-mui-color-scheme=light][data-mode=light]').waitFor();
  expect(complaints).toEqual([]);
});

it('have no keys of the shell', async () => {
  const { page } = await open('/');
  await page.mouse.move(5, 300);
  await page.frameLocator('#Ring iframe').locator('[data-xd-demo][data-hydrated]').waitFor();
  const inner = page.frames().find((frame) => frame !== page.mainFrame())!;
  const asked = { byPage: 0, byFrame: 0 };
  page.on('request', (request) => void asked[request.frame() === inner ? 'byFrame' : 'byPage']++);
  const ask = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  // The list of keys is code and words that have to be asked for.
  await inner.evaluate(ask);
  await page.evaluate(ask);
  await page.locator('dialog[open]').waitFor();
  await toldRequests(inner);
  expect(asked.byPage).toBeGreaterThan(1);
  // Its own question whether all was told.
  expect(asked.byFrame).toBe(1);
  expect(await inner.locator('dialog').count()).toBe(0);
});

it('stay as they are where their frame could not be loaded, and say so to who presses', async () => {
  const { page, complaints } = await open('/', {
    prepare: (empty) => empty.route('**/demo-frame.*', (route) => route.abort()),
  });
  await page.locator('#Ring [data-xd-demo]').dispatchEvent('pointerover');
  await page.locator('#Ring [data-lost=""]').waitFor();
  expect(await page.locator('#Ring .error-box').count()).toBe(0);
  await page.locator('#Ring [data-xd-demo]').click();
  await page.locator('.snackbar', { hasText: 'This could not be loaded.' }).waitFor();
  forgetComplaints(complaints, 'ERR_FAILED');
  expect(complaints).toEqual([]);
});

it('sleep in their page until there is a reader, whatever they show', async () => {
  const { page } = await newPage();
  await stopClock(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(`${built().origin}/gap/`);
  await passTime(page, 4);
  const modules = () => asked.filter((url) => url.includes('/demos/'));
  // Its document is there, its code is not.
  expect(asked.some((url) => url.endsWith('/gap/view/'))).toBe(true);
  expect(modules()).toEqual([]);
  await page.mouse.move(5, 5);
  await page.clock.resume();
  await page.frameLocator('#Gap iframe').locator('[data-hydrated]').waitFor();
  expect(modules()).not.toEqual([]);
});

it('are a standalone page, where there is one', async () => {
  const { page, complaints } = await open('/tour/', { colorScheme: 'light' });
  const frame = page.frameLocator('#Ring iframe');
  await page.locator('#Ring').hover();
  await frame.getByRole('button', { name: 'Ring ltr' }).hover();
  await frame.locator('[data-xd-demo][data-hydrated]').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-xd-mode-toggle]').click();
  await frame.locator('html[data-mui-color-scheme=dark]').waitFor();
  await page.locator('[data-xd-open=settings]').click();
  await page.getByRole('radio', { name: 'Right to left' }).check({ force: true });
  await frame.getByRole('button', { name: 'Ring rtl' }).waitFor();
  await page.keyboard.press('Escape');
  // The page is around it: there is no way back in it, and it has not moved the page.
  expect(await frame.getByRole('link').count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // Started afresh, it has its address afresh.
  const address = () => frame.locator('html').evaluate(() => location.search + location.hash);
  await frame.locator('html').evaluate(() => history.replaceState(null, '', `?bell=2${location.hash}`));
  await page.locator('#Ring .demo-wide[data-tool=reset]').click();
  await expect.poll(address).toBe('#framed');
  await frame.getByRole('button', { name: 'Ring rtl' }).waitFor();

  // Alone it has one, in the reader's settings, and nothing of the shell.
  await page.getByRole('link', { name: 'Live' }).click();
  await page.waitForURL('**/tour/view/');
  await readerCame(page);
  await page.getByRole('button', { name: 'Ring rtl' }).waitFor();
  expect(await page.title()).toBe('Ring - Velo');
  expect(await page.getByRole('link').count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('h1', { hasText: 'The tour' }).waitFor();
  expect(complaints).toEqual([]);
});
