// Keys of records: the same wherever a repository lies, another where anything in it lies elsewhere.
import { expect, it } from 'vitest';
import { cacheKey } from '../../src/load/cache-key.ts';
import { packageFolder } from '../../src/load/own-package.ts';

const keyAt = (repository: string) =>
  cacheKey(`${repository}/docs`, {
    root: `${repository}/docs`,
    content: [`${repository}/docs/content`, `${repository}/packages/bells/docs`],
    replacements: { [`${repository}/docs/old.ts`]: 'bells' },
    base: '/x/',
  });

it('do not change with the place of the repository', () => {
  expect(keyAt('/builds/velo/velo')).toBe(keyAt('/Users/ann/velo'));
  expect(keyAt('/builds/velo/velo')).toBe(keyAt('/home/ann'));
});

it('change where something lies elsewhere in it, and with all that is no place', () => {
  const root = '/home/ann/velo/docs';
  const keys = [
    cacheKey(root, '/home/ann/velo/bells'),
    cacheKey(root, '/home/ann/bells'),
    cacheKey(root, '/bells'),
    cacheKey(root, root),
    cacheKey(root, `${root}/bells`),
    cacheKey(root, { [`${root}/bells`]: 1 }),
    cacheKey(root, { bells: 1 }),
    cacheKey(root, '../bells'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('change where xdocs lies elsewhere from the project on: its modules are named by that in bundles', () => {
  const key = (root: string) => cacheKey(root, `${packageFolder}/templates/client.ts`);
  expect(key('/a/docs')).not.toBe(key('/a/b/docs'));
});
