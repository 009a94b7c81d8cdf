// The navigation of a site without a navigation module, made from its folders.
import type { NavigationEntry } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import { titleFromPathname } from './navigation-title.ts';

interface Folder {
  page?: Page;
  readonly folders: Map<string, Folder>;
}

/**
 * Makes entries from the pathnames of a site's pages: a folder with several pages is a group, with its own page as the
 * first entry; pages come before groups, each sorted by title. The home page comes first.
 */
export function folderNavigation(pages: Iterable<Page>, base: string): NavigationEntry[] {
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
  return [...home, ...entriesOf(root, base)];
}

function entriesOf(folder: Folder, pathname: string): NavigationEntry[] {
  const leaves: { entry: NavigationEntry; sort: string }[] = [];
  const groups: { entry: NavigationEntry; sort: string }[] = [];
  for (const [segment, child] of folder.folders) {
    const path = `${pathname}/${segment}`;
    if (child.folders.size === 0) {
      if (child.page)
        leaves.push({
          entry: { pathname: child.page.address.pathname, title: titleOf(child.page) },
          sort: titleOf(child.page),
        });
      continue;
    }
    const own = child.page ? [{ pathname: child.page.address.pathname, title: 'Overview' }] : [];
    const title = child.page ? titleOf(child.page) : titleFromPathname(path);
    groups.push({
      entry: { pathname: `${path}-group`, title, children: [...own, ...entriesOf(child, path)] },
      sort: title,
    });
  }
  const byTitle = (a: { sort: string }, b: { sort: string }) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0);
  return [...leaves.sort(byTitle), ...groups.sort(byTitle)].map(({ entry }) => entry);
}

function titleOf(page: Page): string {
  return page.title || page.address.pathname;
}
