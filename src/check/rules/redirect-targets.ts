// Redirects that lead nowhere, and those that a page stands in the way of.
import { decoded, withSlash } from '../../model/address.ts';
import { nearestOfMany } from '../../model/nearest.ts';
import { projectFile } from '../../model/project-file.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Redirect } from '../../model/redirect.ts';
import { pagesByUrl, type Site } from '../../model/site.ts';
import { hasAnchor, isMade } from '../link-targets.ts';

/** Reports redirects whose target is no page, no file and no anchor of a page, and redirects from where a page is. */
export function redirectTargets(site: Site): Problem[] {
  const { config } = site;
  const file = projectFile(config.redirects, config.root);
  const pages = pagesByUrl(site);
  const nearest = nearestOfMany();
  const pathnames = [...pages.keys()];
  return site.redirects.flatMap((redirect): Problem[] => {
    const { from, to, line } = redirect;
    const at = { severity: 'error', file, ...(line !== undefined && { line, column: 1 }) } as const;
    const own = pages.get(from);
    if (own) return [{ rule: 'redirect-taken', ...at, from, by: own.source }];
    if (leadsSomewhere(redirect, site, pages)) return [];
    const pathname = pathOf(to);
    return [{ rule: 'redirect-broken', ...at, from, to, suggestion: pages.has(pathname) ? undefined : nearest(withSlash(pathname), pathnames) }];
  });
}

function leadsSomewhere({ to }: Redirect, site: Site, pages: ReadonlyMap<string, Page>): boolean {
  if (!to.startsWith('/') || site.config.externalPaths.some((prefix) => to.startsWith(prefix))) return true;
  const pathname = pathOf(to);
  if (site.publicFiles.has(pathname) || isMade(pathname, site, pages)) return true;
  const page = pages.get(pathname);
  const [, hash] = /#(.+)$/.exec(to) ?? [];
  return page !== undefined && (hash === undefined || hasAnchor(page, hash, site));
}

function pathOf(to: string): string {
  return decoded(to.replace(/[?#].*$/s, ''));
}
