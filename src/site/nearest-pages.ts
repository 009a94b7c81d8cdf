// Proposals for a pathname that leads nowhere.
import { editDistance } from '../model/nearest.ts';
import { withSlash } from '../model/address.ts';
import type { NavigationLink } from '../model/navigation.ts';
import type { Site } from '../model/site.ts';

/** The pages whose pathnames are nearest to an asked one, at most five, nearest first. */
export function nearestPages(site: Site, pathname: string): NavigationLink[] {
  const asked = withSlash(pathname).toLowerCase();
  const last = asked.split('/').filter(Boolean).at(-1) ?? '';
  const limit = Math.max(4, Math.floor(asked.length / 3));
  return [...site.pages.get(site.config.defaultLocale)!.values()]
    .map((page) => {
      const path = page.address.pathname;
      const sameEnd = last !== '' && path.split('/').filter(Boolean).at(-1) === last;
      return { title: page.title, href: path, distance: sameEnd ? 0 : editDistance(asked, path.toLowerCase(), limit) };
    })
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 5)
    .map(({ title, href }) => ({ title, href }));
}
