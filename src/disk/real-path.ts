// Where a path leads once its symbolic links are followed, whether anything is there yet or not.
import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * The real path: of what is not there yet, that of its nearest parent with the rest behind it. Of links in a circle,
 * the path itself.
 */
export function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code === 'ELOOP' || parent === path) return path;
    const folder = realPathOf(parent);
    // A link may lead to what is still to be made.
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
