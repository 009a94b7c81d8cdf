// Redirects that lead nowhere, and those that a page stands in the way of.
import { withSlash } from '../../model/address.ts';
import { nearestOfMany } from '../../model/nearest.ts';
import { projectFile } from '../../model/project-file.ts';
import type { Problem } from '../../model/problem.ts';
import { pagesByUrl, type Site } from '../../model/site.ts';
import { leadsSomewhere, pathOf } from '../link-targets.ts';

/** Reports redirects whose target is no page, no file and no anchor of a page, and redirects from where a page is. */
export function redirectTargets(site: Site, outputPaths: ReadonlySet<string>): Problem[] {
  const { config } = site;
  const file = projectFile(config.redirects, config.root);
  const pages = pagesByUrl(site);
  const nearest = nearestOfMany();
  const pathnames = [...pages.keys()];
  return site.redirects.flatMap(({ from, to, line }): Problem[] => {
    const at = { severity: 'error', file, ...(line !== undefined && { line, column: 1 }) } as const;
    const own = pages.get(from);
    if (own) return [{ rule: 'redirect-taken', ...at, from, by: own.source }];
    if (leadsSomewhere(to, site, { pages, outputPaths })) return [];
    const pathname = pathOf(to);
    return [
      {
        rule: 'redirect-broken',
        ...at,
        from,
        to,
        suggestion: pages.has(pathname) ? undefined : nearest(withSlash(pathname), pathnames),
      },
    ];
  });
}
