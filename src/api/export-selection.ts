// Selects the exports that get a page. In: a product's packages and patterns. Out: the exports to read, in the order of
// pages.
import type { ProductApi } from '../model/config.ts';
import type { ApiProgram } from './api-program.ts';
import { nameMatcher } from './name-pattern.ts';
import { packageExportsOf } from './package-exports.ts';
import type { PackageExport } from './package-exports.ts';
import { bareNameOf } from './preview-name.ts';
import { docOfSymbol } from './symbol-doc.ts';

/**
 * The exports that get a page. Without `include` that is every component. A pattern with `*` selects components (hooks,
 * if it begins with `use`); a name without `*` selects any export. Excluded names are left out, and so are exports
 * marked `@ignore` or `@internal`, and preview names (`Unstable_X`) whose stable name is exported, too.
 *
 * @returns components by name, then the rest in the order of `include`
 */
export function selectExports(api: ProductApi, program: ApiProgram): PackageExport[] {
  const include = api.include ?? ['*'];
  const named = include.filter((pattern) => !pattern.includes('*'));
  const isNamed = nameMatcher(named);
  const isHook = nameMatcher(include.filter((pattern) => pattern.includes('*') && pattern.startsWith('use')));
  const isComponent = nameMatcher(include.filter((pattern) => pattern.includes('*') && !pattern.startsWith('use')));
  const isExcluded = nameMatcher(api.exclude ?? []);
  const isCandidate = (name: string): boolean =>
    isNamed(name) || isHook(name) || (isComponent(name) && /^[A-Z]/.test(bareNameOf(name)));
  const exports = packageExportsOf(api, program, (name) => isCandidate(name) && !isExcluded(name));
  const names = new Set(exports.map(({ name }) => name));
  const rankOf = ({ name, kind }: PackageExport): number => (kind === 'component' ? -1 : named.indexOf(name));
  return exports
    .filter(
      ({ name, kind }) =>
        isNamed(name) || (kind === 'component' && isComponent(name)) || (kind === 'hook' && isHook(name)),
    )
    .filter(({ name }) => bareNameOf(name) === name || !names.has(bareNameOf(name)))
    .filter(({ symbol }) => !docOfSymbol(symbol).ignored)
    .sort((a, b) => rankOf(a) - rankOf(b) || compareNames(a.name, b.name));
}

/** Alphabetical, ignoring case, independent of the machine's locale. */
function compareNames(a: string, b: string): number {
  const [left, right] = [bareNameOf(a).toLowerCase(), bareNameOf(b).toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}
