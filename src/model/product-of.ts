// Which product a page belongs to. In: a page, and the config. Out: one of the config's products.
import type { Config, Product } from './config.ts';
import type { Page } from './page.ts';

/**
 * The product that a page names by `productId`. A page that names none belongs to the product below whose first page, or
 * among whose API pages, it lies; the deepest counts. Below the site's home lies everything, which says nothing.
 */
export function productOf(
  { frontMatter, address: { pathname } }: Pick<Page, 'frontMatter' | 'address'>,
  { base, products }: Pick<Config, 'base' | 'products'>,
): Product | undefined {
  const { productId } = frontMatter;
  if (productId !== undefined) return products.find(({ id }) => id === productId);
  let found: Product | undefined;
  let deepest = `${base}/`.length;
  for (const product of products) {
    for (const place of [product.href, product.api?.pathname]) {
      if (!place || place.length <= deepest || !pathname.startsWith(place)) continue;
      found = product;
      deepest = place.length;
    }
  }
  return found;
}
