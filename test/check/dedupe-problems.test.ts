// One fault of a demo, told once, whoever finds it.
import { expect, it } from 'vitest';
import { dedupeProblems } from '../../src/check/dedupe-problems.ts';
import type { Problem } from '../../src/model/problem.ts';

const demo = 'content/Ride';
const at = { severity: 'error', file: 'content/Ride.tsx', demo } as const;
const missing = (line: number, specifier: string, suggestion?: string): Problem => ({
  rule: 'demo-import-missing',
  ...at,
  line,
  column: 1,
  specifier,
  suggestion,
});
const types = (line: number, message: string): Problem => ({ rule: 'demo-types', ...at, line, column: 1, message });

it('keeps one of an import that the source, the bundler and the compiler miss', () => {
  const [relative, bare] = [missing(1, './rings', 'ring'), missing(2, 'velo-kti', 'velo-kit')];
  const other = types(1, "Type 'a' is not assignable to type 'b'. (TS2322)");
  const problems = [
    relative,
    missing(1, './rings'),
    bare,
    types(1, 'Cannot find module. (TS2307)'),
    types(2, 'Cannot find module. (TS2882)'),
    other,
    types(3, 'Cannot find module. (TS2307)'),
  ];
  expect(dedupeProblems(problems)).toEqual([relative, bare, other, problems[6]]);
});

it('keeps one of a component that fails alike on each page that has it', () => {
  const thrown = (message: string): Problem => ({ rule: 'demo-server-error', ...at, severity: 'warning', message });
  expect(dedupeProblems([thrown('a'), thrown('a'), thrown('b'), thrown('a')])).toEqual([thrown('a'), thrown('b')]);
});

it('keeps two of one line', () => expect(dedupeProblems([missing(1, './a'), missing(1, './b')])).toHaveLength(2));

it('keeps one of a helper that two demos share', () =>
  expect(dedupeProblems([missing(1, './a'), { ...missing(1, './a'), demo: 'content/Bell' } as Problem])).toHaveLength(
    1,
  ));

it('keeps of a shared fault the one that says how many demos it concerns, once', () => {
  const shared: Problem = { ...missing(1, './a'), others: 39 } as Problem;
  const compile: Problem = { rule: 'demo-compile', ...at, others: 39, message: 'no' };
  expect(dedupeProblems([missing(1, './a'), shared, compile, shared, compile])).toEqual([shared, compile]);
});

it('keeps what knows the line of a default export that is none', () => {
  const [known, unknown]: Problem[] = [
    { rule: 'demo-default-export', ...at, line: 1, column: 1 },
    { rule: 'demo-default-export', ...at, found: 'an object' },
  ];
  const thrown: Problem = { rule: 'demo-server-error', ...at, severity: 'warning', message: 'x' };
  expect(dedupeProblems([unknown!, known!, thrown])).toEqual([known]);
  expect(dedupeProblems([unknown!, { ...thrown, demo: 'content/Bell' }])).toHaveLength(2);
});

it('keeps what does not compile', () => {
  const problems: Problem[] = [
    missing(1, './a'),
    { rule: 'demo-compile', ...at, line: 1, message: 'Expected ";"' },
    { rule: 'demo-compile', ...at, message: 'Could not resolve "worker:./a"' },
  ];
  expect(dedupeProblems(problems)).toEqual(problems.slice(0, 2));
});
