// Controls of a demo in a real browser: by keyboard, from a shared address, from a hostile one, on a phone, and for a
// reader who is faster than the script.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';
import { servePage, type TestSite } from './built-page.ts';

describe('in a browser, controls', () => {
  let site: TestSite;
  let browser: Browser;
  let context: BrowserContext;
  let complaints: string[];

  beforeAll(async () => {
    [site, browser] = await Promise.all([servePage({}, ['framed', 'bell']), sharedBrowser()]);
  });
  afterAll(() => site.close());
  afterEach(() => context.close());

  async function open(query = '', options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${site.origin}${query}#bell`);
    return page;
  }
  const shows = (page: Page, text: string) => page.locator('#bell .demo-root p', { hasText: text }).waitFor();
  const jsx = (page: Page) => page.locator('#bell .demo-jsx code').textContent();
  const says = (page: Page, search: string) => page.waitForFunction((found) => location.search === found, search);
  const field = (page: Page, name: string) => page.locator(`[id="bell-control-${name}"]`);

  it('are set and reset by keyboard, and the address, the code and the demo follow', async () => {
    const page = await open('?other=1');
    await shows(page, 'Bell: any size, quiet, 6');
    expect(await jsx(page)).toBe('<Bell gap={6} />');
    await page
      .locator('#bell')
      .getByRole('group', { name: 'Props of Bell' })
      .getByRole('link', { name: 'Bell', exact: true })
      .focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.parentElement?.textContent)).toBe('not set');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Bell: small');
    for (const _ of ['link', 'metal']) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    for (const _ of ['link', 'loud']) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await shows(page, 'Bell: small, loud, 6');
    for (const _ of ['link', 'gap']) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await shows(page, 'Bell: small, loud, 7');
    for (const _ of ['link', 'label']) await page.keyboard.press('Tab');
    await page.keyboard.type('Ding & dong');
    await page.keyboard.press('Enter');
    await says(page, '?other=1&bell.size=small&bell.metal=bronze&bell.loud=true&bell.gap=7&bell.label=Ding+%26+dong');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Ding');
    await shows(page, 'Ding: small, loud, 7');
    for (const _ of ['link', 'tint']) await page.keyboard.press('Tab');
    await page.keyboard.type('#0a0');
    expect(await page.locator('[data-for="bell.tint"]').inputValue()).toBe('#00aa00');
    expect(await jsx(page)).toBe('<Bell size="small" metal="bronze" loud gap={7} label="Ding" tint="#0a0" />');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shows(page, 'Bell: any size, quiet, 6');
    await says(page, '?other=1');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reset');
    await page.locator('#xd-status', { hasText: 'The props are reset.' }).waitFor({ state: 'attached' });
    expect(await field(page, 'label').inputValue()).toBe('Bell');
    expect(complaints).toEqual([]);
  });

  it('start as a shared address says, without the demo in another state first', async () => {
    const page = await open('?bell.size=large&bell.loud=true&bell.gap=12');
    // Nobody has moved a pointer: it does not wait for that.
    await shows(page, 'Bell: large, loud, 12');
    expect(await page.locator('#bell [data-waits]').count()).toBe(1);
    expect(await page.locator('#bell').getByRole('radio', { name: 'large' }).isChecked()).toBe(true);
    expect(await page.locator('#bell').getByRole('switch', { name: 'loud' }).isChecked()).toBe(true);
    expect(await page.locator('[data-for="bell.gap"]').inputValue()).toBe('12');
    expect(await jsx(page)).toBe('<Bell size="large" loud gap={12} />');
    expect(complaints).toEqual([]);
  });

  it('begin again with a demo that is started afresh', async () => {
    const page = await open('?bell.size=large&bell.loud=true');
    await shows(page, 'Bell: large, loud, 6');
    // What the toolbar's button for it does.
    await page.locator('#bell [data-xd-demo]').dispatchEvent('xdocs:reset');
    await shows(page, 'Bell: any size, quiet, 6');
    expect(await page.locator('#bell').getByRole('switch', { name: 'loud' }).isChecked()).toBe(false);
    await page.waitForFunction(() => location.search === '');
    expect(complaints).toEqual([]);
  });

  it('take nothing from an address that no control allows, and no text of it as markup', async () => {
    const label = '<img src=x onerror=alert(1)>"\' {x}';
    const page = await open(
      `?bell.size=huge&bell.gap=1e9&bell.tint=url(//example.com)&bell.loud=yes&bell.__proto__=1&bell.other=2&bell.label=${encodeURIComponent(label)}`,
    );
    await shows(page, `${label}: any size, quiet, 6`);
    expect(await jsx(page)).toBe(`<Bell gap={6} label={${JSON.stringify(label)}} />`);
    expect(await page.locator('#bell img').count()).toBe(0);
    await page.locator('#bell').getByRole('switch', { name: 'loud' }).click();
    await page.waitForFunction(() => new URLSearchParams(location.search).get('bell.loud') === 'true');
    const kept = await page.evaluate(() => [...new URLSearchParams(location.search).keys()]);
    expect(kept).toEqual(['bell.__proto__', 'bell.other', 'bell.loud', 'bell.label']);
    expect(complaints).toEqual([]);
  });

  it('reach a demo in a frame of its own', async () => {
    const page = await open('?framed.label=Ding');
    await page.locator('#framed').scrollIntoViewIfNeeded();
    const frame = page.frameLocator('#framed iframe');
    await frame.getByRole('button', { name: 'Ding' }).waitFor();
    await page.locator('[id="framed-control-label"]').fill('Dong');
    await frame.getByRole('button', { name: 'Dong' }).waitFor();
    await says(page, '?framed.label=Dong');
    expect(await page.locator('#framed .demo-jsx code').textContent()).toContain('label="Dong"');
  });

  it('bring back a demo that broke', async () => {
    const page = await open('?bell.label=crack');
    await page.locator('#bell .error-box', { hasText: 'The bell cracked' }).waitFor();
    await page.locator('#bell').getByRole('button', { name: 'Reset', exact: true }).click();
    await shows(page, 'Bell: any size, quiet, 6');
  });

  it('keep what was set before the demo woke, and leave a page that only scrolls alone', async () => {
    let release = () => {};
    const changed = new Promise<void>((done) => (release = done));
    context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.route('**/demos/bell.js', async (route) => {
      await changed;
      await route.continue();
    });
    await page.goto(`${site.origin}#bell`);
    await page.locator('#bell').getByRole('switch', { name: 'loud' }).click();
    release();
    await shows(page, 'Bell: any size, loud, 6');
    await field(page, 'gap').fill('7');
    await field(page, 'gap').blur();
    await says(page, '?bell.loud=true&bell.gap=7');
    await page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('hashchange', done);
          location.hash = '#framed';
        }),
    );
    expect(await page.locator('html').getAttribute('data-loading')).toBeNull();
  });

  it('stand below the demo on a phone, beside it on a desk, and nowhere without scripts', async () => {
    const boxes = async (page: Page) =>
      (
        await Promise.all(['.demo-stage', '.demo-controls'].map((one) => page.locator(`#bell ${one}`).boundingBox()))
      ).map((box) => box!);
    const page = await open('', { viewport: { width: 360, height: 700 } });
    const [stage, form] = await boxes(page);
    expect(form!.y).toBeGreaterThanOrEqual(stage!.y + stage!.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    const [wideStage, wideForm] = await boxes(page);
    expect(wideForm!.x).toBeGreaterThanOrEqual(wideStage!.x + wideStage!.width);
    expect(Math.abs(wideForm!.height - wideStage!.height)).toBeLessThan(2);
    await context.close();
    const still = await open('', { javaScriptEnabled: false });
    expect(await still.locator('#bell .demo-controls').isVisible()).toBe(false);
    expect(await still.locator('#bell .demo-jsx').isVisible()).toBe(false);
  });
});
