// A page's context: its place in the navigation and its product, for parts of the shell and for analytics.
import type { ProductVersion } from './config.ts';
import type { NavigationNode } from './navigation.ts';

/** Exactly these six properties, as the product's specification names them. */
export interface PageContext {
  /** The page's entry in the navigation, or just the pathname for a page that has none. */
  readonly activePage: NavigationNode | { readonly pathname: string };
  /** Entries above it, outermost first. */
  readonly activePageParents: readonly NavigationNode[];
  /** The whole navigation of the page's language. */
  readonly pages: readonly NavigationNode[];
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
