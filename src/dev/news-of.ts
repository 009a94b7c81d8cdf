// What open pages of a dev server are told: which snapshot is shown, and what is wrong with it.
import type { Problem } from '../model/problem.ts';
import { sentenceOf } from '../report/sentences.ts';
import type { DevSnapshots } from './dev-snapshots.ts';

/** Errors that are told in words: a list that nobody reads to its end is no news, and may be long. */
const toldInWords = 20;

/** Which snapshot is shown: what an open page waits for after a save. */
export interface SnapshotNews {
  readonly revision: string;
  /** Addresses of changed modules of demos, by those that an open page has: it can ask for them beside itself. */
  readonly modules: Readonly<Record<string, string>>;
}

export interface DevNews extends SnapshotNews {
  /** Why the last change could not be loaded, if so. */
  readonly failure?: string;
  /** The first errors. */
  readonly errors: readonly { readonly place: string; readonly message: string }[];
  /** How many there are. */
  readonly count: number;
}

/** That there is a snapshot. */
export function snapshotNewsOf(snapshots: Pick<DevSnapshots, 'present' | 'renewed'>): SnapshotNews {
  return { revision: snapshots.present().edition, modules: snapshots.renewed() };
}

/** The news of the present snapshot. */
export function newsOf(
  snapshots: Pick<DevSnapshots, 'present' | 'failure' | 'renewed'>,
  problems = snapshots.present().problems(),
): DevNews {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return {
    ...snapshotNewsOf(snapshots),
    failure: snapshots.failure(),
    errors: errors.slice(0, toldInWords).map((problem) => ({ place: placeOf(problem), message: sentenceOf(problem) })),
    count: errors.length,
  };
}

function placeOf({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
