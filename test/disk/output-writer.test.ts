// Files that are handed to a thread: all of them are written, whatever becomes of it.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outputWriter, type FileToWrite, type WritingThread } from '../../src/disk/output-writer.ts';
import { fileWriter, type FileWriter } from '../../src/disk/write-file.ts';
import { writeOutput } from '../../src/disk/write-output.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-writer-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const soon = (ms = 5) => new Promise((done) => setTimeout(done, ms));
const names = (count: number) => Array.from({ length: count }, (_, index) => `${index % 7}/${index}.txt`);
/** A thread that gets copies, as a real one does. */
const threadOf = (work: (files: readonly FileToWrite[]) => Promise<Error | undefined>): WritingThread => {
  return async (files) => {
    const copies = structuredClone(files);
    await soon();
    return work(copies);
  };
};
const write = fileWriter();
/** Writes here that never find a busy disk slow. */
const quick = () => fileWriter(100_000);
const written = threadOf(async (files) => {
  for (const file of files) await write(...file);
  return undefined;
});
/** Writes that many files, and says how many of them were handed over. */
async function writeAll(count: number, thread: WritingThread, here: FileWriter = quick()): Promise<number> {
  let handed = 0;
  const writer = outputWriter((files) => {
    handed += files.length;
    return thread(files);
  }, here);
  for (const name of names(count)) await writer.write(join(folder, name), `text of ${name} é`);
  await writer.end();
  return handed;
}
const missing = (count: number) =>
  names(count).filter((name) => {
    const path = join(folder, name);
    return !existsSync(path) || readFileSync(path, 'utf8') !== `text of ${name} é`;
  });

it('few are written here, many by the thread, all of them once', async () => {
  expect(await writeAll(200, written)).toBe(0);
  expect(missing(200)).toEqual([]);
  rmSync(folder, { recursive: true });
  expect(await writeAll(1000, written)).toBeGreaterThan(600);
  expect(missing(1000)).toEqual([]);
});

it('all are written here where the disk is slow', async () => {
  expect(await writeAll(600, written, Object.assign(fileWriter(), { isSlow: () => true }))).toBe(0);
  expect(missing(600)).toEqual([]);
});

it('none is lost where the thread cannot be begun, or ends at its work', async () => {
  let calls = 0;
  const ending = threadOf(async (files) => {
    if (++calls > 3) throw new Error('ended');
    for (const file of files) await write(...file);
    return undefined;
  });
  expect(await writeAll(1000, ending)).toBeGreaterThan(0);
  expect(calls).toBeGreaterThan(3);
  expect(missing(1000)).toEqual([]);
});

it('an error of the disk is the writer’s, at the next file or at the end', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' });
  const refusing = threadOf(() => Promise.resolve(full));
  await expect(writeAll(1000, refusing)).rejects.toBe(full);
  const writer = outputWriter(refusing, quick());
  for (const name of names(270)) await writer.write(join(folder, name), '');
  await expect(writer.end()).rejects.toBe(full);
});

it('no more than some megabytes wait for the thread', async () => {
  let waiting = 0;
  let most = 0;
  const writer = outputWriter(async (files) => {
    const size = files.reduce((sum, [, contents]) => sum + contents.length, 0);
    most = Math.max(most, (waiting += size));
    await soon();
    waiting -= size;
    return undefined;
  }, quick());
  for (const name of names(256)) await writer.write(join(folder, name), '');
  const megabyte = ' '.repeat(1_000_000);
  for (const name of names(40)) await writer.write(join(folder, name), megabyte);
  await writer.end();
  expect(most).toBeGreaterThan(2_000_000);
  expect(most).toBeLessThan(10_000_000);
});

it('of bytes that lie among others, only they are sent', async () => {
  const all = new Uint8Array(1_000_000).fill(7);
  const sizes = new Set<number>();
  const writer = outputWriter((files) => {
    for (const [, contents] of files) sizes.add((contents as Uint8Array).buffer.byteLength);
    return Promise.resolve(undefined);
  }, quick());
  for (const name of names(400)) await writer.write(join(folder, name), all.subarray(10, 20));
  await writer.end();
  expect([...sizes]).toEqual([10]);
});

it('a build that fails leaves nothing behind, though the thread is still writing', async () => {
  const out = join(folder, 'build');
  function* files() {
    for (const path of names(500)) yield { path, contents: 'text' };
    throw new Error('no bell');
  }
  const slow = threadOf(async (batch) => {
    await soon(200);
    for (const file of batch) await fileWriter()(...file);
    return undefined;
  });
  writeFileSync(join(folder, 'a.txt'), '');
  await expect(writeOutput(out, files(), { thread: slow })).rejects.toThrow('no bell');
  await soon(400);
  expect(existsSync(out)).toBe(false);
  expect(readdirSync(folder)).toEqual(['a.txt']);
});
