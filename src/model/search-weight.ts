// How much finding a word in an entry is worth. The index states a bound of it per word and shard, so that a reader
// loads the shards with the best results alone; the ranking of what is loaded uses the same.
import type { SearchKind } from './search-index.ts';

const weights: Readonly<Record<SearchKind, number>> = {
  page: 10,
  component: 8,
  hook: 8,
  function: 8,
  interface: 7.5,
  heading: 7,
  prop: 6,
  slot: 6,
  class: 5,
  property: 5,
  parameter: 5,
  demo: 5,
};

/** A word of the description counts so much of one in the title. */
export const descriptionShare = 0.3;

/**
 * The worth of an entry.
 *
 * @param share which part of its letters the query has, from 0 to 1: a short title that is all said is worth more
 */
export function searchWeight(kind: SearchKind, share: number): number {
  return weights[kind] * (0.4 + 0.6 * share);
}
