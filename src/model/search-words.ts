// The tokenizer of the search. In: a heading, a name, a query. Out: lower-case words with their offsets;
// `disableColumnMenu` and "disable column menu" have the same words. Used to write the index and to query it.

export interface SearchWord {
  readonly word: string;
  /** Its offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** The last character of a run of two or more without spaces: only there to be the beginning of a word. */
  readonly isTail?: true;
}

/**
 * A word ends at a change of case, at a digit and at punctuation. What is written without spaces is one run, which is
 * taken apart below.
 */
const pattern =
  /([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+)|\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu;

/** The same for texts of plain letters, which most are: several times as fast. */
const plainPattern = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g;

const isPlain = (text: string) => /^[\0-\x7f]*$/.test(text);

/** The words of a text, in order. */
export function searchWords(text: string): SearchWord[] {
  return [...text.matchAll(isPlain(text) ? plainPattern : pattern)].flatMap(({ 0: found, 1: run, index }) =>
    run === undefined ? [{ word: fold(found), start: index, end: index + found.length }] : pairsOf(run, index),
  );
}

/** The words without their offsets. */
export function searchTerms(text: string): string[] {
  return isPlain(text)
    ? Array.from(text.matchAll(plainPattern), ([found]) => found.toLowerCase())
    : searchWords(text).map(({ word }) => word);
}

/**
 * The pairs of neighbours in a run of characters without spaces, and its last character: whatever words it is made of,
 * a query of two characters or more meets the same pairs, and one of a single character the beginning of a pair. Where
 * words end is not asked, because browsers and Node answer differently.
 */
function pairsOf(run: string, start: number): SearchWord[] {
  const characters = [...run];
  let at = start;
  return characters.map((character, index) => {
    const next = characters[index + 1] ?? '';
    const word = (character + next).normalize('NFKC');
    const found = { word, start: at, end: at + character.length + next.length };
    at += character.length;
    return next || index === 0 ? found : { ...found, isTail: true };
  });
}

/** The words of a text, and names in code as one word each, too: readers type `adapterdayjs` for `AdapterDayjs`. */
export function textTerms(text: string): string[] {
  const names = Array.from(text.matchAll(/[A-Za-z]*[a-z][A-Z][A-Za-z]*/g), ([name]) => name.toLowerCase());
  return [...searchTerms(text), ...names];
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

/**
 * The same without the endings that make nouns and adjectives: `selection` and `selectable` become `select`, as
 * `selected` does, and `installation` becomes `install`.
 */
export function searchRoot(word: string): string {
  const stem = searchStem(word);
  return stem.replace(/^(.{4,}?)(?:abl|ible|able|ation)$|^(.{3,}[st])ion$/, '$1$2');
}
