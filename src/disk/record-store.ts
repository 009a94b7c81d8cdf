// The cache on disk: named stores of JSON records by key. One pack file a store: its index first, then the records,
// which are read one by one when asked for. A pack is replaced as a whole.
import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskRefusal } from './disk-refusal.ts';

/** A map from keys to JSON values that lives between runs. */
export interface RecordStore<T> {
  /** The value of a key; a record that was damaged on disk is none. */
  get(key: string): T | undefined;
  /** Whether there is any record. */
  isEmpty(): boolean;
  /** Whether there is a record, without decoding it. */
  has(key: string): boolean;
  set(key: string, value: T): void;
  /**
   * Writes the store if there is something to write. `prune` drops what this run neither asked for nor set.
   *
   * @throws XdocsError where the disk refuses
   */
  save(options?: { readonly prune?: boolean }): void;
}

/**
 * Opens a store.
 *
 * @param folder the cache folder, or `undefined` for a store that only lives in memory
 * @param version of xdocs and of the record's shape: a store of another version is empty
 * @param options `remember: false` decodes a record each time it is asked for: for large ones that are needed once
 */
export function openRecordStore<T>(
  folder: string | undefined,
  name: string,
  version: string,
  { remember = true }: { readonly remember?: boolean } = {},
): RecordStore<T> {
  const path = folder && join(folder, `${name}.pack`);
  let packed = path ? openPack(path, version) : undefined;
  const used = new Set<string>();
  const fresh = new Map<string, string>();
  const decoded = new Map<string, T>();
  return {
    isEmpty: () => fresh.size === 0 && !packed?.places.size,
    has(key) {
      const found = fresh.has(key) || (packed?.places.has(key) ?? false);
      if (found) used.add(key);
      return found;
    },
    get(key) {
      const known = decoded.get(key);
      if (known !== undefined) return known;
      const text = fresh.get(key) ?? packed?.read(key)?.toString('utf8');
      if (text === undefined) return undefined;
      try {
        const value = JSON.parse(text) as T;
        used.add(key);
        if (remember) decoded.set(key, value);
        return value;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      if (remember) decoded.set(key, value);
      used.add(key);
      fresh.set(key, JSON.stringify(value));
    },
    save({ prune = false } = {}) {
      const old = packed ? [...packed.places.keys()].filter((key) => !fresh.has(key)) : [];
      const kept = prune ? old.filter((key) => used.has(key)) : old;
      if (!folder || !path || (fresh.size === 0 && kept.length === old.length)) return;
      const records = [
        ...kept.map((key) => [key, packed!.read(key)!] as const),
        ...[...fresh].map(([key, text]) => [key, Buffer.from(text)] as const),
      ];
      try {
        writePack(folder, path, version, records);
      } catch (error) {
        throw cacheRefusal(folder, error);
      }
      packed?.close();
      packed = openPack(path, version);
      fresh.clear();
    },
  };
}

interface Pack {
  readonly places: ReadonlyMap<string, { readonly offset: number; readonly length: number }>;
  read(key: string): Buffer | undefined;
  close(): void;
}

/** The first bytes of a pack: the length of its index, so that nothing else need be read to find a record. */
const headLength = 16;

function openPack(path: string, version: string): Pack | undefined {
  if (!existsSync(path)) return undefined;
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const indexLength = Number(readAt(file, 0, headLength).toString('latin1'));
    const index = JSON.parse(readAt(file, headLength, indexLength).toString('utf8')) as {
      version: string;
      records: [string, number][];
    };
    if (index.version !== version) throw new Error('another version');
    const places = new Map<string, { offset: number; length: number }>();
    let offset = headLength + indexLength;
    for (const [key, length] of index.records) {
      places.set(key, { offset, length });
      offset += length;
    }
    const open = file;
    return {
      places,
      read(key) {
        const place = places.get(key);
        return place && readAt(open, place.offset, place.length);
      },
      close: () => closeSync(open),
    };
  } catch {
    // A pack that cannot be read, or another version's, is no cache: it is made anew.
    if (file !== undefined) closeSync(file);
    return undefined;
  }
}

function readAt(file: number, position: number, length: number): Buffer {
  if (!Number.isSafeInteger(length) || length < 0) throw new Error('damaged');
  const bytes = Buffer.allocUnsafe(length);
  const read = readSync(file, bytes, 0, length, position);
  return read === length ? bytes : bytes.subarray(0, read);
}

function writePack(
  folder: string,
  path: string,
  version: string,
  records: readonly (readonly [string, Buffer])[],
): void {
  mkdirSync(folder, { recursive: true });
  const index = Buffer.from(JSON.stringify({ version, records: records.map(([key, bytes]) => [key, bytes.length]) }));
  const head = Buffer.from(String(index.length).padStart(headLength, '0'));
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, Buffer.concat([head, index, ...records.map(([, bytes]) => bytes)]));
  renameSync(temporary, path);
}

/**
 * Removes a cache folder.
 *
 * @throws XdocsError where the disk refuses
 */
export function dropCache(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    throw cacheRefusal(folder, error);
  }
}

function cacheRefusal(folder: string, error: unknown): unknown {
  return diskRefusal(error, `The cache ${folder} cannot be written (--no-cache builds without one)`);
}
