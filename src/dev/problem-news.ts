// What has come and gone among the problems of a dev server's site, for the terminal: a writer who looks there sees each
// once when it comes, and that it is mended.
import type { Problem } from '../model/problem.ts';

export interface ProblemNews {
  readonly come: readonly Problem[];
  readonly gone: readonly Problem[];
  /** All that there are now. */
  readonly all: readonly Problem[];
}

/**
 * Compares each list with the one before; `undefined` where nothing has changed. A list of some pages says nothing of the
 * others: what is not in it is not mended.
 */
export function problemNews(): (
  problems: readonly Problem[],
  of?: { readonly isOfSomePages?: boolean },
) => ProblemNews | undefined {
  let before: ReadonlyMap<string, Problem> = new Map();
  return (problems, { isOfSomePages = false } = {}) => {
    const found = problems.map((problem) => [keyOf(problem), problem] as const);
    const now = new Map(isOfSomePages ? [...before, ...found] : found);
    const come = [...now].filter(([key]) => !before.has(key)).map(([, problem]) => problem);
    const gone = [...before].filter(([key]) => !now.has(key)).map(([, problem]) => problem);
    before = now;
    return come.length + gone.length > 0
      ? { come, gone, all: isOfSomePages ? [...now.values()] : problems }
      : undefined;
  };
}

/** Lines move while somebody writes above them: the problem is the same. */
function keyOf(problem: Problem): string {
  return JSON.stringify({ ...problem, line: 0, column: 0 });
}
