// What an output has that its site no longer has: files of earlier builds, and whatever somebody else has put there.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildFolderName } from './build-folders.ts';
import { parentOf } from './folders-above.ts';
import { isOfBuilds, markerName } from './output-marker.ts';
import type { OutputRecord } from './output-record.ts';

/**
 * What is in an output that has no place in the new one: paths of files, and of folders as a whole.
 *
 * @param wanted paths of the new one, below the output
 */
export function leftovers(
  out: string,
  wanted: ReadonlyMap<string, unknown>,
  record: OutputRecord | undefined,
): string[] {
  const folders = new Set(['']);
  for (const path of wanted.keys())
    for (let folder = parentOf(path); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  const own = (name: string) => name !== markerName && isOfBuilds(name) && !isBuildFolderName(name);
  const found: string[] = [];
  const look = (path: string, folder: string) => {
    if (!wanted.has(path) && !folders.has(path) && (folder !== '' || own(path))) found.push(path);
  };
  const untouched = new Set<string>();
  for (const folder of folders) {
    if (record?.isUntouched(folder)) untouched.add(folder);
    else for (const path of entriesIn(out, folder)) look(path, folder);
  }
  for (const path of record?.paths() ?? []) {
    const folder = parentOf(path);
    if (untouched.has(folder)) look(path, folder);
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
