// Internal links: a page at the pathname, an anchor on the page, a slash at the end.
import { apiSectionIdOf } from '../../model/api-anchor.ts';
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
      for (const link of page.links) {
        const problem = problemOf(link, page, site, targets, pathnames);
        if (problem) problems.push(problem);
      }
    }
  }
  return problems;
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
      if (isFile(pathname)) return undefined;
      return { rule: 'link-broken', ...at, href: link.href, suggestion: nearest(withSlash(pathname), pathnames) };
    }
  }
  if (!hash || anchorsOf(target, site).has(hash) || anchorsOf(target, site).has(decode(hash))) return undefined;
  return { rule: 'anchor-broken', ...at, href: link.href, anchor: hash, suggestion: nearest(hash, anchorsOf(target, site)) };
}

/** A file of the public folder or beside a page: its last segment has an extension. */
function isFile(pathname: string): boolean {
  return /\.[a-z\d]{2,5}$/i.test(pathname);
}

const anchorSets = new WeakMap<Page, ReadonlySet<string>>();

/** Ids that a link may aim at: the page's own, its demos' and their files', the generated API section's. */
function anchorsOf(page: Page, site: Site): ReadonlySet<string> {
  let anchors = anchorSets.get(page);
  if (!anchors) {
    const found = new Set(page.anchors);
    for (const block of page.blocks) {
      if (block.type !== 'demo') continue;
      const name = block.demo.split('/').at(-1)!.replace(/\.(?:tsx|jsx|js|ts)$/, '');
      for (const id of [name, `${name}.tsx`, `${name}.js`]) {
        found.add(id);
        for (const styling of ['system', 'tailwind', 'css']) found.add(`${styling}-${id}`);
      }
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
