// Hashes that outlive a snapshot: a file is read again where its stamp is another one, and where it is too new for a stamp.
import { rmSync, utimesSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { fileHashes } from '../../src/disk/file-hashes.ts';
import { fileSnapshot } from '../../src/disk/file-snapshot.ts';
import { contentHash } from '../../src/disk/read-sources.ts';
import { diskSite } from '../support/disk-site.ts';

function started() {
  const site = diskSite({ 'bell.ts': 'ring' });
  onTestFinished(() => site.remove());
  const hashes = fileHashes();
  const isUnchanged = (path: string, text: string) =>
    fileSnapshot(site.root, Date.now(), hashes).unchanged([{ path, hash: contentHash(text) }]);
  return { site, hashes, isUnchanged };
}

it('does not read a file again that lies there with its old stamp', async () => {
  const { site, hashes } = started();
  await setTimeout(50);
  const reads: string[] = [];
  const read = () => {
    reads.push('read');
    return 'hash';
  };
  for (let time = 0; time < 3; time++) expect(hashes.of(site.path('bell.ts'), read)).toBe('hash');
  expect(reads).toHaveLength(1);
});

it('sees a file change, come and go, even within a tick of the clock and with its old time', async () => {
  const { site, isUnchanged } = started();
  // Saves of the same length, as fast as they can be.
  for (const text of ['ring', 'rung', 'rang', 'ring', 'rung']) {
    site.write({ 'bell.ts': text });
    expect(isUnchanged('bell.ts', text)).toBe(true);
  }
  await setTimeout(50);
  expect(isUnchanged('bell.ts', 'rung')).toBe(true);
  const before = new Date(1_700_000_000_000);
  utimesSync(site.path('bell.ts'), before, before);
  expect(isUnchanged('bell.ts', 'rung')).toBe(true);
  site.write({ 'bell.ts': 'rang' });
  utimesSync(site.path('bell.ts'), before, before);
  expect(isUnchanged('bell.ts', 'rang')).toBe(true);
  rmSync(site.path('bell.ts'));
  expect(isUnchanged('bell.ts', 'rang')).toBe(false);
  site.write({ 'bell.ts': 'rang' });
  expect(isUnchanged('bell.ts', 'rang')).toBe(true);
});
