// The cache: records live between runs of one version, and a broken pack is no cache and no crash.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecordStore } from '../../src/disk/record-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (version = '1', name = 'pages') => openRecordStore<{ text: string }>(folder, name, version);
function fill(entries: Record<string, string>): void {
  const store = open();
  for (const [key, text] of Object.entries(entries)) store.set(key, { text });
  store.save();
}

describe('a store', () => {
  it('gives back what an earlier run set', () => {
    fill({ a: 'one', 'b 自 \n"': 'zwei 自行车 🚲' });
    expect(open().get('a')).toEqual({ text: 'one' });
    expect(open().get('b 自 \n"')).toEqual({ text: 'zwei 自行车 🚲' });
    expect(open().get('none')).toBeUndefined();
  });

  it('is empty for another version, and another name', () => {
    fill({ a: 'one' });
    expect(open('2').get('a')).toBeUndefined();
    expect(open('1', 'demos').get('a')).toBeUndefined();
  });

  it('keeps what a run did not ask for, unless it prunes', () => {
    fill({ a: 'one', b: 'two', c: 'three' });
    const store = open();
    store.get('a');
    store.set('d', { text: 'four' });
    store.save();
    expect(['a', 'b', 'c', 'd'].map((key) => open().get(key)?.text)).toEqual(['one', 'two', 'three', 'four']);
    const pruning = open();
    pruning.get('a');
    pruning.save({ prune: true });
    expect(['a', 'b', 'c', 'd'].map((key) => open().get(key)?.text)).toEqual(['one', undefined, undefined, undefined]);
  });

  it('takes a new value for a key', () => {
    fill({ a: 'one' });
    fill({ a: 'two' });
    expect(open().get('a')).toEqual({ text: 'two' });
  });

  it('gives each caller the value as it was set, also within a run', () => {
    const store = open();
    store.set('a', { text: 'one' });
    expect(store.get('a')).toEqual({ text: 'one' });
  });

  it('without a folder writes nothing', () => {
    const store = openRecordStore<number>(undefined, 'pages', '1');
    store.set('a', 1);
    store.save();
    expect(store.get('a')).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves no temporary files', () => {
    fill({ a: 'one' });
    expect(readdirSync(folder)).toEqual(['pages.pack']);
  });

  it('does not look at what is there where it is to begin empty', () => {
    fill({ a: 'one', b: 'two' });
    const store = openRecordStore<{ text: string }>(folder, 'pages', '1', { isClean: true });
    expect(store.get('a')).toBeUndefined();
    store.set('b', { text: 'new' });
    store.save();
    expect([open().get('a'), open().get('b')]).toEqual([undefined, { text: 'new' }]);
  });
});

it('throws the error of a disk that refuses, and leaves nothing half written', () => {
  writeFileSync(join(folder, 'file'), '');
  const store = openRecordStore(join(folder, 'file', 'cache'), 'pages', '1');
  store.set('a', 'one');
  expect(() => store.save()).toThrow(/^E\w+: /);
  expect(readdirSync(folder)).toEqual(['file']);
});

describe('a broken pack', () => {
  const pack = () => join(folder, 'pages.pack');
  it.each<[string, (bytes: Buffer) => Buffer | string]>([
    ['empty', () => ''],
    ['of no sense', () => 'not a pack'],
    ['with half an index', (bytes) => bytes.subarray(0, 12)],
    ['with an index of another shape', () => '{"version":"1"}\n'],
    ['cut in its records', (bytes) => bytes.subarray(0, bytes.length - 4)],
    [
      'with other bytes in its records',
      (bytes) => Buffer.concat([bytes.subarray(0, bytes.length - 5), Buffer.from('}{"::')]),
    ],
  ])('%s is like none, and is made anew', (_, spoil) => {
    fill({ a: 'one' });
    writeFileSync(pack(), spoil(readFileSync(pack())));
    const store = open();
    expect(store.get('a')).toBeUndefined();
    store.set('a', { text: 'again' });
    store.save();
    expect(open().get('a')).toEqual({ text: 'again' });
  });

  it('with a folder in its place is like none, and is made anew', () => {
    mkdirSync(join(pack(), 'inside'), { recursive: true });
    expect(open().get('a')).toBeUndefined();
    fill({ a: 'again' });
    expect(open().get('a')).toEqual({ text: 'again' });
  });

  it('gives no wrong value, wherever a bit is another; what is whole stays', () => {
    fill({ a: 'one', b: 'two', c: 'three' });
    const bytes = readFileSync(pack());
    const right = new Set(['one', 'two', 'three', undefined]);
    const found = new Set<string>();
    for (let bit = 0; bit < bytes.length * 8; bit += 3) {
      const damaged = Buffer.from(bytes);
      damaged[bit >> 3]! ^= 1 << (bit & 7);
      writeFileSync(pack(), damaged);
      const store = open();
      const texts = ['a', 'b', 'c'].map((key) => store.get(key)?.text);
      expect(
        texts.every((text) => right.has(text)),
        `bit ${bit}: ${texts.join()}`,
      ).toBe(true);
      expect(['a', 'b', 'c'].map((key) => open().has(key))).toEqual(texts.map((text) => text !== undefined));
      found.add(texts.map((text) => (text ? 1 : 0)).join(''));
    }
    // Head or index; one of the records; and the blanks before a number, which another white space may replace.
    expect([...found].toSorted()).toEqual(['000', '011', '101', '110', '111']);
  });

  it('of many megabytes is whole but for the damaged record', () => {
    const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`);
    fill(Object.fromEntries(keys.map((key, index) => [key, `${index}`.repeat(index === 7 ? 1_500_000 : 50_000)])));
    const bytes = readFileSync(pack());
    bytes.writeUInt8(bytes.at(-100_000)! ^ 4, bytes.length - 100_000);
    writeFileSync(pack(), bytes);
    const store = open();
    const missing = keys.filter((key) => !store.has(key));
    expect(missing).toHaveLength(1);
    expect(keys.filter((key) => open().get(key) === undefined)).toEqual(missing);
  });

  it('is not carried on by the next save', () => {
    fill({ a: 'one', b: 'two' });
    const bytes = readFileSync(pack());
    bytes.writeUInt8(bytes.at(-3)! ^ 1, bytes.length - 3);
    writeFileSync(pack(), bytes);
    const store = open();
    store.set('c', { text: 'three' });
    store.save();
    expect(['a', 'b', 'c'].map((key) => open().has(key))).toEqual([true, false, true]);
  });
});

it('takes what is JSON already, and gives its value at once and in the next run', () => {
  const store = open();
  store.set('bell', { text: 'old' });
  store.setText('bell', new TextEncoder().encode('{"text":"Glöckchen 🔔"}'));
  // A view of a larger memory is the view alone.
  store.setText('horn', new TextEncoder().encode('xx{"text":"horn"}xx').subarray(2, 17));
  const both = [{ text: 'Glöckchen 🔔' }, { text: 'horn' }];
  expect([store.get('bell'), store.get('horn')]).toEqual(both);
  store.save();
  const next = open();
  expect([next.get('bell'), next.get('horn')]).toEqual(both);
});
