// Where paths lead once their links are followed: what an output folder is compared by, and replaced at.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { realPathOf } from '../../src/disk/real-path.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'xdocs-real-')));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

const real = (path: string) => realPathOf(join(root, path)).slice(root.length + 1);

it('follows links in the middle of what is there and what is not', () => {
  symlinkSync('content', join(root, 'c'));
  expect(['c', 'c/out', 'c/not/there', 'content/out', 'none/at/all'].map(real)).toEqual([
    'content',
    'content/out',
    'content/not/there',
    'content/out',
    'none/at/all',
  ]);
});

it('follows a link to what is still to be made', () => {
  mkdirSync(join(root, 'a'));
  symlinkSync('../content/www', join(root, 'a/later'));
  expect([real('a/later'), real('a/later/site')]).toEqual(['content/www', 'content/www/site']);
});

it('gives links in a circle and what lies below a file as they are', () => {
  symlinkSync('self', join(root, 'self'));
  writeFileSync(join(root, 'file'), '');
  expect([real('self'), real('file/build')]).toEqual(['self', 'file/build']);
});
