// The lexicon: for each word how common it is, and the shards that have it, each with the most that a result there can
// be worth. In: pages by shard. Out: lines of text, sorted by word, which pieces of the lexicon are cut from.
import { descriptionShare, searchWeight } from '../model/search-weight.ts';
import { searchEntries, type SearchPage } from '../model/search-index.ts';
import { searchTerms } from '../model/search-words.ts';

/** Words of one shard: in how many entries, and the greatest worth of one. */
export type ShardWords = ReadonlyMap<string, { readonly count: number; readonly worth: number }>;

/** What a shard has. */
export function shardWords(pages: readonly SearchPage[]): ShardWords {
  const found = new Map<string, { count: number; worth: number }>();
  const add = (word: string, worth: number) => {
    const known = found.get(word);
    if (!known) found.set(word, { count: 1, worth });
    else {
      known.count++;
      if (worth > known.worth) known.worth = worth;
    }
  };
  for (const page of pages) {
    for (const { kind, texts } of searchEntries(page)) {
      for (const text of texts) {
        const words = searchTerms(text);
        const letters = words.reduce((sum, word) => sum + word.length, 0);
        for (const word of words) add(word, searchWeight(kind, word.length / letters));
        // `bikebell` is what readers type for a page named Bike Bell, rightly or not.
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

/** More shards than a query may load need not be named for one word; those that are named are its best. */
const mostShards = 40;
const greatestWorth = 10;

/**
 * All words: `column 5 a:0,3 4:1`, which is the word, the logarithm of its count, and shards (as steps) by worth;
 * numbers of base 36.
 */
export function lexiconLines(shards: readonly ShardWords[]): LexiconLine[] {
  const words = new Map<string, { count: number; readonly places: number[][] }>();
  for (const [shard, found] of shards.entries()) {
    for (const [word, { count, worth }] of found) {
      let known = words.get(word);
      if (!known) words.set(word, (known = { count: 0, places: [] }));
      known.count += count;
      (known.places[Math.min(greatestWorth, Math.max(1, Math.round(worth)))] ??= []).push(shard);
    }
  }
  return [...words.keys()].sort().map((word) => {
    const { count, places } = words.get(word)!;
    return { word, line: `${word} ${Math.round(2 * Math.log2(count)).toString(36)} ${placesText(places)}` };
  });
}

/** The shards of a word by what it is worth there, which is the index. */
function placesText(places: readonly (readonly number[] | undefined)[]): string {
  const parts: string[] = [];
  let room = mostShards;
  for (let worth = greatestWorth; worth > 0 && room > 0; worth--) {
    const shards = places[worth]?.slice(0, room);
    if (!shards) continue;
    room -= shards.length;
    parts.push(
      `${worth.toString(36)}:${shards.map((shard, index) => (shard - (shards[index - 1] ?? 0)).toString(36)).join(',')}`,
    );
  }
  return parts.join(' ');
}
