// A search over the files of an index, with the bytes that it loads counted as a browser would.
import { gzipSync } from 'node:zlib';
import { contentHash } from '../../src/disk/read-sources.ts';
import { searchFiles } from '../../src/emit/search-files.ts';
import type { MadeContents } from '../../src/model/output-file.ts';
import { searchMemory, type SearchMemory } from '../../src/emit/search-memory.ts';
import type { ProseSource } from '../../src/emit/search-pages.ts';
import { searchUrl, type SearchManifest } from '../../src/model/search-index.ts';
import type { Site } from '../../src/model/site.ts';
import { createSearchEngine, type SearchAnswer } from '../../templates/search/engine.ts';

export interface SearchRun {
  readonly answer: SearchAnswer;
  /** `kind text` of each result, in order. */
  readonly found: readonly string[];
  /** URL paths of the same. */
  readonly urls: readonly string[];
  /** Compressed bytes of the manifest and of what the query loaded besides. */
  readonly bytes: number;
}

/** Pages that say nothing. */
const silent: ProseSource = { proseOf: () => [] };

/** The files of the index by name. */
export function indexOf(
  site: Site,
  bodies: ProseSource = silent,
  memory: SearchMemory = searchMemory(),
): ReadonlyMap<string, string> {
  return new Map(
    [...searchFiles(site, bodies, contentHash, memory).files()].map((file) => [
      file.path.split('/_search/')[1] ?? file.path.replace('_search/', ''),
      String((file.make() as MadeContents).contents),
    ]),
  );
}

/** Prepares searches of a site in memory. */
export function searchIn(site: Site, bodies?: ProseSource): (query: string, at?: string) => Promise<SearchRun> {
  return searchInFiles(indexOf(site, bodies));
}

/** Prepares searches of an index, whose files are given by name; each one begins with nothing loaded. */
export function searchInFiles(
  files: ReadonlyMap<string, string>,
  { locale = 'en' }: { locale?: string } = {},
): (query: string, at?: string) => Promise<SearchRun> {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? gzipSync(files.get(name)!).length;
    sizes.set(name, size);
    return size;
  };
  const manifest = JSON.parse(files.get(`${locale}.json`)!) as SearchManifest;
  return async (query, at = '/x/') => {
    let bytes = sizeOf(`${locale}.json`);
    const engine = createSearchEngine(manifest, (file) => {
      bytes += sizeOf(file);
      return Promise.resolve(files.get(file)!);
    });
    const answer = await engine.search(query, at);
    const results = answer.groups.flatMap(({ page, entries }) =>
      entries.map((entry) => ({ name: `${entry.kind} ${entry.texts[0]}`, url: searchUrl(page, entry) })),
    );
    return { answer, found: results.map(({ name }) => name), urls: results.map(({ url }) => url), bytes };
  };
}
