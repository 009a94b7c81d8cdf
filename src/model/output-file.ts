// A file to be: where it goes below the output folder, and what is in it.

export type OutputFile =
  | { readonly path: string; readonly contents: string | Uint8Array }
  | { readonly path: string; /** Absolute path of a file to copy. */ readonly copyFrom: string };
