// The closed branches of a navigation: one file of entries each, fetched when a reader opens the branch. A page itself
// contains only the top level and its own branch, so its size does not grow with the site.
import { createHash } from 'node:crypto';
import type { Navigation, NavigationNode } from '../model/navigation.ts';
import type { KeyedFile } from '../model/output-file.ts';
import type { FrameView, NavigationView } from '../model/view.ts';
import { nameHash } from '../model/name-hash.ts';

export interface NavigationBranches {
  /** What the URLs of all files begin with; a name follows, and `.html`. */
  readonly at: string;
  /** Name of the entries of a group, by its key; `''` is the top level. */
  nameOf(key: string): string | undefined;
  /** The HTML of the entries at a URL, rendered on demand so that a dev server is ready sooner. */
  answer(url: string): string | undefined;
  /** The URLs of all of them. */
  urls(): string[];
  files(): Iterable<KeyedFile>;
}

interface NavigationBranchesOptions {
  /** URL folder of the files. */
  readonly folder: string;
  /** The templates' version: the HTML of the same entries changes with it. */
  readonly version: string;
  /** The frame that entries are rendered with: it provides the texts of chips and badges. */
  readonly frame: FrameView;
  readonly render: (view: NavigationView, frame: FrameView, depth: number) => string;
}

/** Prepares the branches of a locale. File names contain a hash of everything that the entries are made from. */
export function navigationBranches(
  navigation: Navigation,
  { folder, version, frame, render }: NavigationBranchesOptions,
): NavigationBranches {
  const branches = new Map<string, { readonly nodes: readonly NavigationNode[]; readonly depth: number }>([
    ['', { nodes: navigation.nodes, depth: 0 }],
  ]);
  const walk = (nodes: readonly NavigationNode[], depth: number) => {
    for (const node of nodes) {
      const childDepth = node.kind === 'group' ? depth + 1 : depth;
      if (node.kind === 'group') branches.set(node.key, { nodes: node.children, depth: childDepth });
      walk(node.children, childDepth);
    }
  };
  walk(navigation.nodes, 0);
  const at = `${folder}${navigation.locale}.`;
  const base = JSON.stringify([version, frame]);
  const { names, keys } = namesFor(navigation, `${at} ${base}`);
  const baseHash = createHash('sha256').update(base);
  const urlOf = (name: string) => `${at}${name}.html`;
  // Computed on demand: hashing a branch serializes everything in it.
  const nameOf = (key: string) => {
    const known = names.get(key);
    const branch = branches.get(key);
    if (known !== undefined || !branch) return known;
    const name = nameHash(
      baseHash
        .copy()
        .update(JSON.stringify([branch.depth, branch.nodes]))
        .digest('base64url'),
    );
    names.set(key, name);
    keys.set(urlOf(name), key);
    return name;
  };
  const answer = (url: string) => {
    if (!url.startsWith(folder)) return undefined;
    if (!keys.has(url)) for (const key of branches.keys()) nameOf(key);
    const branch = branches.get(keys.get(url) ?? '#');
    if (!branch) return undefined;
    return render({ nodes: closed(branch.nodes, nameOf), open: [], active: '', entriesAt: at }, frame, branch.depth);
  };
  return {
    at,
    nameOf,
    answer,
    urls: () => [...branches.keys()].map((key) => urlOf(nameOf(key)!)),
    *files() {
      for (const key of branches.keys()) {
        const url = urlOf(nameOf(key)!);
        // Named by all that it is made from.
        yield { path: url.slice(1), key: url, make: () => ({ contents: answer(url)! }) };
      }
    },
  };
}

interface BranchNames {
  readonly madeFor: string;
  /** By key of a group. */
  readonly names: Map<string, string>;
  /** By URL. */
  readonly keys: Map<string, string>;
}

const latestNames = new WeakMap<Navigation, BranchNames>();

/** The names of a navigation's branches that are known: a dev server has the same one in many snapshots. */
function namesFor(navigation: Navigation, madeFor: string): BranchNames {
  const known = latestNames.get(navigation);
  if (known?.madeFor === madeFor) return known;
  const names: BranchNames = { madeFor, names: new Map(), keys: new Map() };
  latestNames.set(navigation, names);
  return names;
}

/** Entries with closed groups, which have the name of their own entries. */
function closed(nodes: readonly NavigationNode[], nameOf: NavigationBranches['nameOf']): NavigationNode[] {
  return nodes
    .filter((node) => !node.hidden)
    .map((node) => closedNode(node, nameOf) ?? { ...node, children: closed(node.children, nameOf) });
}

/** A group without its entries, but with their name. */
export function closedNode(node: NavigationNode, nameOf: NavigationBranches['nameOf']): NavigationNode | undefined {
  if (node.kind !== 'group') return undefined;
  const entries = nameOf(node.key);
  return { ...node, children: [], ...(entries && { entries }) };
}
