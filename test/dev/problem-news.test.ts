// What the terminal of a dev server says of problems: each once when it comes, and that it is mended.
import { expect, it } from 'vitest';
import { problemNews } from '../../src/dev/problem-news.ts';
import type { Problem } from '../../src/model/problem.ts';
import { colorsFor } from '../../src/report/colors.ts';
import { problemNewsText, problemsText } from '../../src/report/problem-report.ts';

const broken = (line: number): Problem => ({
  rule: 'link-broken',
  severity: 'error',
  file: 'content/index.md',
  line,
  column: 1,
  href: '/nowhere/',
  suggestion: undefined,
});
const plain = colorsFor({ enabled: false });

it('tells what came and what went, and nothing where nothing changed', () => {
  const news = problemNews();
  expect(news([])).toBeUndefined();
  expect(news([broken(3)])).toMatchObject({ come: [broken(3)], gone: [] });
  // A line above it was written: it is the same problem.
  expect(news([broken(4)])).toBeUndefined();
  expect(news([])).toMatchObject({ come: [], gone: [broken(4)] });
});

it('calls nothing mended of pages that are not read yet', () => {
  const news = problemNews();
  news([broken(3)]);
  expect(news([], { isOfSomePages: true })).toBeUndefined();
  const other = { ...broken(1), file: 'content/bells.md' };
  expect(news([other], { isOfSomePages: true })).toEqual({ come: [other], gone: [], all: [broken(3), other] });
  expect(news([other])).toEqual({ come: [], gone: [broken(3)], all: [other] });
});

it('says it in words, with the place and how much is left', () => {
  const textOf = (problems: readonly Problem[]) => problemsText(problems, () => undefined, plain);
  expect(problemNewsText({ come: [broken(3)], gone: [], all: [broken(3)] }, textOf, plain)).toMatch(
    /^content\/index\.md:3:1 error .*\/nowhere\/.*\n\n1 error$/s,
  );
  expect(problemNewsText({ come: [], gone: [broken(3)], all: [] }, textOf, plain)).toMatch(
    /^✓ mended: content\/index\.md .*\/nowhere\/.*\nno problems$/s,
  );
});
