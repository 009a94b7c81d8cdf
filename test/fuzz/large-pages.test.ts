// What is not refused grows in proportion: large pages, ordinary and hostile, each done long before the limit. They are
// made in a process that can be ended. A sample of the kinds is large; a whole run makes all of them large.
import { describe, expect, it } from 'vitest';
import { fuzzRun } from './fuzz-run.ts';
import { isWhole } from '../support/sample.ts';
import { largePages } from './large-pages.ts';

describe('large pages', () => {
  it.each([
    // At this size, what grows with squares takes minutes, and what grows in proportion a second or so.
    ['large', isWhole ? 1 : 20, 300_000],
    ['not quite as large', 1, 10_000],
  ])('%s are made, or refused, long before they would be ended', { timeout: 900_000 }, async (_, every, size) => {
    const { made, ended, broken } = await fuzzRun('--large', `${size}`, '--every', `${every}`, '--limit', '30');
    expect(ended).toEqual([]);
    expect(broken).toEqual([]);
    expect(made).toBe(Math.ceil(largePages.length / every));
  });
});
