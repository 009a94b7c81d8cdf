// The search index as files. In: the Site. Out: for each locale a manifest, shards of pages and pieces of the lexicon,
// the latter two named by their content: a change of a page changes its shard, and of the lexicon what its words stand
// in.
import { interfaceTexts } from '../model/interface-texts.ts';
import type { OutputFile } from '../model/output-file.ts';
import { searchManifestUrl, type SearchManifest, type SearchPage } from '../model/search-index.ts';
import type { Site } from '../model/site.ts';
import { nameHash } from '../model/name-hash.ts';
import { cutRuns } from './cut-runs.ts';
import { lexiconLines, shardWords, type ShardWords } from './search-lexicon.ts';
import { searchPages } from './search-pages.ts';

export interface SearchFiles {
  /** The file at a URL path; made when a first one is asked for. */
  answer(url: string): string | undefined;
  /** Every file. */
  files(): Iterable<OutputFile>;
}

/** Entries of a shard and characters of a piece of the lexicon: each some 5 kB and 3 kB when compressed. */
const shardEntries = 520;
const pieceCharacters = 5000;

/**
 * Words of the shards that were made last: a dev server makes the index anew at each change, and most shards are the
 * same.
 */
const known = new Map<string, ReadonlyMap<string, ShardWords>>();

/** Prepares the index of a site. */
export function searchFiles(site: Site, hash: (text: string) => string): SearchFiles {
  const { base, locales } = site.config;
  const folder = `${base}/_search/`;
  const made = new Map<string, ReadonlyMap<string, string>>();
  const filesOf = (locale: string) => {
    const files = made.get(locale) ?? localeFiles(site, locale, hash);
    made.set(locale, files);
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

/** Files by name. What two locales share has one name. */
function localeFiles(site: Site, locale: string, hash: (text: string) => string): Map<string, string> {
  const files = new Map<string, string>();
  const add = (text: string, ending: string) => {
    const name = `${nameHash(hash(text))}.${ending}`;
    files.set(name, text);
    return name;
  };
  const words = new Map<string, ShardWords>();
  const runs = cutRuns(searchPages(site, locale), {
    keyOf: ({ url }) => url,
    weightOf: entryCount,
    target: shardEntries,
  });
  const shards = runs.map((pages) => {
    const name = add(JSON.stringify(pages), 'json');
    words.set(name, known.get(locale)?.get(name) ?? shardWords(pages));
    return [name, ...new Set(pages.flatMap(({ product }) => product ?? []))] as const;
  });
  known.set(locale, words);
  const lines = lexiconLines(shards.map(([name]) => words.get(name)!));
  const pieces = cutRuns(lines, {
    keyOf: ({ word }) => word,
    weightOf: ({ line }) => line.length,
    target: pieceCharacters,
  });
  const manifest: SearchManifest = {
    products: site.config.products.map(({ name, href, api }) => ({
      name,
      paths: [href, api?.pathname].filter((path) => path !== undefined),
    })),
    shards,
    lexicon: pieces.map((piece) => [piece[0]!.word, add(piece.map(({ line }) => line).join('\n'), 'txt')] as const),
    texts: textsOf(site, locale),
  };
  files.set(`${locale}.json`, JSON.stringify(manifest));
  return files;
}

function entryCount(page: SearchPage): number {
  const lists = [page.headings, page.demos, page.members, page.slots, page.classes];
  return lists.reduce((count, list) => count + (list?.length ?? 0), page.description ? 4 : 2);
}

/** The words of the search alone, in the locale's language where it has them. */
function textsOf(site: Site, locale: string): Record<string, string> {
  const own = site.translations.get(locale) ?? {};
  const keys = Object.keys(interfaceTexts) as (keyof typeof interfaceTexts)[];
  return Object.fromEntries(
    keys
      .filter((key) => key.startsWith('search.'))
      .map((key) => [key.slice('search.'.length), own[key] ?? interfaceTexts[key]]),
  );
}
