// The cache on disk: named stores of JSON records by key. One pack file and one index a store, replaced as a whole.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A map from keys to JSON values that lives between runs. Values are decoded when asked for. */
export interface RecordStore<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  /** Writes the store if there is something to write. `prune` drops what this run neither read nor set. */
  save(options?: { readonly prune?: boolean }): void;
}

/**
 * Opens a store.
 *
 * @param folder the cache folder, or `undefined` for a store that only lives in memory
 * @param version of xdocs and of the record's shape: a store of another version is empty
 */
export function openRecordStore<T>(folder: string | undefined, name: string, version: string): RecordStore<T> {
  const packed = folder ? readPack(folder, name, version) : undefined;
  const kept = new Map<string, string>();
  const decoded = new Map<string, T>();
  let changed = false;
  return {
    get(key) {
      const known = decoded.get(key);
      if (known !== undefined) return known;
      const text = kept.get(key) ?? packed?.read(key);
      if (text === undefined) return undefined;
      try {
        const value = JSON.parse(text) as T;
        kept.set(key, text);
        decoded.set(key, value);
        return value;
      } catch {
        // A record that was damaged on disk is none.
        return undefined;
      }
    },
    set(key, value) {
      changed = true;
      decoded.set(key, value);
      kept.set(key, JSON.stringify(value));
    },
    save({ prune = false } = {}) {
      if (!folder || (!changed && (!prune || packed?.keys.length === kept.size))) return;
      const rest = prune ? [] : (packed?.keys ?? []).filter((key) => !kept.has(key)).map((key) => [key, packed!.read(key)!] as const);
      writePack(folder, name, version, [...kept, ...rest]);
      changed = false;
    },
  };
}

interface Pack {
  read(key: string): string | undefined;
  readonly keys: readonly string[];
}

function readPack(folder: string, name: string, version: string): Pack | undefined {
  const path = join(folder, `${name}.pack`);
  if (!existsSync(path)) return undefined;
  try {
    const bytes = readFileSync(path);
    const newline = bytes.indexOf(10);
    const index = JSON.parse(bytes.subarray(0, newline).toString('utf8')) as { version: string; records: [string, number, number][] };
    if (index.version !== version) return undefined;
    const places = new Map(index.records.map(([key, offset, length]) => [key, { offset, length }]));
    const read = (key: string) => {
      const place = places.get(key);
      return place && bytes.toString('utf8', newline + 1 + place.offset, newline + 1 + place.offset + place.length);
    };
    return { read, keys: [...places.keys()] };
  } catch {
    // A pack that cannot be read is no cache: it is made anew.
    return undefined;
  }
}

function writePack(folder: string, name: string, version: string, kept: Iterable<readonly [string, string]>): void {
  mkdirSync(folder, { recursive: true });
  const chunks: Buffer[] = [];
  const records: [string, number, number][] = [];
  let offset = 0;
  for (const [key, text] of kept) {
    const chunk = Buffer.from(text);
    records.push([key, offset, chunk.length]);
    chunks.push(chunk);
    offset += chunk.length;
  }
  const path = join(folder, `${name}.pack`);
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, Buffer.concat([Buffer.from(`${JSON.stringify({ version, records })}\n`), ...chunks]));
  renameSync(temporary, path);
}

/** Removes a cache folder. */
export function dropCache(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
