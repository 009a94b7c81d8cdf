// The result of a build, for its caller and for the printed summary.
import type { BuildProfile } from './build-profile.ts';
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
  readonly notes: readonly BuildNote[];
  /** Where the time went; only where it was asked for. */
  readonly profile?: BuildProfile;
}

/** The result of a share of a build. */
export interface ShareResult {
  /** `2/4`. */
  readonly share: string;
  /** Absolute path of the share's folder. */
  readonly out: string;
  /** Pages that were read. The home page is in every share. */
  readonly pages: number;
  readonly apiPages: number;
  readonly demos: number;
  /** Of its records. */
  readonly bytes: number;
  readonly ms: number;
}

/** What is good to know of a build, once, and is no fault of its author's. */
export type BuildNote =
  /** The output could not be swapped as a whole. */
  | { readonly note: 'output-exchanged' }
  /** Files of earlier builds that stay in the output; none where there was no earlier output. */
  | { readonly note: 'assets-kept'; readonly hasEarlier: boolean; readonly files: number; readonly builds: number }
  /** Demos show that a package misses its licence key. */
  | { readonly note: 'licence-missing'; readonly demos: number };
