// A file as found, and the list of files a record was made from.

/** A text file of the project. */
export interface SourceFile {
  /** Relative to the project's root, `/`-separated; `../` leads to content roots outside the project. */
  readonly path: string;
  readonly text: string;
  /** Hash of the content. */
  readonly hash: string;
}

/**
 * A file that a record depends on: its path (as in {@link SourceFile}) and content hash, or `null` where none was
 * found.
 */
export interface FileRead {
  readonly path: string;
  readonly hash: string | null;
}

/** A place in a file, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}
