// The search index as published: shards of pages, a lexicon that says which shard has which word, and a manifest of
// both. One rule for who writes it (emit/search-*) and who reads it (templates/search/*).
import type { ApiKind } from './api.ts';
import type { Plan } from './page.ts';
import { classAnchorOf, memberAnchorOf, slotAnchorOf } from './api-anchor.ts';

/** What can be found. */
export type SearchKind = 'page' | ApiKind | 'heading' | 'demo' | 'prop' | 'property' | 'parameter' | 'slot' | 'class';

/** A text with its anchor in the page, or a text whose anchor follows from it. */
export type SearchAnchor = string | readonly [text: string, id: string];

/** A page as a shard holds it: all that a query compares and shows. Empty lists are left out. */
export interface SearchPage {
  readonly url: string;
  readonly title: string;
  readonly kind: 'page' | ApiKind;
  /** Index of its product in the manifest. */
  readonly product?: number;
  readonly plan?: Plan;
  /** What else it is called: in the navigation, in the site's first language, in its address. */
  readonly aliases?: readonly string[];
  readonly description?: string;
  readonly headings?: readonly SearchAnchor[];
  readonly demos?: readonly SearchAnchor[];
  readonly members?: readonly string[];
  readonly slots?: readonly string[];
  readonly classes?: readonly string[];
}

interface SearchProduct {
  readonly name: string;
  /** URL paths below which its pages lie. */
  readonly paths: readonly string[];
}

export interface SearchManifest {
  readonly products: readonly SearchProduct[];
  /** File name and products of each shard; the lexicon counts them from 0. */
  readonly shards: readonly (readonly [file: string, ...products: number[]])[];
  /** First word and file name of each piece of the lexicon, in order. */
  readonly lexicon: readonly (readonly [first: string, file: string])[];
  /** Words of the interface. */
  readonly texts: Readonly<Record<string, string>>;
}

/** One thing to be found. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Its names; the first is shown. */
  readonly texts: readonly [shown: string, ...others: string[]];
  /** Its id in the page, where that does not follow from its name. */
  readonly id?: string;
}

/** URL path of a locale's manifest; the files that it names lie beside it. */
export function searchManifestUrl(base: string, locale: string): string {
  return `${base}/_search/${locale}.json`;
}

/** What of a page can be found: the page itself, then its parts. */
export function searchEntries(page: SearchPage): SearchEntry[] {
  const member = page.kind === 'component' ? 'prop' : page.kind === 'interface' ? 'property' : 'parameter';
  const entries: SearchEntry[] = [{ kind: page.kind, texts: [page.title, ...(page.aliases ?? [])] }];
  const add = (kind: SearchKind, list: readonly SearchAnchor[] | undefined) => {
    for (const found of list ?? [])
      entries.push(typeof found === 'string' ? { kind, texts: [found] } : { kind, texts: [found[0]], id: found[1] });
  };
  add('heading', page.headings);
  add('demo', page.demos);
  add(member, page.members);
  add('slot', page.slots);
  add('class', page.classes);
  return entries;
}

/** Where an entry of a page is. */
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

/** An id need not be stored where it is what most are. */
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
