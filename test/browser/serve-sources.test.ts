// What a maintainer of a library sees of `xdocs serve` whose package is its sources, unbuilt: a comment, a default and a
// new component are on their API pages when they are saved.
import { mkdirSync, symlinkSync } from 'node:fs';
import { expect } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { servedTest } from '../support/served-test.ts';

const bell = (words: string, value: number) =>
  `export interface BellProps { /** ${words} */ volume?: number; tone?: string }\nexport const Bell = ({ volume = ${value}, tone }: BellProps) => <i title={tone}>{volume}</i>;\n`;

const it = servedTest(
  {
    'package.json': '{ "name": "velo-docs" }',
    'content/index.md': pageText('Velo'),
    'xdocs.config.ts':
      "export default { products: [{ id: 'kit', name: 'Kit', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }] };\n",
    'packages/kit/package.json': '{ "name": "@velo/kit", "version": "1.0.0", "exports": "./src/index.tsx" }',
    'packages/kit/src/index.tsx': "export * from './parts/Bell';\n",
    'packages/kit/src/parts/Bell.tsx': bell('How loud it is.', 3),
  },
  (site) => {
    mkdirSync(site.path('node_modules/@velo'), { recursive: true });
    symlinkSync(site.path('packages/kit'), site.path('node_modules/@velo/kit'));
  },
);

it('shows what is saved, and the page of a component that is new', async ({ page, served, site }) => {
  await page.goto(new URL('/api/kit/bell/', served.url).href);
  const row = page.locator('[id="bell-prop-volume"]');
  await row.getByText('How loud it is.').waitFor();
  expect(await row.textContent()).toContain('Default 3');
  expect(await page.locator('[id="bell-prop-tone"]').count()).toBe(1);
  site.write({ 'packages/kit/src/parts/Bell.tsx': bell('How clear it is.', 4) });
  await row.getByText('How clear it is.').waitFor();
  expect(await row.textContent()).toContain('Default 4');
  site.write({
    'packages/kit/src/parts/Lamp.tsx':
      'export const Lamp = (props: { /** How bright. */ level: number }) => <b>{props.level}</b>;\n',
  });
  site.write({ 'packages/kit/src/index.tsx': "export * from './parts/Bell';\nexport * from './parts/Lamp';\n" });
  await page.getByRole('navigation').getByRole('link', { name: 'Lamp' }).first().waitFor({ state: 'attached' });
  await page.goto(new URL('/api/kit/lamp/', served.url).href);
  await page.getByRole('main').getByText('How bright.').waitFor();
  expect(served.output()).not.toContain('error');
});
