// The words of the search, so that it works without a network for what was loaded. In: the site's facts. Out: the paths of
// the manifest and of the small parts that words are looked up in; of a large site's only the manifest.
import type { SearchManifest } from '../../src/model/search-index.ts';
import type { WorkerFacts } from '../../src/model/worker-facts.ts';

/** Parts of the lexicon, of some 3 kB each when compressed. */
const mostParts = 24;

/** What is worth fetching ahead of a query. */
export async function searchWordPaths({ search }: WorkerFacts): Promise<string[]> {
  try {
    const { lexicon } = (await (await fetch(search)).json()) as SearchManifest;
    const folder = search.slice(0, search.lastIndexOf('/') + 1);
    return [search, ...(lexicon.length <= mostParts ? lexicon.map(([, file]) => folder + file) : [])];
  } catch {
    return [];
  }
}
