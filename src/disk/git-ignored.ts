// What git ignores below a folder. In: a folder. Out: whether a file is ignored, from one call of git.
import { spawnSync } from 'node:child_process';
import { join, sep } from 'node:path';

/**
 * Asks git once for all files and folders that it ignores and does not track. Nothing is ignored outside a repository
 * and without git.
 *
 * @param folder its real absolute path
 * @returns whether a file, by its real absolute path, is ignored
 */
export function gitIgnored(folder: string): (file: string) => boolean {
  // A folder of which everything is ignored is one entry, so that packages are not listed one by one.
  const listing = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
  const { stdout } = spawnSync('git', ['--no-optional-locks', '-C', folder, ...listing], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
  });
  // `join` keeps the slash at the end of a folder; `./` is the folder itself. Systems spell accents in two ways.
  const entries = new Set(
    (stdout ?? '').split('\0').flatMap((entry) => (entry ? join(folder, entry).normalize() : [])),
  );
  return (file) => {
    const path = file.normalize();
    if (entries.has(path)) return true;
    for (let at = path.lastIndexOf(sep); at > 0; at = path.lastIndexOf(sep, at - 1))
      if (entries.has(path.slice(0, at + 1))) return true;
    return false;
  };
}
