// Checks the navigation that a user's module exports, entry by entry: invalid ones are reported, the others are kept.
import { apiPlaceholderOf } from '../model/api-pages.ts';
import type { NavigationEntry } from '../model/navigation.ts';
import { nearest } from '../model/nearest.ts';
import type { Problem, Severity } from '../model/problem.ts';
import { addressProblem, describe, isKeyed, shapeProblem, unknownKey, type Shape } from './shape.ts';

/** FORMAT section 6. Icons and link props are passed on unchecked. */
const entryKeys: Readonly<Record<string, Shape>> = {
  pathname: 'text',
  title: 'text',
  children: { list: 'anything' },
  subheader: 'text',
  plan: 'text',
  newFeature: 'boolean',
  planned: 'boolean',
  unstable: 'boolean',
  icon: 'anything',
  linkProps: { record: 'anything' },
  beta: 'boolean',
  deprecated: 'boolean',
  inSideNav: 'boolean',
};
const plans = ['pro', 'premium'];

interface CheckedNavigation {
  /** The valid entries, without invalid keys. */
  readonly entries: readonly NavigationEntry[];
  readonly problems: readonly Problem[];
}

/**
 * Checks the entries of a navigation.
 *
 * @param file path of the module for problems
 * @param productIds the products that `apiPages(…)` may refer to
 */
export function checkedNavigation(
  list: readonly unknown[],
  file: string,
  productIds: readonly string[],
): CheckedNavigation {
  const problems: Problem[] = [];
  const report = (severity: Severity, reason: string) =>
    void problems.push({ rule: 'navigation-invalid', severity, file, reason });
  const entryOf = (value: unknown, path: string): NavigationEntry[] => {
    if (!isKeyed(value)) {
      report('error', `"${path}" must be an object, found ${describe(value)}.`);
      return [];
    }
    const keys = Object.entries(value).filter(([key, item]) => {
      if (item === undefined) return false;
      const shape = Object.hasOwn(entryKeys, key) ? entryKeys[key] : undefined;
      // Only a warning, because other tools may read the same list and know more keys.
      if (!shape) report('warning', unknownKey(path, key, Object.keys(entryKeys)));
      const fault =
        shape &&
        (shapeProblem(item, shape, `${path}.${key}`) ??
          (key === 'plan' ? planProblem(String(item), `${path}.plan`) : undefined) ??
          (key === 'linkProps' ? linkProblem(item as Record<string, unknown>, `${path}.linkProps`) : undefined));
      if (fault) report('error', fault);
      return shape && !fault;
    });
    const entry = Object.fromEntries(keys) as unknown as NavigationEntry;
    if (entry.pathname === undefined) {
      if (value['pathname'] === undefined) report('error', `"${path}.pathname" is missing.`);
      return [];
    }
    const fault = pathnameProblem(entry, `${path}.pathname`, productIds);
    if (fault) {
      report('error', fault);
      return [];
    }
    return [entry.children ? { ...entry, children: entriesOf(entry.children, `${path}.children`) } : entry];
  };
  const entriesOf = (values: readonly unknown[], path: string) =>
    values.flatMap((value, index) => entryOf(value, `${path}[${index}]`));
  return { entries: entriesOf(list, 'navigation'), problems };
}

function planProblem(plan: string, path: string): string | undefined {
  return plans.includes(plan) ? undefined : `"${path}" must be "pro" or "premium", found "${plan}".`;
}

function linkProblem({ href }: Record<string, unknown>, path: string): string | undefined {
  return typeof href === 'string' ? addressProblem(href, `${path}.href`) : undefined;
}

/** The pathnames of groups and labels are only keys; that of a page must be a real one. */
function pathnameProblem(entry: NavigationEntry, path: string, productIds: readonly string[]): string | undefined {
  const { pathname } = entry;
  const placeholder = apiPlaceholderOf(entry);
  if (placeholder) {
    const { productId } = placeholder;
    if (productIds.includes(productId)) return undefined;
    const near = nearest(productId, productIds);
    return `"${path}" is apiPages("${productId}"), but the config has no product "${productId}".${near ? ` Did you mean "${near}"?` : ''}`;
  }
  if (entry.children || entry.subheader !== undefined || /^(?:\/|https?:\/\/)/.test(pathname)) return undefined;
  return `"${path}" must begin with "/" or be the address of another site, found "${pathname}".`;
}
