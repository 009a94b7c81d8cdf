// The error catalogue of the specification, section 8: a row for each of its rows, each asserted where a reader or a
// writer meets it.
import type { Page, Route } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { adapterLibraries } from '../../src/model/date-libraries.ts';
import { themeStateAfter, initialThemeState } from '../../src/model/theme-state.ts';
import { translate } from '../../src/model/translate.ts';
import { readCookie } from '../../templates/client/cookies.ts';
import { useDocsConfig, usePageTheme } from '../../templates/react.ts';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { readerCame, toldRequests } from '../support/watched-page.ts';

const site = visitedSite({
  'xdocs.config.ts': `export default {
    locales: ['en', 'nl'], translations: 'words',
    chat: { name: 'MUI Chat', endpoint: 'https://chat.example/' }, feedback: { endpoint: '/feedback' },
  };`,
  'words/nl.json': '{ "settings.title": "Instellingen" }',
  'content/index.md': pageText('Velo', '{{"demo": "Ride"}}'),
  'content/index-nl.md': pageText('Fiets'),
  'content/Ride/system/index.tsx': 'export default () => <p>Ride</p>;\n',
  'content/Ride/css/index.tsx': 'import \'./ride.css\';\nexport default () => <p className="ride">Ride</p>;\n',
  'content/Ride/css/ride.css': '.ride { padding-left: 7px }\n',
});
const isSheet = (route: Route) => route.request().resourceType() === 'fetch';
const choose = (page: Page, styling: 'css' | 'system') =>
  page.evaluate((chosen) => {
    if (chosen === 'css') document.documentElement.dataset['codeStyling'] = chosen;
    else delete document.documentElement.dataset['codeStyling'];
    document.dispatchEvent(new CustomEvent('xdocs:code'));
  }, styling);
