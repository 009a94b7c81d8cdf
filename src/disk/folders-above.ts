// The folders in which a file of the output lies, by their paths below the output: `a/b`, `a` and '' of `a/b/c`.

/** The folder of a path; '' is its own. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** All folders above a path, the nearest first, the output itself last. */
export function* foldersAbove(path: string): Generator<string> {
  for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) yield folder;
  yield '';
}
