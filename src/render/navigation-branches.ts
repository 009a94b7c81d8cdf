// The closed branches of a navigation: one file of entries each, which a page fetches when its reader opens one. A page
// itself carries the top level and its own branch, so it does not grow with the site.
import { createHash } from 'node:crypto';
import type { Navigation, NavigationNode } from '../model/navigation.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { FrameView, NavigationView } from '../model/view.ts';
import { nameHash } from '../model/name-hash.ts';

export interface NavigationBranches {
  /** URL of the entries of a group, by its key; of the whole list, by ''. */
  urlOf(key: string): string | undefined;
  /** The entries at a URL, rendered when asked for: a dev server answers its first page sooner. */
  answer(url: string): string | undefined;
  files(): Iterable<OutputFile>;
}

interface NavigationBranchesOptions {
  /** URL folder of the files. */
  readonly folder: string;
  /** Stands for the templates: with them, the HTML of equal entries changes. */
  readonly version: string;
  /** What entries are rendered with: the words of their chips and badges come from it. */
  readonly frame: FrameView;
  readonly render: (view: NavigationView, frame: FrameView, depth: number) => string;
}

/** Prepares the branches of a locale. Names carry what the entries are made from. */
export function navigationBranches(
  navigation: Navigation,
  { folder, version, frame, render }: NavigationBranchesOptions,
): NavigationBranches {
  const places = new Map<string, { readonly nodes: readonly NavigationNode[]; readonly depth: number }>([
    ['', { nodes: navigation.nodes, depth: 0 }],
  ]);
  const walk = (nodes: readonly NavigationNode[], depth: number) => {
    for (const node of nodes) {
      const inner = node.kind === 'group' ? depth + 1 : depth;
      if (node.kind === 'group') places.set(node.key, { nodes: node.children, depth: inner });
      walk(node.children, inner);
    }
  };
  walk(navigation.nodes, 0);
  const urls = new Map<string, string>();
  const keys = new Map<string, string>();
  const shared = createHash('sha256').update(JSON.stringify([version, frame]));
  // Made when it is asked for: the hash of a branch is taken from all that is in it.
  const urlOf = (key: string) => {
    const known = urls.get(key);
    const place = places.get(key);
    if (known !== undefined || !place) return known;
    const hash = nameHash(
      shared
        .copy()
        .update(JSON.stringify([place.depth, place.nodes]))
        .digest('base64url'),
    );
    const url = `${folder}${navigation.locale}.${hash}.html`;
    urls.set(key, url);
    keys.set(url, key);
    return url;
  };
  const answer = (url: string) => {
    if (!url.startsWith(folder)) return undefined;
    if (!keys.has(url)) for (const key of places.keys()) urlOf(key);
    const place = places.get(keys.get(url) ?? '#');
    return place && render({ nodes: closed(place.nodes, urlOf), open: [], active: '' }, frame, place.depth);
  };
  return {
    urlOf,
    answer,
    *files() {
      for (const key of places.keys()) {
        const url = urlOf(key)!;
        yield { path: url.slice(1), contents: answer(url)! };
      }
    },
  };
}

/** Entries whose groups are closed and know where theirs are. */
function closed(nodes: readonly NavigationNode[], urlOf: NavigationBranches['urlOf']): NavigationNode[] {
  return nodes
    .filter((node) => !node.hidden)
    .map((node) => closedNode(node, urlOf) ?? { ...node, children: closed(node.children, urlOf) });
}

/** A group without its entries, which are at a URL. */
export function closedNode(node: NavigationNode, urlOf: NavigationBranches['urlOf']): NavigationNode | undefined {
  if (node.kind !== 'group') return undefined;
  const entries = urlOf(node.key);
  return { ...node, children: [], ...(entries && { entries }) };
}
