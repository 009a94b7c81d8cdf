// Paths of user modules as problems name them.

/** A path relative to the project's root; the root itself where there is no such module. */
export function projectFile(file: string | undefined, root: string): string {
  if (!file) return '.';
  return file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;
}
