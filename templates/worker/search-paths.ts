// The index of the search, so that it works without a network. In: the site's facts. Out: the paths of the manifest and of
// the files that it names, where they are few; of a larger site only those that words are looked up in, or none, and what
// its reader has asked for is kept as all else is.
import type { SearchManifest } from '../../src/model/search-index.ts';
import type { WorkerFacts } from '../../src/model/worker-facts.ts';

/** Files of some 3 to 5 kB each when compressed. */
const mostFiles = 40;

/** What is worth fetching ahead of a query; of nobody who saves data. */
export async function searchPaths({ search }: WorkerFacts): Promise<string[]> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return [];
  try {
    const { lexicon, shards } = (await (await fetch(search)).json()) as SearchManifest;
    const folder = search.slice(0, search.lastIndexOf('/') + 1);
    const words = lexicon.map(([, file]) => folder + file);
    const all = [...words, ...shards.map(([file]) => folder + file)];
    return [search, ...([all, words].find(({ length }) => length <= mostFiles) ?? [])];
  } catch {
    return [];
  }
}
