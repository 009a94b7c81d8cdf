// What the reader opened from the search before: kept in the browser, newest first.
import { recentResultsPrefix } from '../../src/model/browser-storage.ts';
import { readStored, writeStored } from '../client/stored.ts';

export interface RecentResult {
  readonly url: string;
  readonly text: string;
  /** The page that it is a part of. */
  readonly page: string;
  readonly kind: string;
}

const most = 5;

export interface RecentResults {
  list(): RecentResult[];
  add(result: RecentResult): void;
  clear(): void;
}

/** The results of one site. */
export function recentResults(site: string): RecentResults {
  const key = recentResultsPrefix + site;
  const list = (): RecentResult[] => {
    try {
      const stored: unknown = JSON.parse(readStored(key) ?? '[]');
      return Array.isArray(stored)
        ? (stored as RecentResult[])
            .filter((one) => typeof one?.url === 'string' && one.url.startsWith('/'))
            .slice(0, most)
        : [];
    } catch {
      // Somebody else's value under our key is no list.
      return [];
    }
  };
  const write = (results: readonly RecentResult[]) => writeStored(key, JSON.stringify(results));
  return {
    list,
    add: (result) => write([result, ...list().filter(({ url }) => url !== result.url)].slice(0, most)),
    clear: () => write([]),
  };
}
