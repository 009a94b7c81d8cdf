// Makes the context of a page from the navigation and the products.
import { productCategoryOf } from '../model/language-paths.ts';
import type { Page } from '../model/page.ts';
import type { PageContext } from '../model/page-context.ts';
import type { Site } from '../model/site.ts';

/** The context of a page. A page without `productId` belongs to the product whose API pathname it is below, if any. */
export function pageContextOf(page: Page, site: Site): PageContext {
  const { config } = site;
  const { locale, pathname } = page.address;
  const navigation = site.navigation.get(locale)!;
  const product = config.products.find(
    ({ id, api }) => id === page.frontMatter.productId || (api && pathname.startsWith(api.pathname)),
  );
  return {
    activePage: navigation.byPathname.get(pathname) ?? { pathname },
    activePageParents: navigation.parents.get(pathname) ?? [],
    pages: navigation.nodes,
    productIdentifier: {
      metadata: product ? site.name : '',
      name: product?.name ?? site.name,
      versions: product?.versions ?? [],
    },
    productId: product?.id ?? null,
    productCategoryId: product?.category ?? productCategoryOf(pathname, config.productCategories) ?? null,
  };
}
