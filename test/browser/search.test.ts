// A reader searches a site: with keys alone, with a pointer, on a phone, without a network.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { packageFiles, pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { hold, passTime, stopClock, toldRequests } from '../support/watched-page.ts';

const long = '\n\nA bike stands at the station.'.repeat(60);
const files = {
  'package.json': '{ "name": "velo-docs" }',
  'xdocs.config.ts':
    "export default { name: 'Velo', base: '/docs', products: [{ id: 'kit', name: 'Kit', href: '/docs/bells/', api: { pathname: '/docs/api/kit/', packages: ['@velo/kit'] } }] };\n",
  'content/index.md': pageText('Velo', `Welcome.${long}`),
  'content/bells/bells.md': `---\nproductId: kit\n---\n\n${pageText('Bells', `## Mounting\n\nOn the handlebar.${long}\n\n## Volume\n\n{{"demo": "RingTwice.tsx"}}`)}`,
  'content/bells/RingTwice.tsx': 'export default function RingTwice() {\n  return <label>Times <input /></label>;\n}\n',
  'content/locks.md': pageText(
    'Locks',
    '## Mounting\n\nOn the frame, with a torque of `<b>5 Nm</b>`: measure the torque before you ride.',
  ),
  ...packageFiles(
    '@velo/kit',
    "import * as React from 'react';\nexport interface BellProps {\n  /** How loud it is. */\n  ringVolume?: number;\n}\nexport declare function Bell(props: BellProps): React.JSX.Element;\n",
    'export function Bell() { return null; }\n',
  ),
};

const { built, newPage, open: openAt } = visitedSite(files);

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' }).getByRole('option');
const texts = async (page: Page) =>
  (await options(page).locator('.search-name').allTextContents()).map((text) => text.trim());
/** What a screen reader takes for chosen. */
const chosen = (page: Page) =>
  field(page).evaluate(
    (input) =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.querySelector('.search-name')
        ?.textContent,
  );
const isOpen = (page: Page) =>
  page
    .locator('dialog.search')
    .evaluate((dialog) => (dialog as HTMLDialogElement).open)
    .catch(() => false);

const open = (path = '/docs/', how: Parameters<typeof openAt>[1] = {}) => openAt(path, how);

async function searchFor(page: Page, query: string) {
  await field(page).fill(query);
  await options(page).first().waitFor();
}

