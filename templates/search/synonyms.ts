// Other terms for words of a query, as the site's config lists them. In: what the lexicon knows of a query, and groups of
// terms that mean the same. Out: the words, with what finding another term is worth.
import { searchStem } from '../../src/model/search-words.ts';
import type { KnownWord, Lexicon } from './lexicon.ts';
import { queryWords } from './query-words.ts';
import type { QueryWord } from './word-match.ts';

/** What another term is worth beside the reader's own. */
export const synonymShare = 0.9;

/** Terms that a query may be asked with besides its own. */
const mostTerms = 4;

/** Adds other terms to words that are known. */
export async function withSynonyms(
  words: readonly KnownWord[],
  groups: readonly (readonly string[])[],
  lexicon: Lexicon,
): Promise<KnownWord[]> {
  const found: { readonly from: number; readonly count: number; readonly terms: readonly QueryWord[][] }[] = [];
  let left = mostTerms;
  for (const group of groups) {
    const terms = group.map((term) => queryWords(`${term} `));
    for (const term of terms) {
      const from = placeOf(term, words);
      if (from < 0) continue;
      const others = terms.filter((other) => other !== term).slice(0, left);
      left -= others.length;
      if (others.length > 0) found.push({ from, count: term.length, terms: others });
    }
  }
  const all = [...words];
  for (const { from, count, terms } of found) {
    const others = (await Promise.all(terms.map((term) => lexicon.lookUpTerm(term)))).filter(
      (one) => one !== undefined,
    );
    if (others.length === 0) continue;
    // Where a term has several words, each of them may stand for the other term.
    for (let index = from; index < from + count; index++) all[index] = withOthers(all[index]!, others);
  }
  return all;
}

/** Where a term stands among the words of a query; -1 where it does not. */
function placeOf(term: readonly QueryWord[], words: readonly KnownWord[]): number {
  return words.findIndex((_, from) =>
    term.every(({ word }, index) => {
      const own = words[from + index]?.word;
      return own !== undefined && searchStem(own) === searchStem(word);
    }),
  );
}

function withOthers(word: KnownWord, others: readonly (readonly KnownWord[])[]): KnownWord {
  const worth = new Map(word.isMisspelt ? [] : word.worth);
  for (const [first, ...more] of others) {
    for (const [shard, most] of first!.worth) {
      const least = synonymShare * Math.min(most, ...more.map((one) => one.worth.get(shard) ?? 0));
      if (least > (worth.get(shard) ?? 0)) worth.set(shard, least);
    }
  }
  const rarities = others.map((other) => Math.max(...other.map(({ rarity }) => rarity)));
  return {
    ...word,
    // A word that the site does not use is known after all.
    isMisspelt: false,
    rarity: Math.min(...rarities, ...(word.isMisspelt ? [] : [word.rarity])),
    worth,
    others: [...(word.others ?? []), ...others],
  };
}
