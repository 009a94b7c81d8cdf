// The cache of a project: stores by name. Whoever keeps records declares its store beside the code that makes them.
import { clearCache } from '../disk/cache-files.ts';
import { openRecordStore, type RecordStore } from '../disk/record-store.ts';
import type { Problem } from '../model/problem.ts';

/** A store of the cache: what its records are called, and what they depend on besides their keys. */
export interface StoreSpec<T> {
  readonly name: string;
  /**
   * What makes all records stale at once: with `release` another version of xdocs or Node; with `place` also another
   * address of the site, with `plugins` also other Markdown plugins; with `never` nothing, for records whose keys say
   * everything. Default: `place`.
   */
  readonly expires?: 'release' | 'place' | 'plugins' | 'never';
  /** `false` decodes a record each time it is asked for: for large ones that are needed once. */
  readonly remember?: false;
  /** The type of the records; never there at run time. */
  readonly record?: T;
}

/** Declares a store of records. */
export function storeOf<T>(name: string, options: Omit<StoreSpec<T>, 'name' | 'record'> = {}): StoreSpec<T> {
  return { name, ...options };
}

export interface Cache {
  /** The store of a declaration, opened when it is first asked for. */
  open<T>(spec: StoreSpec<T>): RecordStore<T>;
  /**
   * Saves the stores in the order in which they were opened.
   *
   * @param options `sweep` drops what nobody has asked for in a while: for a build, which asks for everything that there
   *   can be
   * @returns a warning where the disk refuses: what is made is good without a cache, and the next run takes longer
   */
  save(options?: { readonly sweep?: boolean }): readonly Problem[];
}

export interface CacheVersions {
  /** Of xdocs and Node. */
  readonly release: string;
  /** What addresses in records depend on: the site's base and its revision of the repository. */
  readonly place: string;
  /** Of the Markdown plugins that the config brings. */
  readonly plugins: string;
}

export interface CacheOptions {
  /** What problems call the folder. */
  readonly file?: string;
  /** Begins empty; what the folder holds goes when the new records are saved. */
  readonly isClean?: boolean;
  /** Folders of further records, in which is looked for what the cache does not have. */
  readonly further?: readonly string[];
}

/**
 * Opens a cache.
 *
 * @param folder the cache folder, or `undefined` for a cache that only lives in memory
 */
export function openCache(
  folder: string | undefined,
  versions: CacheVersions,
  { file = folder ?? '', isClean = false, further = [] }: CacheOptions = {},
): Cache {
  const stores = new Map<string, RecordStore<never>>();
  let isSaved = false;
  const versionOf = ({ expires = 'place' }: StoreSpec<unknown>) => {
    if (expires === 'never') return '1';
    const { release, place, plugins } = versions;
    return [release, ...(expires === 'release' ? [] : [place]), ...(expires === 'plugins' ? [plugins] : [])].join(' ');
  };
  return {
    open<T>(spec: StoreSpec<T>) {
      const known = stores.get(spec.name) as RecordStore<T> | undefined;
      const store =
        known ??
        openRecordStore<T>(folder, spec.name, versionOf(spec), { remember: spec.remember ?? true, isClean, further });
      if (!known) stores.set(spec.name, store as unknown as RecordStore<never>);
      return store;
    },
    save(options) {
      try {
        if (folder && isClean && !isSaved) clearCache(folder);
        isSaved = true;
        for (const store of stores.values()) store.save(options);
        return [];
      } catch (error) {
        return [unwritable(file, error)];
      }
    },
  };
}

/** @throws the error, if it is none of the disk's */
function unwritable(file: string, error: unknown): Problem {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  const [reason] = error.message.split(',');
  return { rule: 'cache-unwritable', severity: 'warning', file, reason: reason! };
}
