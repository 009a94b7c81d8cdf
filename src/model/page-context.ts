// A page's context: its place in the navigation and its product, for parts of the shell and for analytics.
import type { ProductVersion } from './config.ts';
import type { NavigationNode } from './navigation.ts';

/** The product of a page, as its context names it. */
export interface PageProduct {
  /** The product; the site itself for a page without a product. */
  readonly productIdentifier: {
    readonly metadata: string;
    readonly name: string;
    readonly versions: readonly ProductVersion[];
  };
  /** `null` for a page without a product. */
  readonly productId: string | null;
  readonly productCategoryId: string | null;
}

/** Exactly six keys, as the product's specification names them. */
export interface PageContext extends PageProduct {
  /** The page's entry in the navigation; a page that has none is known by its pathname. */
  readonly activePage: NavigationNode | { readonly pathname: string };
  /** Entries above it, outermost first. */
  readonly activePageParents: readonly NavigationNode[];
  /** The whole navigation of the page's language. */
  readonly pages: readonly NavigationNode[];
}
