// What `check` reports of a site is what `build` finds, but for the rules that only one of them has.
import { expect } from 'vitest';
import { build } from '../../src/commands/build.ts';
import { check } from '../../src/commands/check.ts';
import { XdocsError, type Problem } from '../../src/model/problem.ts';
import { checkOnlyRules } from '../../src/output/problems-of.ts';

type Outcome = readonly string[] | string;

/** Builds and checks the project in a folder, and compares what both say; where one cannot run, the other cannot either. */
export async function expectCheckEqualsBuild(cwd: string): Promise<void> {
  const built = await outcomeOf(() => build({ cwd, out: 'build-compared' }));
  const checked = await outcomeOf(() => check({ cwd }));
  expect(checked, 'what check says, and build does not').toEqual(built);
}

async function outcomeOf(run: () => Promise<{ readonly problems: readonly Problem[] }>): Promise<Outcome> {
  try {
    const { problems } = await run();
    const shared = problems.filter(({ rule }) => !checkOnlyRules.includes(rule));
    return shared.map((problem) => JSON.stringify(problem)).sort();
  } catch (error) {
    if (!(error instanceof XdocsError)) throw error;
    return error.message;
  }
}
