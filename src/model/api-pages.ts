// A product's API entries in a navigation module: a placeholder that the generator fills in when the types are read.
import type { NavigationEntry } from './navigation.ts';

const prefix = 'xdocs:api/';

/** Stands for the API pages of a product in a navigation module, with the plan of the package that first exports each. */
export function apiPages(productId: string): NavigationEntry {
  return { pathname: prefix + productId };
}

/** The product whose API pages an entry stands for, if it is such a placeholder. */
export function apiPlaceholderOf(entry: NavigationEntry): string | undefined {
  return entry.pathname.startsWith(prefix) ? entry.pathname.slice(prefix.length) : undefined;
}
