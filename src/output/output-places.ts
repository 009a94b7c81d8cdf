// Who has which place in the output. In: paths, each with the file that asks for it. Out: whether it is free, and a
// problem where two files of the site cannot both be written: they have one path, or one is a file where the other
// needs a folder; or, on many disks, their paths differ by case only.
import { parentOf } from '../disk/folders-above.ts';
import { markerName } from '../disk/output-marker.ts';
import type { OutputSource } from '../model/output-file.ts';
import type { Problem } from '../model/problem.ts';

export interface OutputPlaces {
  readonly problems: readonly Problem[];
  /**
   * Takes a place for a file.
   *
   * @param source what the file is made from; absent: xdocs makes it, and what it makes twice is the same
   * @returns whether the place was free; who asks first keeps it
   */
  take(path: string, source?: OutputSource): boolean;
}

/** An output in which nothing has a place yet but the mark of who made it. */
export function outputPlaces(): OutputPlaces {
  const problems: Problem[] = [];
  const files = new Map<string, OutputSource | undefined>([[markerName, undefined]]);
  /** Paths with upper-case letters, by the same in lower case. */
  const folded = new Map<string, string>();
  const toldPairs = new Set<string>();
  /** A file in each folder that files need. */
  const folders = new Map<string, string>();

  /** The file in the way of another: at its path, below it, or where it needs a folder. */
  const inTheWayOf = (path: string): string | undefined => {
    if (files.has(path)) return path;
    const below = folders.get(path);
    if (below !== undefined) return below;
    for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) {
      if (folders.has(folder)) return undefined;
      if (files.has(folder)) return folder;
    }
    return undefined;
  };
  const tellTwin = (path: string, source: OutputSource | undefined) => {
    const lower = path.toLowerCase();
    const twin = folded.get(lower) ?? (lower !== path && files.has(lower) ? lower : undefined);
    if (lower !== path) folded.set(lower, path);
    if (twin === undefined) return;
    const holder = files.get(twin);
    const told = source ?? holder;
    const other = (source && holder)?.file ?? 'one that xdocs makes';
    // Sources that differ likewise are the checks' to tell; and a page has several files, each with its twin.
    const pair = `${told?.file}\n${other}`;
    if (!told || toldPairs.has(pair) || (told.file !== other && told.file.toLowerCase() === other.toLowerCase()))
      return;
    toldPairs.add(pair);
    problems.push({ rule: 'case-conflict', severity: 'warning', ...told, path: source ? path : twin, other });
  };
  return {
    problems,
    take(path, source) {
      const taken = inTheWayOf(path);
      if (taken === undefined) {
        tellTwin(path, source);
        files.set(path, source);
        // What is above a known folder is known, too.
        for (let folder = parentOf(path); folder !== '' && !folders.has(folder); folder = parentOf(folder))
          folders.set(folder, path);
        return true;
      }
      const holder = files.get(taken);
      const isSame = path === taken && source?.file === holder?.file;
      const told = source ?? holder;
      if (told && !isSame)
        problems.push({
          rule: 'output-conflict',
          severity: 'error',
          ...told,
          path,
          other: (source && holder)?.file ?? 'one that xdocs makes',
          lost: source ? 'this one' : 'the other',
        });
      return false;
    },
  };
}
