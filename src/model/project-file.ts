// Paths of user modules and folders as problems name them.

/** An absolute path relative to the project's root, `../` leading out of it; the root itself where there is no path. */
export function projectFile(file: string | undefined, root: string): string {
  if (!file) return '.';
  const [to, from] = [file.split(/[\\/]/), root.split(/[\\/]/)];
  const differ = from.findIndex((segment, index) => segment !== to[index]);
  const common = differ < 0 ? from.length : differ;
  return [...from.slice(common).map(() => '..'), ...to.slice(common)].join('/') || '.';
}
