// The context of a page, from its view and the navigation. It is put together where pages are rendered, so that a view does
// not carry the whole navigation.
import type { Navigation } from '../model/navigation.ts';
import type { PageContext } from '../model/page-context.ts';
import type { PageView } from '../model/view.ts';

/** The context of a page; none where the page stands in no navigation, as the one that says that there is no page. */
export function pageContextOf(
  { pathname, pageProduct }: Pick<PageView, 'pathname' | 'pageProduct'>,
  navigation: Navigation | undefined,
): PageContext | undefined {
  if (!pageProduct || !navigation) return undefined;
  return {
    activePage: navigation.byPathname.get(pathname) ?? { pathname },
    activePageParents: navigation.parents.get(pathname) ?? [],
    pages: navigation.nodes,
    ...pageProduct,
  };
}
