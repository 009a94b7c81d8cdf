// The cache on disk: named stores of JSON records by key. Each store is one pack file: first the index, then the
// records, which are read on demand. A pack is always replaced as a whole.
import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskError } from './disk-error.ts';

/** A persistent map from keys to JSON values. */
export interface RecordStore<T> {
  /** The value of a key; a damaged record counts as missing. */
  get(key: string): T | undefined;
  /** Whether there are no records. */
  isEmpty(): boolean;
  /** Whether there is a record for a key, without decoding it. */
  has(key: string): boolean;
  set(key: string, value: T): void;
  /**
   * Writes the store if it has changed. `prune` drops records that were neither read nor set in this run.
   *
   * @throws XdocsError if the disk cannot be written
   */
  save(options?: { readonly prune?: boolean }): void;
}

/**
 * Opens a store.
 *
 * @param folder the cache folder, or `undefined` for a store in memory
 * @param version the version of xdocs and of the record's shape: a store of another version counts as empty
 * @param options `remember: false` decodes a record at each access, for large records that are needed once
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
    isEmpty: () => fresh.size === 0 && !packed?.entries.size,
    has(key) {
      const found = fresh.has(key) || (packed?.entries.has(key) ?? false);
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
      const old = packed ? [...packed.entries.keys()].filter((key) => !fresh.has(key)) : [];
      const kept = prune ? old.filter((key) => used.has(key)) : old;
      if (!folder || !path || (fresh.size === 0 && kept.length === old.length)) return;
      const records = [
        ...kept.map((key) => [key, packed!.read(key)!] as const),
        ...[...fresh].map(([key, text]) => [key, Buffer.from(text)] as const),
      ];
      try {
        writePack(folder, path, version, records);
      } catch (error) {
        throw cacheError(folder, error);
      }
      packed?.close();
      packed = openPack(path, version);
      fresh.clear();
    },
  };
}

interface Pack {
  readonly entries: ReadonlyMap<string, { readonly offset: number; readonly length: number }>;
  read(key: string): Buffer | undefined;
  close(): void;
}

/** Number of bytes at the start of a pack that contain the length of its index. */
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
    const entries = new Map<string, { offset: number; length: number }>();
    let offset = headLength + indexLength;
    for (const [key, length] of index.records) {
      entries.set(key, { offset, length });
      offset += length;
    }
    const open = file;
    return {
      entries,
      read(key) {
        const entry = entries.get(key);
        return entry && readAt(open, entry.offset, entry.length);
      },
      close: () => closeSync(open),
    };
  } catch {
    // A pack that cannot be read or has another version is ignored and replaced.
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
 * @throws XdocsError if the disk cannot be written
 */
export function dropCache(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    throw cacheError(folder, error);
  }
}

function cacheError(folder: string, error: unknown): unknown {
  return diskError(error, `The cache ${folder} cannot be written (--no-cache builds without one)`);
}
