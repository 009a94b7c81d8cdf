// What a build remembers of its output: files that lie there as it left them are neither made nor read, and whatever
// somebody else has done to them is noticed.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outputRecord, type RecordedOutput } from '../../src/disk/output-record.ts';
import { openRecordStore, type RecordStore } from '../../src/disk/record-store.ts';
import { restoreOutput } from '../../src/disk/restore-output.ts';
import { writeOutput } from '../../src/disk/write-output.ts';
import type { StreamedFile } from '../../src/model/output-file.ts';

let folder: string;
let out: string;
let store: RecordStore<RecordedOutput>;
let made: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-record-'));
  out = join(folder, 'build');
  store = openRecordStore<RecordedOutput>(undefined, 'output', '1');
  made = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = (path: string) => readFileSync(join(out, path), 'utf8');
/** A file whose key is its text. */
const keyed = (path: string, contents: string): StreamedFile => ({
  path,
  key: contents,
  make() {
    made.push(path);
    return { contents };
  },
});

async function build(texts: Readonly<Record<string, string>>, maxPatched?: number) {
  made = [];
  const record = outputRecord(store, out);
  const files = Object.entries(texts).map(([path, contents]) => keyed(path, contents));
  const written = await writeOutput(out, files, { record, ...(maxPatched !== undefined && { maxPatched }) });
  await record.keep(written.published);
  return written;
}

const site = { 'index.html': 'home', 'a/index.html': 'about', 'a/b/index.html': 'bells' };

