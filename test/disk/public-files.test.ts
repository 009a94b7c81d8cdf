// The public folder: its files, and one that cannot be listed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publicFiles } from '../../src/disk/public-files.ts';
import { XdocsError } from '../../src/model/problem.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-public-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives every file with its place below the output', () => {
  mkdirSync(join(folder, 'static'));
  for (const path of ['robots.txt', 'static/bell.svg']) writeFileSync(join(folder, path), '');
  expect(publicFiles(folder)).toEqual(
    expect.arrayContaining(['robots.txt', 'static/bell.svg'].map((path) => ({ path, copyFrom: join(folder, path) }))),
  );
  expect(publicFiles(undefined)).toEqual([]);
});

it('says which folder it is, where the disk refuses', () => {
  expect(() => publicFiles(join(folder, 'none'))).toThrow(XdocsError);
  expect(() => publicFiles(join(folder, 'none'))).toThrow(/The public folder .*none cannot be read: ENOENT/);
});
