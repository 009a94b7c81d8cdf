// The weight of a match. The index stores an upper bound of it per word and shard, so that a query loads only the
// shards with the best results; the ranking of what is loaded uses the same weights.
import type { SearchKind } from './search-index.ts';

const weights: Readonly<Record<SearchKind, number>> = {
  page: 10,
  component: 8,
  hook: 8,
  function: 8,
  interface: 7.5,
  enum: 7.5,
  heading: 7,
  prop: 6,
  slot: 6,
  class: 5,
  property: 5,
  parameter: 5,
  demo: 5,
};

/** The weight of a word in the description relative to one in the title. */
export const descriptionShare = 0.3;

/** The weight of a word in a text relative to one in a title. */
export const textShare = 0.6;

/** Words of a text of common length: in a longer one, a word says less of what it is about. */
const usualLength = 60;

/**
 * How much a text is about a word, from 0 to 1: the more often it says it, and the shorter it is.
 *
 * @param count how often the word is there
 * @param length how many words there are in all
 */
export function textWeight(count: number, length: number): number {
  return count / (count + 0.5 + (0.5 * length) / usualLength);
}

/**
 * The weight of a match in an entry.
 *
 * @param share the share of its letters that the query covers, from 0 to 1: a short title that is fully matched weighs
 * more
 */
export function searchWeight(kind: SearchKind, share: number): number {
  return weights[kind] * (0.4 + 0.6 * share);
}

/**
 * What it is worth that a share of a query is found at all. Of a few words each one counts; a question has words that
 * no answer says.
 */
export function coverage(share: number, words: number): number {
  return words > 3 ? share ** 0.7 : share ** 2;
}
