// What a reader typed, as words: `disableColumnMenu` as three, small talk left out.
import { searchTerms } from '../../src/model/search-words.ts';
import type { QueryWord } from './word-match.ts';

const small = new Set(
  'a an and are as at be by can do does for from how i if in is it my not of on or so that the this to what when where which why with'.split(
    ' ',
  ),
);

/**
 * The words of a query; the last may still be unfinished. Never more than six: what a seventh adds is not worth its
 * bytes.
 */
export function queryWords(query: string): QueryWord[] {
  const all = searchTerms(query);
  const isOpen = !/\s$/.test(query);
  const telling = all.filter(
    (word, index) => !small.has(word) || (isOpen && index === all.length - 1 && all.length === 1),
  );
  const words = (telling.length > 0 ? telling : all).slice(0, 6);
  return words.map((word, index) => ({ word, isLast: isOpen && index === words.length - 1 && word === all.at(-1) }));
}
