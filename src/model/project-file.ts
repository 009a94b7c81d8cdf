// Paths of user modules and folders as shown in problems.

/** An absolute path made relative to the project's root, with `../` if outside it; `.` where there is no path. */
export function projectFile(file: string | undefined, root: string): string {
  if (!file) return '.';
  const [to, from] = [file.split(/[\\/]/), root.split(/[\\/]/)];
  const differ = from.findIndex((segment, index) => segment !== to[index]);
  const common = differ < 0 ? from.length : differ;
  return [...from.slice(common).map(() => '..'), ...to.slice(common)].join('/') || '.';
}
