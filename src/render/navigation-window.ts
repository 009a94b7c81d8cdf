// The part of the navigation that one page shows: the top level and the open branch. Long lists are cut to a window
// around the page.
import type { Navigation, NavigationNode } from '../model/navigation.ts';
import type { NavigationView } from '../model/view.ts';
import { closedNode, type NavigationBranches } from './navigation-branches.ts';

/** The maximum number of siblings that a page lists; without it, the size of a page would grow with the site. */
const maxSiblings = 120;
/**
 * Number of siblings shown on each side of the active entry in a cut list. Windows move in whole steps, so that pages
 * share them.
 */
const step = 40;

/**
 * The part of a navigation for one page.
 *
 * @param branches the closed groups
 * @returns the view without the active mark, and a key that is equal for equal views
 */
export function navigationWindow(
  navigation: Navigation,
  pathname: string,
  { at, nameOf }: Pick<NavigationBranches, 'at' | 'nameOf'>,
): { view: NavigationView; key: string } {
  const parents = navigation.parents.get(pathname) ?? [];
  const open = parents.filter((node) => node.kind === 'group').map((node) => node.key);
  const path = new Set([...parents.map((node) => node.key), pathname]);
  const cuts: string[] = [];
  const pruned = (nodes: readonly NavigationNode[], group: string): NavigationNode[] => {
    const shown = nodes.filter((node) => !node.hidden);
    const { part, from } = windowOf(shown, path);
    if (part.length < shown.length) cuts.push(`${group}@${from}`);
    const rest = part.length < shown.length ? [restOf(shown, group, nameOf(group))] : [];
    return [
      ...part.map(
        (node) =>
          (path.has(node.key) ? undefined : closedNode(node, nameOf)) ?? {
            ...node,
            children: pruned(node.children, node.kind === 'group' ? node.key : group),
          },
      ),
      ...rest,
    ];
  };
  const nodes = pruned(navigation.nodes, '');
  return {
    view: { nodes, open, active: '', entriesAt: at },
    key: `${navigation.locale} ${open.join(' ')} ${cuts.join(' ')}`,
  };
}

function windowOf(
  nodes: readonly NavigationNode[],
  path: ReadonlySet<string>,
): { part: readonly NavigationNode[]; from: number } {
  if (nodes.length <= maxSiblings) return { part: nodes, from: 0 };
  const active = nodes.findIndex((node) => path.has(node.key));
  const from = Math.max(0, (Math.floor(Math.max(0, active) / step) - 1) * step);
  return { part: nodes.slice(from, from + 3 * step), from };
}

/** The entry that represents a cut list, with the name of all its entries. */
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
