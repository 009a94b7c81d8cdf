// A file that a new documentation begins with.

/** A file to write where there is none; or, with `extend`, what becomes of the text that is there. */
export interface StarterFile {
  /** Below the project's folder. */
  readonly path: string;
  readonly text: string;
  readonly extend?: (text: string) => string | undefined;
}
