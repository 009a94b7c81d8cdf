// What of the navigation one page shows: the top level and the open branch. Lists too long for a page are cut around
// it.
import type { Navigation, NavigationNode } from '../model/navigation.ts';
import type { NavigationView } from '../model/view.ts';
import { closedNode, type NavigationBranches } from './navigation-branches.ts';

/** Most siblings that a page lists: beyond it, cost per page would grow with the size of the site. */
const longest = 120;
/**
 * Neighbours shown on each side of the active entry in a list that is cut, in whole steps, so that pages share a cut.
 */
const step = 40;

/**
 * The part of a navigation for one page.
 *
 * @param urlOf where the entries of a closed group are
 * @returns the view without the active mark, and a key that pages with an equal view share
 */
export function navigationWindow(
  navigation: Navigation,
  pathname: string,
  urlOf: NavigationBranches['urlOf'],
): { view: NavigationView; key: string } {
  const parents = navigation.parents.get(pathname) ?? [];
  const open = parents.filter((node) => node.kind === 'group').map((node) => node.key);
  const path = new Set([...parents.map((node) => node.key), pathname]);
  const cuts: string[] = [];
  const pruned = (nodes: readonly NavigationNode[], group: string): NavigationNode[] => {
    const shown = nodes.filter((node) => !node.hidden);
    const { part, from } = cut(shown, path);
    if (part.length < shown.length) cuts.push(`${group}@${from}`);
    const rest = part.length < shown.length ? [restOf(shown, group, urlOf(group))] : [];
    return [
      ...part.map(
        (node) =>
          (path.has(node.key) ? undefined : closedNode(node, urlOf)) ?? {
            ...node,
            children: pruned(node.children, node.kind === 'group' ? node.key : group),
          },
      ),
      ...rest,
    ];
  };
  const nodes = pruned(navigation.nodes, '');
  return { view: { nodes, open, active: '' }, key: `${navigation.locale} ${open.join(' ')} ${cuts.join(' ')}` };
}

function cut(
  nodes: readonly NavigationNode[],
  path: ReadonlySet<string>,
): { part: readonly NavigationNode[]; from: number } {
  if (nodes.length <= longest) return { part: nodes, from: 0 };
  const active = nodes.findIndex((node) => path.has(node.key));
  const from = Math.max(0, (Math.floor(Math.max(0, active) / step) - 1) * step);
  return { part: nodes.slice(from, from + 3 * step), from };
}

/** What stands for the entries that were cut: all of them are at a URL. */
function restOf(nodes: readonly NavigationNode[], group: string, entries: string | undefined): NavigationNode {
  return {
    key: `${group}#all`,
    kind: 'rest',
    title: String(nodes.length),
    href: nodes.find((node) => node.href)?.href ?? '',
    flags: [],
    children: [],
    ...(entries && { entries }),
  };
}
