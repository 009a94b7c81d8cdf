// The navigation lists what exists.
import { nearestOfMany } from '../../model/nearest.ts';
import type { NavigationNode } from '../../model/navigation.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { projectFile } from '../../model/project-file.ts';

/** Reports entries whose page no file makes. Planned entries may lead nowhere yet. */
export function navigationPages(site: Site): Problem[] {
  const { config } = site;
  const pages = site.pages.get(config.defaultLocale)!;
  const file = projectFile(config.navigation, config.root);
  const problems: Problem[] = [];
  const nearest = nearestOfMany();
  const pathnames = [...pages.keys()];
  const walk = (nodes: readonly NavigationNode[]) => {
    for (const node of nodes) {
      const elsewhere = config.externalPaths.some((prefix) => node.key.startsWith(prefix));
      if (node.kind === 'page' && !pages.has(node.key) && !elsewhere && !node.flags.includes('planned')) {
        problems.push({ rule: 'navigation-missing-page', severity: 'error', file, pathname: node.key, suggestion: nearest(node.key, pathnames) });
      }
      walk(node.children);
    }
  };
  walk(site.navigation.get(config.defaultLocale)!.nodes);
  return problems;
}
