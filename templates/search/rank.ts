// Which entries answer a query, best first, by page. In: the pages of the loaded shards and the query's words. Out:
// groups.
import {
  searchEntries,
  type SearchEntry,
  type SearchKind,
  type SearchManifest,
  type SearchPage,
} from '../../src/model/search-index.ts';
import { descriptionShare, searchWeight } from '../../src/model/search-weight.ts';
import { searchTerms } from '../../src/model/search-words.ts';
import type { KnownWord } from './lexicon.ts';
import { misspeltMatch, wordMatch } from './word-match.ts';

/** A page with what was found in it, itself first where it was. */
export interface SearchGroup {
  readonly page: SearchPage;
  readonly entries: readonly SearchEntry[];
}

/** A page of a shard, its words taken apart once. */
export interface IndexedPage {
  readonly page: SearchPage;
  /** Each entry under each of its names. */
  readonly names: readonly { readonly entry: SearchEntry; readonly words: readonly string[]; readonly whole: string }[];
  readonly context: readonly string[];
  readonly description: readonly string[];
}

export interface RankedQuery {
  readonly words: readonly KnownWord[];
  /** The query as one word. */
  readonly whole: string;
  /** Where the reader is, whose page and product come first. */
  readonly path: string;
  readonly product?: number | undefined;
}

const mostGroups = 8;
const mostParts = 4;
/** A word that the page says, not the entry. */
const contextShare = 0.5;
const ownProduct = 1.5;
const ownPage = 1.2;

/** What readers call the kinds. */
const kindWords: Readonly<Record<SearchKind, readonly string[]>> = {
  page: ['guide'],
  component: ['api', 'component'],
  hook: ['api', 'hook'],
  function: ['api', 'function'],
  interface: ['api', 'interface', 'type'],
  enum: ['api', 'enum', 'type'],
  heading: [],
  demo: ['demo', 'example'],
  prop: ['prop', 'property'],
  property: ['property'],
  parameter: ['parameter'],
  slot: ['slot'],
  class: ['css', 'class'],
};

/** Takes the pages of a shard apart. */
export function indexedPages(
  pages: readonly SearchPage[],
  { products }: Pick<SearchManifest, 'products'>,
): IndexedPage[] {
  return pages.map((page) => ({
    page,
    names: searchEntries(page).flatMap((entry) =>
      entry.texts.map((text) => {
        const words = searchTerms(text);
        return { entry, words: joinedToo(words), whole: words.join('') };
      }),
    ),
    context: [page.title, ...(page.aliases ?? []), products[page.product ?? -1]?.name ?? ''].flatMap((text) =>
      joinedToo(searchTerms(text)),
    ),
    description: searchTerms(page.description ?? ''),
  }));
}

/** Words, and what becomes of them without the spaces: `bikebell`. */
function joinedToo(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, index) => words[index]! + word);
  return [...words, ...pairs, ...(words.length > 2 ? [words.join('')] : [])];
}

/** The best groups for a query. */
export function rankPages(pages: readonly IndexedPage[], query: RankedQuery): SearchGroup[] {
  const matchers = query.words.map((word) => ({
    rarity: word.rarity,
    match: remembered((other) => (word.isMisspelt ? misspeltMatch(word, other) : wordMatch(word, other))),
  }));
  const sum = matchers.reduce((total, { rarity }) => total + rarity, 0);
  const groups = pages.flatMap((indexed) => {
    const { page } = indexed;
    const scores = new Map<SearchEntry, number>();
    for (const name of indexed.names) {
      const score = scoreOf(name, indexed, { ...query, matchers, sum });
      if (score > (scores.get(name.entry) ?? 0)) scores.set(name.entry, score);
    }
    if (scores.size === 0) return [];
    const sorted = [...scores].map(([entry, score]) => ({ entry, score })).sort((a, b) => b.score - a.score);
    const parts = sorted.filter(({ entry }) => entry.kind !== page.kind);
    const enough = Math.max(0.6 * (parts[0]?.score ?? 0), 0.2 * sorted[0]!.score);
    // A page that says less than a part of it is the name of the group alone.
    const own = sorted[0]!.entry.kind === page.kind ? [sorted[0]!] : [];
    const entries = [...own, ...parts.filter(({ score }) => score >= enough).slice(0, mostParts)].map(
      ({ entry }) => entry,
    );
    return [{ page, entries, score: sorted[0]!.score + 0.1 * (sorted[1]?.score ?? 0) }];
  });
  groups.sort(
    (a, b) => b.score - a.score || a.page.url.length - b.page.url.length || (a.page.url < b.page.url ? -1 : 1),
  );
  const enough = (groups[0]?.score ?? 0) * 0.25;
  return withoutRepetition(groups.filter(({ score }) => score >= enough).slice(0, mostGroups));
}

/**
 * Components that extend each other share most of their members: of those that a better group shows, the first will do.
 */
function withoutRepetition(groups: readonly SearchGroup[]): SearchGroup[] {
  const shown = new Set<string>();
  return groups.map(({ page, entries }) => {
    const keys = entries.map(({ kind, texts: [text] }) => `${kind} ${text}`);
    const kept = entries.filter((entry, index) => index === 0 || entry.kind === 'heading' || !shown.has(keys[index]!));
    for (const key of keys) shown.add(key);
    return { page, entries: kept };
  });
}

interface Scoring extends RankedQuery {
  readonly matchers: readonly { readonly rarity: number; readonly match: (word: string) => number }[];
  readonly sum: number;
}

function scoreOf(
  { entry, words, whole }: IndexedPage['names'][number],
  { page, context, description }: IndexedPage,
  query: Scoring,
): number {
  const isPage = entry.kind === page.kind;
  const found = query.matchers.map(({ match }) => bestMatch(words, match));
  if (!isPage && found.every(({ quality }) => quality === 0)) return 0;
  let said = 0;
  let present = 0;
  query.matchers.forEach(({ rarity, match }, index) => {
    let { quality } = found[index]!;
    if (quality < contextShare)
      quality = Math.max(
        quality,
        contextShare * Math.max(bestMatch(context, match).quality, bestMatch(kindWords[entry.kind], match).quality),
      );
    if (quality === 0 && isPage) quality = descriptionShare * bestMatch(description, match).quality;
    said += rarity * quality;
    if (quality > 0) present += rarity;
  });
  if (said === 0) return 0;
  const covered = new Set(found.map(({ word }) => word));
  const letters = covered.has(whole) ? whole.length : [...covered].reduce((total, word) => total + word.length, 0);
  const isAll = whole === query.whole ? 1.5 : whole.startsWith(query.whole) ? 1.15 : 1;
  const own =
    (query.product !== undefined && page.product === query.product ? ownProduct : 1) *
    (page.url === query.path ? ownPage : 1);
  return (
    searchWeight(entry.kind, Math.min(1, letters / (whole.length || 1))) *
    (said / query.sum) *
    (present / query.sum) ** 2 *
    isAll *
    own
  );
}

/** The word that agrees best. */
function bestMatch(
  words: readonly string[],
  match: (word: string) => number,
): { readonly word: string; readonly quality: number } {
  let quality = 0;
  let best = '';
  for (const word of words) {
    const own = match(word);
    if (own > quality) [quality, best] = [own, word];
  }
  return quality > 0 ? { word: best, quality } : nothing;
}

const nothing = { word: '', quality: 0 };

function remembered(match: (word: string) => number): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    let quality = known.get(word);
    if (quality === undefined) known.set(word, (quality = match(word)));
    return quality;
  };
}
