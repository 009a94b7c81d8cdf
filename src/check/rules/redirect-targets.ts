// Redirects that lead nowhere, and those that a page stands in the way of.
import { withSlash } from '../../model/address.ts';
import { nearest } from '../../model/nearest.ts';
import { projectFile } from '../../model/project-file.ts';
import type { Problem } from '../../model/problem.ts';
import type { Redirect } from '../../model/redirect.ts';
import type { Site } from '../../model/site.ts';
import { anchorsOf } from './broken-links.ts';

/** Reports redirects whose target is no page, no file and no anchor of a page, and redirects from where a page is. */
export function redirectTargets(site: Site): Problem[] {
  const { config } = site;
  const file = projectFile(config.redirects, config.root);
  const pages = site.pages.get(config.defaultLocale)!;
  return site.redirects.flatMap((redirect): Problem[] => {
    const { from, to, line } = redirect;
    const at = { severity: 'error', file, ...(line !== undefined && { line, column: 1 }) } as const;
    const own = pages.get(from);
    if (own) return [{ rule: 'redirect-taken', ...at, from, by: own.source }];
    if (leadsSomewhere(redirect, site)) return [];
    const pathname = pathOf(to);
    return [{ rule: 'redirect-broken', ...at, from, to, suggestion: pages.has(pathname) ? undefined : nearest(withSlash(pathname), pages.keys()) }];
  });
}

function leadsSomewhere({ to }: Redirect, site: Site): boolean {
  if (!to.startsWith('/') || site.config.externalPaths.some((prefix) => to.startsWith(prefix))) return true;
  const pathname = pathOf(to);
  if (site.publicFiles.has(pathname)) return true;
  const page = site.pages.get(site.config.defaultLocale)!.get(pathname);
  const [, hash] = /#(.+)$/.exec(to) ?? [];
  return page !== undefined && (hash === undefined || anchorsOf(page, site).has(hash));
}

function pathOf(to: string): string {
  return to.replace(/[?#].*$/s, '');
}
