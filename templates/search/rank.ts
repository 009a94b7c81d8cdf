// Which entries answer a query, best first, by page. In: the pages of the loaded shards and the query's words. Out:
// groups.
import type { SearchEntry, SearchKind, SearchPage } from '../../src/model/search-index.ts';
import { descriptionShare, searchWeight, textShare } from '../../src/model/search-weight.ts';
import { bestExcerpt } from './excerpt.ts';
import type { IndexedName, IndexedPage } from './indexed-page.ts';
import type { KnownWord } from './lexicon.ts';
import { misspeltMatch, wordMatch } from './word-match.ts';

/** An entry as it is shown. */
export interface FoundEntry extends SearchEntry {
  /** Of its text the part that agrees best, where its names do not say it all. */
  readonly excerpt?: string;
}

/** A page with what was found in it, itself first where it was. */
export interface SearchGroup {
  readonly page: SearchPage;
  readonly entries: readonly FoundEntry[];
}

export interface RankedQuery {
  readonly words: readonly KnownWord[];
  /** The query as one word. */
  readonly whole: string;
  /** It is written as names in code are. */
  readonly isName: boolean;
  /** What an answer is worth: a query in other words than the reader's is less. */
  readonly share: number;
}

export interface Reader {
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
/** Members and pages of the API, where the query is no name. */
const memberShare = 0.55;
const apiShare = 0.8;

/** What readers call the kinds. */
const kindWords: Readonly<Record<SearchKind, readonly string[]>> = {
  page: ['guide'],
  component: ['api', 'component'],
  hook: ['api', 'hook'],
  function: ['api', 'function'],
  interface: ['api', 'interface', 'type'],
  heading: [],
  demo: ['demo', 'example'],
  prop: ['prop', 'property'],
  property: ['property'],
  parameter: ['parameter'],
  slot: ['slot'],
  class: ['css', 'class'],
};

interface RankedGroup extends SearchGroup {
  readonly score: number;
  readonly words: readonly KnownWord[];
}

/** The best groups for a query, which may be asked in several ways. */
export function rankPages(
  pages: readonly IndexedPage[],
  queries: readonly RankedQuery[],
  reader: Reader,
): SearchGroup[] {
  const scorings = queries.map(scoringOf);
  const groups = pages.flatMap((indexed) => {
    const own =
      (reader.product !== undefined && indexed.page.product === reader.product ? ownProduct : 1) *
      (indexed.page.url === reader.path ? ownPage : 1);
    const answers = scorings.flatMap((query) => groupOf(indexed, query, own) ?? []);
    return answers.length > 0 ? [answers.reduce((best, one) => (one.score > best.score ? one : best))] : [];
  });
  groups.sort(
    (a, b) => b.score - a.score || a.page.url.length - b.page.url.length || (a.page.url < b.page.url ? -1 : 1),
  );
  const enough = (groups[0]?.score ?? 0) * 0.25;
  return withoutRepetition(groups.filter(({ score }) => score >= enough).slice(0, mostGroups)).map(withExcerpts);
}

function groupOf(indexed: IndexedPage, query: Scoring, own: number): RankedGroup | undefined {
  const { page } = indexed;
  const scores = new Map<SearchEntry, number>();
  for (const name of indexed.names) {
    const score = scoreOf(name, indexed, query) * own;
    if (score > (scores.get(name.entry) ?? 0)) scores.set(name.entry, score);
  }
  if (scores.size === 0) return undefined;
  const sorted = [...scores].map(([entry, score]) => ({ entry, score })).sort((a, b) => b.score - a.score);
  const parts = sorted.filter(({ entry }) => entry.kind !== page.kind);
  const enough = Math.max(0.6 * (parts[0]?.score ?? 0), 0.2 * sorted[0]!.score);
  // A page that says less than a part of it is the name of the group alone.
  const self = sorted[0]!.entry.kind === page.kind ? [sorted[0]!] : [];
  const entries = [...self, ...parts.filter(({ score }) => score >= enough).slice(0, mostParts)];
  return {
    page,
    entries: entries.map(({ entry }) => entry),
    score: query.share * (sorted[0]!.score + 0.1 * (sorted[1]?.score ?? 0)),
    words: query.words,
  };
}

/**
 * Components that extend each other share most of their members: of those that a better group shows, the first will do.
 */
function withoutRepetition(groups: readonly RankedGroup[]): RankedGroup[] {
  const shown = new Set<string>();
  return groups.map((group) => {
    const keys = group.entries.map(({ kind, texts: [text] }) => `${kind} ${text}`);
    const kept = group.entries.filter(
      (entry, index) => index === 0 || entry.kind === 'heading' || !shown.has(keys[index]!),
    );
    for (const key of keys) shown.add(key);
    return { ...group, entries: kept };
  });
}

function withExcerpts({ page, entries, words, score }: RankedGroup): SearchGroup {
  return {
    page,
    score,
    entries: entries.map((entry): FoundEntry => {
      // What a page says may stand in any part of it that is not shown itself.
      const shown = new Set(entries);
      const text =
        entry.kind === page.kind
          ? [
              entry.text,
              ...(page.texts?.slice(1) ?? []).filter((one) => ![...shown].some((other) => other.text === one)),
            ]
              .filter(Boolean)
              .join('\n')
          : (entry.text ?? '');
      const excerpt =
        text && bestExcerpt(text, words, [entry.texts[0], entry.kind === page.kind ? (page.description ?? '') : '']);
      return excerpt ? { ...entry, excerpt } : entry;
    }),
  } as SearchGroup;
}

interface Scoring extends RankedQuery {
  readonly matchers: readonly {
    readonly word: KnownWord;
    readonly rarity: number;
    readonly match: (word: string) => number;
  }[];
  readonly sum: number;
}

function scoringOf(query: RankedQuery): Scoring {
  const matchers = query.words.map((word) => ({
    word,
    rarity: word.rarity,
    match: remembered((other) => (word.isMisspelt ? misspeltMatch(word, other) : wordMatch(word, other))),
  }));
  return { ...query, matchers, sum: matchers.reduce((total, { rarity }) => total + rarity, 0) };
}

function scoreOf({ entry, words, whole, text }: IndexedName, indexed: IndexedPage, query: Scoring): number {
  const { page, context, description } = indexed;
  const isPage = entry.kind === page.kind;
  const found = query.matchers.map(({ match }) => bestMatch(words, match));
  const said = query.matchers.map(({ match }) => text?.(match) ?? 0);
  if (!isPage && found.every(({ quality }, index) => quality === 0 && said[index] === 0)) return 0;
  let total = 0;
  let present = 0;
  let isKind = false;
  query.matchers.forEach(({ rarity, match }, index) => {
    let { quality } = found[index]!;
    if (quality < contextShare) {
      const kind = bestMatch(kindWords[entry.kind], match).quality;
      isKind ||= kind > 0;
      quality = Math.max(quality, contextShare * Math.max(bestMatch(context, match).quality, kind));
    }
    if (quality === 0 && isPage) quality = descriptionShare * bestMatch(description, match).quality;
    quality = 1 - (1 - quality) * (1 - textShare * said[index]!);
    total += rarity * quality;
    if (quality > 0) present += rarity;
  });
  if (total === 0) return 0;
  const covered = new Set(found.map(({ word }) => word));
  const letters = covered.has(whole) ? whole.length : [...covered].reduce((sum, word) => sum + word.length, 0);
  const isAll = whole === query.whole ? 1.5 : whole.startsWith(query.whole) ? 1.15 : 1;
  return (
    searchWeight(entry.kind, Math.min(1, letters / (whole.length || 1))) *
    (total / query.sum) *
    (present / query.sum) ** 2 *
    isAll *
    (isAll === 1.5 || query.isName || isKind ? 1 : kindShare(entry.kind))
  );
}

function kindShare(kind: SearchKind): number {
  if (kind === 'page' || kind === 'heading' || kind === 'demo') return 1;
  return kind === 'component' || kind === 'hook' || kind === 'function' || kind === 'interface'
    ? apiShare
    : memberShare;
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
