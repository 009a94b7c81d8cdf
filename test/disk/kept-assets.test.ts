// Files of earlier builds that stay in the output.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepAssets, storeAssets } from '../../src/disk/kept-assets.ts';
import { writeOutput } from '../../src/disk/write-output.ts';
import { gathered } from '../support/gathered.ts';

let folder: string;
let out: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-kept-'));
  out = join(folder, 'build');
  store = join(folder, 'cache', 'kept-assets');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const named = (letter: string) => `x/_assets/demos/${letter}.${letter.repeat(8)}.js`;

/** Builds a site whose hashed files are called by letters. */
async function build(letters: string, builds: number) {
  const files = [
    { path: 'x/index.html', contents: letters },
    ...[...letters].map((letter) => ({ path: named(letter), contents: letter })),
  ];
  const assets = builds > 0 ? keepAssets(files, { out, store, base: '/x', builds }) : undefined;
  await writeOutput(out, assets?.files ?? files);
  if (assets) storeAssets(out, store, '/x');
  return { hasEarlier: assets?.hasEarlier, ...assets?.kept() };
}

/** The letters whose files are in the output. */
const there = () =>
  readdirSync(join(out, 'x/_assets/demos'))
    .map((name) => name[0])
    .sort()
    .join('');

describe('files that are named by their content', () => {
  it('stay for as many builds as are kept, and no longer', async () => {
    expect(await build('ab', 2)).toEqual({ hasEarlier: false, files: 0, builds: 0 });
    expect(await build('bc', 2)).toEqual({ hasEarlier: true, files: 1, builds: 1 });
    expect(there()).toBe('abc');
    expect(await build('cd', 2)).toEqual({ hasEarlier: true, files: 2, builds: 2 });
    expect(there()).toBe('abcd');
    expect(await build('de', 2)).toEqual({ hasEarlier: true, files: 2, builds: 2 });
    expect(there()).toBe('bcde');
    expect(readFileSync(join(out, 'x/index.html'), 'utf8')).toBe('de');
    await build('de', 0);
    expect(there()).toBe('de');
    expect(existsSync(join(out, '.xdocs-kept.json'))).toBe(false);
  });

  it('are not pushed out by builds that change nothing, or only add', async () => {
    await build('a', 1);
    await build('b', 1);
    await build('b', 1);
    await build('bc', 1);
    expect(there()).toBe('abc');
    await build('d', 1);
    expect(there()).toBe('bcd');
  });

  it('come back with their build, and are linked rather than written again', async () => {
    await build('ab', 3);
    await build('b', 3);
    const inode = statSync(join(out, named('a'))).ino;
    await build('ab', 3);
    expect([there(), statSync(join(out, named('a'))).ino]).toEqual(['ab', inode]);
    await build('c', 3);
    expect(there()).toBe('abc');
  });

  it('come from the cache where the output is not there, as in CI', async () => {
    await build('a', 2);
    await build('b', 2);
    rmSync(out, { recursive: true });
    expect(await build('c', 2)).toEqual({ hasEarlier: true, files: 2, builds: 2 });
    expect(there()).toBe('abc');
    rmSync(out, { recursive: true });
    rmSync(store, { recursive: true });
    expect(await build('d', 2)).toEqual({ hasEarlier: false, files: 0, builds: 0 });
    expect(there()).toBe('d');
  });

  it('come from the output where the cache is not there, for no longer', async () => {
    for (const letter of 'abcd') {
      rmSync(store, { recursive: true, force: true });
      await build(letter, 2);
    }
    expect(there()).toBe('bcd');
  });
});

it('a folder of somebody else is neither looked into nor taken for a build', async () => {
  const assets = keepAssets([], { out: folder, store: undefined, base: '/x', builds: 1 });
  expect(assets.hasEarlier).toBe(false);
  expect((await gathered(assets.files)).map(({ path }) => path)).toEqual(['.xdocs-kept.json']);
});
