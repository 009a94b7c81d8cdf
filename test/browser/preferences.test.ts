// What a reader's system and earlier choices ask of the shell: forced colours, reduced motion, the settings kept, and
// nothing that flashes in other ones first.
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { paintedContrast } from '../support/pixels.ts';
import { readerSite } from '../support/reader-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const site = visitedSite(readerSite);
let page: Page;

const settings = () => page.getByRole('dialog', { name: 'Settings' });
async function openSettings(): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings().getByRole('group', { name: 'Primary colour' }).waitFor();
}
const choose = (group: string, name: string) =>
  settings().getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true });

// The worst case: the system's colours and the reader's scheme are opposites.
describe.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)('forced %s colours, in the %s scheme', (colorScheme, mode) => {
  beforeEach(async () => {
    ({ page } = await site.newPage({ forcedColors: 'active', colorScheme }));
    await page.addInitScript((value) => localStorage.setItem('mui-mode', value), mode);
    await page.goto(`${site.built().origin}/bells/`);
  });

  const backgroundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const system = (color: string) =>
    page.evaluate((name) => {
      const probe = document.createElement('p');
      probe.style.color = name;
      probe.style.forcedColorAdjust = 'none';
      document.body.append(probe);
      const { color: value } = getComputedStyle(probe);
      probe.remove();
      return value;
    }, color);

  it('paint every picture of the shell', async () => {
    await page.locator('.code').first().hover();
    // What is drawn beside words is looked at without them.
    await page
      .locator('.nav-list [aria-expanded], .pager-title')
      .evaluateAll((all) => all.forEach((one) => one.replaceChildren()));
    for (const selector of [
      '.app-bar .social-link',
      '.notifications-button .icon',
      '.mode-button',
      '.settings-button',
      '.search-button .icon',
      '.product-menu .icon',
      '.nav-list [aria-expanded]',
      '.nav-list .icon',
      '.plan-pro',
      '.plan-premium',
      '.demo-copy',
      '.code .code-copy',
      '.page-action-copy',
      '.page-action-view',
      '.pager-title',
      '.callout-warning',
      '.callout-info',
      '.demo-bar .icon',
      '.task-list-item input[checked]',
    ]) {
      expect(await paintedContrast(page.locator(selector).first()), selector).toBeGreaterThan(4);
    }
  });

  it('show where the reader is and what is chosen', async () => {
    const highlight = await system('Highlight');
    await page.locator('.toc-list').getByRole('link', { name: 'Lists' }).click();
    await page.locator('.toc-list a[aria-current]').waitFor();
    await page.locator('.product-menu summary').click();
    for (const selector of [
      '.nav-list a[aria-current=page]',
      '.toc-list a[aria-current]',
      '[role=tab][aria-selected=true]',
      '.product-menu a[aria-current]',
      '.badge',
    ]) {
      expect(await backgroundOf(selector), selector).toBe(highlight);
      expect(await paintedContrast(page.locator(selector).first()), selector).toBeGreaterThan(4);
    }
    for (const selector of [
      '.nav-list a:not([aria-current])',
      '.toc-list a:not([aria-current])',
      '[role=tab][aria-selected=false]',
      '.product-menu a:not([aria-current])',
    ]) {
      expect(await backgroundOf(selector), selector).not.toBe(highlight);
    }
  });

  it('show what is chosen in the settings', async () => {
    const highlight = await system('Highlight');
    await openSettings();
    const chosen = () =>
      settings()
        .locator('input:checked + span:not(.swatch)')
        .evaluateAll(
          (spans, color) => spans.map((span) => [span.textContent, getComputedStyle(span).backgroundColor === color]),
          highlight,
        );
    expect(await chosen()).toEqual([
      [mode === 'light' ? 'Light' : 'Dark', true],
      ['Left to right', true],
      ['Comfortable', true],
      ['English', true],
    ]);
    expect(
      await settings()
        .locator('input:not(:checked) + span:not(.swatch)')
        .evaluateAll(
          (spans, color) => spans.filter((span) => getComputedStyle(span).backgroundColor === color).length,
          highlight,
        ),
    ).toBe(0);
    // Swatches keep their colours, or they would be no choice; the chosen one has a ring.
    const rings = await settings()
      .locator('.setting-primary .swatch')
      .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).boxShadow));
    expect(rings.filter((shadow) => shadow.includes(highlight))).toHaveLength(1);
    expect(
      new Set(
        await settings()
          .locator('.setting-primary .swatch')
          .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor)),
      ).size,
    ).toBe(8);
  });

  it('mark what was searched for', async () => {
    await page.locator('.search-button').click();
    await page.getByRole('combobox').fill('Bell');
    const mark = page.locator('.search mark').first();
    await mark.waitFor();
    expect(await backgroundOf('.search mark')).toBe(await system('Mark'));
    expect(await paintedContrast(mark)).toBeGreaterThan(4);
  });

  it('give areas an edge', async () => {
    for (const selector of [
      '.callout-warning',
      '.chip-new',
      '.code',
      '.demo-stage',
      '.table-scroll',
      '.search-button',
      '.menu-button-text',
      '.pager-link',
    ]) {
      expect(
        await page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).borderBlockEndWidth),
        selector,
      ).not.toBe('0px');
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.locator('.sidebar').evaluate((element) => getComputedStyle(element).borderInlineEndWidth)).toBe(
      '1px',
    );
  });
});

