// The files of a cache folder: what lies there, and its removal. The folder may hold other things, such as what readers
// said; they are never touched.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openPack } from './pack-file.ts';

/** A store of the cache as it lies on the disk. */
interface CacheStoreInfo {
  readonly name: string;
  /** Number of records, of earlier versions and those that are not in use any more included. */
  readonly records: number;
  readonly bytes: number;
}

export interface CacheInfo {
  /** Absolute path. */
  readonly folder: string;
  readonly bytes: number;
  /** The largest first. */
  readonly stores: readonly CacheStoreInfo[];
}

/** `pages.pack`, `pages.3.pack`; also with the number of the process that writes it, or with its stamp. */
const packName = /^(?<store>[\w-]+?)(?:\.\d+)?\.pack(?<other>\.\d+|\.stamp)?$/;
/** Folders with files of earlier builds. */
const assetFolder = /^kept-assets(?:\.next)?$/;

/** What lies in a cache folder; nothing where there is none. */
export function cacheInfo(folder: string): CacheInfo {
  const stores = new Map<string, { readonly keys: Set<string>; bytes: number }>();
  for (const name of namesIn(folder)) {
    const { store, other } = packName.exec(name)?.groups ?? {};
    const path = join(folder, name);
    const own = store ?? (assetFolder.test(name) ? name : undefined);
    if (own === undefined) continue;
    const info = stores.get(own) ?? { keys: new Set<string>(), bytes: 0 };
    stores.set(own, info);
    const files = store === undefined ? filesBelow(path) : [path];
    for (const file of files) info.bytes += statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const keys = store === undefined ? files : other === undefined ? keysOf(path) : [];
    for (const key of keys) info.keys.add(key);
  }
  const all = [...stores].map(([name, { keys, bytes }]) => ({ name, records: keys.size, bytes }));
  return {
    folder,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    stores: all.sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1)),
  };
}

/**
 * Removes the stores of a cache, and the folder if nothing else is in it.
 *
 * @throws the system's error if the disk cannot be written
 */
export function clearCache(folder: string): void {
  const names = namesIn(folder);
  const own = names.filter((name) => packName.test(name) || assetFolder.test(name));
  for (const name of own) rmSync(join(folder, name), { recursive: true, force: true });
  if (own.length === names.length) rmSync(folder, { recursive: true, force: true });
}

function keysOf(path: string): Iterable<string> {
  const pack = openPack(path);
  pack?.close();
  return pack?.entries.keys() ?? [];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
