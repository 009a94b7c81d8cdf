// The pieces of the lexicon that a query needs, and what they say of its words. In: a word as typed. Out: the words of
// the site that it may mean, and what finding it is worth in which shard.
import type { SearchManifest } from '../../src/model/search-index.ts';
import { misspeltMatch, wordMatch, type QueryWord } from './word-match.ts';

/** What the lexicon knows of a word of the query. */
export interface KnownWord extends QueryWord {
  /** No word of the site has this beginning: what is near it counts. */
  readonly isMisspelt: boolean;
  /** It is a word of the site, not only the beginning of one. */
  readonly isWhole: boolean;
  /** The rarer, the more it says: from 0 to 1. */
  readonly rarity: number;
  /** The most that a result can be worth, by shard. */
  readonly worth: ReadonlyMap<number, number>;
  /** Other terms for it that the site uses, each by its words. */
  readonly others?: readonly (readonly KnownWord[])[];
}

export interface Lexicon {
  /** Looks words up; a name typed without its capitals becomes its words. */
  lookUp(query: readonly QueryWord[]): Promise<KnownWord[]>;
  /** Looks a term up; nothing where one of its words is not there as it is written. */
  lookUpTerm(term: readonly QueryWord[]): Promise<KnownWord[] | undefined>;
  /** The worth of a very word, by shard. */
  worthOf(word: string): Promise<ReadonlyMap<number, number> | undefined>;
}

type Line = readonly [word: string, count: string, ...places: string[]];

/** Pieces that a query may load for words that are not there as they are typed. */
const mostPieces = 7;
/** Of those the most for one word. */
const mostForOne = 6;
/** In a query of more words than these, each one's own piece must do. */
const fewWords = 3;

/** Letters of a name of several words. */
const longName = 9;

/** How many pieces more may be loaded. */
interface Allowance {
  left: number;
}

/**
 * Prepares the lexicon of an index.
 *
 * @param read gives the text of a file beside the manifest
 */
export function createLexicon(
  { lexicon, size }: Pick<SearchManifest, 'lexicon' | 'size'>,
  read: (file: string) => Promise<string>,
): Lexicon {
  const pieces = new Map<number, Promise<Line[]>>();
  const pieceAt = (index: number) => {
    const piece =
      pieces.get(index) ??
      read(lexicon[index]![1]).then((text) => text.split('\n').map((line) => line.split(' ') as unknown as Line));
    pieces.set(index, piece);
    return piece;
  };

  /** The piece in which a word stands, if there is one. */
  const homeOf = (word: string) =>
    Math.max(
      0,
      lexicon.findLastIndex(([first]) => first <= word),
    );

  /** All words with a beginning, or, where those are too many, the ones around a word. */
  async function around(beginning: string, word: string, most: number, allowance?: Allowance): Promise<Line[]> {
    const home = homeOf(word);
    const isIn = (index: number) => {
      const [first, next] = [lexicon[index]?.[0], lexicon[index + 1]?.[0]];
      return first !== undefined && first <= `${beginning}\uffff` && (next === undefined || next > beginning);
    };
    const wanted = [home];
    for (let step = 1; wanted.length < most && (isIn(home - step) || isIn(home + step)); step++) {
      wanted.push(...[home + step, home - step].filter(isIn).slice(0, most - wanted.length));
    }
    const allowed = wanted.filter((index) => pieces.has(index) || !allowance || allowance.left-- > 0);
    return (await Promise.all(allowed.sort((a, b) => a - b).map(pieceAt))).flat();
  }

  async function exact(query: QueryWord, most: number, allowance?: Allowance): Promise<Found[]> {
    const { word } = query;
    return matches(
      query,
      await around(word.length > 4 ? word.slice(0, Math.max(4, word.length - 3)) : word, word, most, allowance),
      wordMatch,
    );
  }

  /** The words of the nearest pieces in which beginnings of a word stand, the longest beginnings first. */
  async function beginningsOf(word: string, allowance: Allowance): Promise<string[]> {
    const homes = new Set<number>();
    for (let length = word.length - shortestPart; length >= shortestPart; length--)
      homes.add(homeOf(word.slice(0, length)));
    const allowed = [...homes].slice(0, mostForParts).filter((index) => pieces.has(index) || allowance.left-- > 0);
    return (await Promise.all(allowed.map(pieceAt))).flat().map(([one]) => one);
  }

  /** `bikebell`: the longest word that it begins with, and so on. */
  async function split({ word, isLast }: QueryWord, allowance: Allowance): Promise<KnownWord[] | undefined> {
    const starts = (await beginningsOf(word, allowance)).filter(
      (one) => one.length >= shortestPart && one.length <= word.length - shortestPart && word.startsWith(one),
    );
    for (const start of starts.sort((a, b) => b.length - a.length).slice(0, 2)) {
      const rest = { word: word.slice(start.length), isLast };
      const first = known(
        { word: start, isLast: false },
        await exact({ word: start, isLast: false }, 2, allowance),
        size,
      );
      // A title is known as one word, too, and may be a part of a name that has more of them: of `disableColumnMenu`. What
      // is one word in texts alone may be several of a name.
      const more = rest.word.length > 4 ? await split(rest, allowance) : undefined;
      if (more && areNamedTogether([first, ...more])) return [first, ...more];
      const found = await exact(rest, 2, allowance);
      if (found.length > 0) {
        const parts = [first, known(rest, found, size)];
        if (areNamedTogether(parts)) return parts;
      }
    }
    return undefined;
  }

  /** Mistakes come after the first letter, or swap it with the second. */
  async function misspelt(query: QueryWord, allowance: Allowance): Promise<KnownWord> {
    const { word } = query;
    for (const [beginning, place, limit] of [
      [word.slice(0, 1), word, mostForOne],
      [word.slice(1, 2), (word[1] ?? '') + word[0] + word.slice(2), 1],
    ] as const) {
      const near = matches(query, await around(beginning, place, limit, allowance), misspeltMatch);
      if (near.length > 0) return { ...known(query, near, size), isMisspelt: true };
    }
    return { ...query, isMisspelt: true, isWhole: false, rarity: query.share ?? 1, worth: new Map() };
  }

  /** What texts alone have as one word may be a name elsewhere, typed without its capitals. */
  async function wholeOrSplit(
    query: QueryWord,
    found: readonly Found[],
    allowance: Allowance,
    isShort: boolean,
  ): Promise<KnownWord[]> {
    const whole = known(query, found, size);
    const isTitle =
      !isShort || query.word.length < longName || [...whole.worth.values()].some((worth) => worth >= titleWorth);
    return (isTitle ? undefined : await split(query, allowance)) ?? [whole];
  }

  async function lookFurther(query: QueryWord, allowance: Allowance, isShort: boolean): Promise<KnownWord[]> {
    const parts = isShort && query.word.length > 5 ? await split(query, allowance) : undefined;
    return parts ?? [await misspelt(query, allowance)];
  }

  return {
    async worthOf(word) {
      const line = (await around(word, word, 1)).find(([one]) => one === word);
      return line && new Map(placesOf(line.slice(2)));
    },
    async lookUpTerm(term) {
      const found = await Promise.all(term.map((word) => exact(word, 1)));
      if (found.some((one) => one.length === 0)) return undefined;
      return term.map((word, index) => known(word, found[index]!, size));
    },
    async lookUp(query) {
      const near = query.length > fewWords ? 1 : 2;
      const found = await Promise.all(query.map((word) => exact(word, near)));
      // One after the other, so that it is always the same words that the allowance suffices for.
      const allowance = { left: mostPieces };
      // A name without its capitals is typed alone, or with a word beside it; in a question `weekends` is one word.
      const isShort = query.length < 3;
      const words: KnownWord[] = [];
      for (const [index, word] of query.entries()) {
        const own = found[index]!;
        words.push(
          ...(own.length > 0
            ? await wholeOrSplit(word, own, allowance, isShort)
            : await lookFurther(word, allowance, isShort)),
        );
      }
      return words;
    },
  };
}

