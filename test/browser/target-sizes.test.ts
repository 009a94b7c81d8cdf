// WCAG 2.5.8: what is pressed measures 24 by 24 pixels at least, or its surroundings answer for it. Links within a line of
// text are exempt, and so is what a demo brings.
import { expect, it } from 'vitest';
import { packageFiles, pageText } from '../support/disk-site.ts';
import { readerSite } from '../support/reader-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const { open } = visitedSite({
  ...readerSite,
  'xdocs.config.ts': `export default { name: 'Velo', locales: ['en', 'zh'], editUrl: 'https://velo.example/{path}', products: [{ id: 'kit', name: 'Kit', href: '/', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }] };`,
  'content/words.md': pageText(
    'Words',
    '## Harbour [<span class="plan-pro"></span>](/end/ "Pro plan")\n\nBy the sea.\n\n## Mill\n\n> [!WARNING]\n> Press `ring` twice.\n\n```ts\nring();\n```\n\n{{"demo": "Press.tsx"}}',
  ),
  'content/Press.tsx': 'export default function Press() {\n  return <button type="button">Press</button>;\n}\n',
  ...packageFiles(
    '@velo/kit',
    `import * as React from 'react';\nexport declare function Bell(props: {\n${Array.from({ length: 24 }, (_, index) => `  /** How loud. */\n  volume${index}?: number;`).join('\n')}\n}): React.JSX.Element;\n`,
    'export function Bell() { return null; }\n',
  ),
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

it.each(['/words/', '/api/kit/bell/', '/api/kit/'])(
  'every control of %s is large enough to be pressed',
  async (pathname) => {
    for (const viewport of sizes) {
      const { page } = await open(pathname, { viewport });
      const small = await page.evaluate(() => {
        const isInText = (element: Element) =>
          element.localName === 'a' &&
          getComputedStyle(element).display === 'inline' &&
          // Crumbs are no sentence: on a phone they lie above each other.
          element.closest('p, li:not(.breadcrumbs li), td, dd, th') !== null;
        const found: string[] = [];
        for (const element of document.querySelectorAll('a[href], button, summary, input, select')) {
          if (element.closest('.demo-root') || isInText(element)) continue;
          if (!element.checkVisibility({ visibilityProperty: true })) continue;
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = element.getBoundingClientRect();
          // Hidden from sight until they are focused, or covered by the label that answers for them.
          if (width <= 1 || (Math.round(width) >= 24 && Math.round(height) >= 24)) continue;
          const answers = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
          const [x, y] = [left + width / 2, top + height / 2];
          const reach = 11.5;
          if (answers(x - reach, y) && answers(x + reach, y) && answers(x, y - reach) && answers(x, y + reach))
            continue;
          found.push(`${element.outerHTML.slice(0, 90)} ${Math.round(width)}x${Math.round(height)}`);
        }
        return found;
      });
      expect(small, String(viewport.width)).toEqual([]);
    }
  },
);

it('code on a callout is told from what surrounds it', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await open('/words/', { colorScheme });
    const [code, callout] = await Promise.all(
      ['.callout code', '.callout'].map((part) =>
        page.locator(part).evaluate((element) => {
          const canvas = document.createElement('canvas').getContext('2d')!;
          canvas.fillStyle = getComputedStyle(element).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data];
        }),
      ),
    );
    const difference = code!.slice(0, 3).reduce((sum, value, index) => sum + Math.abs(value - callout![index]!), 0);
    expect(code![3]).toBe(255);
    expect(difference, colorScheme).toBeGreaterThan(40);
  }
});
