// A site with a loud look of its own, in a browser: theme, fonts, style sheets after ours, marks, head, and the banner
// that stays closed once it was.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { diskSite, pageText } from '../support/disk-site.ts';
import { serveXdocs } from '../support/run-xdocs.ts';
import { visitedSite } from '../support/visited-site.ts';

const repository = 'https://github.com/velo/kit';
const config = `export default {
  name: 'Velo', locales: ['en', 'ar'], translations: 'titles', repository: { url: '${repository}' },
  links: [{ text: 'Shop', href: 'https://example.com/shop/' }, { text: 'GitHub', href: '${repository}/' }],
  social: [{ icon: 'mastodon', href: 'https://social.example.com/@velo' }, { icon: '/mark.svg', name: 'Bike club', href: 'https://example.com/club/' }, { icon: 'mail', href: 'mailto:velo@example.com' }],
  theme: { primary: { light: '#a3123f', dark: '#ff8fb0' }, background: { light: '#fff6ea', dark: '#1b1026' }, radius: 4, options: './theme.ts' },
  font: { headings: { family: 'Loud Serif' }, code: { family: 'Loud Mono' } }, codeTheme: 'ember',
  css: { files: ['./site.css', './last.css'], variables: { 'sidebar-width': '300px', ink: { light: '#112233', dark: '#ddeeff' } } },
  favicon: { light: '/mark.svg', dark: '/mark-dark.svg' },
  head: [{ meta: { name: 'author', content: 'Ada & Co' } }, { script: { text: 'window.counted = "a</b";' } }],
  banner: { text: { en: 'Read [what is **new**](/bells/).', ar: 'جديد' } },
};\n`;

const files = {
  'xdocs.config.ts': config,
  'theme.ts':
    "export default { shape: { borderRadius: 1 }, typography: { fontFamily: 'Loud Sans' }, components: { MuiButton: { styleOverrides: { root: ({ theme }) => ({ letterSpacing: theme.spacing(1) }) } } } };\n",
  'site.css':
    "@import './more.css';\n.page h1 { color: rgb(1, 2, 3); background-image: url(./dots.svg); }\n.brand { color: rgb(4, 5, 6); fill: var(--mui-palette-success-dark); mask-image: url(/mark.svg); }\n",
  'more.css': '.page h1 { color: rgb(9, 9, 9); }\n.demo { outline: 3px solid rgb(7, 8, 9); }\n',
  'last.css': '.brand { color: rgb(6, 5, 4); }\n',
  'dots.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
  'public/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
  'public/mark-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v4H0z"/></svg>',
  'titles/ar.json': '{ "pages./bells/": "أجراس" }',
  'content/index.md': pageText('Velo', '## Code\n\n```ts\nconst bell = 1;\n```\n\n{{"demo": "Ring.tsx"}}'),
  'content/index-ar.md': pageText('فيلو', '## رنين\n\n{{"demo": "Ring.tsx"}}'),
  'content/bells.md': pageText('Bells', 'They ring.'),
  'content/Ring.tsx':
    'import Button from \'@mui/material/Button\';\n\nexport default function Ring() {\n  return <Button variant="contained">Ring</Button>;\n}\n',
};

const site = visitedSite(files);

/** The value of a property of an element, as it is shown. */
function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