/** Letters of the least part that a word is split into: `definiton` is no `def init on`. */
const shortestPart = 3;
/** Pieces in which beginnings of a word are looked for. */
const mostForParts = 3;

/** What a word is worth that a title has, and texts that say it often are not. */
const titleWorth = 5;
/** What a word is worth that a name has, and texts alone never are. */
const nameWorth = 2.6;

/** Whether words stand in names of one shard, as those of one name do: any text has `week` and `ends`. */
function areNamedTogether([first, ...more]: readonly KnownWord[]): boolean {
  const isName = (worth: number | undefined) => worth !== undefined && worth >= nameWorth;
  return [...first!.worth].some(([shard, worth]) => isName(worth) && more.every((one) => isName(one.worth.get(shard))));
}

interface Found {
  readonly line: Line;
  readonly quality: number;
}

function matches(query: QueryWord, lines: readonly Line[], match: (query: QueryWord, word: string) => number): Found[] {
  return lines.flatMap((line) => {
    const quality = match(query, line[0]);
    return quality > 0 ? [{ line, quality }] : [];
  });
}

function known(query: QueryWord, found: readonly Found[], size: number): KnownWord {
  const worth = new Map<number, number>();
  const best = Math.max(...found.map(({ quality }) => quality));
  let common = 0;
  for (const {
    line: [, count, ...places],
    quality,
  } of found) {
    if (quality > best - 0.1) common = Math.max(common, parseInt(count, 36));
    for (const [shard, most] of placesOf(places)) worth.set(shard, Math.max(worth.get(shard) ?? 0, most * quality));
  }
  return { ...query, isMisspelt: false, isWhole: best > 0.9, rarity: rarityOf(query, common / 2, size), worth };
}

/** The rarer a word among the entries of a site, the more it says of what is looked for. */
function rarityOf({ share = 1 }: QueryWord, logCount: number, size: number): number {
  return share * Math.max(0.08, 1 - logCount / Math.log2(size + 2));
}

function placesOf(places: readonly string[]): [shard: number, worth: number][] {
  return places.flatMap((place) => {
    const [worth, steps] = place.split(':') as [string, string];
    let shard = 0;
    return steps.split(',').map((step): [number, number] => [(shard += parseInt(step, 36)), parseInt(worth, 36) / 2]);
  });
}
