// The public folder: its files, links in it, and one that cannot be listed.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicFiles } from '../../src/disk/public-files.ts';
import { XdocsError } from '../../src/model/problem.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'xdocs-public-'));
  folder = join(root, 'public');
  mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true }));

const found = (config: { public?: string } = {}) =>
  publicFiles({ public: folder, root, out: join(root, 'build'), ...config });
const paths = () =>
  found()
    .files.map(({ path }) => path)
    .sort();
const write = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  }
};

it('gives every file with its place below the output', () => {
  write('public/robots.txt', 'public/static/bell.svg');
  expect(found()).toEqual({
    files: expect.arrayContaining(
      ['robots.txt', 'static/bell.svg'].map((path) => ({ path, copyFrom: join(folder, path) })),
    ),
    problems: [],
  });
  expect(publicFiles({ public: undefined, root, out: '' }).files).toEqual([]);
});

it('says which folder it is, where the disk refuses', () => {
  const none = join(root, 'none');
  expect(() => found({ public: none })).toThrow(XdocsError);
  expect(() => found({ public: none })).toThrow(/The public folder .*none cannot be read: ENOENT/);
});

describe('a symbolic link', () => {
  it('is followed within the project, to a file and to a folder', () => {
    write('assets/bell.svg', 'assets/photos/ride.jpg', 'public/own/logo.svg');
    symlinkSync('../assets/bell.svg', join(folder, 'bell.svg'));
    symlinkSync(join(root, 'assets'), join(folder, 'all'));
    symlinkSync('own', join(folder, 'again'));
    expect(found().problems).toEqual([]);
    expect(paths()).toEqual(['again/logo.svg', 'all/bell.svg', 'all/photos/ride.jpg', 'bell.svg', 'own/logo.svg']);
    expect(found().files.find(({ path }) => path === 'all/bell.svg')?.copyFrom).toBe(join(folder, 'all/bell.svg'));
  });

  it('is followed within a public folder that lies outside of the project', () => {
    write('public/own/logo.svg');
    symlinkSync('own', join(folder, 'again'));
    const { files, problems } = publicFiles({
      public: folder,
      root: join(root, 'docs'),
      out: join(root, 'docs/build'),
    });
    expect([files.length, problems]).toEqual([2, []]);
  });

  it('to another place is a problem that names it, and so is a broken one', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'xdocs-elsewhere-'));
    symlinkSync(elsewhere, join(folder, 'photos'));
    symlinkSync('none.svg', join(folder, 'bell.svg'));
    expect(found().files).toEqual([]);
    expect([...found().problems].sort((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
      { rule: 'source-unreadable', severity: 'error', file: 'public/bell.svg', reason: 'the link leads nowhere' },
      {
        rule: 'public-link-outside',
        severity: 'error',
        file: 'public/photos',
        target: `../${basename(elsewhere)}`,
      },
    ]);
    rmSync(elsewhere, { recursive: true });
  });

  it('that leads back is a problem, and ends', () => {
    write('public/a/1.txt', 'public/b/2.txt');
    symlinkSync('..', join(folder, 'a/up'));
    symlinkSync('../b', join(folder, 'a/other'));
    symlinkSync('../a', join(folder, 'b/other'));
    symlinkSync('self', join(folder, 'self'));
    symlinkSync(root, join(folder, 'root'));
    const loops = found().problems;
    expect(new Set(loops.map(({ rule }) => rule))).toEqual(new Set(['source-symlink-loop']));
    expect(loops.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['public/a/up', 'public/self', 'public/root']),
    );
    expect(paths()).toEqual(expect.arrayContaining(['a/1.txt', 'a/other/2.txt', 'b/2.txt', 'b/other/1.txt']));
  });

  it('to the output is a problem: each build would copy the last one', () => {
    write('build/index.html');
    symlinkSync('../build', join(folder, 'last'));
    expect(found()).toMatchObject({
      files: [],
      problems: [{ rule: 'source-unreadable', reason: 'the link leads to the output, build' }],
    });
  });
});
