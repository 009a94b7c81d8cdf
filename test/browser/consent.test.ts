// Whether analytics may begin, in a browser: nothing of theirs before a reader agrees, nothing after that is taken back.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, bringAxe } from '../support/axe.ts';
import { pageText } from '../support/disk-site.ts';
import { unseenStops, walkFocus } from '../support/focus-walk.ts';
import { tagServer } from '../support/tag-server.ts';
import { visitedSite } from '../support/visited-site.ts';
import { toldRequests } from '../support/watched-page.ts';

const tag = await tagServer();

const site = visitedSite({
  'xdocs.config.ts': `export default {
    name: 'Velo', analytics: { id: 'G-TEST', script: '${tag.script}' }, consent: true,
  };`,
  'content/index.md': pageText(
    'Velo',
    `[Other](/other/)\n\n${Array.from({ length: 12 }, (_, index) => `## Part ${index}\n\nA [link ${index}](/other/) stands here.\n\n${'It rings. '.repeat(120)}`).join('\n\n')}`,
  ),
  'content/other.md': pageText('Other', '[Home](/)'),
});

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const press = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click();
const choices = (page: Page) => page.locator('.site-footer').getByRole('button', { name: 'Privacy choices' });
const named = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();
const calls = (page: Page) => page.evaluate(() => window.dataLayer?.map((call) => (call as string[])[1]));
const viewed = ['G-TEST', 'user_properties', 'page_view'];
/** What is told of a page that may be told of. */
const isTold = async (page: Page) => {
  await expect.poll(async () => (await calls(page))?.slice(1)).toEqual(viewed);
};

