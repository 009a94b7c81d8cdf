// What an output has that its site no longer has: files of earlier builds, and whatever somebody else has put there.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildFolderName } from './build-folders.ts';
import { isOfBuilds, markerName } from './output-marker.ts';
import type { OutputRecord } from './output-record.ts';

/**
 * What is in an output that has no place in the new one: paths of files, and of folders as a whole.
 *
 * @param paths of the new one, below the output
 */
export function leftovers(out: string, paths: Iterable<string>, record: OutputRecord | undefined): string[] {
  const wanted = new Set<string>(paths);
  const folders = new Set(['']);
  for (const path of wanted) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (folders.has(path.slice(0, end))) break;
      folders.add(path.slice(0, end));
    }
  }
  const own = (name: string) => name !== markerName && isOfBuilds(name) && !isBuildFolderName(name);
  const found: string[] = [];
  for (const folder of folders) {
    for (const path of record?.entriesOf(folder) ?? entriesIn(out, folder)) {
      if (!wanted.has(path) && !folders.has(path) && (folder !== '' || own(path))) found.push(path);
    }
  }
  return found.sort();
}

function entriesIn(out: string, folder: string): string[] {
  try {
    return readdirSync(join(out, folder)).map((name) => (folder ? `${folder}/${name}` : name));
  } catch (error) {
    // A folder that is new.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
