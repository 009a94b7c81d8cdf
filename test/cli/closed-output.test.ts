// A reader of the output that has read enough and goes, as `head` does.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { diskSite, pageText, snapshotOf } from '../support/disk-site.ts';
import type { DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
beforeEach(() => {
  site = diskSite({
    'content/index.md': pageText('Velo', 'Ride.'),
    'content/broken.md': pageText('Broken', '[Nowhere](/nowhere/)'),
  });
});
afterEach(() => site.remove());

/** Runs `xdocs` with one output whose other end is closed before it prints. */
function runUnheard(
  args: readonly string[],
  closed: 'stdout' | 'stderr',
): Promise<{ code: number | null; heard: string }> {
  const child = spawn(process.execPath, [join(inject('workFolder'), 'xdocs', 'bin', 'xdocs.js'), ...args], {
    cwd: site.root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child[closed].destroy();
  let heard = '';
  child[closed === 'stdout' ? 'stderr' : 'stdout'].setEncoding('utf8').on('data', (text: string) => (heard += text));
  return new Promise((done, fail) => child.on('error', fail).on('close', (code) => done({ code, heard })));
}

it.each([
  [['--help'], 0],
  [['check'], 1],
  [['check', '--format', 'json'], 1],
] as const)('changes nothing about %s: no stack, and its own code', async (args, code) => {
  expect(await runUnheard(args, 'stdout')).toEqual({ code, heard: '' });
});

it('does not end a build in the middle, whichever output it was', async () => {
  const { code, heard } = await runUnheard(['build'], 'stdout');
  expect(code).toBe(1);
  expect(heard).toContain('/nowhere/');
  expect(heard).not.toContain('EPIPE');
  expect(snapshotOf(site.path('build')).has('index.html')).toBe(true);
  expect(await runUnheard(['build'], 'stderr')).toMatchObject({ code: 1, heard: expect.stringContaining('2 pages') });
});
