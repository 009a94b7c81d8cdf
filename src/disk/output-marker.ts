// How xdocs knows the folders that it made: by a marker file. No other folder is ever replaced or removed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The marker file of folders that xdocs made. */
export const markerName = '.xdocs';
const markerText = 'Made by xdocs, which replaces this folder as a whole.\n';

/** Marks a folder as made by xdocs. */
export function writeMarker(folder: string): void {
  writeFileSync(join(folder, markerName), markerText);
}

/** Whether xdocs may do with a folder what it wants: it made the folder, or nothing is in it. */
export function isOwnFolder(folder: string): boolean {
  return hasMarker(folder) || readdirSync(folder).filter(isOfBuilds).length === 0;
}

/** Whether an entry of an output folder comes from builds; file systems put a folder of their own into their root. */
export function isOfBuilds(name: string): boolean {
  return name !== 'lost+found';
}

/** Whether a folder is marked as made by xdocs. */
export function hasMarker(folder: string): boolean {
  try {
    readFileSync(join(folder, markerName));
    return true;
  } catch {
    return false;
  }
}
