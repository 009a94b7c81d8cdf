// A group with one page is the page: a list that folds one entry costs a click and says nothing. In: the entries as they
// are written. Out: entries in which such a group has become its page.
import type { NavigationEntry } from '../model/navigation.ts';
import { apiPlaceholderOf } from '../model/api-pages.ts';
import { leadsElsewhere, splitTail } from '../model/address.ts';
import { titleFromPathname } from './navigation-title.ts';

/** An entry whose title may be that of the group which it stands for. */
export interface ShownEntry extends NavigationEntry {
  /** The pathname whose translated title is wanted, where it is not the entry's own. */
  readonly titleKey?: string;
  readonly children?: readonly ShownEntry[];
}

/** What pages and entries are called in the site's default language, in which it is decided for all. */
interface Titles {
  /** The heading of a page; `undefined` if there is none. */
  readonly headingOf: (pathname: string) => string | undefined;
  /** The title of an entry in the table of texts. */
  readonly translationOf: (pathname: string) => string | undefined;
}

/**
 * Replaces each group whose only child is a page by that page, from the inside out: a group with nothing but such a
 * group is the page, too. Labels (`subheader`) stay, and so do groups of generated API pages, whose number changes with
 * the types.
 */
export function withoutSinglePageGroups(entries: readonly NavigationEntry[], titles: Titles): ShownEntry[] {
  return entries.map((entry) => {
    if (!entry.children) return entry;
    const children = withoutSinglePageGroups(entry.children, titles);
    const [only] = children;
    const isShown = entry.subheader === undefined && entry.inSideNav !== false;
    return only && children.length === 1 && isShown && isShownPage(only)
      ? pageInsteadOf(entry, only, titles)
      : { ...entry, children };
  });
}

function isShownPage(entry: ShownEntry): boolean {
  return (
    !entry.children &&
    entry.subheader === undefined &&
    entry.inSideNav !== false &&
    !apiPlaceholderOf(entry) &&
    !leadsElsewhere(entry.pathname) &&
    !splitTail(entry.pathname).tail
  );
}

/** The page, with what the group says of it, and with the group's title where its own says only its place in the group. */
function pageInsteadOf(group: NavigationEntry, page: ShownEntry, titles: Titles): ShownEntry {
  const { pathname, title, children: _children, ...marks } = group;
  const merged: ShownEntry = { ...marks, ...page };
  if (!isNamedByGroup(group, page, titles)) return merged;
  return { ...merged, title: title ?? titleFromPathname(pathname), titleKey: pathname };
}

/**
 * Whether the group's title is the better name: “Overview” says nothing outside of “Editing”. The page's heading tells:
 * it has the group's title in it, and not the entry's.
 */
function isNamedByGroup(group: NavigationEntry, page: ShownEntry, titles: Titles): boolean {
  const heading = titles.headingOf(page.pathname)?.toLowerCase();
  if (heading === undefined) return false;
  const isInHeading = (entry: ShownEntry) =>
    heading.includes(
      (titles.translationOf(entry.titleKey ?? entry.pathname) ?? entry.title ?? titleFromPathname(entry.pathname))
        .trim()
        .toLowerCase(),
    );
  return !isInHeading(page) && isInHeading(group);
}
