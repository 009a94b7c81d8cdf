// Internal links: a page at the pathname or a file of the output, an anchor on the page, a slash at the end.
import { landingOf } from '../../model/landing.ts';
import { nearestOfMany } from '../../model/nearest.ts';
import type { Page, PageLink } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { linkProblem, linkTargets } from '../link-problem.ts';
import { targetsOf } from '../link-targets.ts';

/**
 * Reports links that lead nowhere. The same slugs and anchors as in the pages are looked up: they are the pages' own.
 */
export function brokenLinks(site: Site, outputPaths: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  const nearest = nearestOfMany();
  for (const [locale, pages] of site.pages) {
    const targets = linkTargets(targetsOf(site, locale), outputPaths, nearest);
    // A link with a path leads to the same from every page, and most are written in many.
    const good = new Set<string>();
    for (const page of pages.values()) {
      if (page.kind !== 'guide' && page.kind !== 'standalone') continue;
      for (const { href, line, column } of linksOf(page, site)) {
        if (good.has(href)) continue;
        const problem = linkProblem({ href, page, at: { file: page.source, line, column } }, site, targets);
        if (problem) problems.push(problem);
        else if (href.startsWith('/')) good.add(href);
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
