// The folder of xdocs in a project: git leaves it out by itself, and other folders stay as they are.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRecordStore } from '../../src/disk/record-store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'xdocs-own-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function saveIn(folder: string): void {
  const store = openRecordStore<string>(folder, 'pages', '1');
  store.set('a', 'b');
  store.save();
}

it('is left out by git', () => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  saveIn(join(root, '.xdocs'));
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).toBe('');
  expect(existsSync(join(root, '.xdocs', 'pages.pack'))).toBe(true);
});

it('stays as its owner has it', () => {
  const folder = join(root, '.xdocs');
  mkdirSync(folder);
  writeFileSync(join(folder, 'note.txt'), 'Mine');
  saveIn(folder);
  expect(existsSync(join(folder, '.gitignore'))).toBe(false);
  saveIn(join(root, 'elsewhere'));
  expect(existsSync(join(root, 'elsewhere', '.gitignore'))).toBe(false);
});
