// The search index as files. In: the Site. Out: for each locale a manifest, shards of pages and parts of the lexicon.
// Shards and parts have a content hash in their names, and a changed page changes only its shard and the parts of the
// lexicon with its words.
import { textsOf } from '../model/site-texts.ts';
import type { OutputFile } from '../model/output-file.ts';
import { searchManifestUrl, type SearchManifest, type SearchPage } from '../model/search-index.ts';
import type { Site } from '../model/site.ts';
import { nameHash } from '../model/name-hash.ts';
import { chunkByContent } from './chunk-by-content.ts';
import { lexiconLines, shardWords, type ShardWords } from './search-lexicon.ts';
import { searchPages, type ProseSource } from './search-pages.ts';

export interface SearchFiles {
  /** The file at a URL path; the index is made on the first request. */
  answer(url: string): string | undefined;
  /** Every file. */
  files(): Iterable<OutputFile>;
}

/** Entries per shard and characters per part of the lexicon: some 5 kB and 3 kB when compressed. */
const shardEntries = 520;
/** So many characters of text take as much room as an entry. */
const entryCharacters = 34;
const partCharacters = 4000;

/**
 * Cache of the words of the latest shards, by locale: a dev server makes the index anew at each change, but most shards
 * stay the same.
 */
const shardWordCache = new Map<string, ReadonlyMap<string, ShardWords>>();

/** Prepares the index of a site, with what its pages say. */
export function searchFiles(site: Site, bodies: ProseSource, hash: (text: string) => string): SearchFiles {
  const { base, locales } = site.config;
  const folder = `${base}/_search/`;
  const byLocale = new Map<string, ReadonlyMap<string, string>>();
  const filesOf = (locale: string) => {
    const files = byLocale.get(locale) ?? localeFiles({ site, bodies, locale, hash });
    byLocale.set(locale, files);
    return files;
  };
  return {
    answer(url) {
      if (!url.startsWith(folder)) return undefined;
      const locale = locales.find((one) => url === searchManifestUrl(base, one));
      if (locale) return filesOf(locale).get(`${locale}.json`);
      const name = url.slice(folder.length);
      return locales.map((one) => filesOf(one).get(name)).find((text) => text !== undefined);
    },
    *files() {
      for (const locale of locales)
        for (const [name, contents] of filesOf(locale)) yield { path: `${folder}${name}`.slice(1), contents };
    },
  };
}

/** Files by name. Equal files of two locales have the same name. */
function localeFiles({
  site,
  bodies,
  locale,
  hash,
}: {
  site: Site;
  bodies: ProseSource;
  locale: string;
  hash: (text: string) => string;
}): Map<string, string> {
  const files = new Map<string, string>();
  const add = (text: string, ending: string) => {
    const name = `${nameHash(hash(text))}.${ending}`;
    files.set(name, text);
    return name;
  };
  const words = new Map<string, ShardWords>();
  const pages = searchPages(site, bodies, locale);
  const chunks = chunkByContent(pages, {
    keyOf: ({ url }) => url,
    weightOf: (page) => entryCount(page) + textLength(page) / entryCharacters,
    target: shardEntries,
  });
  const shards = chunks.map((chunk) => {
    const name = add(JSON.stringify(chunk), 'json');
    words.set(name, shardWordCache.get(locale)?.get(name) ?? shardWords(chunk));
    return [name, ...new Set(chunk.flatMap(({ product }) => product ?? []))] as const;
  });
  shardWordCache.set(locale, words);
  const lines = lexiconLines(shards.map(([name]) => words.get(name)!));
  const lexiconParts = chunkByContent(lines, {
    keyOf: ({ word }) => word,
    weightOf: ({ line }) => line.length,
    target: partCharacters,
  });
  const apiShards = chunks.flatMap((chunk, index) => (chunk.every(({ kind }) => kind !== 'page') ? index : []));
  const manifest: SearchManifest = {
    name: site.name,
    size: pages.reduce((sum, page) => sum + entryCount(page), 0),
    ...(site.config.search.synonyms.length > 0 && { synonyms: site.config.search.synonyms }),
    products: site.config.products.map(({ name, href, api }) => ({
      name,
      paths: [href, api?.pathname].filter((path) => path !== undefined),
    })),
    shards,
    ...(apiShards.length > 0 && { apiShards }),
    lexicon: lexiconParts.map((part) => [part[0]!.word, add(part.map(({ line }) => line).join('\n'), 'txt')] as const),
    texts: searchTexts(site, locale),
  };
  files.set(`${locale}.json`, JSON.stringify(manifest));
  return files;
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
