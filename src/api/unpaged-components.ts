// Components of a product's packages that have no page, to see what the ones with pages have in common with them. In: its
// packages. Out: some of them.
import ts from 'typescript';
import type { ProductApi } from '../model/config.ts';
import type { ApiProgram } from './api-program.ts';
import { apiPackagesOf, packageExportsOf, type PackageExport } from './package-exports.ts';

/** Of as many exports a component is looked for: each costs time, and some are none. */
const perComponent = 3;

/**
 * Returns up to a number of components, taken from all over the packages: what stands together is alike.
 *
 * @param paged the exports with pages
 */
export function unpagedComponents(
  api: ProductApi,
  paged: readonly PackageExport[],
  program: ApiProgram,
): (count: number) => readonly PackageExport[] {
  return (count) => {
    const symbols = new Set(paged.map(({ symbol }) => symbol));
    const names = namesOf(api, symbols, program);
    const step = Math.max(1, Math.floor(names.length / (count * perComponent)));
    const looked = new Set(names.filter((_, index) => index % step === 0));
    return packageExportsOf(api, program, (name) => looked.has(name))
      .filter(({ kind, symbol }) => kind === 'component' && !symbols.has(symbol))
      .slice(0, count);
  };
}

function namesOf(api: ProductApi, paged: ReadonlySet<ts.Symbol>, { program, checker, packages }: ApiProgram): string[] {
  return apiPackagesOf(api).flatMap(({ name }) => {
    const entry = packages.get(name);
    const source = entry && program.getSourceFile(entry.file);
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : []).flatMap((each) => {
      const symbol = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      return /^[A-Z]/.test(each.name) && symbol.flags & ts.SymbolFlags.Value && !paged.has(symbol) ? [each.name] : [];
    });
  });
}
