// The part of a text that agrees best with a query, short enough to be read at a glance. In: a text and the query's words.
// Out: a sentence or a part of one.
import { searchWords } from '../../src/model/search-words.ts';
import type { KnownWord } from './lexicon.ts';
import { isMatched } from './word-match.ts';

/** Characters of an excerpt: two lines on a phone, more or less. */
const most = 110;

export interface Excerpt {
  readonly text: string;
  /** How much of the query it says that the names of the result do not say. */
  readonly worth: number;
}

/**
 * An excerpt with as many telling words of the query as fit; none where the text says nothing that the names of the
 * result do not say.
 */
export function bestExcerpt(text: string, query: readonly KnownWord[], names: readonly string[]): Excerpt | undefined {
  const matchOf = (word: string) => query.findIndex((one) => isMatched(one, word));
  const said = new Set(names.flatMap((name) => searchWords(name).map(({ word }) => matchOf(word))));
  let best: { readonly worth: number; readonly line: string; readonly from: number; readonly to: number } | undefined;
  for (const line of text.split('\n')) {
    const words = searchWords(line);
    const hits = words.flatMap(({ start }, from) => {
      // `adapterdayjs` is a name of two words.
      let joined = '';
      for (
        let place = from;
        place < words.length && (place === from || words[place]!.start === words[place - 1]!.end);
        place++
      ) {
        joined += words[place]!.word;
        const index = matchOf(joined);
        if (index >= 0) return [{ index, start, end: words[place]!.end }];
      }
      return [];
    });
    hits.forEach(({ start }, first) => {
      const within = hits.slice(first).filter(({ end }) => end - start <= most);
      const found = new Set(within.map(({ index }) => index));
      let worth = 0;
      for (const index of found) worth += query[index]!.rarity * (said.has(index) ? 0.3 : 1);
      if (worth > (best?.worth ?? 0) && [...found].some((index) => !said.has(index)))
        best = { worth, line, from: start, to: within.at(-1)!.end };
    });
  }
  return best && { text: cut(best.line, best.from, best.to), worth: best.worth };
}

/** A part of a line around a range: from the beginning of its sentence if that is near, else with an ellipsis. */
function cut(line: string, from: number, to: number): string {
  const room = most - (to - from);
  const sentence = Math.max(
    ...[...line.slice(0, from).matchAll(/[.!?。！？:;]\s*/g)].map(({ 0: end, index }) => index + end.length),
    0,
  );
  let start = from - sentence <= room * 0.7 ? sentence : wordStart(line, from - Math.floor(room * 0.4));
  const end = line.length - start <= most + 10 ? line.length : wordEnd(line, Math.max(to, start + most));
  if (start < 12) start = 0;
  return `${start > 0 && start !== sentence ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}

function wordStart(line: string, at: number): number {
  const space = line.indexOf(' ', Math.max(0, at));
  return at <= 0 ? 0 : space < 0 || space - at > 20 ? at : space + 1;
}

function wordEnd(line: string, at: number): number {
  const space = line.lastIndexOf(' ', at);
  return space < 0 || at - space > 20 ? at : space;
}
