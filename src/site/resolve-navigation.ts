// Resolves navigation entries to the tree that pages share: titles, hrefs of groups, reading order, groups above each
// page.
import type { NavigationEntry, Navigation, NavigationFlag, NavigationNode } from '../model/navigation.ts';
import { apiPlaceholderOf } from '../model/api-pages.ts';
import { leadsElsewhere, splitTail, withoutSlash, withSlash } from '../model/address.ts';
import { titleFromPathname } from './navigation-title.ts';
import type { ShownEntry } from './single-page-groups.ts';

interface NavigationSources {
  readonly locale: string;
  /** `pages.<pathname>` titles of the locale. */
  readonly texts: Readonly<Record<string, string>>;
  /** The entries that replace an API placeholder. */
  readonly apiEntries: ReadonlyMap<string, readonly NavigationEntry[]>;
  /** The title of a translated page. */
  readonly pageTitleOf?: (pathname: string) => string | undefined;
  /** URL of a pathname in this locale: of its translated page if there is one. */
  readonly hrefOf: (pathname: string) => string;
}

const flags: readonly (readonly [keyof NavigationEntry, NavigationFlag])[] = [
  ['newFeature', 'new'],
  ['planned', 'planned'],
  ['unstable', 'preview'],
  ['beta', 'beta'],
  ['deprecated', 'deprecated'],
];

/** Resolves a navigation once for all pages of a locale. */
export function resolveNavigation(entries: readonly ShownEntry[], sources: NavigationSources): Navigation {
  const expanded = expandApi(entries, sources.apiEntries);
  const nodes = expanded.map((entry) => nodeOf(entry, sources));
  const order: Navigation['order'][number][] = [];
  const parents = new Map<string, readonly NavigationNode[]>();
  const byPathname = new Map<string, NavigationNode>();
  const walk = (children: readonly NavigationNode[], above: readonly NavigationNode[]) => {
    for (const node of children) {
      if (!byPathname.has(node.key)) byPathname.set(node.key, node);
      if (node.kind === 'page') {
        parents.set(node.key, above);
        // An entry with a fragment is not a step of the reading order, which would otherwise visit the same page again.
        if (!node.hidden && !splitTail(node.key).tail)
          order.push({ key: node.key, title: node.title, href: node.href! });
      }
      walk(node.children, node.kind === 'group' || node.kind === 'subheader' ? [...above, node] : above);
    }
  };
  walk(nodes, []);
  return { locale: sources.locale, nodes, order, parents, byPathname };
}

/** Replaces API placeholders with a product's generated entries. */
export function expandApi(
  entries: readonly ShownEntry[],
  apiEntries: ReadonlyMap<string, readonly NavigationEntry[]>,
): ShownEntry[] {
  return entries.flatMap((entry) => {
    const placeholder = apiPlaceholderOf(entry);
    if (placeholder) {
      const all = apiEntries.get(placeholder.productId) ?? [];
      return placeholder.part
        ? all.filter((one) => (one.subheader === undefined) === (placeholder.part === 'components'))
        : all;
    }
    return [entry.children ? { ...entry, children: expandApi(entry.children, apiEntries) } : entry];
  });
}

/** The key of an entry: equal for `/x/a` and `/x/a/`, and for `/x/a#b` and `/x/a/#b`. */
export function navigationKeyOf(pathname: string): string {
  if (leadsElsewhere(pathname)) return pathname;
  const { path, tail } = splitTail(pathname);
  return withSlash(path) + tail;
}

/** A translated title, whether the table names the pathname as it is written, with its slash, or without. */
export function translatedTitleOf(pathname: string, texts: Readonly<Record<string, string>>): string | undefined {
  // Of thousands of entries most have no title in a table, which is often empty.
  if (isEmpty(texts)) return undefined;
  const key = navigationKeyOf(pathname);
  return texts[`pages.${pathname}`] ?? texts[`pages.${key}`] ?? texts[`pages.${withoutSlash(key)}`];
}

function isEmpty(table: Readonly<Record<string, string>>): boolean {
  for (const key in table) if (Object.hasOwn(table, key)) return false;
  return true;
}

function nodeOf(entry: ShownEntry, sources: NavigationSources): NavigationNode {
  const isExternal = leadsElsewhere(entry.pathname);
  const key = navigationKeyOf(entry.pathname);
  const { path, tail } = splitTail(key);
  const children = (entry.children ?? []).map((child) => nodeOf(child, sources));
  const kind = isExternal
    ? 'external'
    : entry.subheader !== undefined
      ? 'subheader'
      : entry.children
        ? 'group'
        : 'page';
  const href = isExternal
    ? key
    : kind === 'group'
      ? firstLeaf(children)
      : kind === 'page'
        ? sources.hrefOf(path) + tail
        : undefined;
  return {
    key,
    kind,
    title:
      translatedTitleOf(entry.titleKey ?? entry.pathname, sources.texts) ??
      (kind === 'page' && !tail ? sources.pageTitleOf?.(path) : undefined) ??
      entry.title ??
      entry.subheader ??
      titleFromPathname(path),
    ...(entry.titleKey !== undefined && { titleKey: navigationKeyOf(entry.titleKey) }),
    ...(href !== undefined && { href }),
    ...(entry.plan && { plan: entry.plan }),
    flags: flags.filter(([name]) => entry[name]).map(([, flag]) => flag),
    ...(entry.linkProps && { linkProps: entry.linkProps }),
    ...(entry.inSideNav === false && { hidden: true }),
    children,
  };
}

function firstLeaf(nodes: readonly NavigationNode[]): string | undefined {
  for (const node of nodes) {
    const href = node.kind === 'page' ? node.href : firstLeaf(node.children);
    if (href) return href;
  }
  return undefined;
}
