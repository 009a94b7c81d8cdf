// What is wrong with one link of a site: no page at the pathname, no such file, no such anchor, no slash at the end. In: a
// link and what links may lead to. Out: the problem, if there is one.
import { decoded, withSlash } from '../model/address.ts';
import { nearestOfMany } from '../model/nearest.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { anchorsOf, hasAnchor, leadsSomewhere } from './link-targets.ts';

export interface Targets {
  /** By URL path. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly pathnames: readonly string[];
  readonly outputPaths: ReadonlySet<string>;
  readonly nearest: ReturnType<typeof nearestOfMany>;
}

/** What links may lead to, prepared for many of them. */
export function linkTargets(
  pages: Targets['pages'],
  outputPaths: Targets['outputPaths'],
  nearest = nearestOfMany(),
): Targets {
  return { pages, pathnames: [...pages.keys()], outputPaths, nearest };
}

/** A link as it is written: in a page, or in the config, which stands in no page. */
interface WrittenLink {
  readonly href: string;
  readonly page?: Page;
  readonly at: { readonly file: string; readonly line?: number; readonly column?: number };
}

/** The problem with a link of this site. */
export function linkProblem(
  { href, page, at: place }: WrittenLink,
  site: Site,
  { pages, pathnames, nearest, outputPaths }: Targets,
): Problem | undefined {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const at = { severity: 'error', ...place } as const;
  const { config } = site;
  let target = page;
  if (path) {
    if (config.externalPaths.some((prefix) => path.startsWith(prefix))) return undefined;
    if (!path.startsWith('/')) return { rule: 'link-broken', ...at, href, suggestion: undefined };
    const pathname = decoded(path);
    target = pages.get(pathname);
    if (!target && pages.has(withSlash(pathname)))
      return { rule: 'link-slash', ...at, href, expected: withSlash(path) + query + (hash && `#${hash}`) };
    if (!target) {
      if (outputPaths.has(pathname.slice(1))) return undefined;
      if (isFile(pathname))
        return { rule: 'asset-missing', ...at, found: href, suggestion: nearest(pathname, site.publicFiles) };
      const moved = site.redirects.find(({ from }) => from === withSlash(pathname));
      // The reader's fragment goes along, in the place of the redirect's own.
      const to = moved && (hash ? `${moved.to.replace(/#.*/s, '')}#${hash}` : moved.to);
      if (to && leadsSomewhere(to, site, { pages, outputPaths }))
        return { rule: 'link-moved', ...at, severity: 'warning', href, to };
      return {
        rule: 'link-broken',
        ...at,
        href,
        suggestion: moved?.to ?? nearest(withSlash(pathname), pathnames),
      };
    }
  }
  if (!hash || !target || hasAnchor(target, hash, site)) return undefined;
  return {
    rule: 'anchor-broken',
    ...at,
    href,
    anchor: hash,
    suggestion: nearest(hash, anchorsOf(target, site)),
  };
}

/** A file, not a page: its last segment has an extension. */
function isFile(pathname: string): boolean {
  return /\.[a-z\d]{2,12}$/i.test(pathname);
}