describe('reduced motion', () => {
  beforeEach(async () => {
    ({ page } = await site.open('/bells/'));
  });

  /** Everything of the shell that would move, with how long it would. */
  const movements = () =>
    page.evaluate(() => {
      const seconds = (text: string) =>
        text
          .split(', ')
          .map((time) => (time.endsWith('ms') ? Number.parseFloat(time) / 1000 : Number.parseFloat(time)));
      const found: string[] = [];
      for (const element of document.querySelectorAll('*')) {
        if (element.closest('[data-xd-demo] *')) continue;
        for (const part of ['', '::before', '::after', ...(element.matches('dialog') ? ['::backdrop'] : [])]) {
          const style = getComputedStyle(element, part || null);
          const durations = seconds(style.transitionDuration);
          const moving = style.transitionProperty
            .split(', ')
            .filter((property, index) => durations[index % durations.length]! > 0.001);
          if (moving.length > 0)
            found.push(`${element.localName}.${element.classList[0] ?? ''}${part}: ${moving.join(', ')}`);
          if (style.animationName !== 'none' && seconds(style.animationDuration).some((duration) => duration > 0.001))
            found.push(`${element.localName}.${element.classList[0] ?? ''}${part}: ${style.animationName}`);
        }
        if (getComputedStyle(element).scrollBehavior === 'smooth') found.push(`${element.localName}: smooth scrolling`);
      }
      return found;
    });

  it.each([
    ['a page', () => Promise.resolve()],
    ['a page on its way', () => page.evaluate(() => document.documentElement.setAttribute('data-loading', ''))],
    ['the settings', openSettings],
    [
      'the search',
      async () => {
        await page.keyboard.press('/');
        await page.getByRole('combobox', { name: 'Search' }).fill('bell');
        await page.getByRole('option').first().waitFor();
      },
    ],
    [
      'the drawer',
      async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.getByRole('button', { name: 'Open navigation' }).click();
      },
    ],
  ])('moves nothing: %s', async (_, prepare) => {
    await prepare();
    expect(await movements()).toEqual([]);
  });

  it('moves where it may', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.locator('.brand').focus();
    expect(await movements()).toEqual(expect.arrayContaining(['html: smooth scrolling', 'span.icon: transform']));
  });
});

describe('settings', () => {
  async function openLight(): Promise<void> {
    ({ page } = await site.open('/bells/', { colorScheme: 'light' }));
    await openSettings();
  }

  it('are right in the first frame: mode, direction, density, colours', async () => {
    await openLight();
    await choose('Mode', 'Dark');
    await choose('Direction', 'Right to left');
    await choose('Density', 'Dense');
    await choose('Primary colour', 'Rose');
    const look = () =>
      page.evaluate(() => {
        const root = document.documentElement;
        const entry = document.querySelector('.nav-list a')!;
        return [
          root.dataset['muiColorScheme'],
          root.dir,
          root.dataset['density'],
          getComputedStyle(document.body).backgroundColor,
          getComputedStyle(document.querySelector('.prose a')!).color,
          entry.getBoundingClientRect().height,
          entry.getBoundingClientRect().left > innerWidth / 2,
        ];
      });
    const chosen = await look();
    expect(chosen.slice(0, 3)).toEqual(['dark', 'rtl', 'dense']);
    // Without the script of the page there is only what the head's own few lines do before anything is painted.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.built().origin}/plans/`);
    await page.goto(`${site.built().origin}/bells/`);
    expect(await look()).toEqual(chosen);
  });

  it('keep the mode and its schemes under the keys that the libraries use, the others under their own', async () => {
    ({ page } = await site.open('/bells/'));
    const stored = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    expect(Object.keys(await stored())).toEqual([]);
    await openSettings();
    expect(await settings().getByRole('radio', { name: 'System' }).isChecked()).toBe(true);
    await choose('Mode', 'Dark');
    expect(await stored()).toEqual({
      'mui-mode': 'dark',
      'mui-color-scheme-light': 'light',
      'mui-color-scheme-dark': 'dark',
    });
    await choose('Direction', 'Right to left');
    await choose('Density', 'Dense');
    expect(await stored()).toMatchObject({ 'xdocs-direction': 'rtl', 'xdocs-density': 'dense' });
  });

  it('show themselves again, and follow the system live where that is chosen', async () => {
    await openLight();
    await choose('Mode', 'Dark');
    await choose('Mode', 'System');
    await choose('Density', 'Dense');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-mui-color-scheme=dark]').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-mui-color-scheme=light]').waitFor();
    await page.reload();
    await openSettings();
    expect(
      await settings()
        .locator('input:checked')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    ).toEqual(['system', 'ltr', 'dense', 'teal', 'orange', 'en']);
    await choose('Density', 'Comfortable');
    expect(await page.locator('html').getAttribute('data-density')).toBeNull();
  });

  it('lead to the list of keys, for who has no key to ask with', async () => {
    ({ page } = await site.open('/bells/', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }));
    await openSettings();
    await settings().getByRole('button', { name: 'Keyboard shortcuts' }).tap();
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Search', { exact: true }).waitFor();
    expect(await settings().count()).toBe(0);
    await list.getByRole('button', { name: 'Close the list of shortcuts' }).tap();
    await list.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Settings');
  });
});
