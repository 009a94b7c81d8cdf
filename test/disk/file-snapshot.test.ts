// What a record may say of files that somebody else has read.
import { rmSync, statSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileSnapshot } from '../../src/disk/file-snapshot.ts';
import { contentHash } from '../../src/disk/read-sources.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
beforeEach(() => {
  site = diskSite({ 'old.ts': 'old', 'new.ts': 'new' });
});
afterEach(() => site.remove());

it('names the contents of files that nobody has written since it was made', () => {
  const files = fileSnapshot(site.root, Date.now() + 1000);
  expect(files.readsSince(['old.ts', 'new.ts'])).toEqual([
    { path: 'old.ts', hash: contentHash('old') },
    { path: 'new.ts', hash: contentHash('new') },
  ]);
});

it('names nothing where one was written since, or at about the same time, or has gone', () => {
  expect(fileSnapshot(site.root, Date.now() - 1000).readsSince(['old.ts'])).toBeUndefined();
  const later = fileSnapshot(site.root, Date.now() + 1000);
  rmSync(site.path('new.ts'));
  expect(later.readsSince(['old.ts', 'new.ts'])).toBeUndefined();
  expect(later.readsSince(['old.ts'])).toHaveLength(1);
});

it('takes a file that was written within a tick of the clock for one that was written since', () => {
  const written = statSync(site.path('old.ts')).ctimeMs;
  expect(fileSnapshot(site.root, written + 5).readsSince(['old.ts'])).toBeUndefined();
  expect(fileSnapshot(site.root, written + 100).readsSince(['old.ts'])).toHaveLength(1);
});

it('names what was looked for and is not there, as long as it is not', () => {
  const reads = fileSnapshot(site.root, Date.now() + 1000).readsSince(['old.ts'], ['old.tsx', 'no/folder.ts']);
  expect(reads).toEqual([
    { path: 'old.ts', hash: contentHash('old') },
    { path: 'old.tsx', hash: null },
    { path: 'no/folder.ts', hash: null },
  ]);
  expect(fileSnapshot(site.root).unchanged(reads!)).toBe(true);
  site.write({ 'old.tsx': '' });
  expect(fileSnapshot(site.root).unchanged(reads!)).toBe(false);
  expect(fileSnapshot(site.root, Date.now() + 1000).readsSince(['old.ts'], ['old.tsx'])).toBeUndefined();
});