describe('an output that is remembered', () => {
  it('is not made again where nothing has changed, and not touched', async () => {
    await build(site);
    const before = readdirSync(out, { recursive: true });
    const again = await build(site);
    expect(made).toEqual([]);
    expect(again).toMatchObject({ files: 3, bytes: 14, written: 0 });
    expect(readdirSync(out, { recursive: true })).toEqual(before);
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it.each([undefined, 0])('has what changed made again, and nothing else (at most %s in place)', async (maxPatched) => {
    await build(site);
    const { 'a/b/index.html': gone, ...rest } = site;
    await build({ ...rest, 'index.html': 'hello', 'c/index.html': gone }, maxPatched);
    expect(made).toEqual(['index.html', 'c/index.html']);
    expect([text('index.html'), text('a/index.html'), text('c/index.html')]).toEqual(['hello', 'about', 'bells']);
    expect(readdirSync(out).sort()).toEqual(['.xdocs', 'a', 'c', 'index.html']);
    expect(readdirSync(join(out, 'a'))).toEqual(['index.html']);
    await build({ ...rest, 'index.html': 'hello', 'c/index.html': gone });
    expect(made).toEqual([]);
  });

  it('is repaired where somebody has edited, removed, replaced or linked a file, and cleared of what is not its own', async () => {
    await build({ ...site, 'd.html': 'same size', 'e.html': 'old times' });
    const at = (path: string) => join(out, path);
    writeFileSync(at('d.html'), 'SAME SIZE');
    writeFileSync(at('e.html'), 'OLD TIMES');
    utimesSync(at('e.html'), 1, 1);
    rmSync(at('index.html'));
    writeFileSync(join(folder, 'elsewhere.html'), 'about');
    rmSync(at('a/index.html'));
    symlinkSync(join(folder, 'elsewhere.html'), at('a/index.html'));
    writeFileSync(at('a/b/strange.html'), 'not ours');
    mkdirSync(at('strange'));
    writeFileSync(at('strange/index.html'), 'not ours');
    await build({ ...site, 'd.html': 'same size', 'e.html': 'old times' });
    expect(made.sort()).toEqual(['a/index.html', 'd.html', 'e.html', 'index.html']);
    expect([text('d.html'), text('e.html'), text('index.html'), text('a/index.html')]).toEqual([
      'same size',
      'old times',
      'home',
      'about',
    ]);
    expect(readFileSync(join(folder, 'elsewhere.html'), 'utf8')).toBe('about');
    expect(existsSync(at('a/b/strange.html')) || existsSync(at('strange'))).toBe(false);
  });

  it('renews a file from the one that lies there, where that is as it was left and of a key that it can be renewed from', async () => {
    const dated = (path: string, name: string, day: string): StreamedFile => ({
      path,
      key: `${name} ${day}`,
      renewed(contents, key) {
        const [otherName, otherDay = ''] = key.split(' ');
        if (otherName !== name) return undefined;
        return Buffer.from(Buffer.from(contents).toString().replace(otherDay, day));
      },
      make() {
        made.push(path);
        return { contents: `${name} on ${day}` };
      },
    });
    const publish = async (files: readonly StreamedFile[]) => {
      made = [];
      const record = outputRecord(store, out);
      const written = await writeOutput(out, files, { record });
      await record.keep(written.published);
      return written.written;
    };
    await publish([dated('a', 'bell', 'Monday'), dated('b', 'horn', 'Monday'), dated('c', 'drum', 'Monday')]);
    writeFileSync(join(out, 'c'), 'a stranger on Monday');
    const written = await publish([
      dated('a', 'bell', 'Friday'),
      dated('b', 'harp', 'Friday'),
      dated('c', 'drum', 'Friday'),
    ]);
    expect([made.sort(), written]).toEqual([['b', 'c'], 3]);
    expect(['a', 'b', 'c'].map(text)).toEqual(['bell on Friday', 'harp on Friday', 'drum on Friday']);
    expect(await publish([dated('a', 'bell', 'Friday'), dated('b', 'harp', 'Friday')])).toBe(0);
  });

  it('may have a file where a folder was, and a folder where a file was', async () => {
    await build(site);
    await build({ a: 'a file now', 'index.html/index.html': 'a folder now' });
    expect([text('a'), text('index.html/index.html')]).toEqual(['a file now', 'a folder now']);
    await build(site);
    expect([text('a/index.html'), text('index.html')]).toEqual(['about', 'home']);
  });

  it('is compared by bytes where another folder has taken its place', async () => {
    await build(site);
    renameSync(out, join(folder, 'other'));
    await build({ ...site, 'index.html': 'another' });
    rmSync(out, { recursive: true });
    renameSync(join(folder, 'other'), out);
    await build({ ...site, 'index.html': 'another' });
    expect(text('index.html')).toBe('another');
  });

  it('is cleared of what somebody has put there while it was written, even where another file was changed', async () => {
    await build(site);
    made = [];
    const record = outputRecord(store, out);
    const texts = { ...site, 'index.html': 'a new home' };
    const files = Object.entries(texts).map(([path, contents]) => keyed(path, contents));
    const written = await writeOutput(out, files, { record });
    writeFileSync(join(out, 'a/b/late.html'), 'mine');
    await record.keep(written.published);
    expect(existsSync(join(out, 'a/b/late.html'))).toBe(true);
    await build(texts);
    expect(made).toEqual([]);
    expect(existsSync(join(out, 'a/b/late.html'))).toBe(false);
  });

  it('keeps telling what went wrong: a file that could not be made is made again', async () => {
    let tries = 0;
    const failing: StreamedFile = {
      path: 'a.html',
      key: 'a',
      make: () => (tries++, { contents: '?', isFailure: true }),
    };
    for (const _ of [1, 2]) {
      const record = outputRecord(store, out);
      const { published } = await writeOutput(out, [failing], { record });
      await record.keep(published);
    }
    expect(tries).toBe(2);
  });

  it('is not mixed with that of another build: the one that comes second is told to run again', async () => {
    await build(site);
    const record = outputRecord(store, out);
    const files = function* () {
      yield keyed('index.html', 'home');
      yield keyed('a/index.html', 'mine');
      // Meanwhile.
      rmSync(join(out, '.xdocs'));
      writeFileSync(join(out, '.xdocs'), 'another build');
    };
    await expect(writeOutput(out, files(), { record })).rejects.toThrow(/Another build has written/);
    expect(text('a/index.html')).toBe('about');
    expect(readdirSync(folder)).toEqual(['build']);
  });
});

it('a change that was interrupted is finished by the next command', async () => {
  await build({ ...site, 'old.html': 'old' });
  const left = join(folder, `build.xdocs-patch-${2 ** 31 - 1}`);
  mkdirSync(join(left, 'n'), { recursive: true });
  writeFileSync(join(left, '.xdocs'), '');
  writeFileSync(join(left, 'index.html'), 'new');
  writeFileSync(join(left, 'n/index.html'), 'newer');
  writeFileSync(join(left, '.xdocs-removals.json'), JSON.stringify(['old.html', '../elsewhere']));
  writeFileSync(join(folder, 'elsewhere'), 'stays');
  restoreOutput(out);
  expect([text('index.html'), text('n/index.html'), existsSync(join(out, 'old.html'))]).toEqual([
    'new',
    'newer',
    false,
  ]);
  expect(readdirSync(folder).sort()).toEqual(['build', 'elsewhere']);
});
