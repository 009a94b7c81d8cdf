// "Did you mean …" for a file that is not there: the most similar name in its folder.
import { nearestOfMany } from './nearest.ts';

/** Lists the project paths of a folder's files; none for a missing folder. */
type ListFolder = (folder: string) => readonly string[];

/** The name that a file goes by; `undefined` for one that cannot be meant. */
type NameOf = (path: string) => string | undefined;

type FindFile = (path: string, nameOf: NameOf) => string | undefined;

const finders = new WeakMap<ListFolder, FindFile>();

/**
 * The name nearest to that of a missing file among the files of its folder.
 *
 * @param listFolder the disk; whatever is looked for on the same one shares one budget, so that thousands of missing
 *   files cost about a second in all
 * @param nameOf makes names of paths, the same function each time; absent: the last segment
 */
export function nearestFile(listFolder: ListFolder, path: string, nameOf: NameOf = lastSegmentOf): string | undefined {
  const find = finders.get(listFolder) ?? createFinder(listFolder);
  finders.set(listFolder, find);
  return find(path, nameOf);
}

/** The last segment of a path. */
export function lastSegmentOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function createFinder(listFolder: ListFolder): FindFile {
  const nearest = nearestOfMany();
  const known = new Map<NameOf, Map<string, readonly string[]>>();
  return (path, nameOf) => {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
    const folders = known.get(nameOf) ?? new Map<string, readonly string[]>();
    known.set(nameOf, folders);
    const names = folders.get(folder) ?? listFolder(folder).flatMap((file) => nameOf(file) ?? []);
    folders.set(folder, names);
    return nearest(lastSegmentOf(path), names);
  };
}
