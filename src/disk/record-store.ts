// The cache on disk: named stores of JSON records by key. Each store is a pack, and further packs with what was added
// since: a changed page does not have all others written again. What nobody has asked for in a while is swept.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshRecords, type FreshRecords } from './fresh-records.ts';
import { makeOwnFolder } from './own-folder.ts';
import { fileStampAt } from './file-stamp.ts';
import { openPack, removePack, writePack, type Pack, type PackRecord } from './pack-file.ts';

/** A persistent map from keys to JSON values. */
export interface RecordStore<T> {
  /** The value of a key; a damaged record counts as missing. */
  get(key: string): T | undefined;
  /** The same as the JSON that is kept, for another thread to read. */
  bytesOf(key: string): Uint8Array | undefined;
  /** Whether there are no records. */
  isEmpty(): boolean;
  /** Whether there is an undamaged record for a key, without decoding it. */
  has(key: string): boolean;
  /** A hash of the undamaged value as it is written, without reading it; `undefined` where there is none. */
  hashOf(key: string): string | undefined;
  set(key: string, value: T): void;
  /** Sets a value that is JSON already: what another thread made is not made again. */
  setText(key: string, json: Uint8Array): void;
  /**
   * Writes the store if it has changed. `sweep` drops records that were neither read nor set in this run nor, for two
   * weeks, in another one that swept; sooner where they take more room than the others. What was read from further
   * folders becomes the store's own.
   *
   * @throws the system's error if the disk cannot be written
   */
  save(options?: { readonly sweep?: boolean }): void;
}

/** How long a record is kept that nobody asks for, in days. */
const keptDays = 14;
/** How many bytes of such records a store may have in any case. */
const keptBytes = 32 << 20;
/** How old the day of a record in use may get before it is written anew. */
const freshDays = 7;
/** How many packs may add to a store, and how much of its size they may have, before it becomes one pack again. */
const maxAdditions = 50;
const maxAddedShare = 0.5;

/**
 * Opens a store.
 *
 * @param folder the cache folder, or `undefined` for a store in memory
 * @param version the version of xdocs and of the record's shape: a store of another version counts as empty
 * @param options `remember: false` decodes a record at each access, for large records that are needed once; `isClean`
 *   does not look at what is there; `further` are folders that are looked at, in their order, for what the store's own does
 *   not have, and never written to
 */
