// A file to write: its path below the output folder, and its contents.

export type OutputFile =
  | { readonly path: string; readonly contents: string | Uint8Array }
  | { readonly path: string; /** Absolute path of a file to copy. */ readonly copyFrom: string };