describe('a look of its own', () => {
  it('comes from own style sheets after all of ours, in their order, with what they import and name', async () => {
    expect(site.built().built).toMatchObject({ code: 0 });
    const { page, complaints } = await site.open('/');
    expect(await styleOf(page, 'h1', 'color')).toBe('rgb(1, 2, 3)');
    expect(await styleOf(page, '.brand', 'color')).toBe('rgb(6, 5, 4)');
    // Also after those that only some pages have.
    expect(await styleOf(page, '.demo', 'outline-color')).toBe('rgb(7, 8, 9)');
    expect(await styleOf(page, 'h1', 'background-image')).toMatch(/\/_assets\/dots\.\w+\.svg/);
    expect(await styleOf(page, '.brand', 'mask-image')).toContain('/mark.svg');
    // A variable of the theme that nothing of ours uses.
    expect(await styleOf(page, '.brand', 'fill')).not.toBe('rgb(0, 0, 0)');
    expect(complaints).toEqual([]);
  });

  it('keeps its order where a page brings further sheets in place', async () => {
    const { page } = await site.open('/bells/');
    await page.getByRole('link', { name: 'Velo', exact: true }).first().click();
    await page.locator('h1', { hasText: 'Velo' }).waitFor();
    expect(await styleOf(page, '.demo', 'outline-color')).toBe('rgb(7, 8, 9)');
  });

  it('has its variables, fonts, corners and colours of code in both schemes', async () => {
    const { page } = await site.open('/');
    const of = (name: string) => styleOf(page, 'html', name);
    expect(await of('--sidebar-width')).toBe('300px');
    expect([await styleOf(page, 'body', 'background-color'), await of('--ink')]).toEqual([
      'rgb(255, 246, 234)',
      '#112233',
    ]);
    expect(await styleOf(page, 'h2', 'font-family')).toMatch(/^"Loud Serif", "?Loud Sans/);
    expect(await styleOf(page, 'body', 'font-family')).toMatch(/^"?Loud Sans/);
    expect(await styleOf(page, 'pre', 'font-family')).toMatch(/^"Loud Mono"/);
    expect(await styleOf(page, '.code', 'border-start-start-radius')).toBe('4px');
    expect(await styleOf(page, 'code .k', 'color')).toBe('rgb(161, 54, 26)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-mui-color-scheme=dark]').waitFor();
    expect([await styleOf(page, 'body', 'background-color'), await of('--ink')]).toEqual([
      'rgb(27, 16, 38)',
      '#ddeeff',
    ]);
    expect(await styleOf(page, 'code .k', 'color')).toBe('rgb(255, 157, 122)');
  });

  it('has the options of its theme in demos, on the server and once they are live', async () => {
    const { page, complaints } = await site.open('/');
    const button = page.locator('#Ring .demo-root button');
    const look = () =>
      button.evaluate((element) => {
        const { letterSpacing, borderRadius, fontFamily } = getComputedStyle(element);
        return [letterSpacing, borderRadius, fontFamily];
      });
    expect(await look()).toEqual(['8px', '1px', '"Loud Sans"']);
    await button.click();
    await page.locator('#Ring [data-hydrated]').waitFor();
    expect(await look()).toEqual(['8px', '1px', '"Loud Sans"']);
    expect(complaints).toEqual([]);
  });

  it('says its marks once, and its head on every page', async () => {
    const { page } = await site.open('/bells/');
    const bar = page.locator('.app-bar');
    expect(await bar.getByRole('link', { name: 'GitHub' }).count()).toBe(1);
    expect(await bar.getByRole('navigation', { name: 'Site links' }).textContent()).toBe('Shop');
    const marks = await bar
      .locator('.social-link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(marks).toEqual(['GitHub', 'Mastodon', 'Bike club', 'E-mail']);
    expect(await styleOf(page, '.app-bar .icon-social-2', 'mask-image')).toContain('/mark.svg');
    const icons = await page
      .locator('link[rel=icon]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.getAttribute('media')]));
    expect(icons).toEqual([
      ['/mark.svg', '(prefers-color-scheme: light)'],
      ['/mark-dark.svg', '(prefers-color-scheme: dark)'],
    ]);
    expect(await page.locator('meta[name=author]').getAttribute('content')).toBe('Ada & Co');
    expect(await page.evaluate(() => (window as { counted?: string }).counted)).toBe('a</b');
  });

  it('has links and marks below the navigation where the bar is narrow', async () => {
    const { page } = await site.open('/bells/', { viewport: { width: 390, height: 844 } });
    expect(await page.locator('.app-bar .social-link:visible').count()).toBe(0);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.locator('.sidebar');
    await drawer.getByRole('link', { name: 'Mastodon' }).waitFor();
    await drawer.getByRole('link', { name: 'Shop' }).waitFor();
  });
});

describe('the banner', () => {
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

  it('is there with its links until a reader closes it, and then on no page', async () => {
    const { page } = await site.open('/');
    expect(await banner(page).locator('p').innerHTML()).toBe(
      'Read <a href="/bells/">what is <strong>new</strong></a>.',
    );
    await banner(page).getByRole('link').click();
    await page.locator('h1', { hasText: 'Bells' }).waitFor();
    await banner(page).waitFor();
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await banner(page).waitFor({ state: 'hidden' });
    // The keyboard goes on with what comes next.
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('brand');
    await page.goto(`${site.built().origin}/`);
    expect(await banner(page).count()).toBe(0);
  });

  it('is not seen again, nor moves anything, while a page loads', async () => {
    const { page } = await site.open('/');
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const element = document.querySelector('.site-banner');
        if (element) seen.push(element.getBoundingClientRect().height);
        requestAnimationFrame(look);
      };
      look();
      new MutationObserver(() => {
        const element = document.querySelector('.site-banner');
        if (element) seen.push(element.getBoundingClientRect().height);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(Math.max(...seen)).toBe(0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => {
            done(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
        }),
    );
    expect(shift).toBe(0);
  });

  it('is back with another text', async () => {
    const { page } = await site.open('/');
    await page.evaluate(() => localStorage.setItem('xdocs-banner', 'of-another-text'));
    await page.reload();
    await banner(page).waitFor();
  });

  it('is there, without a button that would do nothing, where no script runs', async () => {
    const { page } = await site.open('/', { javaScriptEnabled: false });
    await banner(page).waitFor();
    expect(await page.locator('.site-banner-close:visible').count()).toBe(0);
  });
});

describe('a page in Arabic', () => {
  it('runs from right to left in its own words, with its banner, and so do its demos', async () => {
    const { page, complaints } = await site.open('/ar/');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await page.getByRole('complementary', { name: 'إعلان' }).getByText('جديد').waitFor();
    const sidebar = (await page.locator('.sidebar').boundingBox())!;
    expect(sidebar.x).toBeGreaterThan(720);
    await page.locator('#Ring .demo-root button').click();
    await page.locator('#Ring [data-hydrated]').waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(complaints).toEqual([]);
  });

  it('keeps the direction that a reader has chosen', async () => {
    const { page } = await site.open('/ar/');
    await page.getByRole('button', { name: 'الإعدادات' }).click();
    await page.getByRole('radio', { name: 'من اليسار إلى اليمين' }).check();
    await page.locator('html[dir=ltr]').waitFor();
    await page.reload();
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
  });
});

it('follows a saved style sheet while it is served', async () => {
  const project = diskSite({
    'xdocs.config.ts': "export default { name: 'Velo', css: './site.css' };\n",
    'site.css': "@import './more.css';\n",
    'more.css': '.page h1 { color: rgb(1, 2, 3); }\n',
    'content/index.md': pageText('Velo', 'Ten bikes.'),
  });
  const served = await serveXdocs(project.root);
  const { page } = await site.newPage();
  await page.goto(served.url);
  expect(await styleOf(page, 'h1', 'color')).toBe('rgb(1, 2, 3)');
  project.write({ 'more.css': '.page h1 { color: rgb(3, 2, 1); }\n' });
  await page.waitForFunction(() => getComputedStyle(document.querySelector('h1')!).color === 'rgb(3, 2, 1)');
  await served.end();
  project.remove();
});
