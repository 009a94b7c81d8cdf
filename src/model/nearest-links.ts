// Proposals for an address that leads nowhere: the pages whose addresses are like it.
import { withSlash } from './address.ts';
import { editDistance } from './nearest.ts';
import type { NavigationLink } from './navigation.ts';

/** How many pages are proposed. */
const most = 5;

/**
 * The pages whose pathnames are nearest to an asked one, nearest first. A page with the same last part is near wherever
 * it lies.
 */
export function nearestLinks(pages: readonly NavigationLink[], pathname: string): NavigationLink[] {
  const asked = withSlash(pathname)
    .replace(/\/index\.html\/$/, '/')
    .toLowerCase();
  const last = lastOf(asked);
  const limit = Math.max(4, Math.floor(asked.length / 3));
  return pages
    .map((page) => {
      const path = page.href.toLowerCase();
      // Of several pages of one name, the one in the folder that is most like the asked one comes first.
      const distance = editDistance(asked, path, last !== '' && lastOf(path) === last ? 200 : limit);
      return {
        page,
        distance: last !== '' && lastOf(path) === last ? Math.min(distance, limit) / (limit + 1) : distance,
      };
    })
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ page: { title, href } }) => ({ title, href }));
}

function lastOf(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(-1) ?? '';
}
