// The cache on disk: named stores of JSON records by key. Each store is one pack file: first the index, then the
// records, which are read on demand. A pack is always replaced as a whole. Index and records have checksums: what is
// damaged counts as missing, and is made again.
import { closeSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { makeOwnFolder } from './own-folder.ts';
import { writePieces } from './write-pieces.ts';

/** A persistent map from keys to JSON values. */
export interface RecordStore<T> {
  /** The value of a key; a damaged record counts as missing. */
  get(key: string): T | undefined;
  /** Whether there are no records. */
  isEmpty(): boolean;
  /** Whether there is an undamaged record for a key, without decoding it. */
  has(key: string): boolean;
  set(key: string, value: T): void;
  /** Sets a value that is JSON already: what another thread made is not made again. */
  setText(key: string, json: Uint8Array): void;
  /**
   * Writes the store if it has changed. `prune` drops records that were neither read nor set in this run.
   *
   * @throws the system's error if the disk cannot be written
   */
  save(options?: { readonly prune?: boolean }): void;
}

/**
 * Opens a store.
 *
 * @param folder the cache folder, or `undefined` for a store in memory
 * @param version the version of xdocs and of the record's shape: a store of another version counts as empty
 * @param options `remember: false` decodes a record at each access, for large records that are needed once; `isClean`
 *   does not look at what is there
 */
export function openRecordStore<T>(
  folder: string | undefined,
  name: string,
  version: string,
  { remember = true, isClean = false }: { readonly remember?: boolean; readonly isClean?: boolean } = {},
): RecordStore<T> {
  const path = folder && join(folder, `${name}.pack`);
  let packed = path && !isClean ? openPack(path, version) : undefined;
  const used = new Set<string>();
  // As bytes, which are what is written: a text may take twice the room, and both would be there while it is written.
  const fresh = new Map<string, Uint8Array>();
  const decoded = new Map<string, T>();
  return {
    isEmpty: () => fresh.size === 0 && !packed?.entries.size,
    has(key) {
      const found = fresh.has(key) || (packed?.has(key) ?? false);
      if (found) used.add(key);
      return found;
    },
    get(key) {
      const known = decoded.get(key);
      if (known !== undefined) return known;
      const bytes = fresh.get(key) ?? packed?.read(key);
      if (bytes === undefined) return undefined;
      const value = JSON.parse(textOf(bytes)) as T;
      used.add(key);
      if (remember) decoded.set(key, value);
      return value;
    },
    set(key, value) {
      if (remember) decoded.set(key, value);
      used.add(key);
      fresh.set(key, Buffer.from(JSON.stringify(value)));
    },
    setText(key, json) {
      decoded.delete(key);
      used.add(key);
      fresh.set(key, json);
    },
    save({ prune = false } = {}) {
      const old = packed ? [...packed.entries.keys()].filter((key) => !fresh.has(key)) : [];
      const wanted = prune ? old.filter((key) => used.has(key)) : old;
      if (!folder || !path || (fresh.size === 0 && wanted.length === old.length)) return;
      const kept = wanted.flatMap((key) => {
        const bytes = packed!.read(key);
        return bytes ? [[key, bytes] as const] : [];
      });
      writePack(folder, path, version, [...kept, ...fresh]);
      packed?.close();
      packed = openPack(path, version);
      fresh.clear();
    },
  };
}

interface Entry {
  readonly offset: number;
  readonly length: number;
  readonly checksum: number;
}

interface Pack {
  readonly entries: ReadonlyMap<string, Entry>;
  /** Whether there is an undamaged record. The first call looks at all of them. */
  has(key: string): boolean;
  /** The bytes of a record; `undefined` if there is none, or if it is damaged. */
  read(key: string): Buffer | undefined;
  close(): void;
}

/** Key, length in bytes and checksum of each record, in the order in which they follow. */
interface PackIndex {
  readonly version: string;
  readonly records: readonly (readonly [key: string, length: number, checksum: number])[];
}

/** A longer pack is no pack of ours: memory is not asked for it. */
const maxPackBytes = 2 ** 31;

/** Digits at the start of a pack: of the index's length, then of its checksum. */
const numberLength = 16;
const headLength = 2 * numberLength;

/** Opens a pack; one that cannot be read, is damaged or has another version counts as missing. */
function openPack(path: string, version: string): Pack | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const head = readAt(file, 0, headLength).toString('latin1');
    const [length, checksum] = [Number(head.slice(0, numberLength)), Number(head.slice(numberLength))];
    const bytes = readAt(file, headLength, length);
    if (crc32(bytes) !== checksum) throw new Error('damaged');
    const index = JSON.parse(bytes.toString('utf8')) as PackIndex;
    if (index.version !== version) throw new Error('another version');
    return packOf(file, index, headLength + length);
  } catch {
    if (file !== undefined) closeSync(file);
    return undefined;
  }
}

