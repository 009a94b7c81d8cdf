// Which entries answer a query, best first, by page. In: the pages of the loaded shards and the query's words. Out:
// groups.
import type { SearchEntry, SearchKind, SearchPage } from '../../src/model/search-index.ts';
import { coverage, descriptionShare, searchWeight, textShare } from '../../src/model/search-weight.ts';
import { bestExcerpt } from './excerpt.ts';
import type { IndexedName, IndexedPage } from './indexed-page.ts';
import type { KnownWord } from './lexicon.ts';
import { bestMatch, matcherOf, textMatch, type Matcher } from './matchers.ts';

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
  /** The same without words that say nothing, of several words. */
  readonly said: string | undefined;
  /** It is written as names in code are. */
  readonly isName: boolean;
  /** It is put in sentences. */
  readonly isQuestion: boolean;
  /** Where the reader is, whose page and product come first. */
  readonly path: string;
  readonly product?: number | undefined;
  /** Beginnings of the URL paths of pages that come after others, but for a reader who is there. */
  readonly aside?: readonly string[];
}

const mostGroups = 8;
const mostParts = 4;
/** A word that the page says, not the entry. */
const contextShare = 0.5;
const ownProduct = 1.5;
const ownPage = 1.2;
const asideShare = 0.5;
/** Members and pages of the API, where the query is no name. */
const memberShare = 0.45;
const apiShare = 0.8;
/** Guides, where the query is a name. */
const guideShare = 0.7;
/** The same as for members and the API in a question, which sentences answer. */
const questionShare = 0.6;
const meantShare = 0.7;
/** What a page's next best part adds to its best: more in a question, which a page answers that is about it in several ways. */
const secondShare = 0.1;
const secondShareOfQuestion = 0.7;
/** A name that is the query, no more and no less. */
const wholeShare = 1.6;
/** A word of the product's name: all of its pages are about it. */
const productShare = 0.8;
/** What a name is worth at least that says little of the query. */
const unaskedShare = 0.3;

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

interface RankedGroup extends SearchGroup {
  readonly score: number;
}

/** The best groups for a query. */
export function rankPages(pages: readonly IndexedPage[], query: RankedQuery): SearchGroup[] {
  const scoring = scoringOf(query);
  const groups = pages.flatMap((indexed) => groupOf(indexed, scoring) ?? []);
  groups.sort(
    (a, b) => b.score - a.score || a.page.url.length - b.page.url.length || (a.page.url < b.page.url ? -1 : 1),
  );
  const enough = (groups[0]?.score ?? 0) * 0.25;
  return withoutRepetition(groups.filter(({ score }) => score >= enough).slice(0, mostGroups)).map((group) =>
    withExcerpts(group, query.words),
  );
}

