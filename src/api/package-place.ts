// Which package a file belongs to, by its path.

/** The name of the innermost package whose folder below a `node_modules` holds a file; `undefined` for any other file. */
export function packageNameIn(file: string): string | undefined {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}
