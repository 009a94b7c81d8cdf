// Whatever a page holds, it becomes HTML or a problem: it neither throws nor hangs, and leaves its neighbours alone.
// The pages are the same each time; `npm run fuzz` makes as many others as one likes. They are made in a process that
// can be ended.
import { describe, expect, it } from 'vitest';
import { openElement } from './check-page.ts';
import { isWhole } from '../support/sample.ts';
import { fuzzRun } from './fuzz-run.ts';
import { mutatedPage } from './mutate.ts';

const pages = isWhole ? 2000 : 500;

describe('bad pages', () => {
  it('become HTML or a problem, and leave their neighbours as they are', { timeout: 600_000 }, async () => {
    // A page that takes a minute hangs, however busy the machine.
    const { made, failed, ended, broken } = await fuzzRun(String(pages), '--limit', '60');
    expect(ended).toEqual([]);
    expect(broken).toEqual([]);
    expect(made).toBe(pages);
    // Some are refused, most are not: else the fuzzer would make nothing of interest, or the bounds would be too
    // narrow.
    expect(failed).toBeGreaterThan(pages / 200);
    expect(failed).toBeLessThan(pages / 10);
  });

  it('are the same for the same seed, and others for others', () => {
    expect(mutatedPage(7)).toEqual(mutatedPage(7));
    expect(new Set(Array.from({ length: 100 }, (_, seed) => mutatedPage(seed).text)).size).toBe(100);
  });
});

describe('the check of HTML', () => {
  it.each([
    ['<p>a<br>b</p>', undefined],
    ['<p title="a > b">x</p>', undefined],
    ['<script>if (a < b) "<p>";</script>', undefined],
    ['<p>a', '<p> is not closed'],
    ['<p><b>a</p></b>', 'an end tag out of place: </p>'],
    ['a</div>', 'an end tag out of place: </div>'],
    ['a < b', 'a "<" that begins no tag: < b'],
  ])('of %s finds %s', (html, fault) => expect(openElement(html)).toBe(fault));
});
