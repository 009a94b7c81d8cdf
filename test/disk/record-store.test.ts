// The cache: records live between runs of one version, and a broken pack is no cache and no crash.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRecordStore } from '../../src/disk/record-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pack = () => join(folder, 'pages.pack');
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

  it('keeps what a run did not ask for, and sweeps it after two weeks', () => {
    fill({ a: 'one', b: 'two', c: 'three' });
    const store = open();
    store.get('a');
    store.set('d', { text: 'four' });
    store.save();
    expect(['a', 'b', 'c', 'd'].map((key) => open().get(key)?.text)).toEqual(['one', 'two', 'three', 'four']);
    const after = (days: number) => {
      vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] });
      const sweeping = open();
      sweeping.get('a');
      sweeping.save({ sweep: true });
      vi.useRealTimers();
      return ['a', 'b', 'c', 'd'].map((key) => open().get(key)?.text);
    };
    expect(after(10)).toEqual(['one', 'two', 'three', 'four']);
    expect(after(16)).toEqual(['one', undefined, undefined, undefined]);
    // What is asked for stays young.
    expect(after(32)).toEqual(['one', undefined, undefined, undefined]);
  });

  it('sweeps sooner what takes more room than everything in use, the oldest first', () => {
    const large = (letter: string) => letter.repeat(15 << 20);
    fill({ a: large('a') });
    fill({ b: large('b') });
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
    fill({ c: large('c') });
    vi.useRealTimers();
    const store = open();
    store.set('d', { text: 'small' });
    store.save({ sweep: true });
    const left = ['a', 'b', 'c', 'd'].filter((key) => open().has(key));
    expect(left).toHaveLength(3);
    expect(left).toEqual(expect.arrayContaining(['c', 'd']));
  });

  it('adds a few records without writing the others again, until there are many', () => {
    fill(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`old-${index}`, 'x'.repeat(1000)])));
    const inode = () => statSync(pack()).ino;
    const before = inode();
    for (let index = 0; index < 5; index++) fill({ [`new-${index}`]: 'new', 'old-7': `seven ${index}` });
    expect(inode()).toBe(before);
    expect(open().get('old-7')).toEqual({ text: 'seven 4' });
    expect(open().get('new-0')).toEqual({ text: 'new' });
    fill({ many: 'x'.repeat(80_000) });
    expect(readdirSync(folder)).toEqual(['pages.pack']);
    expect(['old-7', 'new-4', 'old-99'].map((key) => open().get(key)?.text)).toEqual([
      'seven 4',
      'new',
      'x'.repeat(1000),
    ]);
  });

  it('does not take what was added to a pack that another one has replaced', () => {
    fill(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`old-${index}`, 'x'.repeat(1000)])));
    const base = readFileSync(pack());
    fill({ a: 'of the first' });
    const addition = readFileSync(join(folder, 'pages.1.pack'));
    rmSync(folder, { recursive: true });
    fill({ a: 'of the second' });
    writeFileSync(join(folder, 'pages.1.pack'), addition);
    expect(open().get('a')).toEqual({ text: 'of the second' });
    writeFileSync(pack(), base);
    expect(open().get('a')).toEqual({ text: 'of the first' });
  });

  it('knows the hash of a record without reading it, the same before and after it is written', () => {
    const store = open();
    store.set('a', { text: 'one' });
    const hash = store.hashOf('a');
    store.save();
    expect(open().hashOf('a')).toBe(hash);
    fill({ a: 'two' });
    expect(open().hashOf('a')).not.toBe(hash);
    expect(open().hashOf('none')).toBeUndefined();
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

  it('goes on with the records of another process that has written it anew', () => {
    fill(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`old-${index}`, 'x'.repeat(1000)])));
    const server = open();
    expect(server.has('old-1')).toBe(true);
    // So many that they become one pack with the others.
    fill(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`new-${index}`, 'y'.repeat(1000)])));
    server.set('a', { text: 'one' });
    server.save();
    expect(server.has('new-7')).toBe(true);
    server.set('b', { text: 'two' });
    server.save();
    expect(['old-1', 'new-7', 'b'].map((key) => open().has(key))).toEqual([true, true, true]);
  });

  it('of many megabytes is looked at once where it was copied, and again where it was changed', async () => {
    fill({ a: 'a'.repeat(1 << 20), b: 'b'.repeat(1 << 20) });
    const copy = readFileSync(pack());
    rmSync(pack());
    writeFileSync(pack(), copy);
    const stamp = () => readFileSync(`${pack()}.stamp`, 'utf8');
    const before = stamp();
    await new Promise((done) => setTimeout(done, 40));
    expect(open().has('a')).toBe(true);
    expect(stamp()).not.toBe(before);
    // Believed from now on, but for a file that has changed.
    const looked = stamp();
    copy.write('?', copy.length - 10);
    writeFileSync(pack(), copy);
    const damaged = open();
    expect([damaged.has('a'), damaged.has('b')]).toEqual([true, false]);
    expect(stamp()).toBe(looked);
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

it('finds in further folders what it does not have, and makes it its own', () => {
  const [own, first, second] = ['own', 'first', 'second'].map((name) => join(folder, name));
  const written = (place: string, records: Record<string, number>) => {
    const store = openRecordStore<number>(place, 'numbers', '1');
    for (const [key, value] of Object.entries(records)) store.set(key, value);
    store.save();
  };
  written(own!, { a: 1 });
  written(first!, { a: 10, b: 20 });
  written(second!, { b: 200, c: 300, d: 400 });
  const store = openRecordStore<number>(own, 'numbers', '1', { further: [first!, second!, join(folder, 'nowhere')] });
  expect(['a', 'b', 'c', 'e'].map((key) => store.get(key))).toEqual([1, 20, 300, undefined]);
  expect([store.has('d'), store.has('e'), store.isEmpty()]).toEqual([true, false, false]);
  store.save({ sweep: true });
  const again = openRecordStore<number>(own, 'numbers', '1');
  expect(['a', 'b', 'c', 'd'].map((key) => again.get(key))).toEqual([1, 20, 300, 400]);
  expect(openRecordStore<number>(own, 'numbers', '2', { further: [first!] }).isEmpty()).toBe(true);
});
