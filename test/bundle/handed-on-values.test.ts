// What a demo's module hands on beside its `mount`, so that an edited text of the demo can import the same.
import { afterEach, expect, it } from 'vitest';
import type { ImportedValues } from '../../src/model/demo.ts';
import { bundledDemos, codeOf, plainIslands } from '../support/bundled-demos.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

const files = {
  ...plainIslands,
  'project/package.json': '{}',
  'project/node_modules/bells/package.json': '{ "name": "bells", "module": "index.js", "sideEffects": false }',
  'project/node_modules/bells/index.js':
    "export const ring = 'ring';\nexport const silent = 'nobody hears it';\nexport default 'bell';\n",
  'project/content/Ride.tsx': "import bell, { ring } from 'bells';\nexport default () => bell + ring;\n",
};

async function bundleOf(values: readonly ImportedValues[], more: Readonly<Record<string, string>> = {}) {
  site = diskSite({ ...files, ...more });
  const bundle = await bundledDemos(site, ['project/content/Ride.tsx'], { values });
  expect([...bundle.problems]).toEqual([]);
  return codeOf(bundle);
}

it('is what its files import, and no more becomes live by it', async () => {
  const code = await bundleOf([{ specifier: 'bells', names: ['default', 'ring'] }]);
  expect(code).toMatch(/as \$0_0/);
  expect(code).toMatch(/as \$0_1/);
  expect(code).not.toContain('nobody hears it');
});

it('lacks a name that turns out to be a type', async () => {
  const code = await bundleOf([{ specifier: 'bells', names: ['Sound', 'ring'] }]);
  expect(code).not.toMatch(/as \$0_0/);
  expect(code).toMatch(/as \$0_1/);
});

it('is nothing where something is found from the file alone, and the demo runs all the same', async () => {
  const code = await bundleOf([{ specifier: '#gears', names: ['gear'] }], {
    'project/tsconfig.json': '{ "compilerOptions": { "paths": { "other": ["./gears.ts"] } } }',
  });
  expect(code).not.toMatch(/\$0_0/);
  expect(code).toContain('mountDemo');
});
