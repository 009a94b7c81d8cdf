// Pages without the shell, as other pages see them: the one whose address is a demo's frame, and the page that one leads
// back to.
import { urlOf } from '../model/address.ts';
import { demoIdOf } from '../model/demo-id.ts';
import { homeOf } from '../model/home-of.ts';
import type { NavigationLink } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** URLs of standalone pages by locale, then by the id of the demo that they show. */
const urlsOfSites = new WeakMap<Site, ReadonlyMap<string, ReadonlyMap<string, string>>>();

/**
 * The URL of the standalone page that shows a demo and no other: a frame can be that page instead of a document made in
 * the browser. A language without one takes the default language's.
 */
export function standaloneUrlOf(demo: string, locale: string, site: Site): string | undefined {
  let urls = urlsOfSites.get(site);
  if (!urls) {
    urls = new Map([...site.pages].map(([own, pages]) => [own, urlsByDemo([...pages.values()], site)]));
    urlsOfSites.set(site, urls);
  }
  return urls.get(locale)?.get(demo) ?? urls.get(site.config.defaultLocale)?.get(demo);
}

function urlsByDemo(pages: readonly Page[], { config }: Site): Map<string, string> {
  const urls = new Map<string, string>();
  for (const { kind, source, address, directives } of pages) {
    const [only, ...others] = directives;
    if (kind !== 'standalone' || only?.type !== 'demo' || others.length > 0) continue;
    const demo = demoIdOf(source, only.demo);
    if (!urls.has(demo)) urls.set(demo, urlOf(address, config));
  }
  return urls;
}

/** Where a standalone page leads back to: the nearest page above it in its language, or the site's home. */
export function backLinkOf({ address: { locale, pathname } }: Page, site: Site): NavigationLink {
  const { defaultLocale } = site.config;
  for (let above = parentOf(pathname); above !== '/'; above = parentOf(above)) {
    const page = site.pages.get(locale)?.get(above) ?? site.pages.get(defaultLocale)!.get(above);
    if (page) return { title: page.title, href: urlOf(page.address, site.config) };
  }
  return { title: site.name, href: homeOf(site, locale).href };
}

/** `/x/bikes/view/` → `/x/bikes/` */
function parentOf(pathname: string): string {
  return pathname.replace(/[^/]*\/$/, '');
}