export function openRecordStore<T>(
  folder: string | undefined,
  name: string,
  version: string,
  { remember = true, isClean = false, further = [] }: RecordStoreOptions = {},
): RecordStore<T> {
  const path = folder && join(folder, `${name}.pack`);
  const others = further.flatMap((other) => openPacks(join(other, `${name}.pack`), version));
  let packs = path && !isClean ? openPacks(path, version, true) : [];
  /** By which another process is noticed that has written the first pack anew. */
  let stamp = path && fileStampAt(path);
  const used = new Set<string>();
  // As bytes, which are what is written: a text may take twice the room, and both would be there while it is written.
  const fresh = freshRecords({ path: () => waitingPath(folder, name) });
  const decoded = new Map<string, T>();
  /** The latest pack with the record of a key, for those that are not in the first pack alone. */
  let added = lastPacks(packs.slice(1));
  /** The pack with the latest record of a key. */
  const packOf = (key: string): Pack | undefined =>
    added.get(key) ?? (packs[0]?.entries.has(key) ? packs[0] : undefined);
  /** The first pack, own ones before those of further folders, that has an undamaged record. */
  const packWith = (key: string) => {
    const own = packOf(key);
    return own?.has(key) ? own : others.find((pack) => pack.has(key));
  };
  const bytesOf = (key: string) => {
    const bytes = fresh.get(key)?.bytes() ?? packOf(key)?.read(key) ?? readFirst(others, key);
    if (bytes) used.add(key);
    return bytes;
  };
  return {
    isEmpty: () => fresh.size === 0 && [...packs, ...others].every(({ entries }) => entries.size === 0),
    has(key) {
      const found = fresh.has(key) || packWith(key) !== undefined;
      if (found) used.add(key);
      return found;
    },
    hashOf(key) {
      return fresh.has(key) ? fresh.get(key)!.hash() : packWith(key)?.entries.get(key)?.hash;
    },
    get(key) {
      const known = decoded.get(key);
      if (known !== undefined) return known;
      const bytes = bytesOf(key);
      if (bytes === undefined) return undefined;
      const value = JSON.parse(textOf(bytes)) as T;
      if (remember) decoded.set(key, value);
      return value;
    },
    bytesOf,
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
    save({ sweep = false } = {}) {
      if (!folder || !path) return;
      const today = Math.floor(Date.now() / 86_400_000);
      const swept = sweep ? sweptKeys(packs, used, fresh, today) : { keys: new Set<string>(), isDue: false };
      for (const key of others.length > 0 ? used : []) {
        const bytes = fresh.has(key) || packOf(key)?.has(key) ? undefined : readFirst(others, key);
        if (bytes) fresh.set(key, bytes);
      }
      if (fresh.size === 0 && !swept.isDue) return;
      makeOwnFolder(folder);
      const records: PackRecord[] = [...fresh].map(([key, record]) => ({ ...record, key, day: today }));
      const [base, ...additions] = packs;
      const size = (list: readonly { readonly bytes: number }[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);
      const addedBytes = size(additions) + records.reduce((sum, { length }) => sum + length, 0);
      if (base && !swept.isDue && additions.length < maxAdditions && addedBytes <= base.bytes * maxAddedShare)
        packs = [...packs, ...writtenPack(additionPath(path, packs.length), version, records, base.id)];
      else {
        const kept = packs.flatMap((pack) =>
          [...pack.entries].flatMap(([key, { day }]): PackRecord[] => {
            if (fresh.has(key) || swept.keys.has(key) || packOf(key) !== pack) return [];
            const record = pack.waiting(key);
            return record ? [{ ...record, key, day: used.has(key) ? today : day }] : [];
          }),
        );
        const all = writtenPack(path, version, [...kept, ...records]);
        for (const addition of additions) removePack(addition.path);
        for (const pack of packs) pack.close();
        packs = all;
      }
      const isOthers = base !== undefined && packs[0] === base && fileStampAt(path) !== stamp;
      if (isOthers) {
        for (const pack of packs) pack.close();
        packs = openPacks(path, version, true);
      }
      stamp = fileStampAt(path);
      added = lastPacks(packs.slice(1));
      fresh.clear();
    },
  };
}

/** Where records wait that are too many for the memory: beside their pack, or with other passing files where there is none. */
function waitingPath(folder: string | undefined, name: string): string {
  if (!folder) return join(tmpdir(), `xdocs-${randomUUID()}`);
  makeOwnFolder(folder);
  return join(folder, `${name}.pack.${process.pid}${Date.now()}`);
}

interface RecordStoreOptions {
  readonly remember?: boolean;
  readonly isClean?: boolean;
  /** Absolute folders. */
  readonly further?: readonly string[];
}

/** The bytes of a record in the first pack that has it undamaged. */
function readFirst(packs: readonly Pack[], key: string): Uint8Array | undefined {
  for (const pack of packs) {
    const bytes = pack.read(key);
    if (bytes) return bytes;
  }
  return undefined;
}

/** The last of several packs that has a key, by key. */
function lastPacks(packs: readonly Pack[]): Map<string, Pack> {
  return new Map(packs.flatMap((pack) => [...pack.entries.keys()].map((key) => [key, pack] as const)));
}

/** A pack that is written and opened; none where it cannot be read again. */
function writtenPack(path: string, version: string, records: readonly PackRecord[], of?: string): Pack[] {
  writePack(path, version, records, of);
  const pack = openPack(path, version, true);
  return pack ? [pack] : [];
}

/** A pack and those that add to it, in the order in which they were written. */
function openPacks(path: string, version: string, isOwn = false): Pack[] {
  const base = openPack(path, version, isOwn);
  if (!base) return [];
  const packs = [base];
  for (;;) {
    const next = openPack(additionPath(path, packs.length), version, isOwn);
    if (next?.of !== base.id) {
      next?.close();
      return packs;
    }
    packs.push(next);
  }
}

/** The path of a pack that adds to another one, from number 1 on. */
function additionPath(path: string, number: number): string {
  return path.replace(/\.pack$/, `.${number}.pack`);
}

/** Which records to drop, and whether that or an old day of a record in use is worth writing the store anew. */
function sweptKeys(
  packs: readonly Pack[],
  used: ReadonlySet<string>,
  fresh: Pick<FreshRecords, 'has'>,
  today: number,
): { readonly keys: ReadonlySet<string>; readonly isDue: boolean } {
  const keys = new Set<string>();
  const unused: { readonly key: string; readonly day: number; readonly length: number }[] = [];
  let usedBytes = 0;
  let isOld = false;
  for (const { entries } of packs) {
    for (const [key, { day, length }] of entries) {
      if (used.has(key) && !fresh.has(key)) {
        usedBytes += length;
        isOld ||= day < today - freshDays;
      } else unused.push({ key, day, length });
    }
  }
  let room = Math.max(keptBytes, usedBytes);
  for (const { key, day, length } of unused.sort((a, b) => b.day - a.day)) {
    room -= length;
    if (!used.has(key) && (day < today - keptDays || room < 0)) keys.add(key);
  }
  return { keys, isDue: keys.size > 0 || isOld };
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
