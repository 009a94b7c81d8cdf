// A page that is refused for a reason that its author can fix. Thrown inside the Markdown chain, caught by parsePage.
import type { Problem } from '../model/problem.ts';

export class PageRefused extends Error {
  override name = 'PageRefused';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.rule);
    this.problem = problem;
  }
}
