// Changes an output in its place: new and changed files are moved in one by one, and what is no more is removed. Made for
// changes that are small beside the output. All of it lies ready before the first file is moved, with a list of what to
// remove, so that a change which was interrupted can be finished.
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFolderPath, freePath } from './build-folders.ts';
import { entryAt } from './file-stamp.ts';
import { writeMarker } from './output-marker.ts';
import type { Stage } from './swap-output.ts';

/** In the folder of a change: what is to be removed, as a JSON list of paths below the output. */
const removalsName = '.xdocs-removals.json';

/**
 * Whether files can be moved to their places one by one: no folder is in the way of a file, and no file or link in the
 * way of a folder.
 */
export function canPatch(out: string, paths: Iterable<string>): boolean {
  const folders = new Set<string>(['.']);
  for (const path of paths) {
    if (entryAt(join(out, path))?.isDirectory()) return false;
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) {
      folders.add(folder);
      const found = entryAt(join(out, folder));
      if (found && !found.isDirectory()) return false;
    }
  }
  return true;
}

/**
 * Moves all files of a stage into the output and removes others.
 *
 * @param removed paths of files and folders below the output
 * @throws the system's error; the next command finishes
 */
export function patchOutput({ folder, isInside }: Stage, out: string, removed: readonly string[]): void {
  writeFileSync(join(folder, removalsName), JSON.stringify(removed));
  // The mark is made anew by each build: by it, another one notices that the output is no longer what it was.
  writeMarker(folder);
  const patch = freePath(buildFolderPath(out, 'patch', isInside && 'inside'));
  renameSync(folder, patch);
  finishPatch(patch, out);
}

/** Does what is left of a change. */
export function finishPatch(folder: string, out: string): void {
  const removed = JSON.parse(readFileSync(join(folder, removalsName), 'utf8')) as string[];
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== removalsName)
    .sort();
  // New files first, so that no page that is there already names one that is not.
  const isThere = new Map(paths.map((path) => [path, existsSync(join(out, path))]));
  for (const path of [...paths.filter((one) => !isThere.get(one)), ...paths.filter((one) => isThere.get(one))]) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    renameSync(join(folder, path), join(out, path));
  }
  for (const path of removed.filter((one) => !one.split('/').includes('..')))
    rmSync(join(out, path), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
