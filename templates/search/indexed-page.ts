// Pages of a shard, taken apart once for the ranking: the words of each name, and how often each text says which word.
import { searchEntries, type SearchEntry, type SearchManifest, type SearchPage } from '../../src/model/search-index.ts';
import { textWeight } from '../../src/model/search-weight.ts';
import { searchTerms, textTerms } from '../../src/model/search-words.ts';
import { smallWords } from './query-words.ts';

/** How much a text is about what a function says of its words, from 0 to 1. */
export type TextMatch = (match: (word: string) => number) => number;

/** An entry under one of its names. */
export interface IndexedName {
  readonly entry: SearchEntry;
  readonly words: readonly string[];
  readonly whole: string;
  /**
   * The same of a title or a heading without words that say nothing: `Hide the legend` is what `hide legend` asks for.
   * Empty for others.
   */
  readonly said: string;
  /** Letters of the words that say something: `Set the key` is soon said in full. */
  readonly letters: number;
  readonly text?: TextMatch;
}

export interface IndexedPage {
  readonly page: SearchPage;
  readonly names: readonly IndexedName[];
  readonly context: readonly string[];
  /** The words of its product's name. */
  readonly product: readonly string[];
  readonly description: readonly string[];
}

/** Takes the pages of a shard apart. */
export function indexedPages(
  pages: readonly SearchPage[],
  { products }: Pick<SearchManifest, 'products'>,
): IndexedPage[] {
  return pages.map((page) => {
    const entries = searchEntries(page);
    const counts = new Map(entries.map((entry) => [entry, countsOf(entry.text ?? '')]));
    const all = pageMatch(
      entries
        .filter(({ kind }) => kind === page.kind || kind === 'heading')
        .map((entry) => ({
          name: entry.kind === 'heading' ? searchTerms(entry.texts[0]) : [],
          counts: counts.get(entry)!,
        })),
    );
    return {
      page,
      names: entries.flatMap((entry) =>
        entry.texts.map((name): IndexedName => {
          const words = searchTerms(name);
          const own = counts.get(entry)!;
          const text = entry.kind === page.kind ? page.texts && all : own.length > 0 ? textMatch(own) : undefined;
          return {
            entry,
            words: joinedToo(words),
            whole: words.join(''),
            said: entry.kind === 'heading' || entry.kind === 'page' ? tellingOf(words).join('') : '',
            letters: lettersOf(words),
            ...(text && { text }),
          };
        }),
      ),
      context: [page.title, ...(page.aliases ?? [])].flatMap((text) => joinedToo(searchTerms(text))),
      product: joinedToo(searchTerms(products[page.product ?? -1]?.name ?? '')),
      description: searchTerms(page.description ?? ''),
    };
  });
}

function lettersOf(words: readonly string[]): number {
  return tellingOf(words).reduce((sum, word) => sum + word.length, 0);
}

/** The words that say something; all where none does. */
function tellingOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !smallWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Words, and what becomes of them without the spaces: `bikebell`. */
function joinedToo(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, index) => words[index]! + word);
  return [...words, ...pairs, ...(words.length > 2 ? [words.join('')] : [])];
}

interface Counts {
  readonly words: ReadonlyMap<string, number>;
  readonly length: number;
}

function countsOf(text: string): Counts {
  const words = new Map<string, number>();
  const terms = text ? textTerms(text) : [];
  for (const term of terms) words.set(term, (words.get(term) ?? 0) + 1);
  return { words, length: terms.length };
}

function countIn({ words }: Counts, match: (word: string) => number): number {
  let sum = 0;
  for (const [word, count] of words) {
    const quality = match(word);
    if (quality > 0) sum += quality * count;
  }
  return sum;
}

function textMatch(counts: Counts): TextMatch {
  return (match) => textWeight(countIn(counts, match), counts.length);
}

/** A page is about what one of its sections is about, and what it says again and again. */
function pageMatch(sections: readonly { readonly name: readonly string[]; readonly counts: Counts }[]): TextMatch {
  const length = sections.reduce((sum, { counts }) => sum + counts.length, 0);
  return (match) => {
    let best = 0;
    let all = 0;
    for (const { name, counts } of sections) {
      // What a heading says, the section says several times.
      const count = countIn(counts, match) + 3 * Math.max(0, ...name.map(match));
      all += count;
      best = Math.max(best, textWeight(count, counts.length));
    }
    return Math.min(1, 0.7 * best + 0.5 * textWeight(all, length));
  };
}
