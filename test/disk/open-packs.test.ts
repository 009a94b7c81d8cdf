// Builds in one process: the files of stores that nobody can read from any more are closed, and those of others are not.
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openRecordStore } from '../../src/disk/record-store.ts';

const descriptors = '/proc/self/fd';

/** How many files of a folder are open. */
function openIn(folder: string): number {
  return readdirSync(descriptors).filter((name) => {
    try {
      return readlinkSync(join(descriptors, name)).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}

it.runIf(process.platform === 'linux')('leave no file open for good', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const folder = mkdtempSync(join(tmpdir(), 'xdocs-packs-'));
  const first = openRecordStore<string>(folder, 'pages', '1');
  first.set('bell', 'ding');
  first.save();
  const count = 20;
  /** Each value is read, so that its file has been asked. */
  const opened = () =>
    Array.from({ length: count }, () => openRecordStore<string>(folder, 'pages', '1')).map((store) =>
      store.get('bell'),
    );
  expect(opened()).toEqual(Array.from({ length: count }, () => 'ding'));
  await expect
    .poll(() => {
      collect();
      return openIn(folder);
    })
    .toBeLessThan(3);
  // One that is still in use is still there.
  const kept = openRecordStore<string>(folder, 'pages', '1', { remember: false });
  collect();
  expect([kept.get('bell'), first.get('bell')]).toEqual(['ding', 'ding']);
  rmSync(folder, { recursive: true });
});
