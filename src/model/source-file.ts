// A source file, and a reference to a file that a record was made from.

/** A text file of the project. */
export interface SourceFile {
  /** Relative to the project's root, `/`-separated; it begins with `../` in content roots outside the project. */
  readonly path: string;
  readonly text: string;
  /** Hash of the content. */
  readonly hash: string;
}

/**
 * A file that a record depends on: its path (as in {@link SourceFile}) and content hash, or `null` where it did not
 * exist.
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
