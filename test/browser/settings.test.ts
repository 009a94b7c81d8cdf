// What a reader prefers: chosen in the settings, shown at once, kept, and right in the first frame of the next page.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { forgetComplaints, toldRequests } from '../support/watched-page.ts';

const demo = `import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';

export default function Ring() {
  const theme = useTheme();
  return <Button variant="contained" sx={{ paddingLeft: '40px', paddingRight: '4px' }}>Ring {theme.direction}</Button>;
}
`;

const { built, open } = visitedSite({
  'xdocs.config.ts':
    "export default { name: 'Velo', locales: ['en', 'zh'], translations: 'content/translations', translateUrl: 'https://example.com/translate', notifications: [{ id: 'bells', title: 'New bells', text: 'They ring louder.', href: '/bells/' }, { id: 'locks', title: 'New locks', text: 'They hold.' }] };\n",
  'content/index.md': pageText(
    'Velo',
    '[The bells](/bells/)\n\n{{"demo": "Ring.tsx"}}\n\n| a | b |\n| - | - |\n| 1 | 2 |',
  ),
  'content/Ring.tsx': demo,
  'content/bells.md': pageText('Bells', 'Ring.'),
  'content/chains.md': pageText('Chains', 'Turn.'),
  'content/bells-zh.md': '# 铃\n\n<p class="description">关于铃。</p>\n\n按铃。\n',
  'content/navigation.ts':
    "export default [{ pathname: '/' }, { pathname: '/parts', title: 'Parts', children: [{ pathname: '/bells/' }, { pathname: '/chains/' }] }];\n",
  'content/translations/zh.json': JSON.stringify({
    'pages./': '单车',
    'pages./parts': '零件',
    'pages./bells/': '铃',
    'pages./chains/': '链',
  }),
});

let page: Page;
let complaints: string[];

beforeEach(async () => {
  ({ page, complaints } = await open('/'));
});
afterEach(async () => {
  expect(complaints).toEqual([]);
});

const settings = () => page.getByRole('dialog', { name: 'Settings' });
async function openSettings(): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings().getByRole('group', { name: 'Primary colour' }).waitFor();
}
const choose = (group: string, name: string) =>
  settings().getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true });
const root = (name: string) => page.locator('html').getAttribute(name);
const ring = () => page.getByRole('button', { name: /^Ring/ });
/** Demos wake with the first sign of a reader, or else after seconds. */
async function wakeDemo(): Promise<void> {
  await page.mouse.move(5, 300);
  await page.locator('[data-hydrated]').waitFor();
}

it('is a dialog that keeps the focus and gives it back', async () => {
  await openSettings();
  const stops: string[] = [];
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() =>
        document.activeElement?.closest('dialog')
          ? 'in the dialog'
          : (document.activeElement?.outerHTML.slice(0, 80) ?? ''),
      ),
    );
  }
  // After its last stop the focus may be outside of the document, which then has it on its body.
  expect(stops.filter((stop) => stop !== 'in the dialog' && !stop.startsWith('<body'))).toEqual([]);
  expect(stops).toContain('in the dialog');
  await page.keyboard.press('Escape');
  await settings().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-xd-open'))).toBe('settings');
});

it('switches the mode', async () => {
  await openSettings();
  await choose('Mode', 'Dark');
  expect(await root('data-mui-color-scheme')).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  await choose('Mode', 'System');
  expect(await root('data-mui-color-scheme')).toBe('light');
});

it('turns the page and its demos around, now and in the first frame of the next load', async () => {
  await ring().waitFor();
  await wakeDemo();
  await openSettings();
  await choose('Direction', 'Right to left');
  await ring().filter({ hasText: 'Ring rtl' }).waitFor();
  expect(
    await ring().evaluate((button) => [getComputedStyle(button).paddingLeft, getComputedStyle(button).paddingRight]),
  ).toEqual(['4px', '40px']);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await root('dir')).toBe('rtl');
  await page.unroute('**/*.js');
  await page.reload();
  await wakeDemo();
  await ring().filter({ hasText: 'Ring rtl' }).waitFor();
  forgetComplaints(complaints, 'ERR_FAILED');
});

it('makes page and demos dense', async () => {
  await wakeDemo();
  const height = () => ring().evaluate((button) => button.getBoundingClientRect().height);
  const before = await height();
  await openSettings();
  await choose('Density', 'Dense');
  await page.waitForFunction(
    (was) => document.querySelector('.demo-root button')!.getBoundingClientRect().height < was,
    before,
  );
  await page.reload();
  expect(await root('data-density')).toBe('dense');
  await wakeDemo();
  await page.waitForFunction(
    (was) => document.querySelector('.demo-root button')!.getBoundingClientRect().height < was,
    before,
  );
});

it('shows and keeps colours, and resets them', async () => {
  const accent = () =>
    page
      .locator('.prose a')
      .first()
      .evaluate((link) => getComputedStyle(link).color);
  const background = () => ring().evaluate((button) => getComputedStyle(button).backgroundColor);
  await wakeDemo();
  const before = [await accent(), await background()];
  await openSettings();
  await choose('Primary colour', 'Rose');
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.demo-root button')!).backgroundColor === 'rgb(168, 50, 94)',
  );
  expect(await accent()).toBe('rgb(168, 50, 94)');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect([await accent(), await background()]).toEqual(['rgb(168, 50, 94)', 'rgb(168, 50, 94)']);
  await page.unroute('**/*.js');
  await page.reload();
  await openSettings();
  expect(await settings().getByRole('radio', { name: 'Rose' }).first().isChecked()).toBe(true);
  await settings().getByRole('button', { name: 'Reset colours' }).click();
  await page.waitForFunction((was) => getComputedStyle(document.querySelector('.prose a')!).color === was, before[0]);
  forgetComplaints(complaints, 'ERR_FAILED');
});

