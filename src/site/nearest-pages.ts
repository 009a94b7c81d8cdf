// Suggestions for a pathname without a page.
import { nearestLinks } from '../model/nearest-links.ts';
import { isListed } from '../model/page.ts';
import type { NavigationLink } from '../model/navigation.ts';
import type { Site } from '../model/site.ts';

/** The pages whose pathnames are nearest to the requested one, at most five, nearest first. */
export function nearestPages(site: Site, pathname: string): NavigationLink[] {
  const pages = [...site.pages.get(site.config.defaultLocale)!.values()].filter(isListed);
  return nearestLinks(
    pages.map(({ title, address }) => ({ title, href: address.pathname })),
    pathname,
  );
}
