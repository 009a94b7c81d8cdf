// Internal links: a page at the pathname or a file of the output, an anchor on the page, a slash at the end.
import { landingOf } from '../../model/landing.ts';
import { nearestOfMany } from '../../model/nearest.ts';
import { decoded, withSlash } from '../../model/address.ts';
import type { Page, PageLink } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { anchorsOf, hasAnchor, leadsSomewhere, targetsOf } from '../link-targets.ts';

/**
 * Reports links that lead nowhere. The same slugs and anchors as in the pages are looked up: they are the pages' own.
 */
export function brokenLinks(site: Site, outputPaths: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  const nearest = nearestOfMany();
  for (const [locale, pages] of site.pages) {
    const targets = targetsOf(site, locale);
    const pathnames = [...targets.keys()];
    // A link with a path leads to the same from every page, and most are written in many.
    const good = new Set<string>();
    for (const page of pages.values()) {
      if (page.kind !== 'guide' && page.kind !== 'standalone') continue;
      for (const link of linksOf(page, site)) {
        if (good.has(link.href)) continue;
        const problem = problemOf(link, page, site, { targets, pathnames, nearest, outputPaths });
        if (problem) problems.push(problem);
        else if (link.href.startsWith('/')) good.add(link.href);
      }
    }
  }
  return problems;
}

/** The links of a page, and those that a landing page's directive names. */
function linksOf(page: Page, { config }: Site): readonly PageLink[] {
  const landing = landingOf(page, config);
  if (!landing) return page.links;
  const actions = landing.actions.filter(({ href }) => /^[/#]/.test(href));
  return [...page.links, ...actions.map(({ href }) => ({ href, ...landing.position }))];
}

interface Targets {
  readonly targets: ReadonlyMap<string, Page>;
  readonly pathnames: readonly string[];
  readonly nearest: ReturnType<typeof nearestOfMany>;
  readonly outputPaths: ReadonlySet<string>;
}

function problemOf(
  link: PageLink,
  page: Page,
  site: Site,
  { targets, pathnames, nearest, outputPaths }: Targets,
): Problem | undefined {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link.href) ?? [];
  const at = { severity: 'error', file: page.source, line: link.line, column: link.column } as const;
  const { config } = site;
  let target: Page | undefined = page;
  if (path) {
    if (config.externalPaths.some((prefix) => path.startsWith(prefix))) return undefined;
    if (!path.startsWith('/')) return { rule: 'link-broken', ...at, href: link.href, suggestion: undefined };
    const pathname = decoded(path);
    target = targets.get(pathname);
    if (!target && targets.has(withSlash(pathname)))
      return { rule: 'link-slash', ...at, href: link.href, expected: withSlash(path) + query + (hash && `#${hash}`) };
    if (!target) {
      if (outputPaths.has(pathname.slice(1))) return undefined;
      if (isFile(pathname))
        return { rule: 'asset-missing', ...at, found: link.href, suggestion: nearest(pathname, site.publicFiles) };
      const moved = site.redirects.find(({ from }) => from === withSlash(pathname));
      // The reader's fragment goes along, in the place of the redirect's own.
      const to = moved && (hash ? `${moved.to.replace(/#.*/s, '')}#${hash}` : moved.to);
      if (to && leadsSomewhere(to, site, { pages: targets, outputPaths }))
        return { rule: 'link-moved', ...at, severity: 'warning', href: link.href, to };
      return {
        rule: 'link-broken',
        ...at,
        href: link.href,
        suggestion: moved?.to ?? nearest(withSlash(pathname), pathnames),
      };
    }
  }
  if (!hash || hasAnchor(target, hash, site)) return undefined;
  return {
    rule: 'anchor-broken',
    ...at,
    href: link.href,
    anchor: hash,
    suggestion: nearest(hash, anchorsOf(target, site)),
  };
}

/** A file, not a page: its last segment has an extension. */
function isFile(pathname: string): boolean {
  return /\.[a-z\d]{2,12}$/i.test(pathname);
}