it('loads nothing of it before it is touched', async () => {
  const { page } = await newPage();
  await stopClock(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${built().origin}/docs/`);
  await passTime(page, 20);
  expect(asked.filter((url) => /search/.test(url))).toEqual([]);
  await page.clock.resume();
  const before = asked.length;
  await page.keyboard.press('/');
  await field(page).waitFor();
  // One script and no more: each further one would keep the dialog waiting.
  expect(asked.slice(before).filter((url) => url.endsWith('.js'))).toEqual([
    expect.stringMatching(/\/search\.\w+\.js$/),
  ]);
});

describe('with keys alone', () => {
  it.each(['/', 'Control+k', 'Meta+k'])('%s opens it, Escape closes it and gives the focus back', async (key) => {
    const { page, complaints } = await open();
    const link = page.locator('a.brand');
    await link.focus();
    await page.keyboard.press(key);
    await field(page).waitFor();
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('keys typed while it loads are in the field', async () => {
    const { page } = await open();
    let release = () => {};
    const typed = new Promise<void>((done) => (release = done));
    await page.route(/\/search\.\w+\.js$/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('lock');
    release();
    await options(page).first().waitFor();
    expect(await field(page).inputValue()).toBe('lock');
  });

  it('arrows, Home and End choose, around the ends; Enter opens', async () => {
    const { page, complaints } = await open();
    await page.keyboard.press('/');
    await searchFor(page, 'mounting');
    const all = await texts(page);
    expect(all.sort()).toEqual(['Mounting', 'Mounting']);
    await searchFor(page, 'bell');
    await page.getByRole('option', { name: /^Bells/ }).waitFor();
    const found = await texts(page);
    expect(found.length).toBeGreaterThan(1);
    expect(await chosen(page)).toBe(found[0]);
    await page.keyboard.press('ArrowDown');
    expect(await chosen(page)).toBe(found[1]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await chosen(page)).toBe(found.at(-1));
    await page.keyboard.press('ArrowDown');
    expect(await chosen(page)).toBe(found[0]);
    await page.keyboard.press('End');
    expect(await chosen(page)).toBe(found.at(-1));
    await page.keyboard.press('Home');
    expect(await chosen(page)).toBe(found[0]);
    await searchFor(page, 'ringVolume');
    await page.getByRole('option', { name: 'ringVolume' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/api/kit/bell/#bell-prop-ringVolume');
    expect(await page.locator('h1').textContent()).toBe('Bell');
    expect(await isOpen(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('Enter right after the last key opens what that search finds', async () => {
    const { page } = await open();
    await page.keyboard.press('/');
    await searchFor(page, 'bell');
    await field(page).fill('locks');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/locks/');
  });

  it('Escape forgets what Enter was waiting for', async () => {
    const { page } = await open();
    const release = await hold(page, '**/_search/**');
    await page.keyboard.press('/');
    await field(page).fill('mounting');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'hidden' });
    release();
    // What is found next is found after it.
    await page.keyboard.press('/');
    await options(page).filter({ hasText: 'Mounting' }).first().waitFor();
    await toldRequests(page);
    expect(new URL(page.url()).pathname).toBe('/docs/');
  });

  it('`/` opens it again before the frame that shows it closed', async () => {
    const { page } = await open();
    await page.keyboard.press('/');
    await field(page).waitFor();
    await field(page).evaluate((input) => {
      input.closest('dialog')!.close();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    });
    await field(page).waitFor();
  });

  it('leaves `/` to the fields and demos that it is typed in', async () => {
    const { page } = await open('/docs/bells/');
    const input = page.locator('#RingTwice input');
    await input.scrollIntoViewIfNeeded();
    await page.locator('#RingTwice [data-hydrated]').or(page.locator('#RingTwice[data-hydrated]')).first().waitFor();
    await input.focus();
    await page.keyboard.type('1/2');
    expect(await input.inputValue()).toBe('1/2');
    expect(await page.locator('dialog').count()).toBe(0);
  });
});

it('says how many results there are, of which kind and on which page', async () => {
  const { page } = await open();
  await page.keyboard.press('/');
  await searchFor(page, 'ring');
  const status = page.locator('dialog.search [role=status]');
  await expect.poll(() => status.textContent()).toMatch(/^\d+ results?$/);
  expect(await field(page).getAttribute('aria-expanded')).toBe('true');
  expect(
    await page
      .getByRole('group', { name: 'Bell', exact: false })
      .getByRole('option', { name: /ringVolume.*Prop/ })
      .count(),
  ).toBe(1);
  expect(await page.getByRole('option', { name: /RingTwice.*Demo/ }).count()).toBe(1);
  expect(await page.locator('mark').allTextContents()).toEqual(expect.arrayContaining(['ring', 'Ring']));
  await field(page).fill('xqzw');
  await expect.poll(() => status.textContent()).toBe('Nothing found for “xqzw”');
  expect(await field(page).getAttribute('aria-expanded')).toBe('false');
  expect(await field(page).getAttribute('aria-activedescendant')).toBeNull();
});

it('shows what a section says, with the word that was looked for marked, and as nothing but text', async () => {
  const { page, complaints } = await open();
  await page.keyboard.press('/');
  await searchFor(page, 'torque');
  const option = options(page)
    .filter({ has: page.locator('.search-excerpt') })
    .first();
  const excerpt = option.locator('.search-excerpt');
  expect(await excerpt.textContent()).toBe(
    'On the frame, with a torque of <b>5 Nm</b>: measure the torque before you ride.',
  );
  expect(await excerpt.locator('mark').allTextContents()).toEqual(['torque', 'torque']);
  expect(await excerpt.locator('b').count()).toBe(0);
  // A screen reader hears the section and what it says, when the option is chosen.
  expect(await option.getAttribute('role')).toBe('option');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/locks/**');
  expect(complaints).toEqual([]);
});

it('with a pointer: the button opens, the option under it is chosen and followed, a click beside closes', async () => {
  const { page, complaints } = await open('/docs/bells/');
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await searchFor(page, 'mounting');
  expect((await options(page).first().getAttribute('href'))?.startsWith('/docs/bells/')).toBe(true);
  await options(page).nth(1).hover();
  expect(await options(page).nth(1).getAttribute('aria-selected')).toBe('true');
  await options(page).nth(1).click();
  await page.waitForURL('**/docs/locks/#mounting');
  expect(await isOpen(page)).toBe(false);
  await button.click();
  await field(page).waitFor();
  await page.mouse.click(5, 500);
  await field(page).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

it('remembers what was opened, until it is told to forget', async () => {
  const { page } = await open();
  await page.keyboard.press('/');
  await searchFor(page, 'locks');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/locks/');
  await page.reload();
  await page.keyboard.press('/');
  await options(page).first().waitFor();
  expect(await texts(page)).toEqual(['Locks']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await options(page).first().waitFor({ state: 'detached' });
  expect(await page.locator('.search-message').textContent()).toContain('Type to find');
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
});

it('says that it cannot be had without a network, and works again with one', async () => {
  const { page } = await open();
  await page.keyboard.press('/');
  await searchFor(page, 'bell');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.route('**/_search/**', (route) => route.abort());
  await page.keyboard.press('/');
  await field(page).fill('lock');
  await expect.poll(() => page.locator('.search-message').textContent()).toContain('could not be loaded');
  await page.unroute('**/_search/**');
  await field(page).fill('locks');
  await options(page).first().waitFor();
  expect(await texts(page)).toContain('Locks');
});

describe('on a phone', () => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

  it('fills the screen, is touched and closed by its button', async () => {
    const { page, complaints } = await open('/docs/', phone);
    await page.getByRole('button', { name: 'Search' }).tap();
    await searchFor(page, 'bell');
    const box = (await page.locator('dialog.search').boundingBox())!;
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 360, 640]);
    for (const option of await options(page).all())
      expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(
      false,
    );
    await page.getByRole('button', { name: 'Close search' }).tap();
    await field(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Search' }).tap();
    await options(page).first().waitFor();
    await options(page).first().tap();
    await page.waitForURL('**/docs/**bell**');
    expect(complaints).toEqual([]);
  });
});
