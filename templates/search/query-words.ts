// What a reader typed, as words: `disableColumnMenu` as three, small talk left out. Whether it looks like a name.
import { searchStem, searchTerms, searchWhole, searchWords, type SearchWord } from '../../src/model/search-words.ts';
import type { QueryWord } from './word-match.ts';

const listOf = (words: string) => new Set(words.split(' '));

/** Words that say nothing. */
export const smallWords: ReadonlySet<string> = listOf(
  'a about after all also am an and another any are as at be because been but by can cannot could did do does doesn don each every for from get gets getting got had has have how i if in into is isn it its itself just let like may me might must my no not of on one only or other our out possible same should so some such t s than that the their them then there these they this those to too us use used using was way we were what when where which while who why will with without won would you your',
);

/** Words of questions, which say little of what is asked for. */
const vague = listOf(
  'able add added adding allow allows available bug change changes changing code component components create currently customize different doc docs document documentation error example exist existing expected feature fix help implement improve incorrect instead issue issues make makes making need needs new option possibility problem prop properly provide question react set setting show showing shown shows support supported supports take trigger try trying user users want wanted work working works wrong',
);

/** What a vague word is worth beside others. */
const vagueShare = 0.4;
/** The same for a word of the site's name: every page is about it. */
const nameShare = 0.2;

/** More words than these would cost more bytes than they are worth. */
const mostWords = 8;

/**
 * The words of a query; the last may still be unfinished. Those of the site's name are vague there. Of more than eight the vague ones go first, then those at the
 * end.
 */
export function queryWords(query: string, siteName = ''): QueryWord[] {
  const all = searchWords(query).filter(({ isTail }) => !isTail);
  const isOpen = !/\s$/.test(query);
  const last = all.at(-1);
  // `getRowId` means every word of it.
  const telling = isNameInCode(query.trim()) ? all : all.filter((one) => !smallWords.has(one.word));
  const kept = withoutRepetition(telling.length > 0 ? telling : all);
  const names = new Set([...searchTerms(siteName), searchWhole(siteName)]);
  const isTelling = ({ word }: SearchWord) => !vague.has(word) && !names.has(word);
  const telltale = kept.filter(isTelling);
  const isVague = (one: SearchWord) => telltale.length > 0 && !isTelling(one);
  const wanted = new Set([...telltale, ...kept.filter(isVague)].slice(0, mostWords));
  return kept
    .filter((one) => wanted.has(one))
    .map((one) => ({
      word: one.word,
      isLast: isOpen && one === last,
      ...(isVague(one) && { share: names.has(one.word) ? nameShare : vagueShare }),
    }));
}

/**
 * Whether a query is put in sentences, not in names: it has several words, one of them small talk. What answers it is
 * told in sentences, too, also where it names a prop.
 */
export function readsAsQuestion(query: string): boolean {
  if (isNameInCode(query.trim())) return false;
  const words = searchTerms(query);
  return words.length > 4 || (words.length > 3 && words.some((word) => smallWords.has(word)));
}

/** In a question, a word that comes twice is meant once, `select` and `selected`, too; a short name may repeat one. */
function withoutRepetition(words: readonly SearchWord[]): readonly SearchWord[] {
  if (words.length < 4) return words;
  const known = new Set<string>();
  return words.filter(({ word }) => !known.has(searchStem(word)) && known.add(searchStem(word)));
}

/** Whether a query is written as a name in code is: then what has this name comes first. */
export function isNameInCode(query: string): boolean {
  return /^[\w.$-]+$/.test(query) && /\p{Ll}\p{Lu}|\w\.\w|^\.|_|^Mui|^use[A-Z]/u.test(query);
}
