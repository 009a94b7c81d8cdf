// Settings and language where hands are fast and networks slow: what is asked for twice, answered late or not at all.
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { choose, openSettings, settings } from '../support/settings-dialog.ts';
import { visitedSite } from '../support/visited-site.ts';
import { hold, toldRequests } from '../support/watched-page.ts';

/** Keeps each direction that it was ever shown in. */
const ride = `import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';

export default function Ride() {
  const { direction } = useTheme();
  useEffect(() => {
    window.directions = [...(window.directions ?? []), direction];
  });
  return <Button>Runs {direction}</Button>;
}
`;
const { open, built } = visitedSite({
  'xdocs.config.ts':
    "export default { name: 'Velo', locales: ['en', 'zh', 'nl'], translations: 'content/translations' };\n",
  'content/index.md': pageText('Velo', '## Ring\n\n[To the ring](#ring)\n\n{{"demo": "Ride.tsx"}}'),
  'content/Ride.tsx': ride,
  'content/bells.md': pageText('Bells', 'Ring.'),
  'content/chains.md': pageText('Chains', 'Turn.'),
  'content/bells-zh.md': '# 铃\n\n<p class="description">关于铃。</p>\n\n按铃。\n',
  'content/bells-nl.md': '# Bellen\n\n<p class="description">Over bellen.</p>\n\nBel.\n',
  'content/navigation.ts':
    "export default [{ pathname: '/' }, { pathname: '/parts', title: 'Parts', children: [{ pathname: '/bells/' }, { pathname: '/chains/' }] }];\n",
  'content/translations/en.json': JSON.stringify({ 'pages./bells/': 'All bells' }),
  'content/translations/zh.json': JSON.stringify({
    'pages./': '单车',
    'pages./parts': '零件',
    'pages./bells/': '铃',
  }),
  'content/translations/nl.json': JSON.stringify({
    'pages./': 'Fiets',
    'pages./parts': 'Delen',
    'settings.title': 'Instellingen',
    'shortcuts.title': 'Sneltoetsen',
  }),
});

const titles = (page: Page) => page.locator('#xd-navigation .nav-list a').allTextContents();
const isWithout = (text: string) => (complaint: string) => !complaint.includes(text);

it('colours the bars of the browser as chosen, and as the system has it again', async () => {
  const { page, complaints } = await open('/');
  const bars = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content));
  const [light, dark] = await bars();
  expect(light).not.toBe(dark);
  await page.locator('[data-xd-mode-toggle]').click();
  expect(await bars()).toEqual([dark, dark]);
  await openSettings(page);
  await choose(page, 'Mode', 'Light');
  expect(await bars()).toEqual([light, light]);
  await choose(page, 'Mode', 'Dark');
  expect(await bars()).toEqual([dark, dark]);
  await choose(page, 'Mode', 'System');
  expect(await bars()).toEqual([light, dark]);
  expect(complaints).toEqual([]);
});

it('opens once, however often it was asked for while its words came', async () => {
  const { page, complaints } = await open('/');
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLDialogElement) opened.push(node.querySelector('h2')!.textContent!);
    }).observe(document.body, { childList: true });
  });
  // The settings and the list of keys ask for the words each by itself.
  const asking: Route[] = [];
  await page.route('**/translations/en.json', (route) => void asking.push(route));
  await page.locator('[data-xd-open=settings]').dblclick();
  await expect.poll(() => asking.length).toBe(1);
  await page.keyboard.press('?');
  await page.keyboard.press('?');
  await expect.poll(() => asking.length).toBe(2);
  await asking[0]!.continue();
  await settings(page).waitFor();
  const words = page.waitForResponse('**/translations/en.json');
  await asking[1]!.continue();
  await (await words).finished();
  await toldRequests(page);
  await page.keyboard.press('Escape');
  // Who asks last for the same words has them last: when this one is open, the earlier ones have had their turn.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { opened: string[] }).opened)).toEqual([
    'Settings',
    'Keyboard shortcuts',
  ]);
  expect(complaints).toEqual([]);
});

it('asks again for words that could not be had', async () => {
  const { page, complaints } = await open('/');
  await page.route('**/translations/en.json', (route) => route.fulfill({ status: 503, body: '' }));
  for (const ask of [() => page.locator('[data-xd-open=settings]').click(), () => page.keyboard.press('?')]) {
    const failed = page.waitForResponse('**/translations/en.json');
    await ask();
    await failed;
    await page.locator('[data-xd-open=settings]:not([aria-busy])').waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
  }
  await page.unroute('**/translations/en.json');
  await openSettings(page);
  expect(await settings(page).locator('h2').textContent()).toBe('Settings');
  expect(complaints.filter(isWithout('503'))).toEqual([]);
});

