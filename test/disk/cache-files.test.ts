// What lies in a cache folder, and its removal: the cache alone, whatever else is in the folder.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cacheInfo, clearCache } from '../../src/disk/cache-files.ts';
import { openRecordStore } from '../../src/disk/record-store.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'xdocs-cache-')), 'cache');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

function fill(name: string, texts: Readonly<Record<string, string>>): void {
  const store = openRecordStore<string>(folder, name, '1');
  for (const [key, text] of Object.entries(texts)) store.set(key, text);
  store.save();
}

it('says the records of each store, each key once, and their bytes', () => {
  fill('pages', { a: 'x'.repeat(5000), b: 'two' });
  fill('pages', { b: 'second', c: 'three' });
  fill('api-lists', { a: 'one' });
  mkdirSync(join(folder, 'kept-assets/_assets'), { recursive: true });
  writeFileSync(join(folder, 'kept-assets/_assets/site.js'), '12345678');
  writeFileSync(join(folder, 'feedback.jsonl'), 'what readers said');
  expect(readdirSync(folder)).toContain('pages.1.pack');
  const { bytes, stores } = cacheInfo(folder);
  expect(stores.map(({ name, records }) => [name, records])).toEqual([
    ['pages', 3],
    ['api-lists', 1],
    ['kept-assets', 1],
  ]);
  expect(stores[0]!.bytes).toBeGreaterThan(5000);
  expect(stores[2]!.bytes).toBe(8);
  expect(bytes).toBe(stores.reduce((sum, store) => sum + store.bytes, 0));
});

it('removes the stores and leaves what is not its own', () => {
  fill('pages', { a: 'one' });
  mkdirSync(join(folder, 'kept-assets'), { recursive: true });
  writeFileSync(join(folder, 'feedback.jsonl'), 'what readers said');
  clearCache(folder);
  expect(readdirSync(folder)).toEqual(['feedback.jsonl']);
  rmSync(join(folder, 'feedback.jsonl'));
  fill('pages', { a: 'one' });
  clearCache(folder);
  expect(existsSync(folder)).toBe(false);
});

it('of a folder that is not there says nothing, and removes nothing', () => {
  expect(cacheInfo(folder)).toEqual({ folder, bytes: 0, stores: [] });
  clearCache(folder);
  expect(existsSync(folder)).toBe(false);
});
