// The navigation: the entries of the user's module, and the resolved tree that pages and templates share.
import type { Plan } from './page.ts';

/** An entry of the user's navigation module, FORMAT section 6. */
export interface NavigationEntry {
  /** The page, or an address elsewhere. Of a group it is a key, which no page needs to have. Each is there once. */
  readonly pathname: string;
  /** Default: the last segment of the pathname in words. A translated title comes first. */
  readonly title?: string;
  /** Entries below it: it folds, and leads to the first page of them. */
  readonly children?: readonly NavigationEntry[];
  /** A label whose children stay at the same depth and are always visible. */
  readonly subheader?: string;
  /** The plan that covers it, shown as a badge. */
  readonly plan?: Plan;
  /** A chip “New”. */
  readonly newFeature?: boolean;
  /** A chip “Planned”. */
  readonly planned?: boolean;
  /** A chip “Preview”. */
  readonly unstable?: boolean;
  /** A chip “Beta”. */
  readonly beta?: boolean;
  /** A chip “Deprecated”. */
  readonly deprecated?: boolean;
  /** Read for the sake of navigations of other sites; not shown. */
  readonly icon?: string;
  /** Attributes of the link. */
  readonly linkProps?: Readonly<Record<string, string>>;
  /** `false`: not shown, and no step of previous and next page. */
  readonly inSideNav?: boolean;
}

/** A resolved entry. */
export interface NavigationNode {
  /** The entry's pathname: unique; it identifies a group and is the page of a leaf. */
  readonly key: string;
  readonly title: string;
  /** The key of the group that a page stands for and is named by; its translated title is the page's. */
  readonly titleKey?: string;
  /** Where it leads: its own page, or a folding group's first leaf. Absent for subheaders. */
  readonly href?: string;
  readonly kind: 'page' | 'group' | 'subheader' | 'external' | 'rest';
  readonly plan?: Plan;
  readonly flags: readonly NavigationFlag[];
  readonly linkProps?: Readonly<Record<string, string>>;
  readonly hidden?: boolean;
  /** Name of the file with the entries of a group that a page shows closed, or of a list that it shows only in part. */
  readonly entries?: string;
  readonly children: readonly NavigationNode[];
}

export type NavigationFlag = 'new' | 'planned' | 'preview' | 'beta' | 'deprecated';

/** A titled link: previous and next page, a breadcrumb. */
export interface NavigationLink {
  readonly title: string;
  readonly href: string;
}

/** The page before or after one: named as its own heading is, as a list's short name says little outside of the list. */
export interface NeighbourLink extends NavigationLink {
  /** The innermost group whose name the title does not say already. */
  readonly group?: string;
}

/** One locale's tree, and what is derived from it once for all pages. */
export interface Navigation {
  readonly locale: string;
  readonly nodes: readonly NavigationNode[];
  /** Leaves in reading order: previous and next. */
  readonly order: readonly (NavigationLink & Pick<NavigationNode, 'key'>)[];
  /** Groups above each page, outermost first, by pathname. */
  readonly parents: ReadonlyMap<string, readonly NavigationNode[]>;
  readonly byPathname: ReadonlyMap<string, NavigationNode>;
}
