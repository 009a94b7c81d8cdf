// The search index as published: shards of pages, a lexicon that maps words to shards, and a manifest of both. Shared
// by its writer (emit/search-*) and its reader (templates/search/*).
import type { ApiKind } from './api.ts';
import type { Plan } from './page.ts';
import { classAnchorOf, memberAnchorOf, slotAnchorOf } from './api-anchor.ts';

/** What can be found. */
export type SearchKind = 'page' | ApiKind | 'heading' | 'demo' | 'prop' | 'property' | 'parameter' | 'slot' | 'class';

/** A text with its anchor in the page, or only the text where the anchor can be derived from it. */
export type SearchAnchor = string | readonly [text: string, id: string];

/** A page as stored in a shard: everything that a query matches and shows. Empty lists are left out. */
export interface SearchPage {
  readonly url: string;
  readonly title: string;
  readonly kind: 'page' | ApiKind;
  /** Index of its product in the manifest. */
  readonly product?: number;
  readonly plan?: Plan;
  /** Its other names: in the navigation, in the site's default language, in its address. */
  readonly aliases?: readonly string[];
  readonly description?: string;
  readonly headings?: readonly SearchAnchor[];
  /** What it says: before the first heading, then below each of `headings`. Missing ones at the end are empty. */
  readonly texts?: readonly string[];
  readonly demos?: readonly SearchAnchor[];
  readonly members?: readonly string[];
  readonly slots?: readonly string[];
  readonly classes?: readonly string[];
}

interface SearchProduct {
  readonly name: string;
  /** URL prefixes of its pages. */
  readonly paths: readonly string[];
}

export interface SearchManifest {
  /** The site's name, which says little in a question put to it. */
  readonly name: string;
  /** How many entries there are in all, from which it follows how much a word says. */
  readonly size: number;
  /** Terms that mean the same, in groups. */
  readonly synonyms?: readonly (readonly string[])[];
  readonly products: readonly SearchProduct[];
  /** File name and products of each shard; the lexicon refers to shards by index. */
  readonly shards: readonly (readonly [file: string, ...products: number[]])[];
  /** Indices of the shards that hold pages of the API and no others: what a question asks for is told elsewhere. */
  readonly apiShards?: readonly number[];
  /** First word and file name of each part of the lexicon, in order. */
  readonly lexicon: readonly (readonly [first: string, file: string])[];
  /** Interface texts. */
  readonly texts: Readonly<Record<string, string>>;
}

/** One thing that a query can find. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Its names; the first is shown. */
  readonly texts: readonly [shown: string, ...others: string[]];
  /** Its id in the page, where it cannot be derived from its name. */
  readonly id?: string;
  /** What stands there, if that is known. */
  readonly text?: string;
}

/** URL path of a locale's manifest; the files that it names are in the same folder. */
export function searchManifestUrl(base: string, locale: string): string {
  return `${base}/_search/${locale}.json`;
}

/** The entries of a page: the page itself, then its parts. */
export function searchEntries(page: SearchPage): SearchEntry[] {
  const isType = page.kind === 'interface' || page.kind === 'enum';
  const member = page.kind === 'component' ? 'prop' : isType ? 'property' : 'parameter';
  const [opening, ...sections] = page.texts ?? [];
  const entries: SearchEntry[] = [
    { kind: page.kind, texts: [page.title, ...(page.aliases ?? [])], ...(opening && { text: opening }) },
  ];
  const add = (kind: SearchKind, list: readonly SearchAnchor[] | undefined, texts: readonly string[] = []) => {
    list?.forEach((found, index) => {
      const [name, id] = typeof found === 'string' ? [found] : found;
      const text = texts[index];
      entries.push({ kind, texts: [name], ...(id !== undefined && { id }), ...(text && { text }) });
    });
  };
  add('heading', page.headings, sections);
  add('demo', page.demos);
  add(member, page.members);
  add('slot', page.slots);
  add('class', page.classes);
  return entries;
}

/** The URL of an entry of a page. */
export function searchUrl(page: SearchPage, { kind, texts: [text], id }: SearchEntry): string {
  if (kind === page.kind) return page.url;
  const api = { name: page.title };
  const anchor =
    id ??
    (kind === 'heading' || kind === 'demo'
      ? usualId(kind, text)
      : kind === 'slot'
        ? slotAnchorOf(api, text)
        : kind === 'class'
          ? classAnchorOf(api, text)
          : memberAnchorOf(api, text));
  return `${page.url}#${anchor}`;
}

/** Stores an id only where it differs from the usual one. */
export function searchAnchor(kind: 'heading' | 'demo', text: string, id: string): SearchAnchor {
  return usualId(kind, text) === id ? text : [text, id];
}

function usualId(kind: 'heading' | 'demo', text: string): string {
  return kind === 'demo'
    ? text
    : text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
}
