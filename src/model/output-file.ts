// A file to write: its path below the output folder, its contents, and which of the author's files it is made from.

/** The author's file that an output file is made from, for problems about the latter. */
export interface OutputSource {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** A place in the output that a file will have. */
export interface OutputClaim {
  /** Path below the output folder, with `/`. */
  readonly path: string;
  /** Absent where xdocs makes the file by itself. */
  readonly source?: OutputSource;
}

export type OutputFile = OutputClaim &
  ({ readonly contents: string | Uint8Array } | { /** Absolute path of a file to copy. */ readonly copyFrom: string });