async function shown(page: Page, styling: string): Promise<void> {
  await readerCame(page);
  await page.locator(`#Ride [data-xd-demo][data-hydrated][data-styling="${styling}"]`).waitFor();
}
/** The clipboard refuses; `refusals` counts how often, and `said` holds what the button and the page said since. */
const refuseToCopy = (page: Page, name: string) =>
  page.evaluate((error) => {
    const seen = Object.assign(window, { refusals: 0, said: [] as string[] });
    navigator.clipboard.write = navigator.clipboard.writeText = () => {
      seen.refusals++;
      return Promise.reject(new DOMException('No.', error));
    };
    const status = document.querySelector('#xd-status');
    const words = () => [document.querySelector('.demo-copy')!.getAttribute('aria-label')!, status?.textContent ?? ''];
    const before = words().join();
    new MutationObserver(() => {
      if (words().join() !== before) seen.said.push(words().join());
    }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
  }, name);

/** Situation and behaviour in the specification's words, and how it is seen. */
const rows: readonly [situation: string, behaviour: string, seen: () => Promise<void> | void][] = [
  [
    'CSS file fetch fails',
    'fall back to a stylesheet link',
    async () => {
      const { page } = await site.open('/');
      await shown(page, 'system');
      await page.route('**/*.css', (route) => (isSheet(route) ? route.abort() : route.continue()));
      await choose(page, 'css');
      await shown(page, 'css');
      await page.locator('head link[rel=stylesheet][data-xd-styling]').waitFor({ state: 'attached' });
      expect(await page.locator('.ride').evaluate((one) => getComputedStyle(one).paddingLeft)).toBe('7px');
    },
  ],
  [
    'CSS file fetch fails',
    'an abort is ignored',
    async () => {
      const { page, complaints } = await site.open('/');
      await shown(page, 'system');
      const asked = new Promise<Route>((resolve) => {
        void page.route('**/*.css', (route) => (isSheet(route) ? resolve(route) : route.continue()));
      });
      // The demo shows `system` before and after: what counts is that nothing else was there in between.
      await page.evaluate(() => {
        const seen: string[] = ((window as { seen?: string[] }).seen = []);
        const look = () => {
          const { styling = '' } = document.querySelector<HTMLElement>('#Ride [data-xd-demo]')!.dataset;
          if (seen.at(-1) !== styling) seen.push(styling);
          for (const sheet of document.querySelectorAll('head [data-xd-styling]')) seen.push(sheet.localName);
        };
        look();
        new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
      });
      const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
      await choose(page, 'css');
      const route = await asked;
      await choose(page, 'system');
      await route.continue().catch(() => undefined);
      expect((await ended).failure()?.errorText).toContain('ABORTED');
      await toldRequests(page);
      expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).toEqual(['system']);
      expect(complaints).toEqual([]);
    },
  ],
  [
    'Copy failure',
    'silently ignored',
    async () => {
      const { page, complaints } = await site.open('/');
      await refuseToCopy(page, 'DataError');
      await page.locator('.demo-copy').click();
      await page.waitForFunction(() => (window as { refusals?: number }).refusals === 1);
      await toldRequests(page);
      expect(await page.evaluate(() => (window as { said?: string[] }).said)).toEqual([]);
      expect(await page.locator('.demo-copy').getAttribute('aria-label')).toBe('Copy');
      expect(complaints).toEqual([]);
    },
  ],
  [
    'Copy failure',
    "clipboard refusal raises 'request is not allowed'",
    async () => {
      const { page } = await site.open('/');
      await refuseToCopy(page, 'NotAllowedError');
      await page.locator('.demo-copy').click();
      await page.locator('.demo-copy[aria-label="request is not allowed"]').waitFor();
    },
  ],
  [
    'Unknown date adapter name',
    'type error saying the required package cannot be determined',
    () => {
      expect(() => adapterLibraries('@mui/x-date-pickers/AdapterSundial')).toThrow(TypeError);
      expect(() => adapterLibraries('@mui/x-date-pickers/AdapterSundial')).toThrow(
        /required package .* cannot be determined/,
      );
    },
  ],
  [
    'Chat open failure',
    "message 'Failed to open MUI Chat'",
    async () => {
      const { page } = await site.open('/');
      await page.context().route('https://chat.example/**', (route) => route.fulfill({ status: 500 }));
      await page.locator('#Ride .demo-bar').focus();
      await page.getByRole('button', { name: 'Open in MUI Chat' }).first().click();
      await expect.poll(() => page.locator('#xd-status').textContent()).toBe('Failed to open MUI Chat');
    },
  ],
  [
    'Feedback failure',
    "'Couldn't submit feedback. Please try again later.'",
    async () => {
      const { page } = await site.open('/');
      await page.route('**/feedback', (route) => route.fulfill({ status: 500 }));
      await page.getByRole('region', { name: 'Was this page helpful?' }).getByRole('button', { name: 'Yes' }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText("Couldn't submit feedback. Please try again later.").first().waitFor();
    },
  ],
  [
    'Missing translation',
    "warning 'Missing translation for {language}:{key}', falls back to English",
    async () => {
      const { page } = await site.open('/nl/');
      const warned = page.waitForEvent('console', (message) =>
        message.text().includes('Missing translation for nl:settings.mode'),
      );
      await page.locator('[data-xd-open=settings]').click();
      expect((await warned).type()).toBe('warning');
      await page.getByRole('dialog', { name: 'Instellingen' }).getByText('Mode', { exact: true }).waitFor();
    },
  ],
  [
    'Missing language',
    'error; an ellipsis is shown',
    () => {
      const log = { warn: vi.fn(), error: vi.fn() };
      expect(translate({ en: { ring: 'Ring' } }, 'fr', 'ring', log)).toBe('…');
      expect(log.error).toHaveBeenCalledWith('Missing language: fr');
    },
  ],
  [
    'Theme provider absent',
    "'Forgot to wrap component in ThemeProvider'",
    () => {
      const Themed = () => usePageTheme().direction;
      expect(() => renderToString(createElement(Themed))).toThrow('Forgot to wrap component in ThemeProvider');
    },
  ],
  [
    'Unknown theme action',
    'throws',
    () => {
      const action = { type: 'PAINT' } as unknown as Parameters<typeof themeStateAfter>[1];
      expect(() => themeStateAfter(initialThemeState, action)).toThrow('Unknown theme action "PAINT"');
    },
  ],
  [
    'Docs configuration context missing',
    'throws',
    () => {
      const Placed = () => useDocsConfig().base;
      expect(() => renderToString(createElement(Placed))).toThrow('There is no docs configuration here');
    },
  ],
  [
    'Unsupported colour format',
    'throws',
    () => {
      const configWith = (light: string) =>
        resolveConfig({ theme: { primary: { light, dark: '#8fc0f5' } } }, process.cwd(), undefined, {});
      for (const color of ['banana', 'var(--brand)', '#12345', 'oklch(60% 0.1 200)'])
        expect(() => configWith(color)).toThrow('Unsupported colour format: "theme.primary.light"');
      for (const color of ['#123', '#123456', 'rgb(1, 2, 3)', 'rgba(1,2,3,.5)', 'hsl(120 50% 50%)'])
        expect(configWith(color).theme.primary?.light).toBe(color);
    },
  ],
  [
    'Cookie read on the server',
    'throws',
    () => expect(() => readCookie('userLanguage')).toThrow('The cookie userLanguage was read on the server'),
  ],
];

it.each(rows)('%s: %s', async (_, __, seen) => seen());
