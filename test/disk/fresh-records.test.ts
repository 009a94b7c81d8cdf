// Records that wait to be written: what lies in a file is what was set, and a disk that refuses costs nothing but memory.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it as plain } from 'vitest';
import { freshRecords } from '../../src/disk/fresh-records.ts';
import { openRecordStore } from '../../src/disk/record-store.ts';

const it = plain.extend('folder', async ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'xdocs-fresh-'));
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
});

const bytesOf = (text: string) => Buffer.from(text);
const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();
const letters = [...'abcdefghij'];

it('are as they were set, in memory or not, the latest of each key', ({ folder }) => {
  const asked: string[] = [];
  const path = () => {
    asked.push(join(folder, 'waiting'));
    return asked.at(-1)!;
  };
  const records = freshRecords({ path, most: 1000 });
  for (const letter of letters) records.set(letter, bytesOf(letter.repeat(300)));
  records.set('a', bytesOf('another'));
  expect(asked).toHaveLength(1);
  expect(readdirSync(folder)).toEqual([]);
  expect(records.size).toBe(letters.length);
  expect(textOf(records.get('a')?.bytes())).toBe('another');
  expect([...records].map(([key, { length, bytes }]) => [key, length, textOf(bytes())])).toEqual(
    letters.map((letter) => (letter === 'a' ? ['a', 7, 'another'] : [letter, 300, letter.repeat(300)])),
  );
  const inMemory = freshRecords();
  for (const letter of letters) inMemory.set(letter, bytesOf(letter.repeat(300)));
  expect(records.get('b')!.hash()).toBe(inMemory.get('b')!.hash());
  records.clear();
  expect([records.size, records.has('b'), [...records]]).toEqual([0, false, []]);
  records.set('b', bytesOf('again'));
  expect(textOf(records.get('b')?.bytes())).toBe('again');
});

it('stay in memory where the disk refuses', ({ folder }) => {
  const records = freshRecords({ path: () => join(folder, 'not', 'there'), most: 10 });
  for (const letter of letters) records.set(letter, bytesOf(letter.repeat(20)));
  expect(letters.map((letter) => textOf(records.get(letter)?.bytes()))).toEqual(
    letters.map((letter) => letter.repeat(20)),
  );
});

it('of a store that is larger than what stays in memory are there before and after they are saved', ({ folder }) => {
  const large = (letter: string) => ({ text: letter.repeat(30 << 20) });
  const store = openRecordStore<{ text: string }>(folder, 'pages', '1', { remember: false });
  for (const letter of ['a', 'b', 'c']) store.set(letter, large(letter));
  expect(store.get('b')?.text[0]).toBe('b');
  const before = store.hashOf('b');
  expect(readdirSync(folder)).toEqual([]);
  store.save();
  const next = openRecordStore<{ text: string }>(folder, 'pages', '1', { remember: false });
  for (const letter of ['a', 'b', 'c']) expect(next.get(letter)).toEqual(large(letter));
  expect(next.hashOf('b')).toBe(before);
  // Written again with what is added, more than half of what is there.
  for (const letter of ['d', 'e']) next.set(letter, large(letter));
  next.save();
  const last = openRecordStore<{ text: string }>(folder, 'pages', '1', { remember: false });
  expect(['a', 'b', 'c', 'd', 'e'].map((letter) => last.get(letter)?.text.at(-1))).toEqual(['a', 'b', 'c', 'd', 'e']);
});
