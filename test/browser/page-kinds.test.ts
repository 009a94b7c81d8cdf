// Pages that are no guides: what stands for a missing page, error numbers, the playground, landing pages and galleries.
import { describe, expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path d="M0 0h320v180z"/></svg>';
const playground = `import * as React from 'react';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';

export default function Playground() {
  const [count, setCount] = React.useState(0);
  return <Button onClick={() => setCount(count + 1)}>{useTheme().palette.primary.main} {count}</Button>;
}
`;

const { built, newPage, open } = visitedSite({
  'xdocs.config.ts': `export default {
    name: 'Velo', base: '/x', playground: 'playground.tsx', productionErrors: ['velo-errors'], theme: { primary: { light: '#0b5fff', dark: '#9cc2ff' } },
    products: [{ id: 'bikes', name: 'Bikes', href: '/x/bikes/' }],
  };`,
  'playground.tsx': playground,
  'node_modules/velo-errors/package.json': '{ "name": "velo-errors", "version": "1.0.0" }',
  'node_modules/velo-errors/index.js':
    "throw new Error(dev ? `The ${part} is <b>missing</b>.` : _formatErrorMessage(7, part));\nthrow new Error(dev ? 'No bell.' : _formatErrorMessage(8));\n",
  'public/static/gallery/bikes/wheel.svg': picture,
  'content/index.md': pageText('Velo', '{{"component": "xdocs/Products"}}'),
  'content/bikes.md': `---\nproductId: bikes\n---\n\n${pageText('Bikes', '{{"component": "xdocs/Landing", "actions": [{"text": "See the wheel", "href": "/x/bikes/wheel/"}], "install": "npm install bikes"}}\n\n## Parts\n\n{{"component": "xdocs/Gallery"}}\n\n## More\n\nText.')}`,
  'content/bikes/wheel.md': `---\nproductId: bikes\n---\n\n${pageText('Wheel')}`,
  'content/bikes/bell.md': `---\nproductId: bikes\n---\n\n${pageText('Bell')}`,
});

it('builds without a problem', () => expect(built().built).toMatchObject({ code: 0 }));

describe('a missing page', () => {
  it('proposes those with a similar address', async () => {
    const { page } = await newPage(phone);
    const answer = await page.goto(`${built().origin}/x/bikes/whele/`);
    expect(answer!.status()).toBe(404);
    const first = page.getByRole('main').getByRole('listitem').first();
    await first.getByRole('link', { name: 'Wheel' }).click();
    await page.waitForURL('**/x/bikes/wheel/');
  });

  it('proposes nothing where nothing is near, and leads home', async () => {
    const { page } = await open('/some/address/that/nobody/ever/wrote/here/');
    await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-xd-nearest]')!.hidden);
    expect(await page.getByText('Perhaps one of these?').isVisible()).toBe(false);
    expect(await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe(
      '/x/',
    );
  });
});

describe('the page of production errors', () => {
  it('shows the error that its address names, with its values, as text', async () => {
    const { page, complaints } = await open(
      `/production-error/?code=7&args[]=${encodeURIComponent('front <i>wheel</i>')}`,
    );
    const shown = page.locator('[data-xd-error-shown]');
    expect(await shown.locator('pre').textContent()).toBe('The front <i>wheel</i> is <b>missing</b>.');
    expect(await shown.isVisible()).toBe(true);
    expect(await page.locator('[data-xd-error-none]').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('lists them all, and says so where the number is unknown or missing', async () => {
    const { page } = await open('/production-error/?code=99');
    expect(await page.locator('[data-xd-error-none]').textContent()).toContain('99');
    await page.goto(`${built().origin}/production-error/`);
    expect(await page.locator('[data-xd-error-shown]').isVisible()).toBe(false);
    expect(await page.locator('.error-codes dt').allTextContents()).toEqual(['#7', '#8']);
    expect(await page.title()).toBe('Production error - Velo');
  });
});

it('the playground is its component alone: no shell, no theme of the site', async () => {
  const { page, complaints } = await open('/playground/');
  const button = page.getByRole('button');
  // The library's own blue, not the site's.
  await expect.poll(() => button.textContent()).toBe('#1976d2 0');
  await button.click();
  expect(await button.textContent()).toBe('#1976d2 1');
  expect(await page.locator('link[rel=stylesheet], header, nav, [data-mui-color-scheme]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('the pages at the root are in no list', () => {
  for (const file of ['x/llms.txt', 'x/pages.json'])
    expect(built().site.read(`build/${file}`)).not.toMatch(/playground|production-error/);
});

describe('a landing page', () => {
  it('says where to begin and how to install, and has no table of contents', async () => {
    const { page, complaints } = await open('/x/bikes/');
    expect(await page.locator('.landing-install code').textContent()).toContain('npm install bikes');
    expect(await page.locator('nav.toc').count()).toBe(0);
    await page.getByRole('link', { name: 'See the wheel' }).click();
    await page.waitForURL('**/x/bikes/wheel/');
    expect(complaints).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page } = await open('/x/bikes/', phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});

it('a gallery shows the pages that have a picture; the whole card leads there', async () => {
  const { page, complaints } = await open('/x/bikes/');
  const cards = page.locator('.card');
  expect(await cards.allTextContents()).toEqual(['WheelAbout wheel.']);
  const box = (await cards.first().boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + 20);
  await page.waitForURL('**/x/bikes/wheel/');
  await page.goto(`${built().origin}/x/`);
  expect(await cards.first().getByRole('link').getAttribute('href')).toBe('/x/bikes/');
  expect(complaints).toEqual([]);
});
