// Files that records name, known by their stamps: what nobody has touched is not read again, and whatever has been done to
// a file is noticed.
import {
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileHashes } from '../../src/disk/file-hashes.ts';
import { fileSnapshot } from '../../src/disk/file-snapshot.ts';
import { contentHash } from '../../src/disk/read-sources.ts';
import { openRecordStore, type RecordStore } from '../../src/disk/record-store.ts';
import type { StampedSources } from '../../src/disk/source-stamps.ts';

let root: string;
let store: RecordStore<StampedSources>;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'xdocs-hashes-')));
  store = openRecordStore<StampedSources>(undefined, 'file-hashes', '1');
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string) => join(root, name);
const settled = () => new Promise((done) => setTimeout(done, 40));
const reads = (text: string, path = 'a.d.ts') => [{ path, hash: contentHash(text) }];

/** What another run says of a file: whether it holds a text, and a text that nothing but the store tells of. */
function run(text: string, path?: string): { readonly isSame: boolean; readonly isBelieved: boolean } {
  const hashes = fileHashes(() => store, root);
  const isSame = fileSnapshot(root, Date.now(), hashes).unchanged(reads(text, path));
  hashes.keep();
  const kept = store.get(root) ?? {};
  store.set(root, Object.fromEntries(Object.entries(kept).map(([name, [stamp]]) => [name, [stamp, 'kept']])));
  const believing = fileSnapshot(
    root,
    Date.now(),
    fileHashes(() => store, root),
  );
  const isBelieved = believing.unchanged([{ path: path ?? 'a.d.ts', hash: 'kept' }]);
  store.set(root, kept);
  return { isSame, isBelieved };
}

it('are read once while nobody touches them', async () => {
  writeFileSync(file('a.d.ts'), 'first');
  await settled();
  expect(run('first')).toEqual({ isSame: true, isBelieved: true });
  expect(run('first')).toEqual({ isSame: true, isBelieved: true });
  expect(run('other')).toEqual({ isSame: false, isBelieved: true });
});

it('are noticed where another text of the same length is there, though its time was put back', async () => {
  writeFileSync(file('a.d.ts'), 'first');
  await settled();
  run('first');
  const { atime, mtime } = statSync(file('a.d.ts'));
  writeFileSync(file('a.d.ts'), 'other');
  utimesSync(file('a.d.ts'), atime, mtime);
  expect(run('first').isSame).toBe(false);
  await settled();
  expect(run('other')).toEqual({ isSame: true, isBelieved: true });
});

it('are noticed where another file, or none, stands in the place', async () => {
  writeFileSync(file('a.d.ts'), 'first');
  writeFileSync(file('b.d.ts'), 'other');
  await settled();
  run('first');
  renameSync(file('b.d.ts'), file('a.d.ts'));
  expect(run('first').isSame).toBe(false);
  rmSync(file('a.d.ts'));
  expect(run('other').isSame).toBe(false);
});

it('are read again where they were written just before, and where a link leads to them', async () => {
  writeFileSync(file('a.d.ts'), 'first');
  expect(run('first')).toEqual({ isSame: true, isBelieved: false });
  await settled();
  symlinkSync(file('a.d.ts'), file('link.d.ts'));
  await settled();
  expect(run('first', 'link.d.ts')).toEqual({ isSame: true, isBelieved: false });
});

it('say what a bundle was made from without being read, and not of a file that was written since', async () => {
  writeFileSync(file('a.d.ts'), 'first');
  await settled();
  run('first');
  const snapshot = fileSnapshot(
    root,
    Date.now(),
    fileHashes(() => store, root),
  );
  expect(snapshot.readsSince(['a.d.ts'])).toEqual(reads('first'));
  writeFileSync(file('a.d.ts'), 'other');
  expect(snapshot.readsSince(['a.d.ts'])).toBeUndefined();
});
