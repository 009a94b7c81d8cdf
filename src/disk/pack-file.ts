// A pack: one file with many records by key, which is written as a whole and never changed. First the index, then the
// records, which are read on demand. Index and records have hashes: what is damaged counts as missing.
import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { fileStampAt, isSettled, stampOf } from './file-stamp.ts';
import type { WaitingRecord } from './fresh-records.ts';
import { forgetStamp, isUntouched, keepStamp } from './pack-stamp.ts';
import { contentHash } from './read-sources.ts';
import { writePieces } from './write-pieces.ts';

interface PackEntry {
  readonly offset: number;
  readonly length: number;
  /** Of the record's bytes. */
  readonly hash: string;
  /** When it was written or last in use, in days since 1970. */
  readonly day: number;
}

export interface Pack {
  readonly path: string;
  /** Names this very pack. */
  readonly id: string;
  /** The pack that this one adds records to, by its id. */
  readonly of: string | undefined;
  /** Length of the file in bytes. */
  readonly bytes: number;
  readonly entries: ReadonlyMap<string, PackEntry>;
  /** Whether there is an undamaged record. If the file has been touched since, the first call looks at all of them. */
  has(key: string): boolean;
  /** The bytes of a record; `undefined` if there is none, or if it is damaged. */
  read(key: string): Buffer | undefined;
  /** A record that is not damaged, to be written again. */
  waiting(key: string): WaitingRecord | undefined;
  close(): void;
}

/** What stands in a pack's index: key, length in bytes, hash and day of each record, in the order in which they follow. */
interface PackIndex {
  readonly version: string;
  readonly of?: string;
  readonly records: readonly (readonly [key: string, length: number, hash: string, day: number])[];
}

export interface PackRecord extends WaitingRecord {
  readonly key: string;
  readonly day: number;
}

/** A longer pack is no pack of ours: memory is not asked for it. */
const maxPackBytes = 2 ** 31;

/** Packs from this length on keep their stamp in a file beside them: looking at all their records takes its time. */
const stampedBytes = 1 << 20;

/** Digits at the start of a pack: of the index's length, then of its checksum. */
const numberLength = 16;
const headLength = 2 * numberLength;

/**
 * Opens a pack; one that cannot be read, is damaged or has another version counts as missing.
 *
 * @param version absent: any
 * @param isOwn whether anything may be written beside it: that its records were found whole
 */
export function openPack(path: string, version?: string, isOwn = false): Pack | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const head = readAt(file, 0, headLength).toString('latin1');
    const [length, checksum] = [Number(head.slice(0, numberLength)), Number(head.slice(numberLength))];
    const bytes = readAt(file, headLength, length);
    if (crc32(bytes) !== checksum) throw new Error('damaged');
    const index = JSON.parse(bytes.toString('utf8')) as PackIndex;
    if (version !== undefined && index.version !== version) throw new Error('another version');
    return packOf({ path, file, isOwn }, index, headLength + length, contentHash(bytes));
  } catch {
    if (file !== undefined) closeSync(file);
    return undefined;
  }
}

interface PackFile {
  readonly path: string;
  /** Its descriptor. */
  readonly file: number;
  readonly isOwn: boolean;
}

/** What reads from an open file holds this, so that the file is closed when nobody can read from it any more. */
interface OpenFile {
  readonly file: number;
}

/** Builds in one process leave dozens of packs each, which somebody may read for as long as a site is there. */
const openFiles = new FinalizationRegistry<number>((file) => closeSync(file));

