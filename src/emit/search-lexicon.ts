// The lexicon: for each word its frequency, and the shards that contain it, each with the maximum weight of a match
// there. In: pages by shard. Out: lines of text, sorted by word, which are then split into parts.
import { descriptionShare, searchWeight } from '../model/search-weight.ts';
import { searchEntries, type SearchPage } from '../model/search-index.ts';
import { searchTerms } from '../model/search-words.ts';

/** The words of one shard: number of entries, and maximum weight of a match. */
export type ShardWords = ReadonlyMap<string, { readonly count: number; readonly weight: number }>;

/** Collects the words of a shard. */
export function shardWords(pages: readonly SearchPage[]): ShardWords {
  const found = new Map<string, { count: number; weight: number }>();
  const add = (word: string, weight: number) => {
    const known = found.get(word);
    if (!known) found.set(word, { count: 1, weight });
    else {
      known.count++;
      if (weight > known.weight) known.weight = weight;
    }
  };
  for (const page of pages) {
    for (const { kind, texts } of searchEntries(page)) {
      for (const text of texts) {
        const words = searchTerms(text);
        const letters = words.reduce((sum, word) => sum + word.length, 0);
        for (const word of words) add(word, searchWeight(kind, word.length / letters));
        // Readers may type `bikebell` for a page named Bike Bell.
        if (kind === page.kind && words.length > 1 && words.length < 5) add(words.join(''), searchWeight(kind, 1));
      }
    }
    for (const word of searchTerms(page.description ?? '')) add(word, searchWeight(page.kind, 0) * descriptionShare);
  }
  return found;
}

interface LexiconLine {
  readonly word: string;
  readonly line: string;
}

/** A word needs no more shards than a query may load; the best ones are kept. */
const maxShards = 40;
const maxWeight = 10;

/**
 * The lines of all words. `column 5 a:0,3 4:1` is the word, the logarithm of its count, and its shards (delta-encoded)
 * by weight; numbers are in base 36.
 */
export function lexiconLines(shards: readonly ShardWords[]): LexiconLine[] {
  const words = new Map<string, { count: number; readonly shardsByWeight: number[][] }>();
  for (const [shard, found] of shards.entries()) {
    for (const [word, { count, weight }] of found) {
      let known = words.get(word);
      if (!known) words.set(word, (known = { count: 0, shardsByWeight: [] }));
      known.count += count;
      (known.shardsByWeight[Math.min(maxWeight, Math.max(1, Math.round(weight)))] ??= []).push(shard);
    }
  }
  return [...words.keys()].sort().map((word) => {
    const { count, shardsByWeight } = words.get(word)!;
    return { word, line: `${word} ${Math.round(2 * Math.log2(count)).toString(36)} ${encodeShards(shardsByWeight)}` };
  });
}

/** Encodes the shards of a word. */
function encodeShards(shardsByWeight: readonly (readonly number[] | undefined)[]): string {
  const parts: string[] = [];
  let left = maxShards;
  for (let weight = maxWeight; weight > 0 && left > 0; weight--) {
    const shards = shardsByWeight[weight]?.slice(0, left);
    if (!shards) continue;
    left -= shards.length;
    parts.push(
      `${weight.toString(36)}:${shards.map((shard, index) => (shard - (shards[index - 1] ?? 0)).toString(36)).join(',')}`,
    );
  }
  return parts.join(' ');
}
