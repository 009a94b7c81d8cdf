// Resolves the symbolic links of a path, whether it exists or not.
import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * The real path. If the path does not exist, the real path of its nearest existing parent with the rest appended; for
 * circular links, the path itself.
 */
export function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code === 'ELOOP' || parent === path) return path;
    const folder = realPathOf(parent);
    // A link may point to something that does not exist yet.
    const target = linkTarget(path);
    return target === undefined ? join(folder, basename(path)) : realPathOf(resolve(folder, target));
  }
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
