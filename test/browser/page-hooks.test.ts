// What demos and the providers around them learn of the page through `xdocs/react`: in a browser, and what they are told
// where nothing gives it.
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as hooks from '../../templates/react.ts';
import type * as declared from '../../templates/xdocs-react.d.ts';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { readerCame } from '../support/watched-page.ts';

const wrapper = `import { useDocsConfig, usePageTheme } from 'xdocs/react';

export default function Providers({ children }) {
  const { dense, direction, paletteMode } = usePageTheme();
  const { base, locale, defaultLocale, locales } = useDocsConfig();
  const words = [dense ? 'dense' : 'wide', direction, paletteMode, base, locale, defaultLocale, locales.join('+')].join(' ');
  return <section aria-label="Providers" data-words={words}>{children}</section>;
}
`;

const site = visitedSite({
  'xdocs.config.ts': `export default { base: '/x', locales: ['en', 'zh'], demoWrapper: 'providers.jsx', playground: 'playground.jsx' };`,
  'providers.jsx': wrapper,
  'playground.jsx': wrapper,
  'content/index.md': pageText('Velo', '{{"demo": "Bell.js"}}'),
  'content/index-zh.md': pageText('铃', '{{"demo": "Bell.js"}}'),
  'content/Bell.js': 'export default function Bell() {\n  return <b>Ring</b>;\n}\n',
});

it('has the types that it declares', () => {
  expectTypeOf<typeof declared>().toEqualTypeOf<typeof hooks>();
});

it('tells providers of a demo the theme options and the site, and follows the reader', async () => {
  const { page, complaints } = await site.open('/x/');
  const words = () => page.getByLabel('Providers').getAttribute('data-words');
  const html = await (await fetch(`${site.built().origin}/x/`)).text();
  expect(html).toContain('data-words="wide ltr light /x en en en+zh"');
  await expect.poll(words).toBe('wide ltr light /x en en en+zh');
  await readerCame(page);
  await page.locator('.demo-root[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('[data-xd-mode-toggle]').first().click();
  await expect.poll(words).toBe('wide ltr dark /x en en en+zh');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dense' }).check();
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await expect.poll(words).toBe('dense rtl dark /x en en en+zh');
  expect(complaints).toEqual([]);
});

it('tells the language of the page', async () => {
  const { page, complaints } = await site.open('/zh/x/');
  await readerCame(page);
  await page.locator('.demo-root[data-hydrated]').waitFor({ state: 'attached' });
  await expect
    .poll(() => page.getByLabel('Providers').getAttribute('data-words'))
    .toBe('wide ltr light /x zh en en+zh');
  expect(complaints).toEqual([]);
});

describe('where nothing gives it', () => {
  it('says which provider is missing', () => {
    const Themed = () => hooks.usePageTheme().direction;
    const Placed = () => hooks.useDocsConfig().base;
    expect(() => renderToString(createElement(Themed))).toThrow('Forgot to wrap component in ThemeProvider');
    expect(() => renderToString(createElement(Placed))).toThrow('There is no docs configuration here');
  });

  it('says so in the playground, which has no theme', async () => {
    const { page } = await site.open('/playground/');
    await page.getByText('Forgot to wrap component in ThemeProvider').waitFor();
  });
});