describe('the language', () => {
  const titles = () => page.locator('#xd-navigation .nav-list a').allTextContents();
  /** The language that a screen reader takes the words of an element for. */
  const spoken = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.closest<HTMLElement>('[lang]')!.lang);

  it('comes from the address, is kept in a cookie, and shows titles in an English interface', async () => {
    await page.goto(`${built().origin}/?userLanguage=zh`);
    await page.locator('.nav-list a', { hasText: '零件' }).waitFor();
    expect(await titles()).toEqual(['单车', '零件']);
    expect(await root('lang')).toBe('zh');
    expect([await spoken('.nav-list a'), await spoken('main h1'), await spoken('.skip-link')]).toEqual([
      'zh',
      'en',
      'en',
    ]);
    await page.goto(`${built().origin}/bells/`);
    await page.locator('.nav-list a', { hasText: '铃' }).waitFor();
    expect(await page.getByRole('link', { name: 'Skip to content' }).count()).toBe(1);
    const offered = page.locator('.translation-offer a');
    expect(await offered.getAttribute('href')).toBe('/zh/bells/');
    await offered.click();
    await page.waitForURL('**/zh/bells/');
    expect(await page.locator('h1').textContent()).toBe('铃');
  });

  it('is kept from page to page, also where a branch is opened later', async () => {
    await page.goto(`${built().origin}/?userLanguage=zh`);
    await page.locator('#xd-navigation').getByText('零件').click();
    await page.locator('.nav-list a', { hasText: '铃' }).click();
    await page.locator('h1', { hasText: 'Bells' }).waitFor();
    expect(await titles()).toEqual(['单车', '零件', '铃', '链']);
    await page.getByRole('button', { name: 'Settings' }).click();
    await settings().waitFor();
    expect([
      await root('lang'),
      await spoken('.nav-list a'),
      await spoken('main h1'),
      await spoken('dialog h2'),
    ]).toEqual(['zh', 'zh', 'en', 'en']);
  });

  it('is not that of the page as long as its titles cannot be had', async () => {
    await page.route('**/translations/zh.json', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/zh.json'));
    await page.goto(`${built().origin}/?userLanguage=zh`);
    await failed;
    await toldRequests(page);
    expect([await root('lang'), await spoken('.nav-list a')]).toEqual(['en', 'en']);
    forgetComplaints(complaints, 'ERR_FAILED');
  });

  it('that the site does not have is ignored', async () => {
    await page.goto(`${built().origin}/?userLanguage=fr`);
    expect(await root('lang')).toBe('en');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await titles()).toEqual(['Home', 'Parts']);
  });

  it('is chosen in the settings, which lead to those who translate', async () => {
    await openSettings();
    expect(await settings().getByRole('link', { name: 'Help to translate' }).getAttribute('href')).toBe(
      'https://example.com/translate',
    );
    await choose('Language', '中文');
    await page.locator('.nav-list a', { hasText: '零件' }).waitFor();
    await choose('Language', 'English');
    await page.locator('.nav-list a', { hasText: 'Parts' }).waitFor();
    expect(await root('lang')).toBe('en');
    expect(await page.locator('body[lang], .nav-list [lang]').count()).toBe(0);
  });
});

it('lists the keys, and leads to neighbours by them', async () => {
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByText('Next page').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.press(']');
  await page.locator('h1', { hasText: 'Bells' }).waitFor();
  await page.keyboard.press('[');
  await page.locator('h1', { hasText: 'Velo' }).waitFor();
});

async function forbidStorage(): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('No.', 'SecurityError');
      },
    }),
  );
  await page.reload();
}

it.each<[string, () => unknown, () => unknown]>([
  ['after a reload, too', () => undefined, () => page.reload()],
  ['on this page also where nothing can be stored', forbidStorage, () => undefined],
])(
  'has no single keys where the reader switched them off, %s, and keeps those with Ctrl',
  async (_, prepare, comeBack) => {
    await prepare();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByRole('radio', { name: 'Off' }).check({ force: true });
    await page.keyboard.press('Escape');
    await comeBack();
    for (const key of ['?', '/', ']']) await page.keyboard.press(key);
    // What those keys do begins at once; had one of them done it, this would not open the search of the first page.
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search the documentation' }).waitFor();
    expect(await list.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.keyboard.press('Escape');
    await openSettings();
    await settings().getByRole('button', { name: 'Keyboard shortcuts' }).click();
    expect(await list.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
    await list.getByRole('radio', { name: 'On' }).check({ force: true });
    await page.keyboard.press('Escape');
    await page.keyboard.press(']');
    await page.locator('h1', { hasText: 'Bells' }).waitFor();
  },
);

it('counts notifications until they have been seen', async () => {
  const bell = page.locator('[data-xd-notifications] summary');
  const badge = page.locator('.badge');
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications, 2 unread');
  expect(await badge.textContent()).toBe('2');
  await bell.click();
  await page.getByText('They ring louder.').waitFor();
  await badge.waitFor({ state: 'hidden' });
  await page.reload();
  expect(await badge.isVisible()).toBe(false);
  expect(await bell.getAttribute('aria-label')).toBe('Notifications');
});
