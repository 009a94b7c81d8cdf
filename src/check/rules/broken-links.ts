// Internal links: a page at the pathname or a file of the output, an anchor on the page, a slash at the end.
import { apiSectionIdOf } from '../../model/api-anchor.ts';
import { componentKey, isHeaderDirective } from '../../model/component-key.ts';
import { shownVariants } from '../../model/demo.ts';
import { demoIdOf } from '../../model/demo-id.ts';
import { demoAnchorsOf, islandIds, islandNameOf } from '../../model/island-ids.ts';
import { landingOf } from '../../model/landing.ts';
import { nearest } from '../../model/nearest.ts';
import { withSlash } from '../../model/address.ts';
import type { Page, PageLink } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** Reports links that lead nowhere. The same slugs and anchors as in the pages are looked up: they are the pages' own. */
export function brokenLinks(site: Site): Problem[] {
  const problems: Problem[] = [];
  for (const [locale, pages] of site.pages) {
    const targets = targetsOf(site, locale);
    const pathnames = [...targets.keys()];
    for (const page of pages.values()) {
      if (page.kind !== 'guide') continue;
      for (const link of [...page.links, ...actionsOf(page)]) {
        const problem = problemOf(link, page, site, targets, pathnames);
        if (problem) problems.push(problem);
      }
    }
  }
  return problems;
}

/** Links that a landing page's directive names. */
function actionsOf(page: Page): PageLink[] {
  const landing = landingOf(page);
  return landing ? landing.actions.filter(({ href }) => /^[/#]/.test(href)).map(({ href }) => ({ href, ...landing.position })) : [];
}

/** Pages by URL path, as a link in a page of a locale may name them: without prefix, or with the locale's. */
function targetsOf(site: Site, locale: string): Map<string, Page> {
  const { defaultLocale } = site.config;
  const targets = new Map<string, Page>(site.pages.get(defaultLocale));
  if (locale !== defaultLocale) for (const [pathname, page] of site.pages.get(locale)!) targets.set(`/${locale}${pathname}`, page);
  return targets;
}

function problemOf(link: PageLink, page: Page, site: Site, targets: ReadonlyMap<string, Page>, pathnames: readonly string[]): Problem | undefined {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link.href) ?? [];
  const at = { severity: 'error', file: page.source, line: link.line, column: link.column } as const;
  const { config } = site;
  let target: Page | undefined = page;
  if (path) {
    if (config.externalPaths.some((prefix) => path.startsWith(prefix))) return undefined;
    if (!path.startsWith('/')) return { rule: 'link-broken', ...at, href: link.href, suggestion: undefined };
    const pathname = decode(path);
    target = targets.get(pathname);
    if (!target && targets.has(withSlash(pathname))) return { rule: 'link-slash', ...at, href: link.href, expected: withSlash(path) + query + (hash && `#${hash}`) };
    if (!target) {
      if (site.publicFiles.has(pathname) || page.assets.some(({ url }) => url === pathname) || isMade(pathname, site, targets)) return undefined;
      if (isFile(pathname)) return { rule: 'asset-missing', ...at, found: link.href, suggestion: nearest(pathname, site.publicFiles) };
      const moved = site.redirects.find(({ from }) => from === withSlash(pathname));
      return { rule: 'link-broken', ...at, href: link.href, suggestion: moved?.to ?? nearest(withSlash(pathname), pathnames) };
    }
  }
  if (!hash || anchorsOf(target, site).has(hash) || anchorsOf(target, site).has(decode(hash))) return undefined;
  return { rule: 'anchor-broken', ...at, href: link.href, anchor: hash, suggestion: nearest(hash, anchorsOf(target, site)) };
}

/** A file, not a page: its last segment has an extension. */
function isFile(pathname: string): boolean {
  return /\.[a-z\d]{2,12}$/i.test(pathname);
}

/** Whether the output gets a file from us: a page's document or Markdown, or one of those that the emitters make. */
function isMade(pathname: string, { config }: Site, targets: ReadonlyMap<string, Page>): boolean {
  const [, folder = '', name = ''] = /^(.*\/)([^/]*)$/.exec(pathname) ?? [];
  if (name === 'index.html' || name === 'index.md') return targets.has(folder);
  if (name === 'llms.txt') return folder === `${config.base}/` || config.products.some(({ href }) => href === folder);
  if (name === 'sitemap.xml') return folder === '/' && config.origin !== undefined;
  const named = ['/robots.txt', '/_redirects', ...['pages.json', 'house-ads.json', 'sw.js', 'site.webmanifest', 'api/index.json', 'api/schema.json'].map((one) => `${config.base}/${one}`)];
  return named.includes(pathname) || config.locales.some((locale) => pathname === `${config.base}/translations/${locale}.json`) || (name.endsWith('.json') && targets.has(pathname.replace(/\.json$/, '/')));
}

const anchorSets = new WeakMap<Page, ReadonlySet<string>>();

/** Ids that a link may aim at: the page's own, its demos' and those of their variants, the generated API section's. */
export function anchorsOf(page: Page, site: Site): ReadonlySet<string> {
  let anchors = anchorSets.get(page);
  if (!anchors) {
    const found = new Set(page.anchors);
    const idOf = islandIds(page.anchors);
    for (const block of page.blocks) {
      if (block.type === 'component' && !isHeaderDirective(block.name) && site.components.get(componentKey(page.source, block.name))?.entry !== undefined) found.add(idOf(islandNameOf(block.name)));
      const demo = block.type === 'demo' ? site.demos.get(demoIdOf(page.source, block.demo)) : undefined;
      if (!demo) continue;
      const id = idOf(demo.name);
      for (const anchor of [id, ...demoAnchorsOf(id, shownVariants(demo))]) found.add(anchor);
    }
    if (site.apis.size > 0 && (page.frontMatter.components ?? page.frontMatter.hooks)) found.add(apiSectionIdOf(page.anchors));
    anchors = found;
    anchorSets.set(page, anchors);
  }
  return anchors;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