function packOf(file: number, { records }: PackIndex, start: number): Pack {
  const entries = new Map<string, Entry>();
  let offset = start;
  for (const [key, length, checksum] of records) {
    entries.set(key, { offset, length, checksum });
    offset += length;
  }
  let intact: ReadonlySet<string> | undefined;
  return {
    entries,
    has(key) {
      intact ??= intactRecords(file, entries);
      return intact.has(key);
    },
    read(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      try {
        const bytes = readAt(file, entry.offset, entry.length);
        return crc32(bytes) === entry.checksum ? bytes : undefined;
      } catch {
        return undefined;
      }
    },
    close: () => closeSync(file),
  };
}

/** How many bytes of records are read at once where all are looked at. */
const windowBytes = 1 << 20;

/** The keys of all undamaged records. They lie side by side, so that a few reads bring thousands. */
function intactRecords(file: number, entries: ReadonlyMap<string, Entry>): Set<string> {
  const intact = new Set<string>();
  let window: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  for (const [key, { offset, length, checksum }] of entries) {
    if (offset + length > window.start + window.bytes.length)
      window = { start: offset, bytes: readUpTo(file, offset, Math.max(length, windowBytes)) };
    const bytes = window.bytes.subarray(offset - window.start, offset - window.start + length);
    if (bytes.length === length && crc32(bytes) === checksum) intact.add(key);
  }
  return intact;
}

/** The bytes from a position on; fewer where the file ends or cannot be read. */
function readUpTo(file: number, position: number, length: number): Buffer {
  if (!Number.isSafeInteger(length) || length > maxPackBytes) return Buffer.alloc(0);
  const bytes = Buffer.allocUnsafe(length);
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, length, position));
  } catch {
    return Buffer.alloc(0);
  }
}

/** @throws Error if there are fewer bytes, or the disk cannot be read */
function readAt(file: number, position: number, length: number): Buffer {
  if (!Number.isSafeInteger(length) || length < 0 || length > maxPackBytes) throw new Error('damaged');
  const bytes = Buffer.allocUnsafe(length);
  if (readSync(file, bytes, 0, length, position) !== length) throw new Error('damaged');
  return bytes;
}

function writePack(
  folder: string,
  path: string,
  version: string,
  records: readonly (readonly [string, Uint8Array])[],
): void {
  makeOwnFolder(folder);
  const index: PackIndex = { version, records: records.map(([key, bytes]) => [key, bytes.length, crc32(bytes)]) };
  const bytes = Buffer.from(JSON.stringify(index));
  const head = [bytes.length, crc32(bytes)].map((number) => String(number).padStart(numberLength, '0')).join('');
  const temporary = `${path}.${process.pid}`;
  try {
    writePieces(temporary, [Buffer.from(head), bytes, ...records.map(([, record]) => record)]);
    // A folder in the pack's place is no pack, and cannot be replaced by a file.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

/**
 * Removes a cache folder.
 *
 * @throws the system's error if the disk cannot be written
 */
export function dropRecords(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
