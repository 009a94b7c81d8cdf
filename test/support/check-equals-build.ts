// What `check` reports of a site is what `build` finds, but for the rules that only one of them has.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject } from 'vitest';
import type * as Xdocs from '../../src/index.ts';
import type { Problem } from '../../src/model/problem.ts';
import { checkOnlyRules } from '../../src/output/problems-of.ts';

type Outcome = readonly string[] | string;

/** Builds and checks the project in a folder, and compares what both say; where one cannot run, the other cannot either. */
export async function expectCheckEqualsBuild(cwd: string): Promise<void> {
  // The compiled package: its cache is that of the command line, so that most is made once.
  const library = pathToFileURL(join(inject('workFolder'), 'xdocs', 'dist', 'index.js')).href;
  const { build, check } = (await import(/* @vite-ignore */ library)) as typeof Xdocs;
  const built = await outcomeOf(() => build({ cwd, out: 'build-compared' }));
  const checked = await outcomeOf(() => check({ cwd }));
  expect(checked, 'check says the same as build').toEqual(built);
}

/** The same of what both have printed, which is what a reader compares. */
export function expectSameProblems(built: string, checked: string): void {
  const expected = problemLines(built);
  expect(expected, 'what build says').not.toEqual([]);
  expect(problemLines(checked), 'check says the same as build').toEqual(expected);
}

function problemLines(text: string): string[] {
  const lines = text.split('\n').filter((line) => /^(?!✗).* (?:error|warning) .* [\w-]+$/.test(line));
  return lines.filter((line) => !checkOnlyRules.some((rule) => line.endsWith(` ${rule}`))).sort();
}

async function outcomeOf(run: () => Promise<{ readonly problems: readonly Problem[] }>): Promise<Outcome> {
  try {
    const { problems } = await run();
    const shared = problems.filter(({ rule }) => !checkOnlyRules.includes(rule));
    return shared.map((problem) => JSON.stringify(problem)).sort();
  } catch (error) {
    if ((error as Error).constructor.name !== 'XdocsError') throw error;
    return (error as Error).message;
  }
}
