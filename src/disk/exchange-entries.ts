// Exchanges what an output folder holds, entry by entry, where the folder itself cannot be moved. For a moment it holds
// parts of both outputs. The new one is complete before the first entry goes, so that an exchange which was interrupted
// can be finished.
import { readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolderPath, freePath, isBuildFolderName, makeFolder } from './build-folders.ts';
import { isOfBuilds, markerName } from './output-marker.ts';

/**
 * Moves the old entries to a folder to be removed, and the new ones into their place.
 *
 * @param folder a folder in the output, with all new entries
 * @throws the system's error; the old entries are in their place again, but for those that can only be removed: then the
 *   next command finishes
 */
export function exchangeEntries(folder: string, out: string): void {
  const gone = makeFolder(buildFolderPath(out, 'gone', 'inside'));
  const full = freePath(buildFolderPath(out, 'full', 'inside'));
  renameSync(folder, full);
  const moved: string[] = [];
  const unmovable: string[] = [];
  try {
    for (const name of entriesOf(out)) {
      if (moveOrKeep(join(out, name), join(gone, name))) moved.push(name);
      else unmovable.push(name);
    }
  } catch (error) {
    for (const name of moved) renameSync(join(gone, name), join(out, name));
    renameSync(full, folder);
    rmdirSync(gone);
    throw error;
  }
  for (const name of unmovable) rmSync(join(out, name), { recursive: true, force: true });
  const rest = freePath(buildFolderPath(out, 'rest', 'inside'));
  renameSync(full, rest);
  moveIn(rest, out);
}

/** Moves what is left of the new entries into their place. */
export function moveIn(rest: string, out: string): void {
  for (const name of readdirSync(rest)) renameSync(join(rest, name), join(out, name));
  rmdirSync(rest);
}

/** What the output folder holds of a site. */
function entriesOf(out: string): string[] {
  return readdirSync(out).filter((name) => name !== markerName && isOfBuilds(name) && !isBuildFolderName(name));
}

/** Moves an entry; a folder of a container's image cannot be moved, only removed. */
function moveOrKeep(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EXDEV') return false;
    throw error;
  }
}
