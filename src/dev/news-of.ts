// What open pages of a dev server are told: which snapshot is shown, and what is wrong with it.
import type { Problem } from '../model/problem.ts';
import { sentenceOf } from '../report/sentences.ts';
import type { DevSnapshots } from './dev-snapshots.ts';

/** Errors that are told in words: a list that nobody reads to its end is no news, and may be long. */
const toldInWords = 20;

export interface DevNews {
  /** Of the snapshot that is shown. */
  readonly revision: string;
  /** Why the last change could not be loaded, if so. */
  readonly failure?: string;
  /** The first errors. */
  readonly errors: readonly { readonly place: string; readonly message: string }[];
  /** How many there are. */
  readonly count: number;
  /** Addresses of changed modules of demos, by those that an open page has: it can ask for them beside itself. */
  readonly modules: Readonly<Record<string, string>>;
}

/** The news of the present snapshot. */
export function newsOf(
  snapshots: Pick<DevSnapshots, 'present' | 'failure' | 'renewed'>,
  problems = snapshots.present().problems(),
): DevNews {
  const { edition } = snapshots.present();
  const errors = problems.filter(({ severity }) => severity === 'error');
  return {
    revision: edition,
    failure: snapshots.failure(),
    errors: errors.slice(0, toldInWords).map((problem) => ({ place: placeOf(problem), message: sentenceOf(problem) })),
    count: errors.length,
    modules: snapshots.renewed(),
  };
}

function placeOf({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
