// Selects the exports that get a page. In: a product's packages and patterns. Out: the exports to read, in the order of
// pages.
import type { ProductApi } from '../model/config.ts';
import type ts from 'typescript';
import type { ApiProgram } from './api-program.ts';
import { partsOf, type ComponentPart } from './component-parts.ts';
import { withoutSecondNames } from './export-aliases.ts';
import { nameMatcher } from './name-pattern.ts';
import { packageExportsOf } from './package-exports.ts';
import type { PackageExport } from './package-exports.ts';
import { bareNameOf } from './preview-name.ts';
import { declarationFileOf } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';

export interface SelectedExports {
  /** Components by name, then the rest in the order of `include`. */
  readonly exports: readonly PackageExport[];
  readonly parts: readonly ComponentPart[];
}

/**
 * The exports that get a page. Without `include` that is every component. A pattern with `*` selects components (hooks,
 * if it begins with `use`); a name without `*` selects any export. Excluded names are left out, and so are exports
 * marked `@ignore` or `@internal`, preview names (`Unstable_X`) whose stable name is exported, too, and second names of
 * what another name exports. A component brings its parts.
 */
export function selectExports(api: ProductApi, program: ApiProgram): SelectedExports {
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
  const shown = exports
    .filter(
      ({ name, kind, symbol }) =>
        isNamed(name) ||
        (kind === 'component' && isComponent(name) && !isContext(symbol, program.checker)) ||
        (kind === 'hook' && isHook(name)),
    )
    .filter(({ name }) => bareNameOf(name) === name || !names.has(bareNameOf(name)))
    .filter(({ symbol }) => !docOfSymbol(symbol).ignored);
  const selected = withoutSecondNames(shown, isNamed);
  const parts = partsOf(
    api,
    selected,
    program,
    (name) => (isNamed(name) || isComponent(name) || isNamed(ownerOf(name))) && !isExcluded(name),
  ).filter(({ exported }) => !docOfSymbol(exported.symbol).ignored);
  const rankOf = ({ name, kind }: PackageExport): number => (kind === 'component' ? -1 : named.indexOf(name));
  const own = new Set([...selected, ...parts.map(({ exported }) => exported)]);
  return {
    exports: [...own].sort((a, b) => rankOf(a) - rankOf(b) || compareNames(a.name, b.name)),
    parts,
  };
}

function ownerOf(name: string): string {
  return name.split('.')[0]!;
}

/** A context can be rendered, and is no component for readers; one that they may render is named in the config. */
function isContext(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol).getSymbol();
  return type?.name === 'Context' && declarationFileOf(type).includes('/@types/react/');
}

/** Alphabetical, ignoring case, independent of the machine's locale. */
function compareNames(a: string, b: string): number {
  const [left, right] = [bareNameOf(a).toLowerCase(), bareNameOf(b).toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}