it('speaks the language of the page, English where that lacks a word, and says which', async () => {
  const { page } = await open('/nl/bells/');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await openSettings(page);
  expect(await page.locator('dialog h2').textContent()).toBe('Instellingen');
  expect(await page.locator('dialog').getByRole('button', { name: 'Sneltoetsen' }).count()).toBe(1);
  expect(await page.locator('dialog .setting-mode legend').textContent()).toBe('Mode');
  expect(warnings).toContain('Missing translation for nl:settings.mode');
});

it('shows which colours the site has as long as nothing else is chosen', async () => {
  const { page } = await open('/');
  await openSettings(page);
  const chosen = await page
    .locator('.setting-colors input:checked')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(chosen).toEqual(['teal', 'orange']);
});

it('keeps the arrows of the neighbours in another language', async () => {
  const { page } = await open('/?userLanguage=zh');
  const next = page.locator('a[rel=next] .pager-title');
  await next.filter({ hasText: '铃' }).waitFor();
  expect(await next.evaluate((title) => getComputedStyle(title, '::before').maskImage)).toContain('svg');
});

it('finds titles from a translated page, too', async () => {
  const { page } = await open('/zh/bells/?userLanguage=en');
  await page.locator('#xd-navigation .nav-list a', { hasText: 'All bells' }).waitFor();
});

it('shows the titles of the last choice, also where an earlier one is answered later', async () => {
  const { page } = await open('/');
  const before = await titles(page);
  const release = await hold(page, '**/translations/zh.json');
  await openSettings(page);
  const asked = page.waitForRequest('**/translations/zh.json');
  await choose(page, 'Language', '中文');
  const request = await asked;
  await choose(page, 'Language', 'English');
  release();
  await (await request.response())?.finished();
  // The page has the answer to this after the answer that came before it.
  await toldRequests(page);
  expect(await titles(page)).toEqual(before);
});

it('does not ask for titles that are not wanted any more once the code that shows them is there', async () => {
  const { page } = await open('/');
  const before = await titles(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await hold(page, '**/page-titles.*.js');
  await openSettings(page);
  const asked = page.waitForRequest('**/page-titles.*.js');
  await choose(page, 'Language', '中文');
  const request = await asked;
  await choose(page, 'Language', 'English');
  release();
  // A module is there for all who import it before it is for whoever imports it last.
  await page.evaluate(`import(${JSON.stringify(request.url())}).then(() => undefined)`);
  await toldRequests(page);
  expect(addresses.filter((address) => address.endsWith('/zh.json'))).toEqual([]);
  expect(await titles(page)).toEqual(before);
});

it('shows a demo in the direction chosen last, also where code for an earlier one comes later', async () => {
  const { page, complaints } = await open('/');
  const demo = page.locator('[data-xd-demo]');
  await demo.dispatchEvent('pointerover');
  await page.locator('[data-xd-demo][data-hydrated]').waitFor();
  await openSettings(page);
  const release = await hold(page, '**/_assets/demos/**');
  const asked = page.waitForRequest('**/_assets/demos/**');
  await choose(page, 'Direction', 'Right to left');
  const request = await asked;
  await choose(page, 'Direction', 'Left to right');
  release();
  // A module is there for all who import it in the order in which they asked.
  await page.evaluate(`import(${JSON.stringify(request.url())}).then(() => undefined)`);
  // And a demo is rendered in the order of what it is told.
  await choose(page, 'Density', 'Dense');
  await demo.locator('.MuiButton-sizeSmall').waitFor();
  expect(new Set(await page.evaluate(() => (window as unknown as { directions: string[] }).directions))).toEqual(
    new Set(['ltr']),
  );
  await choose(page, 'Direction', 'Right to left');
  await demo.filter({ hasText: 'Runs rtl' }).waitFor();
  expect(complaints).toEqual([]);
});

it('leaves the page as it is after a choice of language took the query from its address', async () => {
  const { page } = await open('/?userLanguage=zh');
  await page.locator('.nav-list a', { hasText: '零件' }).waitFor();
  await openSettings(page);
  await choose(page, 'Language', 'English');
  await page.waitForURL(`${built().origin}/`);
  await page.keyboard.press('Escape');
  await page.locator('h1').evaluate((heading) => (heading.dataset['same'] = 'yes'));
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const moved = page.evaluate(
    () => new Promise<void>((done) => addEventListener('hashchange', () => done(), { once: true })),
  );
  await page.getByRole('link', { name: 'To the ring' }).click();
  // By then the page knows of its new address, and would have asked for what stands there.
  await moved;
  await toldRequests(page);
  expect(asked).not.toContain(`${built().origin}/`);
  expect(await page.locator('h1').getAttribute('data-same')).toBe('yes');
});
