// The result of a build, for its caller and for the printed summary.
import type { Problem } from './problem.ts';

export interface BuildResult {
  /** Whether no problem has the severity `error`. */
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
