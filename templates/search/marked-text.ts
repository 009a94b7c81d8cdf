// A result's text with what agrees with the query marked. In: a text and the query's words. Out: nodes.
import { searchWords } from '../../src/model/search-words.ts';
import type { KnownWord } from './lexicon.ts';
import { isMatched } from './word-match.ts';

/** The text as nodes. */
export function markedText(text: string, query: readonly KnownWord[]): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  for (const [from, to] of markedRanges(text, query)) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(from, to);
    nodes.push(document.createTextNode(text.slice(end, from)), mark);
    end = to;
  }
  return [...nodes, document.createTextNode(text.slice(end))];
}

/** Where the words of the query stand, in order and apart. */
export function markedRanges(text: string, query: readonly KnownWord[]): [from: number, to: number][] {
  const words = searchWords(text);
  const found: [number, number][] = [];
  words.forEach(({ start }, index) => {
    // `bikebell` is two words of `Bike Bell`.
    for (const together of [words.slice(index, index + 1), words.slice(index, index + 2), index === 0 ? words : []]) {
      const joined = together.map(({ word }) => word).join('');
      const by = query.find((one) => isMatched(one, joined));
      if (!by || !joined) continue;
      const isStart = together.length === 1 && joined !== by.word && joined.startsWith(by.word);
      found.push([start, isStart ? start + by.word.length : together.at(-1)!.end]);
      break;
    }
  });
  const apart: [number, number][] = [];
  for (const [from, to] of found) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
