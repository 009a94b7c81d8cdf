// The search index as files. In: the Site. Out: for each locale the files of its index, made where they are asked for, or
// in another thread before.
import { textsOf } from '../model/site-texts.ts';
import type { KeyedFile } from '../model/output-file.ts';
import { searchManifestUrl } from '../model/search-index.ts';
import type { Site } from '../model/site.ts';
import { searchIndexFiles, type AboutSearch } from './search-index.ts';
import { searchMemory, type SearchMemory } from './search-memory.ts';
import { listedPages, type ProseSource } from './search-pages.ts';
import { taskOf, type SearchAnswer, type SearchTask } from './search-task.ts';

export interface SearchFiles {
  /**
   * Has indexes made elsewhere that are large and of which nothing is remembered. Until they are ready, nothing may be
   * asked for.
   */
  begin(makeElsewhere: (task: SearchTask) => Promise<SearchAnswer>): void;
  /** Settled when what was begun is there. */
  ready(): Promise<void>;
  /** The file at a URL path; the index is made on the first request. */
  answer(url: string): string | undefined;
  /** Every file; what each is made from is known before it is. */
  files(): Iterable<KeyedFile>;
}

const decoder = new TextDecoder();

/** An index of fewer pages is made sooner than a thread is there. */
const fewPages = 300;

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
  let ready: Promise<unknown> = Promise.resolve();
  const filesOf = (locale: string) => {
    const files = byLocale.get(locale) ?? localeFiles({ site, bodies, locale, hash, memory });
    byLocale.set(locale, files);
    return files;
  };
  return {
    begin(makeElsewhere) {
      const begun = locales.map(async (locale) => {
        const { task, take } = filesOf(locale);
        if (task) take(await makeElsewhere(task()));
      });
      ready = Promise.all(begun);
      // Whoever waits for it is told.
      ready.catch(() => undefined);
    },
    ready: async () => void (await ready),
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
        for (const name of names())
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
  readonly names: () => Iterable<string>;
  answer(name: string): string | undefined;
  /** What another thread needs to make them; absent where that would take longer. */
  readonly task?: () => SearchTask;
  /** Takes what another thread has made. */
  take(answer: SearchAnswer): void;
}

interface LocaleSources {
  readonly site: Site;
  readonly bodies: ProseSource;
  readonly locale: string;
  readonly hash: (text: string) => string;
  readonly memory: SearchMemory;
}

/** The files of a language. Where nothing has changed their names are known, and they are made if one has gone. */
function localeFiles({ site, bodies, locale, hash, memory }: LocaleSources): LocaleFiles {
  const pages = listedPages(site, bodies, locale).map((page) => ({
    ...page,
    key: hash(page.madeFrom ?? JSON.stringify(page.made())),
  }));
  const about = aboutOf(site, locale);
  const key = hash(JSON.stringify([about, pages.map((page) => page.key)]));
  const sources = { locale, key, about, pages, hash };
  let made: ReadonlyMap<string, () => string> | undefined;
  const files = () => (made ??= searchIndexFiles(sources, memory));
  const known = memory.locales.get(locale);
  return {
    key,
    names: () => (known?.key === key ? known.names : files().keys()),
    answer: (name) => files().get(name)?.(),
    ...(!known && pages.length > fewPages && { task: () => taskOf(sources) }),
    take(answer) {
      made = new Map(answer.files.map(([name, text]) => [name, () => decoder.decode(text)]));
      memory.locales.set(locale, answer.memory);
      for (const [name, words] of answer.words) memory.words.setText(name, words);
    },
  };
}

/** What a manifest says besides what is in its pages. */
function aboutOf(site: Site, locale: string): AboutSearch {
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

/** The interface texts of the search. */
function searchTexts(site: Site, locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(textsOf(site, locale))
      .filter(([key]) => key.startsWith('search.'))
      .map(([key, text]) => [key.slice('search.'.length), text]),
  );
}
