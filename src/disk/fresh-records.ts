// Records that are to be written, by key. They stay in memory while they are few; of a large site they lie in a file
// without a name until the store is saved: the texts of 20,000 pages are half a gigabyte.
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { contentHash } from './read-sources.ts';

/** A record as it is written to a pack. Its bytes are asked for when it is their turn. */
export interface WaitingRecord {
  readonly length: number;
  /** The {@link contentHash} of its bytes. */
  hash(): string;
  /** @throws Error where the disk has lost them */
  bytes(): Uint8Array;
}

export interface FreshRecords extends Iterable<readonly [key: string, record: WaitingRecord]> {
  readonly size: number;
  has(key: string): boolean;
  get(key: string): WaitingRecord | undefined;
  set(key: string, bytes: Uint8Array): void;
  /** Forgets all of them, and gives the file back. */
  clear(): void;
}

interface FreshRecordsOptions {
  /**
   * Gives the path of the file, in a folder that is there; once it is open, it has no name. Absent: nothing is put away.
   *
   * @throws the system's error if there can be no such folder
   */
  readonly path?: () => string;
  /** How many bytes may stay in memory. */
  readonly most?: number;
}

/** Of each store; some 2,000 pages. */
const mostBytes = 48 << 20;

/** None yet. */
export function freshRecords({ path, most = mostBytes }: FreshRecordsOptions = {}): FreshRecords {
  const records = new Map<string, HeldRecord>();
  let inMemory: HeldRecord[] = [];
  let heldBytes = 0;
  let file: number | undefined;
  let end = 0;
  let isRefused = path === undefined;

  /** Where the disk refuses, they stay in memory. */
  const putAway = () => {
    try {
      file ??= namelessFile(path!());
      for (const record of inMemory) end = record.putAway(file, end);
    } catch {
      isRefused = true;
    }
    inMemory = [];
    heldBytes = 0;
  };
  return {
    get size() {
      return records.size;
    },
    has: (key) => records.has(key),
    get: (key) => records.get(key),
    set(key, bytes) {
      const record = heldRecord(bytes);
      records.set(key, record);
      if (isRefused) return;
      inMemory.push(record);
      heldBytes += bytes.length;
      if (heldBytes > most) putAway();
    },
    clear() {
      records.clear();
      inMemory = [];
      heldBytes = 0;
      if (file !== undefined) closeSync(file);
      file = undefined;
      end = 0;
    },
    [Symbol.iterator]: () => records[Symbol.iterator](),
  };
}

interface HeldRecord extends WaitingRecord {
  /**
   * Writes the bytes to a file and forgets them.
   *
   * @returns the position behind them
   * @throws the system's error if the disk cannot be written; the bytes are there as before
   */
  putAway(file: number, position: number): number;
}

function heldRecord(own: Uint8Array): HeldRecord {
  const { length } = own;
  let held: Uint8Array | undefined = own;
  let place: { readonly file: number; readonly position: number } | undefined;
  let hash: string | undefined;
  const bytes = () => held ?? readWhole(place!, length);
  return {
    length,
    hash: () => (hash ??= contentHash(bytes())),
    bytes,
    putAway(file, position) {
      // It is asked for with the index of the pack, before the bytes.
      hash ??= contentHash(held!);
      for (let written = 0; written < length;)
        written += writeSync(file, held!, written, length - written, position + written);
      place = { file, position };
      held = undefined;
      return position + length;
    },
  };
}

/** A new file that nobody else sees, and that goes with the process. */
function namelessFile(path: string): number {
  const file = openSync(path, 'wx+', 0o600);
  try {
    rmSync(path);
  } catch {
    // Some systems keep the name of an open file.
  }
  return file;
}

function readWhole({ file, position }: { readonly file: number; readonly position: number }, length: number) {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let read = 0; read < length;) {
    const more = readSync(file, bytes, read, length - read, position + read);
    if (more === 0) throw new Error('A file of the cache was cut while it was in use.');
    read += more;
  }
  return bytes;
}
