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

/** A file whose contents are made when somebody needs them. */
export interface KeyedFile extends OutputClaim {
  /**
   * Says all that the contents are made from: files with one path and one key have the same contents. Absent where
   * nobody can say.
   */
  readonly key: string | undefined;
  /**
   * The contents from older ones that are of another key, where little differs; `undefined` where they have to be made.
   */
  readonly renewed?: (contents: Uint8Array, key: string) => Uint8Array | undefined;
  /** `undefined`: it turns out that there is no such file. */
  readonly make: () => MadeContents | undefined | Promise<MadeContents | undefined>;
}

export interface MadeContents {
  readonly contents: string | Uint8Array;
  /** Something went wrong that the next build has to tell again: the key says nothing of these contents. */
  readonly isFailure?: boolean;
}

/** A file as a site's output streams it. */
export type StreamedFile = OutputFile | KeyedFile;
