// Pages that are in no navigation: one that a writer has forgotten looks like one that is not there.
import { splitTail } from '../../model/address.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** Warns of guides that a navigation module does not list, where their front matter does not say that this is meant. */
export function unlistedPages({ config, pages, navigation }: Site): Problem[] {
  // Made from folders, it lists all.
  if (!config.navigation) return [];
  // A part of a page leads to the page, too.
  const listed = new Set(
    [...navigation.get(config.defaultLocale)!.byPathname.keys()].map((key) => splitTail(key).path),
  );
  return [...pages.get(config.defaultLocale)!.values()].flatMap((page): Problem[] => {
    const { pathname } = page.address;
    if (page.kind !== 'guide' || page.frontMatter.navigation === false) return [];
    if (pathname === `${config.base}/` || listed.has(pathname)) return [];
    return [{ rule: 'page-unlisted', severity: 'warning', file: page.source, pathname }];
  });
}
