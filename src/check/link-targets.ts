// What links may lead to: pages with their anchors, and the files that the output gets.
import { decoded, splitTail, urlOf } from '../model/address.ts';
import { apiSectionIdOf } from '../model/api-anchor.ts';
import { shownVariants } from '../model/demo.ts';
import { demoAnchorsOf, placedIslands } from '../model/island-ids.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** Pages by URL path, as a link in a page of a locale may name them: without prefix, or with the locale's. */
export function targetsOf(site: Site, locale: string): Map<string, Page> {
  const { defaultLocale } = site.config;
  const targets = new Map<string, Page>(site.pages.get(defaultLocale));
  if (locale !== defaultLocale)
    for (const page of site.pages.get(locale)!.values()) targets.set(urlOf(page.address, site.config), page);
  return targets;
}

/** So few are looked through as they are. */
const fewAnchors = 50;

const anchorSets = new WeakMap<Page, ReadonlySet<string>>();

/** Ids that a link may aim at: the page's own, its demos' and those of their variants, the generated API section's. */
export function anchorsOf(page: Page, site: Site): ReadonlySet<string> {
  let anchors = anchorSets.get(page);
  if (!anchors) {
    const found = new Set(page.anchors);
    for (const { id, demo } of placedIslands(page, site))
      for (const anchor of [id, ...(demo ? demoAnchorsOf(id, shownVariants(demo)) : [])]) found.add(anchor);
    if (site.apis.size > 0 && (page.frontMatter.components ?? page.frontMatter.hooks))
      found.add(apiSectionIdOf(page.anchors));
    anchors = found;
    anchorSets.set(page, anchors);
  }
  return anchors;
}

/** Whether a page has the anchor of a link, as written there or percent-encoded. */
export function hasAnchor(page: Page, hash: string, site: Site): boolean {
  // Mostly one of a few headings, for which no set needs to be made.
  if (page.anchors.length < fewAnchors && page.anchors.includes(hash)) return true;
  const anchors = anchorsOf(page, site);
  return anchors.has(hash) || anchors.has(decoded(hash));
}

/** Whether an address is a page, with the anchor that it names, a file, or another site's affair. */
export function leadsSomewhere(
  to: string,
  site: Site,
  { pages, outputPaths }: { readonly pages: ReadonlyMap<string, Page>; readonly outputPaths: ReadonlySet<string> },
): boolean {
  if (!to.startsWith('/') || site.config.externalPaths.some((prefix) => to.startsWith(prefix))) return true;
  const pathname = pathOf(to);
  if (outputPaths.has(pathname.slice(1))) return true;
  const page = pages.get(pathname);
  const [, hash] = /#(.+)$/.exec(to) ?? [];
  return page !== undefined && (hash === undefined || hasAnchor(page, hash, site));
}

/** The pathname of an address. */
export function pathOf(address: string): string {
  return decoded(splitTail(address).path);
}
