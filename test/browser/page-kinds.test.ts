// Pages that are no guides: what stands for a missing page, error numbers, the playground, landing pages and galleries.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { packageFiles, pageText } from '../support/disk-site.ts';
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
    products: [{ id: 'bikes', name: 'Bikes', href: '/x/bikes/', api: { pathname: '/x/api/bikes/', packages: ['@velo/kit'] } }],
  };`,
  'playground.tsx': playground,
  'node_modules/velo-errors/package.json': '{ "name": "velo-errors", "version": "1.0.0" }',
  'node_modules/velo-errors/index.js':
    "throw new Error(dev ? `The ${part} is <b>missing</b>.` : _formatErrorMessage(7, part));\nthrow new Error(dev ? 'No bell.' : _formatErrorMessage(8));\n",
  'public/static/gallery/bikes/wheel.svg': picture,
  'content/index.md': pageText('Velo', '{{"component": "xdocs/Products"}}'),
  'content/begin.md': `---\nproductId: bikes\n---\n\n${pageText('Begin', '{{"component": "xdocs/Landing", "install": "npm install bikes bells locks lights saddles pedals chains spokes tyres"}}\n\n{{"demo": "Ring.tsx"}}\n\n## After\n\nText.')}`,
  'content/Ring.tsx': 'export default function Ring() {\n  return <button type="button">Ring</button>;\n}\n',
  ...packageFiles(
    '@velo/kit',
    `import * as React from 'react';\nexport interface BellProps {\n  /** How loud. */\n  volume?: number;\n  /** Heard. */\n  onRing?: (times: number) => void;\n  /** A name. */\n  name?: string;\n}\nexport declare function Bell(props: BellProps): React.JSX.Element;\n`,
    'export function Bell() { return null; }\n',
  ),
  'content/bikes.md': `---\nproductId: bikes\n---\n\n${pageText('Bikes', '{{"component": "xdocs/Landing", "actions": [{"text": "See the wheel", "href": "/x/bikes/wheel/"}], "install": "npm install bikes"}}\n\n## Parts\n\n{{"component": "xdocs/Gallery"}}\n\n## More\n\nText.')}`,
  'content/bikes/wheel.md': `---\nproductId: bikes\n---\n\n${pageText('Wheel', `## Rim\n\n${'A rim is round and runs true. '.repeat(12)}\n\n\`\`\`ts\nconst spokes = [${'one, '.repeat(60)}];\n\`\`\``)}`,
  'content/bikes/bell.md': `---\nproductId: bikes\n---\n\n${pageText('Bell', `| Plan | Rings | Costs |\n| --- | --- | --- |\n| Free | never | ${'nothing_at_all_'.repeat(30)} |\n\n| Plan |\n| --- |\n| Free |`)}`,
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

it('every kind of page begins at the same edge, with lines that can be read', async () => {
  const edges: Record<string, number> = {};
  for (const pathname of ['/x/bikes/wheel/', '/x/bikes/', '/x/begin/', '/x/', '/x/api/bikes/bell/']) {
    const { page } = await open(pathname, { viewport: { width: 1440, height: 900 } });
    edges[pathname] = (await page.locator('h1').boundingBox())!.x;
    const widths = await page
      .locator('.prose > p, .description')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().width));
    expect(Math.max(...widths), pathname).toBeLessThanOrEqual(720);
  }
  expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1);
});

it('copying a page is beside the way to it', async () => {
  const { page } = await open('/x/bikes/wheel/', { viewport: { width: 1440, height: 900 } });
  const [way, copy, title] = await Promise.all(
    ['.breadcrumbs', '.page-actions', 'h1'].map(async (part) => (await page.locator(part).boundingBox())!),
  );
  expect(Math.abs(way!.y - copy!.y)).toBeLessThan(8);
  expect(copy!.y + copy!.height).toBeLessThan(title!.y);
});

describe('long code', () => {
  const fade = (page: Page) =>
    page
      .locator('.code pre')
      .first()
      .evaluate((pre) => getComputedStyle(pre).getPropertyValue('--edge-fade'));

  it('fades at its edge while there is more', async () => {
    const { page } = await open('/x/bikes/wheel/');
    expect(await fade(page)).toBe('40px');
    await page.locator('.code pre').evaluate((pre) => pre.scrollTo({ left: pre.scrollWidth, behavior: 'instant' }));
    await expect.poll(() => fade(page)).toBe('0px');
  });

  it('wraps where it is a command', async () => {
    const { page } = await open('/x/begin/', phone);
    const command = page.locator('.landing-install pre');
    expect(await command.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    expect(await fade(page)).toBe('0px');
  });

  it('wraps where it is an import', async () => {
    const { page } = await open('/x/api/bikes/bell/', { ...phone, viewport: { width: 240, height: 740 } });
    const line = page.locator('.import-lines pre').first();
    expect(await line.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    expect((await line.boundingBox())!.height).toBeGreaterThan(50);
  });
});

it('a table fades at its edge while there is more of it', async () => {
  const { page } = await open('/x/bikes/bell/', phone);
  const fades = () =>
    page
      .locator('.table-scroll')
      .evaluateAll((tables) => tables.map((table) => getComputedStyle(table).getPropertyValue('--edge-fade')));
  expect(await fades()).toEqual(['40px', '0px']);
  await page
    .locator('.table-scroll')
    .first()
    .evaluate((table) => table.scrollTo({ left: table.scrollWidth, behavior: 'instant' }));
  await expect.poll(fades).toEqual(['0px', '0px']);
});

it('names and types read from left to right on a page that reads from right to left', async () => {
  const { page } = await open('/x/api/bikes/bell/', {
    prepare: (empty) => empty.addInitScript(() => localStorage.setItem('xdocs-direction', 'rtl')),
  });
  expect(await page.evaluate(() => document.dir)).toBe('rtl');
  const styles = await page
    .locator('.api-table code')
    .evaluateAll((codes) =>
      codes.map((code) => [getComputedStyle(code).direction, getComputedStyle(code).unicodeBidi]),
    );
  expect(styles.length).toBeGreaterThan(3);
  for (const style of styles) expect(style).toEqual(['ltr', 'isolate']);
});

it('a text keeps the order of its words on a page that its reader has turned round', async () => {
  const { page } = await open('/x/bikes/wheel/', {
    prepare: (empty) => empty.addInitScript(() => localStorage.setItem('xdocs-direction', 'rtl')),
  });
  const text = page.locator('.prose p').first();
  const style = await text.evaluate((p) => [getComputedStyle(p).unicodeBidi, getComputedStyle(p).textAlign]);
  expect(style).toEqual(['plaintext', 'right']);
  // A full stop stands after its sentence.
  const [word, stop] = await text.evaluate((p) =>
    [0, p.textContent.trim().length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(p.firstChild!, at);
      range.setEnd(p.firstChild!, at + 1);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    }),
  );
  expect(stop!.x).toBeGreaterThan(word!.x);
  // The link of a heading keeps it from no edge.
  const gaps = await page.locator('.page :is(h2, h3)').evaluateAll((headings) =>
    headings.map((heading) => {
      const range = document.createRange();
      range.selectNode(heading.firstChild!);
      return Math.abs(heading.getBoundingClientRect().right - range.getBoundingClientRect().right);
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeLessThan(1);
});

describe('a landing page', () => {
  it('has its first demo beside its head where there is room, and below it on a phone', async () => {
    const { page } = await open('/x/begin/', { viewport: { width: 1440, height: 900 } });
    const boxes = async () =>
      Promise.all(['.page-head', '.demo', 'h2'].map(async (part) => (await page.locator(part).first().boundingBox())!));
    const [head, demo, after] = await boxes();
    expect(demo!.x).toBeGreaterThan(head!.x + head!.width);
    expect(Math.abs(demo!.y - head!.y)).toBeLessThan(8);
    expect(after!.y).toBeGreaterThan(Math.max(demo!.y + demo!.height, head!.y + head!.height));
    expect(after!.x).toBe(head!.x);
    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = await boxes();
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  });

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
