// What is told of the problems that were found: each fault once, as severe as the config has it.
import type { Config } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';
import { withoutEchoes } from './without-echoes.ts';

/** The problems for the author to read; errors among them decide about the exit code. */
export function toldProblems(problems: readonly Problem[], { severity }: Pick<Config, 'severity'>): Problem[] {
  return withoutEchoes(problems).map((problem) => ({
    ...problem,
    severity: severity[problem.rule] ?? problem.severity,
  }));
}
