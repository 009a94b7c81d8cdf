// The cache on disk: named stores of JSON records by key. Each store is a pack, and further packs with what was added
// since: a changed page does not have all others written again. What nobody has asked for in a while is swept.
import { join } from 'node:path';
import { makeOwnFolder } from './own-folder.ts';
import { openPack, removePack, writePack, type Pack, type PackRecord } from './pack-file.ts';
import { contentHash } from './read-sources.ts';

/** A persistent map from keys to JSON values. */
export interface RecordStore<T> {
  /** The value of a key; a damaged record counts as missing. */
  get(key: string): T | undefined;
  /** Whether there are no records. */
  isEmpty(): boolean;
  /** Whether there is an undamaged record for a key, without decoding it. */
  has(key: string): boolean;
  /** A hash of the value as it is written, without reading it; `undefined` where there is none. */
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
  let packs = path && !isClean ? openPacks(path, version) : [];
  const used = new Set<string>();
  // As bytes, which are what is written: a text may take twice the room, and both would be there while it is written.
  const fresh = new Map<string, Uint8Array>();
  const decoded = new Map<string, T>();
  /** The pack with the latest record of a key. */
  const packOf = (key: string) => packs.findLast(({ entries }) => entries.has(key));
  /** The first pack, own ones before those of further folders, that has an undamaged record. */
  const packWith = (key: string) => [packOf(key), ...others].find((pack) => pack?.has(key));
  return {
    isEmpty: () => fresh.size === 0 && [...packs, ...others].every(({ entries }) => entries.size === 0),
    has(key) {
      const found = fresh.has(key) || packWith(key) !== undefined;
      if (found) used.add(key);
      return found;
    },
    hashOf(key) {
      const own = fresh.get(key);
      return own ? contentHash(own) : (packOf(key) ?? packWith(key))?.entries.get(key)?.hash;
    },
    get(key) {
      const known = decoded.get(key);
      if (known !== undefined) return known;
      const bytes = fresh.get(key) ?? packOf(key)?.read(key) ?? readFirst(others, key);
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
      const added: PackRecord[] = [...fresh].map(([key, bytes]) => ({ key, bytes, day: today }));
      const [base, ...additions] = packs;
      const size = (list: readonly { readonly bytes: number }[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);
      const addedBytes = size(additions) + added.reduce((sum, { bytes }) => sum + bytes.length, 0);
      if (base && !swept.isDue && additions.length < maxAdditions && addedBytes <= base.bytes * maxAddedShare)
        writePack(additionPath(path, packs.length), version, added, base.id);
      else {
        const kept = packs.flatMap((pack) =>
          [...pack.entries].flatMap(([key, { day }]): PackRecord[] => {
            if (fresh.has(key) || swept.keys.has(key) || packOf(key) !== pack) return [];
            const bytes = pack.read(key);
            return bytes ? [{ key, bytes, day: used.has(key) ? today : day }] : [];
          }),
        );
        writePack(path, version, [...kept, ...added]);
        for (const addition of additions) removePack(addition.path);
      }
      for (const pack of packs) pack.close();
      packs = openPacks(path, version);
      fresh.clear();
    },
  };
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

/** A pack and those that add to it, in the order in which they were written. */
function openPacks(path: string, version: string): Pack[] {
  const base = openPack(path, version);
  if (!base) return [];
  const packs = [base];
  for (;;) {
    const next = openPack(additionPath(path, packs.length), version);
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
  fresh: ReadonlyMap<string, unknown>,
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
