// Answers queries from the files of the index, loading of them what a query needs: of the lexicon the pieces with its
// words, of the shards the few that can hold the best results. In: a reader of files. Out: groups of results.
import type { SearchManifest, SearchPage } from '../../src/model/search-index.ts';
import { coverage } from '../../src/model/search-weight.ts';
import { searchWhole } from '../../src/model/search-words.ts';
import { createLexicon, type KnownWord } from './lexicon.ts';
import { indexedPages, type IndexedPage } from './indexed-page.ts';
import { isNameInCode, queryWords, readsAsQuestion } from './query-words.ts';
import { rankPages, type SearchGroup } from './rank.ts';
import { withSynonyms } from './synonyms.ts';

export interface SearchEngine {
  /** The best results; `path` is where the reader is, whose product comes first. */
  search(query: string, path: string): Promise<SearchAnswer>;
}

export interface SearchAnswer {
  readonly groups: readonly SearchGroup[];
  readonly words: readonly KnownWord[];
}

/** What a shard of the API is worth to a question, and to two words that are no name: a guide tells of them sooner. */
const unaskedShare = 0.5;
const mostShards = 6;
/** A name may be one of components that extend each other, each in a shard of its own; so may what three words mean. */
const nameShards = 11;
/** For the first letters of a word, of which there are more to come. */
const fewShards = 2;

/**
 * Prepares an index for queries.
 *
 * @param read gives the text of a file beside the manifest
 */
export function createSearchEngine(manifest: SearchManifest, read: (file: string) => Promise<string>): SearchEngine {
  const lexicon = createLexicon(manifest, read);
  const shards = new Map<number, Promise<IndexedPage[]>>();
  const shardAt = (index: number) => {
    const known =
      shards.get(index) ??
      read(manifest.shards[index]![0]).then((text) => indexedPages(JSON.parse(text) as SearchPage[], manifest));
    shards.set(index, known);
    return known;
  };
  return {
    async search(query, path) {
      const typed = queryWords(query, manifest.name);
      const whole = searchWhole(query);
      const [words, title] = await Promise.all([
        lexicon.lookUp(typed).then((known) => withSynonyms(known, manifest.synonyms ?? [], lexicon)),
        typed.length > 1 ? lexicon.worthOf(whole) : undefined,
      ]);
      const product = productAt(manifest, path);
      const kind = { isName: isNameInCode(query.trim()), isQuestion: readsAsQuestion(query) };
      const pages = await Promise.all(
        bestShards({ words, title, product, ...kind, isLoaded: (index) => shards.has(index) }, manifest).map(shardAt),
      );
      const { aside = [] } = manifest;
      const said = typed.length > 1 ? typed.map(({ word }) => word).join('') : undefined;
      const asked = { words, whole, said, ...kind, path, product, aside };
      return { words, groups: words.length > 0 ? rankPages(pages.flat(), asked) : [] };
    },
  };
}

interface Wanted {
  readonly words: readonly KnownWord[];
  /** Where there is a page of that very name. */
  readonly title?: ReadonlyMap<number, number> | undefined;
  readonly product?: number | undefined;
  readonly isName: boolean;
  readonly isQuestion: boolean;
  readonly isLoaded: (shard: number) => boolean;
}

/**
 * The shards that can hold the best results, by the most that a result in each can be worth; among equals those at
 * hand.
 */
function bestShards(
  { words, title, product, isName, isQuestion, isLoaded }: Wanted,
  { shards, apiShards = [] }: SearchManifest,
): number[] {
  const sum = words.reduce((total, { rarity }) => total + rarity, 0);
  const bounds = new Map<number, number>();
  const unasked = isQuestion || (!isName && words.length === 2) ? apiShards : [];
  for (const shard of new Set(words.flatMap(({ worth }) => [...worth.keys()]))) {
    let worth = 0;
    let present = 0;
    for (const word of words) {
      const most = word.worth.get(shard) ?? 0;
      worth += word.rarity * most;
      if (most > 0) present += word.rarity;
    }
    const [, ...products] = shards[shard]!;
    bounds.set(
      shard,
      (worth + sum * (title?.get(shard) ?? 0)) *
        coverage(present / sum, words.length) *
        (product !== undefined && products.includes(product) ? 1.5 : 1) *
        (unasked.includes(shard) ? unaskedShare : 1) *
        (isLoaded(shard) ? 1.1 : 1),
    );
  }
  const sorted = [...bounds].sort(([a, x], [b, y]) => y - x || a - b);
  const least = (sorted[0]?.[1] ?? 0) * 0.3;
  const last = words.at(-1);
  const isBeginning = last?.isLast && !last.isWhole && !last.isMisspelt && last.word.length < 5;
  const most = isBeginning
    ? fewShards
    : isName
      ? nameShards
      : words.length > 5
        ? 5
        : words.length === 3 && !words.some(({ isMisspelt }) => isMisspelt)
          ? nameShards
          : Math.min(mostShards, 3 + words.length);
  return sorted
    .filter(([, bound]) => bound >= least)
    .slice(0, most)
    .map(([shard]) => shard);
}

/** The product whose pages begin with the longest part of a path. */
function productAt({ products }: SearchManifest, path: string): number | undefined {
  let found: { readonly index: number; readonly length: number } | undefined;
  products.forEach(({ paths }, index) => {
    for (const one of paths)
      if (path.startsWith(one) && one.length > (found?.length ?? 0)) found = { index, length: one.length };
  });
  return found?.index;
}
