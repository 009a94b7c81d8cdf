// Suggestions for an address without a page: the pages with the most similar addresses.
import { withSlash } from './address.ts';
import { editDistance } from './nearest.ts';
import type { NavigationLink } from './navigation.ts';

/** How many pages are suggested at most. */
const maxLinks = 5;

/**
 * The pages whose pathnames are nearest to the requested one, nearest first. A page with the same last segment counts
 * as near in any folder.
 */
export function nearestLinks(pages: readonly NavigationLink[], pathname: string): NavigationLink[] {
  const requested = withSlash(pathname)
    .replace(/\/index\.html\/$/, '/')
    .toLowerCase();
  const last = lastSegmentOf(requested);
  const limit = Math.max(4, Math.floor(requested.length / 3));
  return pages
    .map((page) => {
      const path = page.href.toLowerCase();
      // Of several pages with the same last segment, the one in the most similar folder comes first.
      const distance = editDistance(requested, path, last !== '' && lastSegmentOf(path) === last ? 200 : limit);
      return {
        page,
        distance: last !== '' && lastSegmentOf(path) === last ? Math.min(distance, limit) / (limit + 1) : distance,
      };
    })
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxLinks)
    .map(({ page: { title, href } }) => ({ title, href }));
}

function lastSegmentOf(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(-1) ?? '';
}
