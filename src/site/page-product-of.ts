// Which product a page belongs to, from the config. In: a page.
import type { Config } from '../model/config.ts';
import { productCategoryOf } from '../model/language-paths.ts';
import type { Page } from '../model/page.ts';
import type { PageProduct } from '../model/page-context.ts';
import { productOf } from '../model/product-of.ts';

/** The product of a page, as its context names it; the site where it has none. */
export function pageProductOf(page: Page, config: Config, siteName: string): PageProduct {
  const { pathname } = page.address;
  const product = productOf(page, config);
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
