// The pages of the search index: titles, headings and what stands below them, demos, and the members of API pages. In:
// the Site, what its pages say, and a locale. Out: everything that a reader of that language can find, sorted by URL, so that pages of one product are neighbours.
import { urlOf } from '../model/address.ts';
import type { Api } from '../model/api.ts';
import { placedIslands } from '../model/island-ids.ts';
import { isListed, type Page, type PageBodies } from '../model/page.ts';
import { productOf } from '../model/product-of.ts';
import { searchTerms } from '../model/search-words.ts';
import { searchAnchor, type SearchAnchor, type SearchPage } from '../model/search-index.ts';
import type { Site } from '../model/site.ts';

/** What pages say. */
export type ProseSource = Pick<PageBodies, 'proseOf'>;

/** All pages of a locale; untranslated ones in the default language. */
export function searchPages(site: Site, bodies: ProseSource, locale: string): SearchPage[] {
  const { defaultLocale, products } = site.config;
  const pages = new Map([...site.pages.get(defaultLocale)!, ...(site.pages.get(locale) ?? [])]);
  return [...pages.values()]
    .filter(isListed)
    .map((page) => {
      const product = productOf(page, site.config);
      return searchPage(page, { site, bodies, locale, product: product && products.indexOf(product) });
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

function searchPage(
  page: Page,
  { site, bodies, locale, product }: { site: Site; bodies: ProseSource; locale: string; product: number | undefined },
): SearchPage {
  const { pathname } = page.address;
  const { products } = site.config;
  const api = page.kind === 'api' ? site.apis.get(pathname) : undefined;
  const node = site.navigation.get(locale)?.byPathname.get(pathname);
  const own = page.title || node?.title || pathname;
  const translated = page.address.locale === locale ? undefined : site.translations.get(locale)?.[`pages.${pathname}`];
  const title = translated ?? own;
  // Generated pages need no further names; a translated one is found by its name in the default language, too.
  const original = site.navigation.get(site.config.defaultLocale)?.byPathname.get(pathname);
  const others =
    page.kind === 'guide'
      ? [node?.title ?? '', original?.title ?? '', pathname.split('/').at(-2)?.replaceAll('-', ' ') ?? '']
      : [];
  const home = products.find(({ href }) => href === pathname)?.name ?? '';
  const aliases = aliasesOf(title, [own, home, ...others]);
  const plan = page.plan ?? node?.plan;
  return {
    url: urlOf(page.address, site.config),
    title,
    kind: api?.kind ?? 'page',
    ...(product !== undefined && { product }),
    ...(plan && { plan }),
    ...(aliases.length > 0 && { aliases }),
    // An API page's description only repeats the title and the members.
    ...(page.description && page.kind === 'guide' && { description: page.description }),
    ...(api ? membersOf(api) : partsOf(page, site, bodies)),
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

function partsOf(page: Page, site: Site, bodies: ProseSource): Pick<SearchPage, 'headings' | 'texts' | 'demos'> {
  // The headings of a generated list are only names of groups.
  const { headings, texts } = page.kind === 'guide' ? sectionsOf(page, bodies) : { headings: [], texts: [] };
  const demos = demosOf(page, site);
  return {
    ...(headings.length > 0 && { headings }),
    ...(texts.some(Boolean) && { texts }),
    ...(demos.length > 0 && { demos }),
  };
}

/** The headings with their texts. What stands below a heading without a text of its own belongs to the one before it. */
function sectionsOf(page: Page, bodies: ProseSource): { headings: SearchAnchor[]; texts: string[] } {
  const [opening = '', ...prose] = bodies.proseOf(page);
  const headings: SearchAnchor[] = [];
  const texts = [opening];
  page.headings.forEach(({ text, id }, index) => {
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
