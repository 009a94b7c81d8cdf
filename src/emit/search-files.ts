// The search index as files. In: the Site. Out: for each locale a manifest, shards of pages and parts of the lexicon.
// Shards and parts have a content hash in their names, and a changed page changes only its shard and the parts of the
// lexicon with its words.
import { textsOf } from '../model/site-texts.ts';
import type { KeyedFile } from '../model/output-file.ts';
import { searchManifestUrl, type SearchManifest, type SearchPage } from '../model/search-index.ts';
import type { Site } from '../model/site.ts';
import { nameHash } from '../model/name-hash.ts';
import { chunkByContent } from './chunk-by-content.ts';
import { lexiconLines, shardWords, type ShardWords } from './search-lexicon.ts';
import { searchMemory, type SearchMemory } from './search-memory.ts';
import { listedPages, type ListedPage, type ProseSource } from './search-pages.ts';

export interface SearchFiles {
  /** The file at a URL path; the index is made on the first request. */
  answer(url: string): string | undefined;
  /** Every file; what each is made from is known before it is. */
  files(): Iterable<KeyedFile>;
}

/** Entries per shard and characters per part of the lexicon: some 5 kB and 3 kB when compressed. */
const shardEntries = 520;
/** So many characters of text take as much room as an entry. */
const entryCharacters = 34;
const partCharacters = 4000;

/**
 * Prepares the index of a site, with what its pages say.
 *
 * @param memory what an earlier index has left, and where this one leaves the like
 */
export function searchFiles(
  site: Site,
  bodies: ProseSource,
  hash: (text: string) => string,
  memory: SearchMemory = searchMemory(),
): SearchFiles {
  const { base, locales } = site.config;
  const folder = `${base}/_search/`;
  const byLocale = new Map<string, LocaleFiles>();
  const filesOf = (locale: string) => {
    const files = byLocale.get(locale) ?? localeFiles({ site, bodies, locale, hash, memory });
    byLocale.set(locale, files);
    return files;
  };
  return {
    answer(url) {
      if (!url.startsWith(folder)) return undefined;
      const locale = locales.find((one) => url === searchManifestUrl(base, one));
      if (locale) return filesOf(locale).answer(`${locale}.json`);
      const name = url.slice(folder.length);
      return locales.map((one) => filesOf(one).answer(name)).find((text) => text !== undefined);
    },
    *files() {
      for (const locale of locales) {
        const { names, key, answer } = filesOf(locale);
        for (const name of names)
          yield {
            path: `${folder}${name}`.slice(1),
            key: name === `${locale}.json` ? key : name,
            make: () => ({ contents: answer(name)! }),
          };
      }
    },
  };
}

interface LocaleFiles {
  /** What all of them are made from. */
  readonly key: string;
  readonly names: Iterable<string>;
  answer(name: string): string | undefined;
}

interface LocaleSources {
  readonly site: Site;
  readonly bodies: ProseSource;
  readonly locale: string;
  readonly hash: (text: string) => string;
  readonly memory: SearchMemory;
}

/** The files of a language. Where nothing has changed their names are known, and they are made if one has gone. */
function localeFiles(sources: LocaleSources): LocaleFiles {
  const { site, bodies, locale, hash, memory } = sources;
  const pages = listedPages(site, bodies, locale).map((page) => ({
    ...page,
    key: hash(page.madeFrom ?? JSON.stringify(page.made())),
  }));
  const about = aboutOf(site, locale);
  const key = hash(JSON.stringify([about, pages.map((page) => page.key)]));
  let made: ReadonlyMap<string, () => string> | undefined;
  const files = () => (made ??= indexFiles({ ...sources, pages, about, key }));
  const known = memory.locales.get(locale);
  return {
    key,
    names: known?.key === key ? known.names : files().keys(),
    answer: (name) => files().get(name)?.(),
  };
}

/** Texts by name. Equal files of two languages have the same name. */
function indexFiles({
  pages,
  about,
  key,
  locale,
  hash,
  memory,
}: LocaleSources & {
  readonly pages: readonly (ListedPage & { readonly key: string })[];
  readonly about: ReturnType<typeof aboutOf>;
  readonly key: string;
}): Map<string, () => string> {
  const files = new Map<string, () => string>();
  const add = (text: string, ending: string) => {
    const name = `${nameHash(hash(text))}.${ending}`;
    files.set(name, () => text);
    return name;
  };
  const known = memory.locales.get(locale);
  const remembered = (name: string, found: ShardWords) => {
    memory.words.set(name, found);
    return found;
  };
  const sizes: Record<string, readonly [weight: number, entries: number]> = {};
  for (const page of pages) sizes[page.key] = known?.pages[page.key] ?? sizeOf(page.made());
  const chunks = chunkByContent(pages, {
    keyOf: ({ url }) => url,
    weightOf: (page) => sizes[page.key]![0],
    target: shardEntries,
  });
  const names: Record<string, string> = {};
  const words: ShardWords[] = [];
  const shards = chunks.map((chunk) => {
    const of = hash(chunk.map((page) => page.key).join(' '));
    const text = () => JSON.stringify(chunk.map((page) => page.made()));
    const earlier = known?.shards[of];
    const name = earlier ?? add(text(), 'json');
    if (earlier !== undefined) files.set(name, text);
    names[of] = name;
    words.push(memory.words.get(name) ?? remembered(name, shardWords(chunk.map((page) => page.made()))));
    return [name, ...new Set(chunk.flatMap(({ product }) => product ?? []))] as const;
  });
  const lexiconParts = chunkByContent(lexiconLines(words), {
    keyOf: ({ word }) => word,
    weightOf: ({ line }) => line.length,
    target: partCharacters,
  });
  const apiShards = chunks.flatMap((chunk, index) => (chunk.every(({ kind }) => kind !== 'page') ? index : []));
  const { texts, ...head } = about;
  const manifest: SearchManifest = {
    name: head.name,
    size: pages.reduce((sum, page) => sum + sizes[page.key]![1], 0),
    ...(head.synonyms.length > 0 && { synonyms: head.synonyms }),
    ...(head.aside.length > 0 && { aside: head.aside }),
    products: head.products,
    shards,
    ...(apiShards.length > 0 && { apiShards }),
    lexicon: lexiconParts.map((part) => [part[0]!.word, add(part.map(({ line }) => line).join('\n'), 'txt')] as const),
    texts,
  };
  files.set(`${locale}.json`, () => JSON.stringify(manifest));
  memory.locales.set(locale, { key, names: [...files.keys()], pages: sizes, shards: names });
  return files;
}

/** What a manifest says besides what is in its pages. */
function aboutOf(site: Site, locale: string) {
  const { search, products } = site.config;
  return {
    name: site.name,
    synonyms: search.synonyms,
    aside: search.aside,
    products: products.map(({ name, href, api }) => ({
      name,
      paths: [href, api?.pathname].filter((path) => path !== undefined),
    })),
    texts: searchTexts(site, locale),
  };
}

function sizeOf(page: SearchPage): readonly [weight: number, entries: number] {
  const entries = entryCount(page);
  return [entries + textLength(page) / entryCharacters, entries];
}

function entryCount(page: SearchPage): number {
  const lists = [page.headings, page.demos, page.members, page.slots, page.classes];
  return lists.reduce((count, list) => count + (list?.length ?? 0), page.description ? 4 : 2);
}

function textLength({ texts = [] }: SearchPage): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** The interface texts of the search. */
function searchTexts(site: Site, locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(textsOf(site, locale))
      .filter(([key]) => key.startsWith('search.'))
      .map(([key, text]) => [key.slice('search.'.length), text]),
  );
}
