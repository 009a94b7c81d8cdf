// What of the navigation one page shows: the top level and the open branch. Lists too long for a page are cut around it.
import type { Navigation, NavigationNode } from '../model/navigation.ts';
import type { NavigationView } from '../model/view.ts';

/** Most siblings that a page lists: beyond it, cost per page would grow with the size of the site. */
const longest = 120;
/** Neighbours shown on each side of the active entry in a list that is cut, in whole steps, so that pages share a cut. */
const step = 40;

/**
 * The part of a navigation for one page.
 *
 * @returns the view without the active mark, and a key that pages with an equal view share
 */
export function navigationWindow(navigation: Navigation, pathname: string): { view: NavigationView; key: string } {
  const parents = navigation.parents.get(pathname) ?? [];
  const open = parents.filter((node) => node.kind === 'group').map((node) => node.key);
  const path = new Set([...parents.map((node) => node.key), pathname]);
  const cuts: string[] = [];
  const pruned = (nodes: readonly NavigationNode[]): NavigationNode[] =>
    cut(nodes.filter((node) => !node.hidden), path, cuts).map((node) =>
      node.kind === 'group' && !path.has(node.key) ? { ...node, children: [] } : { ...node, children: pruned(node.children) },
    );
  const nodes = pruned(navigation.nodes);
  return { view: { nodes, open, active: '' }, key: `${navigation.locale} ${open.join(' ')} ${cuts.join(' ')}` };
}

function cut(nodes: readonly NavigationNode[], path: ReadonlySet<string>, cuts: string[]): readonly NavigationNode[] {
  if (nodes.length <= longest) return nodes;
  const active = nodes.findIndex((node) => path.has(node.key));
  const from = Math.max(0, (Math.floor(Math.max(0, active) / step) - 1) * step);
  cuts.push(`${nodes[0]!.key}@${from}`);
  return nodes.slice(from, from + 3 * step);
}
