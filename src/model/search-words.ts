// The tokenizer of the search. In: a heading, a name, a query. Out: lower-case words with their offsets;
// `disableColumnMenu` and "disable column menu" have the same words. Used to write the index and to query it.

export interface SearchWord {
  readonly word: string;
  /** Its offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Scripts without spaces are split into single characters; elsewhere a word ends at a change of case, at a digit and at
 * punctuation.
 */
const pattern =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu;

/** The words of a text, in order. */
export function searchWords(text: string): SearchWord[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    word: fold(found),
    start: index,
    end: index + found.length,
  }));
}

/** The words without their offsets. */
export function searchTerms(text: string): string[] {
  return Array.from(text.matchAll(pattern), ([found]) => fold(found));
}

/** All words joined, for readers who type a name without spaces and capitals. */
export function searchWhole(text: string): string {
  return searchTerms(text).join('');
}

function fold(word: string): string {
  const lower = word.toLowerCase();
  return /^\p{ASCII}*$/u.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** A rough English stemmer: `columns`, `pinned` and `pinning` become `column`, `pin` and `pin`. */
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
