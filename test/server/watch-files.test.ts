// The watcher tells of every save, those made while it still looks around included.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFiles } from '../../src/server/watch-files.ts';
import type { FileWatcher, WatchOptions } from '../../src/server/watch-files.ts';

let folder: string;
let watcher: FileWatcher;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-watch-'));
});
afterEach(async () => {
  await watcher.close();
  rmSync(folder, { recursive: true });
});

/** Watches the folder; the function gives the names of the next burst. */
function bursts(options: WatchOptions): () => Promise<string[]> {
  const seen: string[][] = [];
  let tell = () => {};
  watcher = watchFiles(
    [folder],
    (changed) => {
      seen.push(changed.map((path) => path.slice(folder.length + 1)).sort());
      tell();
    },
    options,
  );
  return async () => {
    if (seen.length === 0) await new Promise<void>((done) => (tell = done));
    return seen.shift()!;
  };
}

it('tells of what was saved after the files were read and before it was ready, and not of what is older', async () => {
  writeFileSync(join(folder, 'old.md'), 'old');
  utimesSync(join(folder, 'old.md'), new Date(0), new Date(0));
  mkdirSync(join(folder, 'bells'));
  const next = bursts({ since: Date.now() });
  writeFileSync(join(folder, 'bells', 'new.md'), 'new');
  expect(await next()).toEqual(['bells/new.md']);
});

it('tells of changes, new files and removed ones', async () => {
  writeFileSync(join(folder, 'a.md'), 'one');
  const next = bursts({ since: 0 });
  expect(await next()).toEqual(['a.md']);
  writeFileSync(join(folder, 'a.md'), 'two');
  expect(await next()).toEqual(['a.md']);
  writeFileSync(join(folder, 'b.md'), 'one');
  expect(await next()).toEqual(['b.md']);
  rmSync(join(folder, 'a.md'));
  expect(await next()).toEqual(['a.md']);
});
