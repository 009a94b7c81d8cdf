// What a build remembers of the output that it wrote: for each file what it was made from, and for files and folders how
// they lay there. So the next build neither makes nor reads a file that is still the same, and what somebody else has
// changed, added or removed is noticed by its stamp. Nothing here is believed about a file whose stamp is another.
import { join, sep } from 'node:path';
import { clockTickMs, fileStampAt, folderStampAt, modifiedIn, sizeIn } from './file-stamp.ts';
import { foldersAbove, parentOf } from './folders-above.ts';
import type { RecordStore } from './record-store.ts';

/** An output as it lay there. Paths are below the output, which is '' itself. Flat lists: there are ten thousands. */
export interface RecordedOutput {
  /** Path, key and stamp of each file, one after the other. */
  readonly files: readonly string[];
  /** Path and stamp of each folder, one after the other. */
  readonly folders: readonly string[];
}

export interface OutputRecord {
  /** The size of a file that lies there as it was left, made from what a key says; `undefined`: nobody knows. */
  unchanged(path: string, key: string): number | undefined;
  /** What a file that lies there as it was left was made from; `undefined`: nobody knows. */
  keyAt(path: string): string | undefined;
  /** Whether a folder has the entries that it was left with. */
  isUntouched(folder: string): boolean;
  /** Files and folders that were left there. */
  paths(): Iterable<string>;
  /** Remembers an output as it lies there now, for the next build. */
  keep(output: PublishedOutput): Promise<void>;
}

export interface PublishedOutput {
  /** What each file was made from; nothing where that does not say everything. */
  readonly keys: ReadonlyMap<string, string | undefined>;
  /** Paths of what was written or removed by the build. */
  readonly changed: readonly string[];
  /** Milliseconds of the system's clock once all was in its place: what was written later is not ours. */
  readonly publishedAt: number;
  /** Whether files that have not changed were touched all the same: they were linked to another place. */
  readonly isRelinked: boolean;
}

/**
 * The record of an output folder.
 *
 * @param out its real path
 */
export function outputRecord(store: RecordStore<RecordedOutput>, out: string): OutputRecord {
  const last = store.get(out) ?? { files: [], folders: [] };
  const files = new Map<string, readonly [key: string, stamp: string]>();
  for (let at = 0; at < last.files.length; at += 3)
    files.set(last.files[at]!, [last.files[at + 1]!, last.files[at + 2]!]);
  const folders = new Map<string, string>();
  for (let at = 0; at < last.folders.length; at += 2) folders.set(last.folders[at]!, last.folders[at + 1]!);
  const seenFiles = new Set<string>();
  const seenFolders = new Set<string>();
  // Paths are as they should be, so that nothing is to be normalized.
  const place = (path: string) => (path === '' ? out : out + sep + path);
  /** Folders of a new output with their stamps: of those that the build did not touch as they were seen in it. */
  const stampedFolders = ({ keys, changed, isRelinked }: PublishedOutput) => {
    // Where a build lies ready may be in the output itself.
    const touched = new Set(['']);
    for (const path of changed) for (const folder of foldersAbove(path)) touched.add(folder);
    const stamped = new Map<string, string>();
    for (const path of keys.keys()) {
      for (let folder = parentOf(path); !stamped.has(folder); folder = parentOf(folder)) {
        const isSeen = !isRelinked && seenFolders.has(folder) && !touched.has(folder);
        stamped.set(folder, isSeen ? folders.get(folder)! : (folderStampAt(place(folder)) ?? unknown));
      }
    }
    return stamped;
  };
  return {
    unchanged(path, key) {
      const known = files.get(path);
      if (!known || known[0] !== key || fileStampAt(place(path)) !== known[1]) return undefined;
      seenFiles.add(path);
      return sizeIn(known[1]);
    },
    keyAt(path) {
      const known = files.get(path);
      return known && known[0] !== unknown && fileStampAt(place(path)) === known[1] ? known[0] : undefined;
    },
    isUntouched(folder) {
      const known = folders.get(folder);
      if (known === undefined || folderStampAt(place(folder)) !== known) return false;
      seenFolders.add(folder);
      return true;
    },
    *paths() {
      yield* files.keys();
      yield* folders.keys();
    },
    async keep(output) {
      const { keys, publishedAt, isRelinked } = output;
      // From now on a change gives a file another time.
      const wait = publishedAt + clockTickMs - Date.now();
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      const stamped = stampedFolders(output);
      const isSame =
        !isRelinked &&
        keys.size === seenFiles.size &&
        keys.size === files.size &&
        stamped.size === folders.size &&
        [...stamped].every(([folder, stamp]) => folders.get(folder) === stamp);
      if (isSame) return;
      const kept: string[] = [];
      for (const [path, key] of keys) {
        // What was found unchanged has been looked at in this build.
        const stamp = !isRelinked && seenFiles.has(path) ? files.get(path)![1] : fileStampAt(join(out, path));
        const isOurs = key !== undefined && stamp !== undefined && modifiedIn(stamp) <= publishedAt;
        kept.push(path, isOurs ? key : unknown, isOurs ? stamp : unknown);
      }
      store.set(out, { files: kept, folders: [...stamped].flat() });
    },
  };
}

/** A key and a stamp that nothing has. */
const unknown = '';
