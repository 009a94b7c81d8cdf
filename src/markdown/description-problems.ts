// What a description must be like, FORMAT section 2. In: its text. Out: problems.
import { descriptionLimit as limit, sentenceEnd } from '../model/description.ts';
import type { Problem } from '../model/problem.ts';

interface Place {
  readonly severity: 'error';
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The problems with a description that is there. */
export function descriptionProblems(description: string, at: Place): Problem[] {
  const problems: Problem[] = [];
  if (description.length > limit)
    problems.push({ rule: 'description-too-long', ...at, length: description.length, limit });
  if (!sentenceEnd.test(description)) problems.push({ rule: 'description-end', ...at, found: description.slice(-1) });
  return problems;
}
