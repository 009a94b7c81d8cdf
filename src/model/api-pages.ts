// A product's API entries in a navigation module: a placeholder that the generator fills in when the types are read.
import type { NavigationEntry } from './navigation.ts';

const prefix = 'xdocs:api/';

/** Part of a product's API pages: its components, or the other kinds, each under its label. */
type ApiPart = 'components' | 'others';

/**
 * Stands for the API pages of a product in a navigation module, with the plan of the package that first exports each:
 * components, then each other kind under a label. With a part, for that part alone.
 */
export function apiPages(productId: string, part?: ApiPart): NavigationEntry {
  return { pathname: `${prefix}${productId}${part ? `#${part}` : ''}` };
}

/** What an entry stands for, if it is such a placeholder. */
export function apiPlaceholderOf(
  entry: NavigationEntry,
): { readonly productId: string; readonly part?: ApiPart } | undefined {
  if (!entry.pathname.startsWith(prefix)) return undefined;
  const [productId = '', part] = entry.pathname.slice(prefix.length).split('#');
  return { productId, ...(part && { part: part as ApiPart }) };
}
