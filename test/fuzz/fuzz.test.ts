// Whatever a page holds, it becomes HTML or a problem: it neither throws nor hangs, and leaves its neighbours alone. The pages
// are the same each time; `npm run fuzz` makes as many others as one likes. They are made in a process that can be ended.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openElement } from './check-page.ts';
import { mutatedPage } from './mutate.ts';

interface Findings {
  readonly made: number;
  readonly failed: number;
  readonly ended: readonly unknown[];
  readonly broken: readonly unknown[];
}

const script = fileURLToPath(new URL('run.js', import.meta.url));
const pages = 800;

function fuzz(): Promise<Findings> {
  return new Promise((resolve, reject) => {
    // A page that takes a minute hangs, however busy the machine.
    execFile(process.execPath, [script, String(pages), '--json', '--limit', '60'], { maxBuffer: 1 << 26 }, (error, output) => (output ? resolve(JSON.parse(output) as Findings) : reject(error)));
  });
}

describe('bad pages', () => {
  it('become HTML or a problem, and leave their neighbours as they are', { timeout: 600_000 }, async () => {
    const { made, failed, ended, broken } = await fuzz();
    expect(ended).toEqual([]);
    expect(broken).toEqual([]);
    expect(made).toBe(pages);
    // Some are refused, most are not: else the fuzzer would make nothing of interest, or the bounds would be too narrow.
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
