// Which product a page belongs to, from the config. In: a page.
import type { Config } from '../model/config.ts';
import { productCategoryOf } from '../model/language-paths.ts';
import type { Page } from '../model/page.ts';
import type { PageProduct } from '../model/page-context.ts';

/** The product of a page. One without `productId` belongs to the product whose API pages it is among, or to none. */
export function pageProductOf(page: Page, config: Config, siteName: string): PageProduct {
  const { pathname } = page.address;
  const product = config.products.find(
    ({ id, api }) => id === page.frontMatter.productId || (api && pathname.startsWith(api.pathname)),
  );
  return {
    productIdentifier: {
      metadata: product ? siteName : '',
      name: product?.name ?? siteName,
      versions: product?.versions ?? [],
    },
    productId: product?.id ?? null,
    productCategoryId: product?.category ?? productCategoryOf(pathname, config.productCategories) ?? null,
  };
}
