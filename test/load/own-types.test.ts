// Which files of the types a dev server watches: those of a workspace, under the paths at which they are saved.
import { mkdirSync, symlinkSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { ownTypesOf } from '../../src/load/own-types.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

it('watches what lies in a linked package instead of its files, single files elsewhere, and no installed package', () => {
  site = diskSite({ 'packages/lib/package.json': '{}', 'node_modules/react/package.json': '{}' });
  mkdirSync(site.path('node_modules/@velo'));
  symlinkSync(site.path('packages/lib'), site.path('node_modules/@velo/lib'));
  const paths = [
    'node_modules/@velo/lib/package.json',
    'node_modules/react/package.json',
    'node_modules/react/index.d.ts',
    '../../node_modules/typescript/lib/lib.dom.d.ts',
    'packages/lib/index.d.ts',
    'packages/lib/build/esm/index.d.ts',
    'packages/lib/build/esm/bell.d.ts',
    'types/global.d.ts',
  ];
  const reads = [
    ...paths.map((path) => ({ path, hash: 'h' })),
    { path: 'node_modules/@velo/lib/dist/late.d.ts', hash: null },
    { path: 'types/absent.d.ts', hash: null },
  ];
  const { files, watched } = ownTypesOf(reads, site.root);
  expect(watched).toEqual(
    [
      'packages/lib/build',
      'packages/lib/dist',
      'packages/lib/index.d.ts',
      'packages/lib/package.json',
      'types/global.d.ts',
    ].map(site.path),
  );
  expect([...files.keys()]).toContain(site.path('packages/lib/build/esm/bell.d.ts'));
  expect(files.get(site.path('packages/lib/package.json'))?.path).toBe('node_modules/@velo/lib/package.json');
  expect(files.size).toBe(6);
});
