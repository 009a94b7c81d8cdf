// The navigation: what a writer's module says, and the resolved tree that pages and templates share.
import type { Plan } from './page.ts';

/** An entry of the user's navigation module, FORMAT section 6. */
export interface NavigationEntry {
  readonly pathname: string;
  readonly title?: string;
  readonly children?: readonly NavigationEntry[];
  /** A label whose children stay at the same depth and always show. */
  readonly subheader?: string;
  readonly plan?: Plan;
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly deprecated?: boolean;
  readonly icon?: string;
  readonly linkProps?: Readonly<Record<string, string>>;
  readonly inSideNav?: boolean;
}

/** A resolved entry. */
export interface NavigationNode {
  /** The entry's pathname: unique, the key of groups and the page of leaves. */
  readonly key: string;
  readonly title: string;
  /** Where it leads: its own page, or a folding group's first leaf. Absent for subheaders. */
  readonly href?: string;
  readonly kind: 'page' | 'group' | 'subheader' | 'external' | 'rest';
  readonly plan?: Plan;
  readonly flags: readonly NavigationFlag[];
  readonly linkProps?: Readonly<Record<string, string>>;
  readonly hidden?: boolean;
  /** URL of the entries of a group that a page shows closed, or of a list that it shows in part. */
  readonly entries?: string;
  readonly children: readonly NavigationNode[];
}

export type NavigationFlag = 'new' | 'planned' | 'preview' | 'beta' | 'deprecated';

/** A neighbour, a crumb: somewhere to go with a name. */
export interface NavigationLink {
  readonly title: string;
  readonly href: string;
}

/** One locale's tree and what is derived from it once for all pages. */
export interface Navigation {
  readonly locale: string;
  readonly nodes: readonly NavigationNode[];
  /** Leaves in reading order: previous and next. */
  readonly order: readonly NavigationLink[];
  /** Groups above each page, outermost first, by pathname. */
  readonly parents: ReadonlyMap<string, readonly NavigationNode[]>;
  readonly byPathname: ReadonlyMap<string, NavigationNode>;
}
