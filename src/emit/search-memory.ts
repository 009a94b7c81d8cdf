// What is kept of the search's index for the next one, so that making it follows what has changed: pages by what they are
// made from, shards by their pages, the words of a shard by its name, which is a hash of its content.
import type { ShardWords } from './search-lexicon.ts';

/** What is kept of one language. */
export interface LocaleMemory {
  /** What the whole index was made from, and the names of its files. */
  readonly key: string;
  readonly names: readonly string[];
  /** Weight and number of entries of a page, by the hash of what it is made from. */
  readonly pages: Readonly<Record<string, readonly [weight: number, entries: number]>>;
  /** Name of a shard by the hash of what its pages are made from. */
  readonly shards: Readonly<Record<string, string>>;
}

/** Something that keeps values by key. */
interface Store<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): unknown;
}

export interface SearchMemory {
  /** By language. */
  readonly locales: Store<LocaleMemory>;
  /** By the name of a shard. */
  readonly words: Store<ShardWords> & { setText(key: string, json: Uint8Array): unknown };
}

/** A memory that begins empty. */
export function searchMemory(): SearchMemory {
  const words = new Map<string, ShardWords>();
  return {
    locales: new Map(),
    words: {
      get: (key) => words.get(key),
      set: (key, value) => words.set(key, value),
      setText: (key, json) => words.set(key, JSON.parse(new TextDecoder().decode(json)) as ShardWords),
    },
  };
}
