// The files of bundles, kept one by one: a build in which little has changed neither reads nor writes the others.
import { storeOf, type Cache } from '../load/cache.ts';
import type { KeyedFile } from '../model/output-file.ts';
import { bytesOf, storedBytes, type StoredBytes } from './stored-bytes.ts';

/** A file of a bundle. Its name carries a hash of its contents, but for the base of the addresses in them. */
export interface BundleFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly read: () => Uint8Array;
}

/** What a record of a bundle says of a file: name and bytes. */
export type NamedFile = readonly [name: string, size: number];

/** Contents by name. */
const fileStore = storeOf<StoredBytes>('bundle-files', { remember: false });

/** A file of a bundle as an output has it. */
export interface BundleOutput extends KeyedFile, Pick<BundleFile, 'size'> {
  readonly make: () => { readonly contents: Uint8Array };
}

/** A file that is at hand. */
export function bundleFile({ path, contents }: { readonly path: string; readonly contents: Uint8Array }): BundleFile {
  return { path, size: contents.length, read: () => contents };
}

/** Files of an earlier run; `undefined` where one of them is missing. */
export function keptFiles(cache: Cache, names: readonly NamedFile[]): readonly BundleFile[] | undefined {
  const store = cache.open(fileStore);
  if (!names.every(([name]) => store.has(name))) return undefined;
  return names.map(([path, size]) => ({
    path,
    size,
    read: () => bytesOf(store.get(path)!),
  }));
}

/** Keeps files for later runs. */
export function keepFiles(cache: Cache, files: readonly BundleFile[]): readonly NamedFile[] {
  const store = cache.open(fileStore);
  return files.map(({ path, size, read }) => {
    if (!store.has(path)) store.set(path, storedBytes(read()));
    return [path, size] as const;
  });
}

/** The same below a folder of the output; folder and name say all that a file is made from. */
export function outputFileOf({ path, size, read }: BundleFile, folder: string): BundleOutput {
  return { path: folder + path, size, key: folder + path, make: () => ({ contents: read() }) };
}
