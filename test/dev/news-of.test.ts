// What open pages are told: of thousands of errors, the first and their number.
import { expect, it } from 'vitest';
import type { Problem } from '../../src/model/problem.ts';
import { newsOf } from '../../src/dev/news-of.ts';
import type { Snapshot } from '../../src/dev/snapshot.ts';

const broken = (line: number): Problem => ({
  rule: 'link-broken',
  severity: 'error',
  file: 'content/index.md',
  line,
  column: 3,
  href: '/bells/',
});

it('tells the first errors and how many there are, and no warnings', () => {
  const warning: Problem = { rule: 'description-missing', severity: 'warning', file: 'content/index.md' };
  const present = {
    edition: 'a-7',
    problems: () => [warning, ...Array.from({ length: 3001 }, (_, index) => broken(index + 1))],
  } as unknown as Snapshot;
  const news = newsOf({ present: () => present, failure: () => 'no config', renewed: () => ({}) });
  expect([news.revision, news.failure, news.count, news.errors.length]).toEqual(['a-7', 'no config', 3001, 20]);
  expect(news.errors[0]).toEqual({
    place: 'content/index.md:1:3',
    message: expect.stringContaining('/bells/') as string,
  });
  expect(JSON.stringify(news).length).toBeLessThan(10_000);
});
