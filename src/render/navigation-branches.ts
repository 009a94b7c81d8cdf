// The closed branches of a navigation: one file of entries each, fetched when a reader opens the branch. A page itself
// contains only the top level and its own branch, so its size does not grow with the site.
import { createHash } from 'node:crypto';
import type { Navigation, NavigationNode } from '../model/navigation.ts';
import type { KeyedFile } from '../model/output-file.ts';
import type { FrameView, NavigationView } from '../model/view.ts';
import { nameHash } from '../model/name-hash.ts';

export interface NavigationBranches {
  /** URL of the entries of a group, by its key; `''` is the top level. */
  urlOf(key: string): string | undefined;
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
  const urls = new Map<string, string>();
  const keys = new Map<string, string>();
  const baseHash = createHash('sha256').update(JSON.stringify([version, frame]));
  // Computed on demand: hashing a branch serializes everything in it.
  const urlOf = (key: string) => {
    const known = urls.get(key);
    const branch = branches.get(key);
    if (known !== undefined || !branch) return known;
    const hash = nameHash(
      baseHash
        .copy()
        .update(JSON.stringify([branch.depth, branch.nodes]))
        .digest('base64url'),
    );
    const url = `${folder}${navigation.locale}.${hash}.html`;
    urls.set(key, url);
    keys.set(url, key);
    return url;
  };
  const answer = (url: string) => {
    if (!url.startsWith(folder)) return undefined;
    if (!keys.has(url)) for (const key of branches.keys()) urlOf(key);
    const branch = branches.get(keys.get(url) ?? '#');
    return branch && render({ nodes: closed(branch.nodes, urlOf), open: [], active: '' }, frame, branch.depth);
  };
  return {
    urlOf,
    answer,
    urls: () => [...branches.keys()].map((key) => urlOf(key)!),
    *files() {
      for (const key of branches.keys()) {
        const url = urlOf(key)!;
        // Named by all that it is made from.
        yield { path: url.slice(1), key: url, make: () => ({ contents: answer(url)! }) };
      }
    },
  };
}

/** Entries with closed groups, which have the URL of their own entries. */
function closed(nodes: readonly NavigationNode[], urlOf: NavigationBranches['urlOf']): NavigationNode[] {
  return nodes
    .filter((node) => !node.hidden)
    .map((node) => closedNode(node, urlOf) ?? { ...node, children: closed(node.children, urlOf) });
}

/** A group without its entries, but with their URL. */
export function closedNode(node: NavigationNode, urlOf: NavigationBranches['urlOf']): NavigationNode | undefined {
  if (node.kind !== 'group') return undefined;
  const entries = urlOf(node.key);
  return { ...node, children: [], ...(entries && { entries }) };
}
