// A folder that xdocs has built, as a server reads it. In: its path. Out: what lies at a path below it, and contents.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { XdocsError } from '../model/problem.ts';
import { hasMarker } from './output-marker.ts';

export interface BuiltFolder {
  readonly look: (path: string) => 'file' | 'folder' | undefined;
  readonly read: (path: string) => Uint8Array;
  /** The text of a file, empty where there is none. */
  readonly text: (path: string) => string;
}

/**
 * Opens the folder. Nothing of it is kept: the next build may put another one in its place.
 *
 * @param shown the folder's path as messages name it
 * @throws XdocsError where there is no folder, or another one than a build has made
 */
export function builtFolder(folder: string, shown: string): BuiltFolder {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new XdocsError(`There is no ${shown}: build the site first, with "xdocs build".`);
  if (!found.isDirectory() || !hasMarker(folder))
    throw new XdocsError(
      `${shown} was not made by xdocs. Name the output of a build with --out, or build the site with "xdocs build".`,
    );
  const look: BuiltFolder['look'] = (path) => {
    const entry = statSync(join(folder, path), { throwIfNoEntry: false });
    return entry?.isFile() ? 'file' : entry?.isDirectory() ? 'folder' : undefined;
  };
  return {
    look,
    read: (path) => readFileSync(join(folder, path)),
    text: (path) => (look(path) === 'file' ? readFileSync(join(folder, path), 'utf8') : ''),
  };
}
