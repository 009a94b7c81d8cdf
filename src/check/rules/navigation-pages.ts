// The navigation lists what exists: pages, and parts of them.
import { splitTail } from '../../model/address.ts';
import { nearestOfMany } from '../../model/nearest.ts';
import type { NavigationNode } from '../../model/navigation.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { projectFile } from '../../model/project-file.ts';
import { anchorsOf, hasAnchor } from '../link-targets.ts';

/** Reports entries whose page no file makes, or whose page lacks their anchor. Planned entries may lead nowhere yet. */
export function navigationPages(site: Site): Problem[] {
  const { config } = site;
  const pages = site.pages.get(config.defaultLocale)!;
  const inFile = { severity: 'error', file: projectFile(config.navigation, config.root) } as const;
  const problems: Problem[] = [];
  const nearest = nearestOfMany();
  const pathnames = [...pages.keys()];
  const problemOf = ({ key }: NavigationNode): Problem | undefined => {
    const { path, tail } = splitTail(key);
    const page = pages.get(path);
    const at = { ...inFile, ...site.navigationPlaces.get(key) };
    if (!page) return { rule: 'navigation-missing-page', ...at, pathname: key, suggestion: nearest(path, pathnames) };
    const [, anchor] = /#(.+)/s.exec(tail) ?? [];
    if (!anchor || hasAnchor(page, anchor, site)) return undefined;
    return { rule: 'anchor-broken', ...at, href: key, anchor, suggestion: nearest(anchor, anchorsOf(page, site)) };
  };
  const walk = (nodes: readonly NavigationNode[]) => {
    for (const node of nodes) {
      const elsewhere = config.externalPaths.some((prefix) => node.key.startsWith(prefix));
      const problem =
        node.kind === 'page' && !elsewhere && !node.flags.includes('planned') ? problemOf(node) : undefined;
      if (problem) problems.push(problem);
      walk(node.children);
    }
  };
  walk(site.navigation.get(config.defaultLocale)!.nodes);
  return problems;
}