function packOf({ path, file, isOwn }: PackFile, { of, records }: PackIndex, start: number, id: string): Pack {
  const entries = new Map<string, PackEntry>();
  let offset = start;
  for (const [key, length, hash, day] of records) {
    entries.set(key, { offset, length, hash, day });
    offset += length;
  }
  const open: OpenFile = { file };
  openFiles.register(open, file, open);
  const read = windowReader(open);
  let intact: { has(key: string): boolean } | undefined;
  /** The records that are whole. Where all are, as after a cache was copied, the next run need not look again. */
  const lookedAt = () => {
    const lookedAtMs = Date.now();
    const stamp = stampOf(fstatSync(file));
    const found = intactRecords(read, entries);
    if (isOwn && found.size === entries.size && offset >= stampedBytes && isSettled(stamp, lookedAtMs))
      keepStamp(path, stamp);
    return found;
  };
  const whole = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const bytes = read(entry);
    if (bytes.length === entry.length && contentHash(bytes) === entry.hash) return bytes;
    // The next run looks at all of them.
    forgetStamp(path);
    return undefined;
  };
  return {
    path,
    id,
    of,
    bytes: offset,
    entries,
    has(key) {
      intact ??= isUntouched(path) ? entries : lookedAt();
      return intact.has(key);
    },
    read: whole,
    waiting(key) {
      if (!whole(key)) return undefined;
      const entry = entries.get(key)!;
      return { length: entry.length, hash: () => entry.hash, bytes: () => read(entry) };
    },
    close() {
      openFiles.unregister(open);
      closeSync(file);
    },
  };
}

/** The keys of all undamaged records. */
function intactRecords(
  read: ReturnType<typeof windowReader>,
  entries: ReadonlyMap<string, PackEntry>,
): ReadonlySet<string> {
  const intact = new Set<string>();
  for (const [key, entry] of entries) {
    const bytes = read(entry);
    if (bytes.length === entry.length && contentHash(bytes) === entry.hash) intact.add(key);
  }
  return intact;
}

/** How many bytes of records are read at once where one follows the other. */
const windowBytes = 1 << 20;

/**
 * Reads records. They lie side by side, mostly in the order in which they are asked for: a few reads bring thousands,
 * and one that is asked for alone is read alone.
 */
function windowReader(open: OpenFile): (place: Pick<PackEntry, 'offset' | 'length'>) => Buffer {
  let window: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  let last = -1;
  return ({ offset, length }) => {
    const isNext = offset === last;
    last = offset + length;
    if (offset < window.start || last > window.start + window.bytes.length)
      window = { start: offset, bytes: readUpTo(open.file, offset, isNext ? Math.max(length, windowBytes) : length) };
    return window.bytes.subarray(offset - window.start, last - window.start);
  };
}

/** The bytes from a position on; fewer where the file ends or cannot be read. */
function readUpTo(file: number, position: number, length: number): Buffer {
  if (!Number.isSafeInteger(length) || length < 0 || length > maxPackBytes) return Buffer.alloc(0);
  const bytes = Buffer.allocUnsafe(length);
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, length, position));
  } catch {
    return Buffer.alloc(0);
  }
}

/** @throws Error if there are fewer bytes, or the disk cannot be read */
function readAt(file: number, position: number, length: number): Buffer {
  const bytes = readUpTo(file, position, length);
  if (bytes.length !== length) throw new Error('damaged');
  return bytes;
}

/**
 * Writes a pack; one at its path is replaced.
 *
 * @throws the system's error if the disk cannot be written
 */
export function writePack(path: string, version: string, all: readonly PackRecord[], of?: string): void {
  const records = all.map((record) => [record.key, record.length, record.hash(), record.day] as const);
  const index: PackIndex = { version, ...(of !== undefined && { of }), records };
  const bytes = Buffer.from(JSON.stringify(index));
  const head = [bytes.length, crc32(bytes)].map((number) => String(number).padStart(numberLength, '0')).join('');
  const temporary = `${path}.${process.pid}`;
  try {
    writePieces(temporary, piecesOf([Buffer.from(head), bytes], all));
    // A folder in the pack's place is no pack, and cannot be replaced by a file.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
    renameSync(temporary, path);
    const stamp = fileStampAt(path);
    if (stamp !== undefined && statSync(path).size >= stampedBytes) keepStamp(path, stamp);
    else forgetStamp(path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function* piecesOf(first: readonly Uint8Array[], records: readonly WaitingRecord[]): Generator<Uint8Array> {
  yield* first;
  for (const record of records) yield record.bytes();
}

/** Removes a pack. */
export function removePack(path: string): void {
  rmSync(path, { force: true });
  forgetStamp(path);
}
