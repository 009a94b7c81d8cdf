// The pages of the search index: titles, headings and what stands below them, demos, and the members of API pages. In:
// the Site, what its pages say, and a locale. Out: everything that a reader of that language can find, sorted by URL, so that pages of one product are neighbours.
import { urlOf } from '../model/address.ts';
import type { Api } from '../model/api.ts';
import { placedIslands } from '../model/island-ids.ts';
import { isListed, type Page, type PageBodies, type PageProse } from '../model/page.ts';
import { productOf } from '../model/product-of.ts';
import { searchTerms } from '../model/search-words.ts';
import { searchAnchor, type SearchAnchor, type SearchPage } from '../model/search-index.ts';
import type { Site } from '../model/site.ts';

/** What pages say, and by what that is known. */
export type ProseSource = Pick<PageBodies, 'proseOf'> & Partial<Pick<PageBodies, 'hashOf' | 'proseJsonOf'>>;

/** A page of the index, before what it says is read. */
export interface ListedPage {
  readonly url: string;
  readonly kind: SearchPage['kind'];
  /** The place of its product in the config. */
  readonly product?: number;
  /** All that it is made from: pages with one text here are the same; `undefined` where nobody can say. */
  readonly madeFrom: string | undefined;
  made(): SearchPage;
  /** What {@link searchPage} makes it from. */
  readonly facts: PageFacts;
  readonly headings: () => PageHeadings;
  /** What it says, as JSON. */
  readonly proseJson: () => Uint8Array;
}

/** All pages of a locale; untranslated ones in the default language. */
export function searchPages(site: Site, bodies: ProseSource, locale: string): SearchPage[] {
  return listedPages(site, bodies, locale).map((page) => page.made());
}

/** The same, each made when it is asked for. */
export function listedPages(site: Site, bodies: ProseSource, locale: string): ListedPage[] {
  const { defaultLocale } = site.config;
  const pages = new Map([...site.pages.get(defaultLocale)!, ...(site.pages.get(locale) ?? [])]);
  return [...pages.values()]
    .filter(isListed)
    .map((page) => {
      const facts = factsOf(page, site, locale);
      const { url, kind, product } = facts;
      const own = page.kind === 'guide' ? bodies.hashOf?.(page) : '';
      const headings = () => headingsOf(page);
      const prose = () => (page.kind === 'guide' ? bodies.proseOf(page) : []);
      return {
        url,
        kind,
        ...(product !== undefined && { product }),
        // Its headings are in its hash, but for what a translation has of its original.
        madeFrom: own === undefined ? undefined : JSON.stringify([own, facts, page.translatedIds && headings()]),
        made: () => searchPage(facts, headings(), prose()),
        facts,
        headings,
        proseJson: () =>
          (page.kind === 'guide' ? bodies.proseJsonOf?.(page) : undefined) ??
          new TextEncoder().encode(JSON.stringify(prose())),
      };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Texts and ids. */
export type PageHeadings = readonly (readonly [text: string, id: string])[];

/** All that is known of a page but its headings and what it says. */
export type PageFacts = ReturnType<typeof factsOf>;

function factsOf(page: Page, site: Site, locale: string) {
  const { pathname } = page.address;
  const { products, defaultLocale } = site.config;
  const product = productOf(page, site.config);
  const api = page.kind === 'api' ? site.apis.get(pathname) : undefined;
  const node = site.navigation.get(locale)?.byPathname.get(pathname);
  const own = page.title || node?.title || pathname;
  const translated = page.address.locale === locale ? undefined : site.translations.get(locale)?.[`pages.${pathname}`];
  // Generated pages need no further names; a translated one is found by its name in the default language, too.
  const original = site.navigation.get(defaultLocale)?.byPathname.get(pathname);
  const isGuide = page.kind === 'guide';
  const others = isGuide
    ? [node?.title ?? '', original?.title ?? '', pathname.split('/').at(-2)?.replaceAll('-', ' ') ?? '']
    : [];
  const home = products.find(({ href }) => href === pathname)?.name ?? '';
  return {
    url: urlOf(page.address, site.config),
    title: translated ?? own,
    kind: api?.kind ?? ('page' as const),
    product: product && products.indexOf(product),
    plan: page.plan ?? node?.plan,
    names: [own, home, ...others],
    // An API page's description only repeats the title and the members.
    description: isGuide ? page.description : '',
    demos: api ? [] : demosOf(page, site),
    members: api && membersOf(api),
  };
}

/** Texts and ids of headings; those of a generated list are only names of groups. */
function headingsOf({ kind, headings }: Page): PageHeadings {
  return kind === 'guide' ? headings.map(({ text, id }) => [text, id] as const) : [];
}

/** A page of the index from what is known of it, its headings and what it says. */
export function searchPage(facts: PageFacts, ownHeadings: PageHeadings, prose: PageProse): SearchPage {
  const { url, title, kind, product, plan, names, description, demos, members } = facts;
  const aliases = aliasesOf(title, names);
  const { headings, texts } = sectionsOf(ownHeadings, prose);
  return {
    url,
    title,
    kind,
    ...(product !== undefined && { product }),
    ...(plan && { plan }),
    ...(aliases.length > 0 && { aliases }),
    ...(description && { description }),
    ...(members ?? {
      ...(headings.length > 0 && { headings }),
      ...(texts.some(Boolean) && { texts }),
      ...(demos.length > 0 && { demos }),
    }),
  };
}

/** Names that add a word to those before them, or that are shorter, because readers type short names. */
function aliasesOf(title: string, names: readonly string[]): string[] {
  const seen = new Set(searchTerms(title));
  const shortest = (list: readonly string[]) => Math.min(...list.map((name) => name.length));
  const found: string[] = [];
  for (const name of names) {
    const terms = searchTerms(name);
    if (terms.length === 0 || (terms.every((term) => seen.has(term)) && name.length >= shortest([title, ...found])))
      continue;
    found.push(name);
    for (const term of terms) seen.add(term);
  }
  return found;
}

/** The headings with their texts. What stands below a heading without a text of its own belongs to the one before it. */
function sectionsOf(
  all: PageHeadings,
  [opening = '', ...prose]: PageProse,
): { headings: SearchAnchor[]; texts: string[] } {
  const headings: SearchAnchor[] = [];
  const texts = [opening];
  all.forEach(([text, id], index) => {
    const said = prose[index] ?? '';
    if (text) {
      headings.push(searchAnchor('heading', text, id));
      texts.push(said);
    } else if (said) texts[texts.length - 1] = [texts.at(-1), said].filter(Boolean).join('\n');
  });
  return { headings, texts };
}

/** The page's demos, each once, with their ids in the page. */
function demosOf(page: Page, site: Site): SearchAnchor[] {
  const found = new Map<string, SearchAnchor>();
  for (const { id, demo } of placedIslands(page, site))
    if (demo && !found.has(demo.name)) found.set(demo.name, searchAnchor('demo', demo.name, id));
  return [...found.values()];
}

function membersOf(api: Api): Pick<SearchPage, 'members' | 'slots' | 'classes'> {
  const foreign = (api.accepts ?? []).flatMap(({ members = [] }) => members);
  const members = [...api.members, ...(api.undescribed ?? []), ...foreign].map(({ name }) => name);
  const slots = api.slots.map(({ name }) => name);
  const classes = [
    ...new Set([...api.slots.flatMap((slot) => slot.class ?? []), ...api.classes.map((rule) => rule.className)]),
  ];
  return {
    ...(members.length > 0 && { members }),
    ...(slots.length > 0 && { slots }),
    ...(classes.length > 0 && { classes }),
  };
}
