// The navigation of a site without a navigation module, made from its folders.
import type { FolderFacts } from '../model/folder-facts.ts';
import type { NavigationEntry } from '../model/navigation.ts';
import { withSlash } from '../model/address.ts';
import type { Page } from '../model/page.ts';
import { titleFromPathname } from './navigation-title.ts';

interface Folder {
  page?: Page;
  readonly folders: Map<string, Folder>;
}

/**
 * Makes entries from the pathnames of a site's pages: a folder with several pages is a group, with its own page as the
 * first entry. The home page comes first; then what has an order, then pages, then groups, each sorted by title.
 *
 * @param facts what folders say of themselves, by their pathname
 */
export function folderNavigation(
  pages: Iterable<Page>,
  base: string,
  facts: ReadonlyMap<string, FolderFacts> = new Map(),
): NavigationEntry[] {
  const root: Folder = { folders: new Map() };
  for (const page of pages) {
    let folder = root;
    for (const segment of page.address.pathname.slice(base.length).split('/').filter(Boolean)) {
      const next: Folder = folder.folders.get(segment) ?? { folders: new Map() };
      folder.folders.set(segment, next);
      folder = next;
    }
    folder.page = page;
  }
  const home = root.page ? [{ pathname: root.page.address.pathname, title: titleOf(root.page) }] : [];
  return [...home, ...entriesOf(root, base, facts)];
}

/** An entry, and what it is sorted by: order, pages before groups, title. */
interface Sortable {
  readonly entry: NavigationEntry;
  readonly sort: readonly [order: number, isGroup: number, title: string];
}

function entriesOf(folder: Folder, pathname: string, facts: ReadonlyMap<string, FolderFacts>): NavigationEntry[] {
  const found: Sortable[] = [];
  for (const [segment, child] of folder.folders) {
    const path = `${pathname}/${segment}`;
    const { page } = child;
    const own = facts.get(withSlash(path)) ?? {};
    const order = own.order ?? page?.frontMatter.order ?? Infinity;
    if (child.folders.size === 0) {
      if (page) found.push({ entry: entryOf(page), sort: [order, 0, titleOf(page)] });
      continue;
    }
    const title = own.title ?? (page ? titleOf(page) : titleFromPathname(path));
    const children = [...(page ? [{ ...entryOf(page), title: 'Overview' }] : []), ...entriesOf(child, path, facts)];
    const entry = {
      pathname: `${path}-group`,
      title,
      ...(own.collapsed === false && { subheader: title }),
      ...(own.plan && { plan: own.plan }),
      children,
    };
    // A folder that is shown as its only page is in that page's place.
    const only = own.collapsed !== false && children.length === 1 && !children[0]!.children ? children[0] : undefined;
    found.push({ entry, sort: only ? [order, 0, only.title!] : [order, 1, title] });
  }
  return found.sort(bySort).map(({ entry }) => entry);
}

function bySort({ sort: [order, group, title] }: Sortable, { sort: other }: Sortable): number {
  // Infinity from itself is no number.
  return (
    (order === other[0] ? 0 : order - other[0]) ||
    group - other[1] ||
    (title < other[2] ? -1 : title > other[2] ? 1 : 0)
  );
}

function entryOf(page: Page): NavigationEntry {
  return { pathname: page.address.pathname, title: titleOf(page) };
}

function titleOf(page: Page): string {
  return page.frontMatter.navigationTitle ?? (page.title || page.address.pathname);
}
