// A product's API entries in a navigation module: a placeholder that is filled in once the types are read.
import type { NavigationEntry } from './navigation.ts';

const prefix = 'xdocs:api/';

/** Part of a product's API pages: its components, or all other kinds, each under its label. */
type ApiPart = 'components' | 'others';

/**
 * A placeholder for the API pages of a product in a navigation module: components, then every other kind under a label.
 * Each page has the plan of the first package that exports it. With `part`, only that part.
 */
export function apiPages(productId: string, part?: ApiPart): NavigationEntry {
  return { pathname: `${prefix}${productId}${part ? `#${part}` : ''}` };
}

/** What a placeholder stands for; `undefined` for any other entry. */
export function apiPlaceholderOf(
  entry: NavigationEntry,
): { readonly productId: string; readonly part?: ApiPart } | undefined {
  if (!entry.pathname.startsWith(prefix)) return undefined;
  const [productId = '', part] = entry.pathname.slice(prefix.length).split('#');
  return { productId, ...(part && { part: part as ApiPart }) };
}
