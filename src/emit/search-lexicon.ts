// The lexicon: for each word its frequency, and the shards that contain it, each with the maximum weight of a match
// there. In: pages by shard. Out: lines of text, sorted by word, which are then split into parts.
import { descriptionShare, searchWeight, textShare, textWeight } from '../model/search-weight.ts';
import { searchEntries, type SearchPage } from '../model/search-index.ts';
import { searchTerms, textTerms } from '../model/search-words.ts';

/** The words of one shard, each with its number of entries and the maximum weight of a match, in steps of a half. */
export type ShardWords = readonly (readonly [word: string, count: number, step: number])[];

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
    for (const { kind, texts, text: said } of searchEntries(page)) {
      for (const text of texts) {
        const words = searchTerms(text);
        const letters = words.reduce((sum, word) => sum + word.length, 0);
        for (const word of words) add(word, searchWeight(kind, word.length / letters));
        // Readers may type `bikebell` for a page named Bike Bell.
        if (kind === page.kind && words.length > 1 && words.length < 5) add(words.join(''), searchWeight(kind, 1));
      }
      if (said) addText(said, searchWeight(kind, 0.5) * textShare, add);
    }
    for (const word of searchTerms(page.description ?? '')) add(word, searchWeight(page.kind, 0) * descriptionShare);
  }
  return [...found].map(([word, { count, weight }]) => [
    word,
    count,
    Math.min(maxWeight, Math.max(1, Math.round(2 * weight))),
  ]);
}

function addText(text: string, weight: number, add: (word: string, weight: number) => void): void {
  const words = textTerms(text);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) add(word, weight * textWeight(count, words.length));
}

interface LexiconLine {
  readonly word: string;
  readonly line: string;
}

/** Of a word that is nearly everywhere the best shards are kept: others with rarer words of the query are found by those. */
const maxShards = 110;
/** Weights are kept in steps of a half. */
const maxWeight = 20;

/**
 * The lines of all words. `column 5 k:0,3 8:1` is the word, the logarithm of its count, and its shards (delta-encoded)
 * by twice the weight; numbers are in base 36.
 */
export function lexiconLines(shards: readonly ShardWords[]): LexiconLine[] {
  // A place is a shard and a weight in one number: there are millions of them on a large site.
  const words = new Map<string, { count: number; readonly places: number[] }>();
  for (const [shard, found] of shards.entries()) {
    for (const [word, count, step] of found) {
      const place = (maxWeight - step) * shards.length + shard;
      const known = words.get(word);
      if (known) {
        known.count += count;
        known.places.push(place);
      } else words.set(word, { count, places: [place] });
    }
  }
  return [...words.keys()].sort().map((word) => {
    const { count, places } = words.get(word)!;
    const best = places.sort((a, b) => a - b).slice(0, maxShards);
    return {
      word,
      line: `${word} ${Math.round(2 * Math.log2(count)).toString(36)}${encodePlaces(best, shards.length)}`,
    };
  });
}

/** Encodes the places of a word: the heaviest first, and shards of the same weight in order. */
function encodePlaces(places: readonly number[], shardCount: number): string {
  let text = '';
  let lastWeight = 0;
  let lastShard = 0;
  for (const place of places) {
    const weight = maxWeight - Math.floor(place / shardCount);
    const shard = place % shardCount;
    const isNew = weight !== lastWeight;
    text += (isNew ? ` ${weight.toString(36)}:` : ',') + (isNew ? shard : shard - lastShard).toString(36);
    lastWeight = weight;
    lastShard = shard;
  }
  return text;
}
