// What a profile adds up and prints.
import { expect, it } from 'vitest';
import type { Span } from '../../src/model/trace.ts';
import { chromeTrace } from '../../src/report/chrome-trace.ts';
import { colorsFor } from '../../src/report/colors.ts';
import { profileOf } from '../../src/report/profile-of.ts';
import { profileText } from '../../src/report/profile-report.ts';

const span = (kind: Span['kind'], name: string, start: number, end: number, thread?: string): Span => ({
  kind,
  name,
  start,
  end,
  ...(thread !== undefined && { thread }),
});
const spans: readonly Span[] = [
  span('step', 'parse pages', 100, 700),
  span('step', 'write files', 700, 1000),
  span('step', 'check', 1000, 1001),
  span('part', 'pages', 700, 850),
  span('part', 'pages', 850, 900),
  span('part', 'robots', 900, 900.5),
  span('parse', 'content/a.md', 100, 110),
  span('render', 'content/a.md', 700, 730),
  span('parse', 'content/b.md', 110, 125),
  span('worker', 'types', 100, 500, 'api-worker'),
];

it('adds up what has one name, the longest first', () => {
  expect(profileOf(spans)).toEqual({
    steps: [
      { name: 'parse pages', ms: 600 },
      { name: 'write files', ms: 300 },
      { name: 'check', ms: 1 },
    ],
    parts: [
      { name: 'pages', ms: 200 },
      { name: 'robots', ms: 0.5 },
    ],
    pages: [
      { name: 'content/a.md', ms: 40 },
      { name: 'content/b.md', ms: 15 },
    ],
    demos: [],
    threads: [{ name: 'api-worker', ms: 400 }],
  });
});

it('prints shares of the whole, parts below their step, and what is short as one line', () => {
  const text = profileText(
    { file: '/a/trace.json', ms: 1000, cpuMs: 1400, peakBytes: 3e8, ...profileOf(spans) },
    colorsFor({ enabled: false }),
  );
  expect(text).toBe(
    `
Where the time went: 1.0 s, 1.4 s of a processor, 300.0 MB of memory at most
  600 ms   60 %  parse pages
  300 ms   30 %  write files
  200 ms   20 %    of it pages
    1 ms    0 %  the rest
  Steps run side by side, so that shares may come to more than 100 %.
Slowest pages
   40 ms  content/a.md
   15 ms  content/b.md
Threads beside the main one
  400 ms  api-worker
trace: /a/trace.json (open it at ui.perfetto.dev or chrome://tracing)`.trim(),
  );
});

it('keeps a trace of a large site short: the longest spans of each kind', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    span('parse', `content/${index}.md`, index * 10, index * 10 + 1 + index / 5000),
  );
  const { traceEvents } = JSON.parse(chromeTrace([...many, span('step', 'parse pages', 0, 50_000)], 0)) as {
    traceEvents: { cat?: string; name: string; ts: number }[];
  };
  const pages = traceEvents.filter(({ cat }) => cat === 'parse');
  expect(pages).toHaveLength(2000);
  expect(pages[0]!.name).toBe('content/3000.md');
  expect(traceEvents.filter(({ cat }) => cat === 'step')).toHaveLength(2);
});
