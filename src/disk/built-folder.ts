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

/**
 * A folder that is the base of a site and not the root of its host: what is asked for elsewhere is another site's affair,
 * but for the page that says that there is nothing, which hosts send for all that is missing below it.
 *
 * @param base without a slash at its end
 */
export function folderBelow(base: string, folder: BuiltFolder): BuiltFolder {
  const below = `${base.slice(1)}/`;
  const placeOf = (path: string) => (path.startsWith(below) ? path.slice(below.length) : undefined);
  return {
    look(path) {
      const place = path === '404.html' ? path : placeOf(path);
      return place === undefined ? undefined : folder.look(place);
    },
    read: (path) => folder.read(placeOf(path) ?? path),
    text: folder.text,
  };
}
