// A value from the cache or made: valid records are taken, others are made again, and only what may be kept is kept.
import { expect, it, vi } from 'vitest';
import { openCache, storeOf } from '../../src/load/cache.ts';
import { filesUnchanged, memo, recorded } from '../../src/load/memo.ts';
import { diskSite } from '../support/disk-site.ts';
import { fileSnapshot } from '../../src/disk/file-snapshot.ts';

const versions = { release: '1', place: '', plugins: '1' };
const numbers = storeOf<{ value: number }>('numbers');

it('makes a value once, and again where it is not valid any more', async () => {
  const store = openCache(undefined, versions).open(numbers);
  let made = 0;
  const read = (isValid: (record: { value: number }) => boolean) =>
    memo(store, 'a', isValid, () => Promise.resolve({ value: ++made }));
  expect(await read(() => true)).toEqual({ value: 1 });
  expect(await read(() => true)).toEqual({ value: 1 });
  expect(await read(({ value }) => value > 1)).toEqual({ value: 2 });
  expect(recorded(store, 'a', () => true)).toEqual({ value: 2 });
  expect(recorded(store, 'b', () => true)).toBeUndefined();
});

it('gives what may not be kept, and does not keep it', async () => {
  const store = openCache(undefined, versions).open(numbers);
  const read = (value: number) =>
    memo(
      store,
      'a',
      () => true,
      () => Promise.resolve({ value }),
      (made) => made.value > 1,
    );
  expect(await read(1)).toEqual({ value: 1 });
  expect(await read(2)).toEqual({ value: 2 });
  expect(await read(3)).toEqual({ value: 2 });
});

it('holds a record valid while its files are as they were, those that were not there included', () => {
  const disk = diskSite({ 'a.txt': 'a' });
  try {
    const { hash } = fileSnapshot(disk.root).readFile('a.txt')!;
    const isValid = (path: string, known: string | null) =>
      filesUnchanged(fileSnapshot(disk.root))({ reads: [{ path, hash: known }] });
    expect([isValid('a.txt', hash), isValid('b.txt', null)]).toEqual([true, true]);
    disk.write({ 'a.txt': 'b', 'b.txt': 'b' });
    expect([isValid('a.txt', hash), isValid('b.txt', null)]).toEqual([false, false]);
  } finally {
    disk.remove();
  }
});

it('keeps stores between runs, each for its own version', () => {
  const disk = diskSite({});
  const plugged = storeOf<number>('plugged', { expires: 'plugins' });
  const lasting = storeOf<number>('lasting', { expires: 'never' });
  const all = [storeOf<number>('code', { expires: 'release' }), storeOf<number>('placed'), plugged, lasting];
  try {
    const first = openCache(disk.root, versions);
    for (const spec of all) first.open(spec).set('a', 1);
    first.save();
    const known = (next: typeof versions) => all.map((spec) => openCache(disk.root, next).open(spec).get('a'));
    expect(known(versions)).toEqual([1, 1, 1, 1]);
    expect(known({ ...versions, plugins: '2' })).toEqual([1, 1, undefined, 1]);
    expect(known({ ...versions, place: '/x' })).toEqual([1, undefined, undefined, 1]);
    expect(known({ ...versions, release: '2' })).toEqual([undefined, undefined, undefined, 1]);
  } finally {
    disk.remove();
  }
});

it('drops what no build has asked for in a while, of the stores that it opened', () => {
  const disk = diskSite({});
  try {
    const first = openCache(disk.root, versions);
    first.open(numbers).set('a', { value: 1 });
    first.open(numbers).set('b', { value: 2 });
    first.open(storeOf<number>('other')).set('a', 1);
    first.save();
    vi.useFakeTimers({ now: Date.now() + 30 * 86_400_000, toFake: ['Date'] });
    const build = openCache(disk.root, versions);
    build.open(numbers).get('a');
    build.save({ sweep: true });
    vi.useRealTimers();
    const later = openCache(disk.root, versions);
    expect(['a', 'b'].map((key) => later.open(numbers).has(key))).toEqual([true, false]);
    expect(later.open(storeOf<number>('other')).has('a')).toBe(true);
  } finally {
    disk.remove();
  }
});