/** Asserts that nothing of the tag is there: no call, no request, nothing kept. */
async function expectNothing(page: Page, kept: string[] = []): Promise<void> {
  await toldRequests(page);
  expect(tag.asked).toEqual([]);
  expect(await named(page.context())).toEqual([]);
  expect(await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual(['undefined', 'undefined']);
  expect(
    await page.evaluate(() => [...Object.keys({ ...localStorage }), ...Object.keys({ ...sessionStorage })]),
  ).toEqual(kept);
}

describe('before an answer', () => {
  it('nothing is asked for or kept, on this page and on the next', async () => {
    const { page, complaints } = await site.open('/');
    await banner(page).waitFor();
    await expectNothing(page);
    await page.getByRole('link', { name: 'Other' }).first().click();
    await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
    await page.locator('h1').click();
    await expectNothing(page);
    expect(await banner(page).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('the question moves nothing, takes no focus, and Escape is no answer', async () => {
    const { page } = await site.open('/', {
      prepare: (empty) =>
        empty.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await banner(page).waitFor();
    await toldRequests(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    // The first stop is the way past it, the next two are its answers, of one size.
    for (const name of ['Skip to content', 'Decline', 'Allow']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      await page.keyboard.press('Escape');
    }
    expect(await banner(page).isVisible()).toBe(true);
    const sizes = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => [(button as HTMLElement).offsetWidth, (button as HTMLElement).offsetHeight].join()),
      );
    expect(new Set(sizes).size).toBe(1);
    expect(sizes).toHaveLength(2);
    await expectNothing(page);
  });

  it.each([
    ['desktop', { width: 1440, height: 700 }],
    ['phone', { width: 390, height: 700 }],
  ])('no stop of the Tab key is below the question: %s', async (_, viewport) => {
    const { page } = await site.open('/', { viewport });
    await banner(page).waitFor();
    const walk = await walkFocus(page);
    expect(walk.stops.length).toBeGreaterThan(20);
    expect(unseenStops(walk)).toEqual([]);
    expect(walk.leaves).toBe(true);
    // The last line of the page can be read above it.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [foot, top] = await page.evaluate(() => [
      document.querySelector('.site-footer')!.getBoundingClientRect().bottom,
      document.querySelector('.consent')!.getBoundingClientRect().top,
    ]);
    expect(foot).toBeLessThanOrEqual(top!);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });

  it.each([
    ['ltr', 'light', 1440],
    ['rtl', 'dark', 390],
  ] as const)('has nothing that axe finds: %s, %s, %i px', async (direction, colorScheme, width) => {
    const { page } = await site.open('/', {
      colorScheme,
      viewport: { width, height: 800 },
      prepare: (empty) => empty.addInitScript((value) => localStorage.setItem('xdocs-direction', value), direction),
    });
    await bringAxe(page);
    for (const pressed of [0, 1]) {
      await banner(page).waitFor();
      expect(await banner(page).getByRole('button', { pressed: true }).count()).toBe(pressed);
      expect(await axeFindings(page)).toEqual([]);
      await press(page, 'Allow');
      await choices(page).click();
    }
  });

  it('is in no print, and not there without scripts', async () => {
    const { page } = await site.open('/');
    await banner(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.consent').isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd)).toBe('0px');
    const { page: still } = await site.open('/', { javaScriptEnabled: false });
    expect(await still.locator('.consent').isVisible()).toBe(false);
    expect(await choices(still).isVisible()).toBe(false);
  });
});

describe('an answer', () => {
  it('that allows starts it at once and from then on, and is asked for once', async () => {
    const { page, complaints } = await site.open('/');
    await press(page, 'Allow');
    await expect
      .poll(() => page.locator('#xd-status').textContent())
      .toBe('Your choice is kept. It can be changed under “Privacy choices”.');
    expect(await banner(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await isTold(page);
    await expect.poll(() => named(page.context())).toEqual(['_ga', '_ga_TEST']);
    await page.reload();
    await isTold(page);
    expect(await banner(page).isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('that declines is as good, and is remembered', async () => {
    const { page, complaints } = await site.open('/');
    await press(page, 'Decline');
    expect(await banner(page).isVisible()).toBe(false);
    await expectNothing(page, ['xd-consent']);
    await page.reload();
    await expectNothing(page, ['xd-consent']);
    expect(await banner(page).isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('can be taken back: no further call, no cookie, and the next link loads a page without any of it', async () => {
    const { page, complaints } = await site.open('/');
    await press(page, 'Allow');
    await expect.poll(() => named(page.context())).toEqual(['_ga', '_ga_TEST']);
    await page.evaluate(() => (document.cookie = 'codeVariant=JS; path=/'));
    await expect.poll(() => tag.sent.length).toBe(4);
    await choices(page).click();
    expect(await banner(page).getByRole('button', { pressed: true }).textContent()).toBe('Allow');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Decline');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy choices');
    expect(await named(page.context())).toEqual(['codeVariant']);
    const { length } = tag.asked;
    await page.locator('.search-button').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.mode-button').click();
    await page.evaluate(() => window.gtag!('event', 'by somebody else'));
    await page.evaluate(() => Object.assign(window, { marker: 'still here' }));
    await page.getByRole('link', { name: 'Other' }).first().click();
    await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
    expect(await page.evaluate(() => (window as { marker?: string }).marker)).toBeUndefined();
    await toldRequests(page);
    expect(await calls(page)).toBeUndefined();
    expect(tag.asked).toHaveLength(length);
    expect(await named(page.context())).toEqual(['codeVariant']);
    expect(complaints).toEqual([]);
  });

  it('can be taken back before the tag has come, which then finds nothing to send', async () => {
    tag.answer = 'slow';
    const { page } = await site.open('/');
    await press(page, 'Allow');
    await expect.poll(() => tag.asked).toEqual(['/tag.js']);
    await choices(page).click();
    await press(page, 'Decline');
    tag.release();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['tag'])).toBe('here');
    await toldRequests(page);
    expect(tag.sent).toEqual([]);
    expect(await calls(page)).toEqual([]);
    // And given again: all is told anew, to the script that is there.
    await choices(page).click();
    await press(page, 'Allow');
    await isTold(page);
    await expect.poll(() => tag.sent.map(([, name]) => name)).toEqual(expect.arrayContaining(viewed));
    expect(tag.sent).toHaveLength(4);
    expect(tag.asked.filter((path) => path === '/tag.js')).toHaveLength(1);
  });

  it('holds in the reader’s other tabs at once', async () => {
    const { page } = await site.open('/');
    const other = await page.context().newPage();
    await other.goto(`${site.built().origin}/other/`);
    await banner(other).waitFor();
    await press(page, 'Allow');
    await banner(other).waitFor({ state: 'hidden' });
    await isTold(other);
    await choices(page).click();
    await press(page, 'Decline');
    await expect.poll(() => calls(other)).toEqual([]);
    expect(await named(page.context())).toEqual([]);
    // All that the site has kept is deleted: it asks again.
    await other.evaluate(() => localStorage.clear());
    await banner(page).waitFor();
  });

  it('holds for this page where nothing can be kept', async () => {
    const { page, complaints } = await site.open('/', {
      prepare: (empty) =>
        empty.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('forbidden', 'SecurityError');
            },
          }),
        ),
    });
    await press(page, 'Decline');
    await page.getByRole('link', { name: 'Other' }).first().click();
    await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
    expect(await banner(page).isVisible()).toBe(false);
    await toldRequests(page);
    expect(tag.asked).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('a browser that says no by itself', () => {
  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('is not asked, whatever was said before: %s', async (name, value) => {
    const { page, complaints } = await site.open('/', {
      prepare: (empty) =>
        empty.addInitScript(
          ([key, said]) => {
            Object.defineProperty(Navigator.prototype, key as string, { get: () => said });
            localStorage.setItem('xd-consent', 'granted');
          },
          [name, value] as const,
        ),
    });
    await choices(page).waitFor();
    expect(await banner(page).isVisible()).toBe(false);
    // Preferences are the reader's own.
    await page.locator('.mode-button').click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
    await choices(page).click();
    await banner(page).getByText('That counts as no').waitFor();
    expect(await banner(page).getByRole('button').allTextContents()).toEqual(['Close']);
    await press(page, 'Close');
    expect(await banner(page).isVisible()).toBe(false);
    await toldRequests(page);
    expect(tag.asked).toEqual([]);
    expect(await calls(page)).toBeUndefined();
    expect(await named(page.context())).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is asked where it says that it may be tracked', async () => {
    const { page } = await site.open('/', {
      prepare: (empty) =>
        empty.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '0' })),
    });
    await banner(page).waitFor();
  });
});

it('can be changed where the site has a foot of its own that forgets it', async () => {
  const { page } = await site.open('/', {
    prepare: (empty) =>
      empty.addInitScript(() =>
        document.addEventListener('readystatechange', () => document.querySelector('.site-footer')?.remove()),
      ),
  });
  await press(page, 'Decline');
  await page.locator('.content').getByRole('button', { name: 'Privacy choices' }).click();
  await press(page, 'Allow');
  await isTold(page);
});
