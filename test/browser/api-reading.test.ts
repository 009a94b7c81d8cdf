// Long tables of an API page in a browser: their head stays in sight, callbacks are a group of their own, and the list of
// all pages says what each is for.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { packageFiles, pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const props = Array.from(
  { length: 30 },
  (_, index) => `  /** How loud it is, ${index}. */\n  volume${index}?: number;`,
);
const callbacks = ['onRing', 'onMute', 'onOil', 'onRust'].map((name) => `  /** Heard. */\n  ${name}?: () => void;`);
const component = (name: string, about: string) =>
  `/** ${about} */\nexport declare function ${name}(props: { size?: number }): React.JSX.Element;\n`;

const { open } = visitedSite({
  'xdocs.config.ts': `export default { name: 'Velo', products: [{ id: 'kit', name: 'Kit', href: '/', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }] };`,
  'content/index.md': pageText('Velo', 'Ride.'),
  ...packageFiles(
    '@velo/kit',
    `import * as React from 'react';\nexport interface BellProps {\n${[...props, ...callbacks].join('\n')}\n}\n/** Rings. Loudly, too. */\nexport declare function Bell(props: BellProps): React.JSX.Element;\n${component('Wheel', 'Turns round. And round.')}${component('Axle', 'Holds.')}${component('Lamp', 'Shines.')}`,
    'export function Bell() { return null; }\nexport const Wheel = Bell, Axle = Bell, Lamp = Bell;\n',
  ),
});

const desktop = { viewport: { width: 1440, height: 800 } };
const rowOf = (page: Page, name: string) => page.locator(`#bell-prop-${name}`);
const isCovered = (page: Page, name: string) =>
  rowOf(page, name)
    .locator('.api-name')
    .evaluate((link) => {
      const { left, top, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(left + 4, top + height / 2));
    });

it('keeps the filter and the names of columns in sight, and shows below them what a link leads to', async () => {
  const { page, complaints } = await open('/api/kit/bell/#bell-prop-volume25', desktop);
  await page.locator('.api-filter').waitFor();
  await expect.poll(() => isCovered(page, 'volume25')).toBe(false);
  const [filter, head, row] = await Promise.all(
    ['.api-filter', '.api-members thead', '#bell-prop-volume25'].map(
      async (part) => (await page.locator(part).first().boundingBox())!,
    ),
  );
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(filter!.y).toBeGreaterThanOrEqual(56);
  expect(head!.y).toBeGreaterThanOrEqual(filter!.y + filter!.height);
  expect(row!.y).toBeGreaterThanOrEqual(head!.y + head!.height - 1);
  expect(complaints).toEqual([]);
});

it('folds callbacks into a group after the others; links and the filter open it', async () => {
  const { page } = await open('/api/kit/bell/', desktop);
  const group = page.locator('.api-callbacks');
  expect(await group.locator('summary').textContent()).toBe('Callbacks (4)');
  expect(await rowOf(page, 'onRing').isVisible()).toBe(false);
  await page.locator('[data-xd-filter]').fill('onmute');
  expect(await rowOf(page, 'onMute').isVisible()).toBe(true);
  await page.goto('about:blank');
  await page.goBack();
  await page.evaluate(() => location.assign('#bell-prop-onOil'));
  await rowOf(page, 'onOil').waitFor();
});

it('lists pages down its columns, with what each is for', async () => {
  const { page } = await open('/api/kit/', desktop);
  const items = page.locator('.api-index-list li');
  expect(await items.allInnerTexts()).toEqual(['Axle\nHolds.', 'Bell\nRings.', 'Lamp\nShines.', 'Wheel\nTurns round.']);
  const places = await Promise.all([0, 1, 2].map(async (index) => (await items.nth(index).boundingBox())!));
  expect(places[1]!.x).toBe(places[0]!.x);
  expect(places[2]!.x).toBeGreaterThan(places[0]!.x);
});
