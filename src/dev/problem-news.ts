// What has come and gone among the problems of a dev server's site, for the terminal: a writer who looks there sees each
// once when it comes, and that it is mended.
import type { Problem } from '../model/problem.ts';

export interface ProblemNews {
  readonly come: readonly Problem[];
  readonly gone: readonly Problem[];
  /** All that there are now. */
  readonly all: readonly Problem[];
}

/** Compares each list with the one before; `undefined` where nothing has changed. */
export function problemNews(): (problems: readonly Problem[]) => ProblemNews | undefined {
  let before: ReadonlyMap<string, Problem> = new Map();
  return (problems) => {
    const now = new Map(problems.map((problem) => [keyOf(problem), problem]));
    const come = [...now].filter(([key]) => !before.has(key)).map(([, problem]) => problem);
    const gone = [...before].filter(([key]) => !now.has(key)).map(([, problem]) => problem);
    before = now;
    return come.length + gone.length > 0 ? { come, gone, all: problems } : undefined;
  };
}

/** Lines move while somebody writes above them: the problem is the same. */
function keyOf(problem: Problem): string {
  return JSON.stringify({ ...problem, line: 0, column: 0 });
}
