// axe on every kind of page of a site: both schemes, both directions, a phone and a desktop, and with each part of the
// shell that opens. What a machine can find, it must not find.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, bringAxe } from '../support/axe.ts';
import { packageFiles, pageText } from '../support/disk-site.ts';
import { blocks } from '../support/reader-site.ts';
import { isWhole } from '../support/sample.ts';
import { visitedSite } from '../support/visited-site.ts';

const guide = `## Words

A [link](/bells/), \`code\`, **marks**, <kbd class="key">Ctrl</kbd> and a [<span class="plan-pro"></span>](/plans/#pro 'Pro plan').

:::warning Mind the step
It is high.
:::

> [!NOTE]
> Two bikes are free.

\`\`\`tsx title="Bell.tsx" {1} showLineNumbers
const bell = <Bell loud />; // rings
\`\`\`

${blocks}

### More

Said[^1].

[^1]: By the bell.

## Demo
`;

const files = {
  'package.json': '{ "name": "velo-docs" }',
  'xdocs.config.ts': `export default { name: 'Velo', locales: ['en', 'zh'], repository: { url: 'https://example.com/velo', branch: 'main' },
  notifications: [{ id: 'a', title: 'New bells', text: 'They ring.', href: '/bells/' }], links: [{ text: 'Shop', href: 'https://example.com/' }],
  products: [{ id: 'kit', name: 'Kit', href: '/bells/', versions: [{ text: 'v2', href: '/', current: true }, { text: 'v1', href: 'https://example.com/v1/' }], api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }, { id: 'shop', name: 'Shop', href: '/plans/' }] };\n`,
  'content/index.md': pageText(
    'Velo',
    '{{"component": "xdocs/Landing", "actions": [{ "text": "The bells", "href": "/bells/" }], "install": "@velo/kit"}}\n\nWelcome. [The bells](/bells/)',
  ),
  'content/bells.md': `---\nproductId: kit\ncomponents: Bell\ngithubLabel: bells\npackageName: '@velo/kit'\n---\n\n${pageText('Bells', `${guide}\n\n{{"demo": "Ring.tsx"}}\n\n## Lists\n\n1. One\n2. Two\n`)}`,
  'content/plans.md': pageText('Plans', '## Pro\n\nPaid.\n\n## Free\n\nNot paid.'),
  'content/broken.md': '---\ncolour: red\n---\n\nNothing.\n',
  'content/Ring.tsx': 'export default function Ring() {\n  return <button type="button">Ring</button>;\n}\n',
  ...packageFiles(
    '@velo/kit',
    `import * as React from 'react';\nexport interface BellProps {\n${Array.from({ length: 24 }, (_, index) => `  /** How loud it is, ${index}. */\n  volume${index}?: number;`).join('\n')}\n}\nexport declare function Bell(props: BellProps): React.JSX.Element;\n`,
    'export function Bell() { return null; }\n',
  ),
};

const { open } = visitedSite(files);

const directions = ['ltr', 'rtl'] as const;
const widths = [360, 1440] as const;

/**
 * The colour schemes to look at in a direction and a width: so that each of these three meets each value of the other
 * two. A whole run looks at all that there are.
 */
function schemesOf(direction: string, width: number): readonly ('light' | 'dark')[] {
  if (isWhole) return ['light', 'dark'];
  return [(direction === 'ltr') === (width === widths[0]) ? 'light' : 'dark'];
}

/** Opens a page for a reader of a direction. */
async function openFor(direction: string, pathname: string, width: number): Promise<Page> {
  const { page } = await open(pathname, {
    viewport: { width, height: 800 },
    prepare: (empty) => empty.addInitScript((value) => localStorage.setItem('xdocs-direction', value), direction),
  });
  await bringAxe(page);
  return page;
}

/** What axe finds in an open page, by rule and place. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  const [direction, width] = await page.evaluate(() => [document.documentElement.dir, innerWidth] as const);
  for (const colorScheme of schemesOf(direction, width)) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mui-color-scheme=${colorScheme}]`).waitFor();
    const texts = await axeFindings(page);
    found.push(...texts.map((text) => `${text} (${colorScheme}, ${direction}, ${width} px)`));
  }
  return found;
}

describe.each(['/', '/bells/', '/api/kit/bell/', '/api/kit/', '/404.html', '/broken/'])('%s', (pathname) => {
  it.each(directions)(
    'has nothing that axe finds, %s',
    async (direction) => {
      const page = await openFor(direction, pathname, widths[0]);
      const found = await findings(page);
      for (const width of widths.slice(1)) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await findings(page)));
      }
      expect(found).toEqual([]);
    },
    120_000,
  );
});

const opened: readonly (readonly [string, (width: number) => boolean, (page: Page) => Promise<void>])[] = [
  [
    'the navigation drawer',
    (width) => width < 900,
    async (page) => page.getByRole('button', { name: 'Open navigation' }).click(),
  ],
  [
    'the settings',
    () => true,
    async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('group', { name: 'Primary colour' }).waitFor();
    },
  ],
  [
    'the list of keys',
    () => true,
    async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  ],
  ['the notifications', () => true, async (page) => page.locator('[data-xd-notifications] summary').click()],
  [
    'the search',
    () => true,
    async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search' }).fill('bell');
      await page.getByRole('option').first().waitFor();
    },
  ],
  ['the switcher of products', (width) => width > 900, async (page) => page.locator('.product-menu summary').click()],
];

describe.each(opened)('%s, open', (_, isShown, openPart) => {
  it.each(directions)(
    'has nothing that axe finds, %s',
    async (direction) => {
      const found: string[] = [];
      for (const width of widths.filter(isShown)) {
        const page = await openFor(direction, '/bells/', width);
        await openPart(page);
        found.push(...(await findings(page)));
        await page.close();
      }
      expect(found).toEqual([]);
    },
    120_000,
  );
});
