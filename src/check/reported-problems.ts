// What is reported of the problems that were found: each fault once, with the severity that the config gives its rule.
import type { Config } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';
import { dedupeProblems } from './dedupe-problems.ts';

/** The problems for the author to read; errors among them decide about the exit code. */
export function reportedProblems(problems: readonly Problem[], { severity }: Pick<Config, 'severity'>): Problem[] {
  return dedupeProblems(problems).map((problem) => ({
    ...problem,
    severity: severity[problem.rule] ?? problem.severity,
  }));
}
