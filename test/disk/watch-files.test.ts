// The watcher tells of every save, those made while it still looks around included.
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFiles } from '../../src/disk/watch-files.ts';
import type { FileWatcher, WatchOptions } from '../../src/disk/watch-files.ts';

let folder: string;
let watcher: FileWatcher;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-watch-'));
});
afterEach(async () => {
  await watcher.close();
  rmSync(folder, { recursive: true });
});

/**
 * Watches the folder, or paths in it; the function waits for names, and gives all that were told by then: a slow
 * machine makes two bursts of one.
 */
function namesTold(
  options: WatchOptions,
  names: readonly string[] = [''],
): (...wanted: readonly string[]) => Promise<string[]> {
  const told = new Set<string>();
  let tell = () => {};
  watcher = watchFiles(
    names.map((name) => join(folder, name)),
    (changed) => {
      for (const path of changed) told.add(path.slice(folder.length + 1));
      tell();
    },
    options,
  );
  return async (...wanted) => {
    while (!wanted.every((name) => told.has(name))) await new Promise<void>((done) => (tell = done));
    const sorted = [...told].sort();
    told.clear();
    return sorted;
  };
}

/**
 * Settles when the time by which the disk stamps changes has moved on: what was there before is older. That clock
 * cannot be set.
 */
async function later(): Promise<number> {
  const made = statSync(folder).ctimeMs;
  while (Date.now() < made + 100) await new Promise((done) => setTimeout(done, 10));
  return Date.now();
}

it('tells of what was saved after the files were read and before it was ready, and not of what is older', async () => {
  writeFileSync(join(folder, 'old.md'), 'old');
  mkdirSync(join(folder, 'bells'));
  const next = namesTold({ since: await later() }, ['', 'not-there.ts', 'nor-this.ts']);
  writeFileSync(join(folder, 'bells', 'new.md'), 'new');
  expect(await next('bells', 'bells/new.md')).toEqual(['bells', 'bells/new.md']);
});

it('tells of a file that went, and of an old one that was moved here, before it was ready', async () => {
  writeFileSync(join(folder, 'old.md'), 'old');
  mkdirSync(join(folder, 'bells'));
  mkdirSync(join(folder, 'horns'));
  writeFileSync(join(folder, 'bells', 'gone.md'), 'old');
  utimesSync(join(folder, 'old.md'), new Date(0), new Date(0));
  const next = namesTold({ since: await later() });
  rmSync(join(folder, 'bells', 'gone.md'));
  renameSync(join(folder, 'old.md'), join(folder, 'horns', 'moved.md'));
  await next('', 'bells', 'horns', 'horns/moved.md');
});

it('tells of a path that was not there', async () => {
  writeFileSync(join(folder, 'early.ts'), 'old');
  const next = namesTold({ since: await later() }, ['early.ts', 'late.ts']);
  writeFileSync(join(folder, 'late.ts'), 'new');
  expect(await next('late.ts')).toEqual(['late.ts']);
});

it('tells of changes, new files and removed ones', async () => {
  writeFileSync(join(folder, 'a.md'), 'one');
  const next = namesTold({ since: 0 });
  await next('a.md');
  writeFileSync(join(folder, 'a.md'), 'two');
  await next('a.md');
  writeFileSync(join(folder, 'b.md'), 'one');
  await next('b.md');
  rmSync(join(folder, 'a.md'));
  await next('a.md');
});

it('tells of a folder that was not there, of one that comes back, and of what is in them', async () => {
  mkdirSync(join(folder, 'content'));
  mkdirSync(join(folder, 'public'));
  const next = namesTold({ since: 0 }, ['content', 'public', 'late']);
  await next('content', 'public');
  mkdirSync(join(folder, 'late'));
  await next('late');
  writeFileSync(join(folder, 'late', 'bell.svg'), 'one');
  await next('late/bell.svg');
  rmSync(join(folder, 'public'), { recursive: true });
  await next('public');
  mkdirSync(join(folder, 'public'));
  await next('public');
  writeFileSync(join(folder, 'public', 'bell.svg'), 'one');
  await next('public/bell.svg');
});

it('tells of a named folder and a named file that went and came back, and of what is saved in them then', async () => {
  const write = (name: string) => {
    mkdirSync(join(folder, 'lib', 'build', 'esm'), { recursive: true });
    writeFileSync(join(folder, 'lib', 'build', 'esm', 'index.d.ts'), name);
    writeFileSync(join(folder, 'lib', 'index.d.ts'), name);
  };
  write('first');
  const next = namesTold({ since: await later() }, ['lib/build', 'lib/index.d.ts']);
  writeFileSync(join(folder, 'lib', 'index.d.ts'), 'second');
  await next('lib/index.d.ts');
  rmSync(join(folder, 'lib', 'build'), { recursive: true });
  rmSync(join(folder, 'lib', 'index.d.ts'));
  await next('lib/build', 'lib/index.d.ts');
  write('third');
  await next('lib/build/esm/index.d.ts', 'lib/index.d.ts');
  write('fourth');
  await next('lib/build/esm/index.d.ts', 'lib/index.d.ts');
});
