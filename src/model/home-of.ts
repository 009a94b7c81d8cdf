// The home of a site: where its logo leads. In: the Site. Out: a URL path.
import { pagesByUrl, type Site } from './site.ts';

interface Home {
  readonly href: string;
  /** The site has nothing at its base: the logo leads to the first page of the navigation, or nowhere. */
  readonly isMissing: boolean;
}

/**
 * The page at the site's base, or what else is there: a file, a redirect, another site's page. Without any of these, the
 * first page of the locale's navigation.
 */
export function homeOf(site: Site, locale: string): Home {
  const { config, pages, publicFiles, redirects, navigation } = site;
  const href = `${config.base}/`;
  const isThere =
    pages.get(config.defaultLocale)!.has(href) ||
    publicFiles.has(`${href}index.html`) ||
    redirects.some(({ from }) => from === href) ||
    config.externalPaths.some((prefix) => href.startsWith(prefix));
  if (isThere) return { href, isMissing: false };
  const urls = pagesByUrl(site);
  const first = navigation.get(locale)!.order.find((link) => urls.has(link.href));
  return { href: first?.href ?? href, isMissing: true };
}
