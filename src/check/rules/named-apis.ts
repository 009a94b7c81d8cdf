// Front matter that names products, components and hooks: each must be known.
import { nearestOfMany } from '../../model/nearest.ts';
import type { FrontMatter } from '../../model/page.ts';
import type { Problem, ProblemOf } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** Reports unknown product ids, and components or hooks without an API page. */
export function namedApis(site: Site): Problem[] {
  const problems: Problem[] = [];
  const nearest = nearestOfMany();
  const names = new Set([...site.apis.values()].map((api) => api.name));
  const ids = site.config.products.map((product) => product.id);
  for (const pages of site.pages.values()) {
    for (const page of pages.values()) {
      if (page.kind !== 'guide') continue;
      const at = (key: keyof FrontMatter) =>
        ({ severity: 'error', file: page.source, line: page.frontMatterLines?.[key] ?? 1, column: 1 }) as const;
      const { productId } = page.frontMatter;
      if (productId !== undefined && !ids.includes(productId))
        problems.push({
          rule: 'product-unknown',
          ...at('productId'),
          found: productId,
          suggestion: nearest(productId, ids),
        });
      for (const key of ['components', 'hooks'] as const) {
        for (const name of page.frontMatter[key] ?? []) {
          if (names.has(name)) continue;
          const exported = exportOf(name, productId, site);
          problems.push({
            rule: 'api-unknown',
            ...at(key),
            ...page.frontMatterPlaces?.[`${key} ${name}`],
            name,
            ...(exported ?? { suggestion: nearest(name, names) }),
          });
        }
      }
    }
  }
  return problems;
}

/** The export that is meant, of the page's own product first, and what its product includes. */
function exportOf(
  name: string,
  productId: string | undefined,
  { leftExports, config }: Site,
): Pick<ProblemOf<'api-unknown'>, 'export' | 'include'> | undefined {
  const all = leftExports.filter((each) => each.name === name);
  const found = all.find((each) => each.productId === productId) ?? all[0];
  if (!found) return undefined;
  const product = config.products.find(({ id }) => id === found.productId);
  return { export: found, include: product?.api?.include ?? ['*'] };
}
