// Content files that are known by their stamps: what nobody has touched is not read again, and whatever has been done to
// a file is noticed.
import {
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash, readSources } from '../../src/disk/read-sources.ts';
import { openRecordStore, type RecordStore } from '../../src/disk/record-store.ts';
import { sourceStamps, type StampedSources } from '../../src/disk/source-stamps.ts';

let root: string;
let store: RecordStore<StampedSources>;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'xdocs-stamps-')));
  store = openRecordStore<StampedSources>(undefined, 'sources', '1');
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string) => join(root, name);
const settled = () => new Promise((done) => setTimeout(done, 40));

/** What another run finds: hashes by path. */
async function read(): Promise<Record<string, string>> {
  const stamps = sourceStamps(() => store, root);
  const { sources } = await readSources(root, [root], stamps.begin());
  const hashes = Object.fromEntries(sources.map(({ path, hash }) => [path, hash()]));
  stamps.keep();
  return hashes;
}

/** Whether a hash is the one that was kept: another text is put in its place in the store. */
async function isBelieved(name: string): Promise<boolean> {
  const kept = store.get(root) ?? {};
  store.set(root, { ...kept, [name]: [kept[name]?.[0] ?? '', 'kept'] });
  const hashes = await read();
  store.set(root, kept);
  return hashes[name] === 'kept';
}

describe('the stamp of a content file', () => {
  it('stands for its hash where nobody has touched it', async () => {
    writeFileSync(file('a.md'), 'first');
    await settled();
    expect(await read()).toEqual({ 'a.md': contentHash('first') });
    expect(await isBelieved('a.md')).toBe(true);
  });

  it('says that another text of the same length is there, though its time was put back', async () => {
    writeFileSync(file('a.md'), 'first');
    await settled();
    await read();
    const { atime, mtime } = statSync(file('a.md'));
    writeFileSync(file('a.md'), 'other');
    utimesSync(file('a.md'), atime, mtime);
    expect(statSync(file('a.md')).mtimeMs).toBeCloseTo(mtime.getTime(), 0);
    expect(await read()).toEqual({ 'a.md': contentHash('other') });
  });

  it('is another one where another file was put in the place of the first', async () => {
    writeFileSync(file('a.md'), 'first');
    writeFileSync(file('b.txt'), 'other');
    await settled();
    await read();
    renameSync(file('b.txt'), file('a.md'));
    expect(await read()).toEqual({ 'a.md': contentHash('other') });
  });

  it('is that of the file to which a link leads', async () => {
    for (const [name, text] of [
      ['one.txt', 'first'],
      ['two.txt', 'other'],
    ] as const)
      writeFileSync(file(name), text);
    symlinkSync('one.txt', file('a.md'));
    await settled();
    await read();
    expect(await isBelieved('a.md')).toBe(true);
    rmSync(file('a.md'));
    symlinkSync('two.txt', file('a.md'));
    expect(await read()).toEqual({ 'a.md': contentHash('other') });
  });

  it('is not believed of a file that was written just before it was read', async () => {
    writeFileSync(file('a.md'), 'first');
    await read();
    expect(store.get(root)?.['a.md']).toBeUndefined();
    await settled();
    await read();
    expect(store.get(root)?.['a.md']?.[1]).toBe(contentHash('first'));
  });

  it('is forgotten with the file', async () => {
    for (const name of ['a.md', 'b.md']) writeFileSync(file(name), name);
    await settled();
    await read();
    rmSync(file('b.md'));
    await read();
    writeFileSync(file('c.md'), 'c.md');
    await settled();
    await read();
    expect(Object.keys(store.get(root) ?? {})).toEqual(['a.md', 'c.md']);
  });
});

describe('the text of a file that was not read', () => {
  it('brings its own hash, where it was changed after it was found', async () => {
    writeFileSync(file('a.md'), 'first');
    await settled();
    await read();
    const stamps = sourceStamps(() => store, root);
    const [source] = (await readSources(root, [root], stamps.begin())).sources;
    expect(source!.hash()).toBe(contentHash('first'));
    writeFileSync(file('a.md'), 'second');
    expect(source!.text()).toBe('second');
    expect(source!.hash()).toBe(contentHash('second'));
    stamps.keep();
    // What was found under the stamp is another text.
    expect(store.get(root)?.['a.md']?.[1]).toBe(contentHash('first'));
    expect(await read()).toEqual({ 'a.md': contentHash('second') });
  });

  it('and of one that is asked for twice is the later one, under which nothing is kept', async () => {
    writeFileSync(file('a.md'), 'first');
    await settled();
    const stamps = sourceStamps(() => store, root);
    const [source] = (await readSources(root, [root], stamps.begin())).sources;
    expect(source!.text()).toBe('first');
    writeFileSync(file('a.md'), 'second');
    expect([source!.text(), source!.hash()]).toEqual(['second', contentHash('second')]);
    stamps.keep();
    expect(store.get(root)?.['a.md']?.[1]).toBe(contentHash('first'));
  });

  it('cannot be had once the file has gone, which is said', async () => {
    writeFileSync(file('a.md'), 'first');
    await settled();
    await read();
    const [source] = (await readSources(root, [root], sourceStamps(() => store, root).begin())).sources;
    rmSync(file('a.md'));
    expect(() => source!.text()).toThrow(/The file .*a\.md cannot be read/);
  });
});
