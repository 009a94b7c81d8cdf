// What a build remembers of the output that it wrote: for each file what it was made from, and for files and folders how
// they lay there. So the next build neither makes nor reads a file that is still the same, and what somebody else has
// changed, added or removed is noticed by its stamp. Nothing here is believed about a file whose stamp is another.
import { dirname, join } from 'node:path';
import { clockTickMs, fileStampAt, folderStampAt, modifiedIn, sizeIn } from './file-stamp.ts';
import type { RecordStore } from './record-store.ts';

/** Keys and stamps of files, stamps of folders; by path below the output, the output itself as ''. */
export interface RecordedOutput {
  readonly files: Readonly<Record<string, readonly [key: string, stamp: string]>>;
  readonly folders: Readonly<Record<string, string>>;
}

export interface OutputRecord {
  /** The size of a file that lies there as it was left, made from what a key says; `undefined`: nobody knows. */
  unchanged(path: string, key: string): number | undefined;
  /** Paths in a folder that lies there as it was left; `undefined`: somebody has to look. */
  entriesOf(folder: string): Iterable<string> | undefined;
  /** Remembers an output as it lies there now, for the next build. */
  keep(output: PublishedOutput): Promise<void>;
}

export interface PublishedOutput {
  /** What each file was made from; nothing where that does not say everything. */
  readonly keys: ReadonlyMap<string, string | undefined>;
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
  const last = store.get(out);
  const seen = new Set<string>();
  let children: ReadonlyMap<string, string[]> | undefined;
  const place = (path: string) => (path === '' ? out : join(out, path));
  return {
    unchanged(path, key) {
      const known = last?.files[path];
      if (!known || known[0] !== key || fileStampAt(place(path)) !== known[1]) return undefined;
      seen.add(path);
      return sizeIn(known[1]);
    },
    entriesOf(folder) {
      const known = last?.folders[folder];
      if (known === undefined || folderStampAt(place(folder)) !== known) return undefined;
      children ??= childrenOf([...Object.keys(last!.files), ...Object.keys(last!.folders)]);
      return children.get(folder) ?? [];
    },
    async keep({ keys, publishedAt, isRelinked }) {
      // From now on a change gives a file another time.
      const wait = publishedAt + clockTickMs - Date.now();
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      const files: Record<string, readonly [string, string]> = {};
      const folders: Record<string, string> = {};
      for (const [path, key] of keys) {
        for (let folder = folderOf(path); !(folder in folders); folder = folderOf(folder)) {
          folders[folder] = folderStampAt(place(folder)) ?? unknown;
          if (folder === '') break;
        }
        // What was found unchanged has been looked at in this build.
        const stamp = !isRelinked && seen.has(path) ? last!.files[path]![1] : fileStampAt(place(path));
        const isOurs = key !== undefined && stamp !== undefined && modifiedIn(stamp) <= publishedAt;
        files[path] = isOurs ? [key, stamp] : [unknown, unknown];
      }
      const isSame =
        last !== undefined &&
        !isRelinked &&
        keys.size === seen.size &&
        keys.size === Object.keys(last.files).length &&
        JSON.stringify(last.folders) === JSON.stringify(folders);
      if (!isSame) store.set(out, { files, folders });
    },
  };
}

/** A key and a stamp that nothing has. */
const unknown = '';

function childrenOf(paths: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    if (path === '') continue;
    const folder = folderOf(path);
    const list = found.get(folder);
    if (list) list.push(path);
    else found.set(folder, [path]);
  }
  return found;
}

function folderOf(path: string): string {
  const parent = dirname(path);
  return parent === '.' ? '' : parent;
}
