// A product's API pages as navigation. In: its records. Out: entries, components first, every other kind under a label.
import type { Api } from '../model/api.ts';
import { apiGroupsOf } from './api-groups.ts';
import type { Product } from '../model/config.ts';
import type { NavigationEntry } from '../model/navigation.ts';

/**
 * The entries that `apiPages(product)` stands for. Components have the plan of the first package that exports them.
 * Types have none, because importing a type needs no licence.
 */
export function apiEntriesOf(product: Pick<Product, 'id' | 'api'>, apis: readonly Api[]): NavigationEntry[] {
  const groups = apiGroupsOf(apis.filter((api) => api.productId === product.id));
  const base = (product.api?.pathname ?? '/').replace(/\/$/, '');
  return groups.flatMap((group) => {
    const children = group.apis.map(entryOf);
    return group.kind === 'component'
      ? children
      : [{ pathname: `${base}-${group.title.toLowerCase()}-group`, subheader: group.title, children }];
  });
}

function entryOf(api: Api): NavigationEntry {
  return {
    pathname: api.pathname,
    title: api.name,
    ...(api.plan && !/^(?:interface|enum)$/.test(api.kind) ? { plan: api.plan } : {}),
  };
}