function groupOf(indexed: IndexedPage, query: Scoring): RankedGroup | undefined {
  const { page } = indexed;
  const scores = new Map<SearchEntry, number>();
  for (const name of indexed.names) {
    const score = scoreOf(name, indexed, query);
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
    score: sorted[0]!.score + (query.isQuestion ? secondShareOfQuestion : secondShare) * (sorted[1]?.score ?? 0),
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

/**
 * Adds what the entries say of the query. A page says what none of its parts that are shown says better; else it is told
 * by its description.
 */
function withExcerpts({ page, entries }: RankedGroup, words: readonly KnownWord[]): SearchGroup {
  const parts = new Map(
    entries.flatMap((entry) => {
      const excerpt =
        entry.kind !== page.kind && entry.text ? bestExcerpt(entry.text, words, [entry.texts[0]]) : undefined;
      return excerpt ? [[entry, excerpt] as const] : [];
    }),
  );
  const whole = page.texts && bestExcerpt(page.texts.join('\n'), words, [page.title, page.description ?? '']);
  const isBest = whole && [...parts.values()].every(({ worth, text }) => worth < whole.worth || text === whole.text);
  const own = isBest && ![...parts.values()].some(({ text }) => text === whole.text) ? whole : undefined;
  return {
    page,
    entries: entries.map((entry): FoundEntry => {
      const excerpt = entry.kind === page.kind ? own : parts.get(entry);
      return excerpt ? { ...entry, excerpt: excerpt.text } : entry;
    }),
  };
}

interface Scoring extends RankedQuery {
  readonly matchers: readonly Matcher[];
  readonly sum: number;
}

function scoringOf(query: RankedQuery): Scoring {
  const matchers = query.words.map(matcherOf);
  return { ...query, matchers, sum: matchers.reduce((total, { rarity }) => total + rarity, 0) };
}

function scoreOf(
  { entry, words, whole, said: told, letters: all, text }: IndexedName,
  indexed: IndexedPage,
  query: Scoring,
): number {
  const { page, context, product, description } = indexed;
  const isPage = entry.kind === page.kind;
  const found = query.matchers.map((matcher) => bestMatch(words, matcher));
  const said = query.matchers.map((matcher) => (text ? textMatch(text, matcher) : 0));
  if (!isPage && found.every(({ quality }, index) => quality === 0 && said[index] === 0)) return 0;
  let total = 0;
  let present = 0;
  let named = 0;
  let isKind = false;
  query.matchers.forEach((matcher, index) => {
    const { rarity } = matcher;
    let { quality } = found[index]!;
    named += rarity * quality;
    if (quality < contextShare) {
      const kind = bestMatch(kindWords[entry.kind], matcher).quality;
      isKind ||= kind > 0;
      quality = Math.max(quality, contextShare * Math.max(bestMatch(context, matcher).quality, kind));
    }
    if (quality < productShare) quality = Math.max(quality, productShare * bestMatch(product, matcher).quality);
    if (quality === 0 && isPage) quality = descriptionShare * bestMatch(description, matcher).quality;
    quality = 1 - (1 - quality) * (1 - textShare * said[index]!);
    total += rarity * quality;
    if (quality > 0) present += rarity;
  });
  if (total === 0) return 0;
  const covered = new Set(found.map(({ word }) => word));
  const letters = covered.has(whole) ? whole.length : [...covered].reduce((sum, word) => sum + word.length, 0);
  const isAll =
    whole === query.whole || told === query.said
      ? wholeShare
      : !query.isName && named > 0.85 * query.sum
        ? 1.2
        : whole.startsWith(query.whole)
          ? 1.15
          : 1;
  // A short name is soon said in full: what it has of the query counts as well.
  const fit = Math.min(1, letters / (all || 1)) * (unaskedShare + ((1 - unaskedShare) * named) / query.sum);
  return (
    searchWeight(entry.kind, fit) *
    (total / query.sum) *
    coverage(present / query.sum, query.matchers.length) *
    isAll *
    (isAll === wholeShare ? 1 : kindShare(entry.kind, query, isKind)) *
    (query.product !== undefined && page.product === query.product ? ownProduct : 1) *
    placeShare(page.url, query) *
    (page.url === query.path ? ownPage : 1)
  );
}

/** Of pages that come after others, and of those for a reader who is among them. */
function placeShare(url: string, { aside = [], path }: Scoring): number {
  const place = aside.find((prefix) => url.startsWith(prefix));
  return place === undefined ? 1 : path.startsWith(place) ? ownProduct : asideShare;
}

function kindShare(kind: SearchKind, { isName, isQuestion }: Scoring, isMeant: boolean): number {
  if (kind === 'page' || kind === 'heading' || kind === 'demo') return isName ? guideShare : 1;
  if (isName) return 1;
  const isWhole = kind === 'component' || kind === 'hook' || kind === 'function' || kind === 'interface';
  const share = isWhole ? apiShare : memberShare;
  // Who asks why a prop does nothing says `prop` and means what a guide tells of it.
  if (isQuestion) return questionShare * (isMeant ? Math.max(share, meantShare) : share);
  return isMeant ? 1 : share;
}
