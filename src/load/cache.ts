// The cache of a project: stores by name. Whoever keeps records declares its store beside the code that makes them.
import { openRecordStore, type RecordStore } from '../disk/record-store.ts';

/** A store of the cache: what its records are called, and what they depend on besides their keys. */
export interface StoreSpec<T> {
  readonly name: string;
  /**
   * What makes all records stale at once: another version of xdocs, with `plugins` also other Markdown plugins, with
   * `never` nothing, for records whose keys say everything. Default: `tool`.
   */
  readonly expires?: 'tool' | 'plugins' | 'never';
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
   * @param options `prune` drops what was not asked for since its store was opened: for a build, which asks for
   *   everything that there can be
   * @throws XdocsError where the disk refuses
   */
  save(options?: { readonly prune?: boolean }): void;
}

export interface CacheVersions {
  /** Of xdocs and of what its records depend on anyway. */
  readonly tool: string;
  /** Of the Markdown plugins that the config brings. */
  readonly plugins: string;
}

/**
 * Opens a cache.
 *
 * @param folder the cache folder, or `undefined` for a cache that only lives in memory
 */
export function openCache(folder: string | undefined, versions: CacheVersions): Cache {
  const stores = new Map<string, RecordStore<never>>();
  const versionOf = ({ expires = 'tool' }: StoreSpec<unknown>) => {
    if (expires === 'never') return '1';
    return expires === 'tool' ? versions.tool : `${versions.tool} ${versions.plugins}`;
  };
  return {
    open<T>(spec: StoreSpec<T>) {
      const known = stores.get(spec.name) as RecordStore<T> | undefined;
      const store =
        known ?? openRecordStore<T>(folder, spec.name, versionOf(spec), { remember: spec.remember ?? true });
      if (!known) stores.set(spec.name, store as unknown as RecordStore<never>);
      return store;
    },
    save(options) {
      for (const store of stores.values()) store.save(options);
    },
  };
}
