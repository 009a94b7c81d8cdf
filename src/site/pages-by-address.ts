// Pages by language and pathname. In: pages of files, generated ones. Out: those that are the site's, and conflicts.
import type { Config } from '../model/config.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { withOriginalIds } from './translated-headings.ts';

/** The pages of a site, each at its address; of two at one address the first is the site's, the other a problem. */
export function pagesByAddress(
  all: readonly Page[],
  { locales, defaultLocale }: Pick<Config, 'locales' | 'defaultLocale'>,
): { readonly pages: Site['pages']; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const pages = new Map<string, Map<string, Page>>(locales.map((locale) => [locale, new Map()]));
  for (const page of all) {
    const byPathname = pages.get(page.address.locale);
    if (!byPathname) continue;
    const other = byPathname.get(page.address.pathname);
    if (other)
      problems.push({
        rule: 'route-conflict',
        severity: 'error',
        file: page.source,
        pathname: page.address.pathname,
        other: other.source,
      });
    else byPathname.set(page.address.pathname, page);
  }
  const defaults = pages.get(defaultLocale)!;
  for (const [locale, translated] of pages) {
    if (locale === defaultLocale) continue;
    for (const [pathname, page] of translated) translated.set(pathname, withOriginalIds(page, defaults.get(pathname)));
  }
  return { pages, problems };
}
