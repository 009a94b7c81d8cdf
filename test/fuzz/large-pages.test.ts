// What is not refused grows in proportion: large pages of every kind, ordinary and hostile, each done long before the
// limit. They are made in a process that can be ended.
import { describe, expect, it } from 'vitest';
import { fuzzRun } from './fuzz-run.ts';
import { largePages } from './large-pages.ts';

describe('large pages of every kind', () => {
  it('are made, or refused, long before they would be ended', { timeout: 900_000 }, async () => {
    // At this size, what grows with squares takes minutes, and what grows in proportion a second or so.
    const { made, ended, broken } = await fuzzRun('--large', '300000', '--limit', '30');
    expect(ended).toEqual([]);
    expect(broken).toEqual([]);
    expect(made).toBe(largePages.length);
  });
});
