// What a build gave, for who called it and for the words of its summary.
import type { Problem } from './problem.ts';

/** What a build gave. */
export interface BuildResult {
  /** No problem is an error. */
  readonly ok: boolean;
  /** Absolute path of the output folder. */
  readonly out: string;
  /** Pages written, API pages and their indexes included. */
  readonly pages: number;
  readonly apiPages: number;
  readonly demos: number;
  readonly files: number;
  readonly bytes: number;
  readonly ms: number;
  readonly problems: readonly Problem[];
}
