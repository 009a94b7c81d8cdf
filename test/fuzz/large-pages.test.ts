// What is not refused grows in proportion: large pages of every kind, ordinary and hostile, each done long before the limit. They
// are made in a process that can be ended.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { largePages } from './large-pages.ts';

describe('large pages of every kind', () => {
  it('are made, or refused, long before they would be ended', { timeout: 900_000 }, async () => {
    const script = fileURLToPath(new URL('run.js', import.meta.url));
    const { made, ended, broken } = await new Promise<{ made: number; ended: unknown[]; broken: unknown[] }>((resolve, reject) => {
      // At this size, what grows with squares takes minutes, and what grows in proportion a second or so.
      execFile(process.execPath, [script, '--large', '300000', '--json', '--limit', '30'], { maxBuffer: 1 << 26 }, (error, output) => (output ? resolve(JSON.parse(output) as never) : reject(error)));
    });
    expect(ended).toEqual([]);
    expect(broken).toEqual([]);
    expect(made).toBe(largePages.length);
  });
});
