// The words of a text, as search compares them. In: a heading, a name, a query. Out: words in lower case with their
// places: `disableColumnMenu` and "disable column menu" have the same. Used where the index is made and where it is
// read.

export interface SearchWord {
  readonly word: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Scripts without spaces are taken sign by sign; elsewhere a word ends at a change of case, at a digit and at a mark.
 */
const pattern =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu;

/** The words of a text, in order. */
export function searchWords(text: string): SearchWord[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    word: plain(found),
    start: index,
    end: index + found.length,
  }));
}

/** The same without places. */
export function searchTerms(text: string): string[] {
  return Array.from(text.matchAll(pattern), ([found]) => plain(found));
}

/** All words as one: what a reader types who leaves out spaces and capitals. */
export function searchWhole(text: string): string {
  return searchTerms(text).join('');
}

function plain(word: string): string {
  const lower = word.toLowerCase();
  return /^\p{ASCII}*$/u.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/**
 * What a word is a form of, roughly and for English: `columns`, `pinned` and `pinning` are `column`, `pin` and `pin`.
 */
export function searchStem(word: string): string {
  const single =
    word.length > 3
      ? word
          .replace(/ies$/, 'y')
          .replace(/(ss|x|z|ch|sh)es$/, '$1')
          .replace(/([^sui])s$/, '$1')
      : word;
  const root = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(single)?.[1];
  const base = root && root.length > 2 ? root.replace(/([bdfgklmnprt])\1$/, '$1') : single;
  return base.length > 4 ? base.replace(/e$/, '') : base;
}
