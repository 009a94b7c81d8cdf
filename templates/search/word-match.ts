// How well a word of the query and a word of the site agree, from 0 to 1.
import { searchRoot, searchStem } from '../../src/model/search-words.ts';
import { editDistance } from './edit-distance.ts';

/** A word of the query. */
export interface QueryWord {
  readonly word: string;
  /** The reader may still be typing it. */
  readonly isLast: boolean;
  /** What it is worth beside others, from 0 to 1; absent: 1. */
  readonly share?: number;
}

/** The same word, a form of it, or the beginning of it. */
export function wordMatch({ word: typed, isLast }: QueryWord, word: string): number {
  if (word === typed) return 1;
  if (word[0] !== typed[0]) return 0;
  if (searchStem(word) === searchStem(typed)) return 0.95;
  if (searchRoot(word) === searchRoot(typed)) return 0.9;
  if (!word.startsWith(typed) || (typed.length < 2 && !isLast)) return 0;
  return 0.5 + (isLast ? 0.4 : 0.3) * (typed.length / word.length);
}

/**
 * The same for a word that may be misspelt; short ones must be right, and the first letter of all, unless it changed
 * places with the second.
 */
export function misspeltMatch(query: QueryWord, word: string): number {
  const exact = wordMatch(query, word);
  const { length } = query.word;
  const limit = length < 4 ? 0 : length < 7 ? 1 : 2;
  const isNear = word[0] === query.word[0] || (word[0] === query.word[1] && word[1] === query.word[0]);
  if (exact > 0 || limit === 0 || !isNear) return exact;
  const { whole, start } = editDistance(query.word, word, limit);
  if (whole <= limit) return 0.75 - 0.15 * whole;
  return length > 4 && start === 1 ? 0.45 : 0;
}

/** What is known of a word of the query, as far as matching goes. */
interface MatchedWord extends QueryWord {
  readonly isMisspelt: boolean;
  /** Other terms for it, each by its words. */
  readonly others?: readonly (readonly MatchedWord[])[];
}

/** How well a word of the site agrees with one of the query, as it is spelt there. */
export function knownMatch(query: MatchedWord, word: string): number {
  return query.isMisspelt ? misspeltMatch(query, word) : wordMatch(query, word);
}

/** Whether a word of the site agrees with one of the query, or with a word of another term for it. */
export function isMatched(query: MatchedWord, word: string): boolean {
  return (
    knownMatch(query, word) > 0 ||
    (query.others?.some((other) => other.some((one) => knownMatch(one, word) > 0)) ?? false)
  );
}
