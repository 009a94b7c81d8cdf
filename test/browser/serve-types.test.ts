// What a maintainer of a library sees of `xdocs serve`: the API pages of a package in the workspace follow its types.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { expect } from 'vitest';
import { packageFiles, pageText } from '../support/disk-site.ts';
import { servedTest } from '../support/served-test.ts';

const build = (words: string) => {
  const types = `import * as React from 'react';\nexport interface BellProps { /** ${words} */ volume?: number }\nexport declare function Bell(props: BellProps): React.JSX.Element;\n`;
  const files = Object.entries(packageFiles('@velo/kit', types, 'export function Bell() { return null; }\n'));
  return Object.fromEntries(
    files.map(([path, text]) => [
      path.replace('node_modules/@velo/kit', path.endsWith('.json') ? 'packages/kit' : 'packages/kit/build'),
      text.replaceAll('./index', './build/index'),
    ]),
  );
};

const it = servedTest(
  {
    'package.json': '{ "name": "velo-docs" }',
    'content/index.md': pageText('Velo'),
    'xdocs.config.ts':
      "export default { products: [{ id: 'kit', name: 'Kit', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }] };\n",
    ...build('How loud it is.'),
  },
  (site) => {
    mkdirSync(site.path('node_modules/@velo'), { recursive: true });
    symlinkSync(site.path('packages/kit'), site.path('node_modules/@velo/kit'));
  },
);

it('shows saved types in place, and those of a build that takes its output away first', async ({
  page,
  served,
  site,
}) => {
  await page.goto(new URL('/api/kit/bell/', served.url).href);
  const main = page.getByRole('main');
  await main.getByText('How loud it is.').waitFor();
  site.write(build('How clear it is.'));
  await main.getByText('How clear it is.').waitFor();
  rmSync(site.path('packages/kit/build'), { recursive: true });
  await page.locator('xdocs-overlay', { hasText: '@velo/kit' }).waitFor();
  site.write(build('How old it is.'));
  await main.getByText('How old it is.').waitFor();
  await page.locator('xdocs-overlay').waitFor({ state: 'detached' });
  expect(served.output()).not.toContain('cannot be read');
});
