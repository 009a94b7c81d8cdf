// Words of a query as functions over the words of a name or a text, each answer remembered, other terms for them included.
import type { TextMatch } from './indexed-page.ts';
import type { KnownWord } from './lexicon.ts';
import { synonymShare } from './synonyms.ts';
import { knownMatch } from './word-match.ts';

type Match = (word: string) => number;

/** A word of the query, ready to be compared with many words of the site. */
export interface Matcher {
  readonly rarity: number;
  readonly own: Match;
  /** Other terms, by their words. */
  readonly others: readonly (readonly Match[])[];
}

/** Prepares a word of a query. */
export function matcherOf(word: KnownWord): Matcher {
  const matchOf = (one: KnownWord) => remembered((other) => knownMatch(one, other));
  return { rarity: word.rarity, own: matchOf(word), others: word.others?.map((other) => other.map(matchOf)) ?? [] };
}

/** The word that agrees best, with the query's own or with another term for it. */
export function bestMatch(
  words: readonly string[],
  { own, others }: Matcher,
): { readonly word: string; readonly quality: number } {
  let best = bestOf(words, own);
  for (const other of others) {
    const all = other.map((match) => bestOf(words, match));
    const quality = synonymShare * Math.min(...all.map((one) => one.quality));
    if (quality > best.quality) best = { word: all[0]!.word, quality };
  }
  return best;
}

export function textMatch(text: TextMatch, { own, others }: Matcher): number {
  return Math.max(text(own), ...others.map((other) => synonymShare * Math.min(...other.map(text))));
}

function bestOf(words: readonly string[], match: Match): { readonly word: string; readonly quality: number } {
  let quality = 0;
  let best = '';
  for (const word of words) {
    const own = match(word);
    if (own > quality) [quality, best] = [own, word];
  }
  return quality > 0 ? { word: best, quality } : nothing;
}

const nothing = { word: '', quality: 0 };

function remembered(match: (word: string) => number): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    let quality = known.get(word);
    if (quality === undefined) known.set(word, (quality = match(word)));
    return quality;
  };
}
