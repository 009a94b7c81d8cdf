// Text twice as large as usual, names longer than a screen, and menus near an edge: nothing overlaps, is cut or moves
// the page sideways.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const long = 'BikeAggregationFunctionDataSourceOptions';
const versions = [
  { text: 'v8.9.2', href: '/', current: true },
  { text: 'v7', href: 'https://example.com/v7/' },
];
const product = { id: 'kit', name: 'Date and Time Pickers of Bikes', href: '/', versions };

const site = visitedSite({
  'xdocs.config.ts': `export default { name: 'Velo', links: [{ text: 'Shop', href: 'https://example.com/' }], notifications: [{ id: 'a', title: 'New bells', text: 'They ring.' }], products: ${JSON.stringify([product, { id: 'shop', name: 'Shop', href: '/b/' }])} };\n`,
  'content/navigation.ts': `export default ${JSON.stringify([{ pathname: '/' }, { pathname: '/a/' }, { pathname: '/b/' }, { pathname: '/c/' }])};\n`,
  'content/index.md': `---\nproductId: kit\n---\n\n${pageText('Velo', 'Ride.')}`,
  'content/a.md': `# ${long}A\n\n<p class="description">API of the ${long}A interface.</p>\n\nRide.`,
  'content/b.md': `---\nproductId: kit\n---\n\n${pageText('Bells and everything else that rings on a bike', '<codeblock>\n\n```bash npm\nnpm i\n```\n\n```bash yarn\nyarn add\n```\n\n</codeblock>\n\n```ts title="a.ts"\nring();\n```')}`,
  'content/c.md': pageText(`${long}C`, 'Ride.'),
});

async function open(path: string, width: number, { dir = 'ltr', size = '100%' } = {}): Promise<Page> {
  const { page } = await site.open(path, { viewport: { width, height: 740 } });
  await page.evaluate(
    ([direction, fontSize]) => {
      document.documentElement.dir = direction!;
      document.documentElement.style.fontSize = fontSize!;
    },
    [dir, size],
  );
  return page;
}

/** Left and right edge. */
async function edgesOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const box = (await page.locator(selector).boundingBox())!;
  return [box.x, box.x + box.width];
}

it.each([360, 640, 1280])('has lines as far apart as its letters are high, %i pixels wide', async (width) => {
  const page = await open('/b/', width, { size: '200%' });
  const tight = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      );
      return hasText && Number.parseFloat(lineHeight) < 1.1 * Number.parseFloat(fontSize)
        ? [`${element.tagName}.${element.className}`]
        : [];
    }),
  );
  expect(tight).toEqual([]);
  const badge = await page.locator('.badge').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(badge).toBeLessThanOrEqual(0);
});

it.each([
  [360, '200%'],
  [640, '200%'],
  [320, '130%'],
] as const)('does not move sideways for names that are long, %i pixels wide at %s', async (width, size) => {
  for (const path of ['/a/', '/b/']) {
    const page = await open(path, width, { size });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
  }
});

describe.each([
  ['ltr', 320],
  ['rtl', 320],
  ['ltr', 360],
  ['rtl', 360],
  ['rtl', 480],
  ['ltr', 1280],
  ['rtl', 1280],
] as const)('read %s, %i pixels wide', (dir, width) => {
  it('has the notifications inside the screen', async () => {
    const page = await open('/', width, { dir });
    await page.locator('.notifications summary').click();
    const [left, right] = await edgesOf(page, '.notification-list');
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(await page.getByText('They ring.').isVisible()).toBe(true);
  });

  it.each(['100%', '200%'])('keeps the versions beside the product’s name, which gives way, at %s', async (size) => {
    const page = await open('/', width, { dir, size });
    if (width < 900) await page.locator('.menu-button').click();
    const end = dir === 'ltr' ? 1 : 0;
    const version = await edgesOf(page, '.product-context .menu:last-child');
    expect(version[end]).toBeCloseTo((await edgesOf(page, '.product-context'))[end], 0);
    const name = await edgesOf(page, '.product-menu');
    expect(dir === 'ltr' ? version[0] - name[1] : name[0] - version[1]).toBeGreaterThanOrEqual(0);
    expect(
      await page.locator('.product-menu summary > span').evaluate((span) => span.scrollWidth > span.clientWidth),
    ).toBe(true);
  });
});
