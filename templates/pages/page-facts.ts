// What a page tells analytics and feedback of itself, where a site has them. In: views. Out: an attribute.
import type { PageFacts } from '../../src/model/services.ts';
import type { FrameView, PageView } from '../../src/model/view.ts';

/** The attribute of the page's article. */
export function pageFacts(
  { pageProduct, product }: PageView,
  { services }: FrameView,
): { readonly 'data-xd-page'?: string } {
  if (!services.analytics && !services.feedback) return {};
  const version = product?.versions.find(({ current }) => current)?.text;
  const facts: PageFacts = {
    ...(pageProduct?.productId && { product: pageProduct.productId }),
    ...(pageProduct?.productCategoryId && { category: pageProduct.productCategoryId }),
    ...(version && { version }),
  };
  return { 'data-xd-page': JSON.stringify(facts) };
}
