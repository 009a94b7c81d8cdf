// A page's context: where it stands and what product it belongs to, for the shell and for analytics.
import type { ProductVersion } from '../model/config.ts';
import { productCategoryOf } from '../model/language-paths.ts';
import type { NavigationNode } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** SPEC section 3, "Page context". */
export interface PageContext {
  /** The page's entry in the navigation; a page that has none is known by its pathname. */
  readonly activePage: NavigationNode | { readonly pathname: string };
  /** Entries above it, outermost first. */
  readonly activePageParents: readonly NavigationNode[];
  /** The whole navigation of the page's language. */
  readonly pages: readonly NavigationNode[];
  /** The product, or the site for a page of no product. */
  readonly productIdentifier: { readonly metadata: string; readonly name: string; readonly versions: readonly ProductVersion[] };
  /** `null` for a page of no product. */
  readonly productId: string | null;
  readonly productCategoryId: string | null;
}

/** The context of a page. A page without `productId` belongs to the product whose API pages it is among, or to none. */
export function pageContextOf(page: Page, site: Site): PageContext {
  const { config } = site;
  const { locale, pathname } = page.address;
  const navigation = site.navigation.get(locale)!;
  const product = config.products.find(({ id, api }) => id === page.frontMatter.productId || (api && pathname.startsWith(api.pathname)));
  return {
    activePage: navigation.byPathname.get(pathname) ?? { pathname },
    activePageParents: navigation.parents.get(pathname) ?? [],
    pages: navigation.nodes,
    productIdentifier: { metadata: product ? site.name : '', name: product?.name ?? site.name, versions: product?.versions ?? [] },
    productId: product?.id ?? null,
    productCategoryId: product?.category ?? productCategoryOf(pathname, config.productCategories) ?? null,
  };
}
