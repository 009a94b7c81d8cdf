// Exports without a page, with what of the config leaves them out. In: a product's packages. Out: their names.
import type { Product, ProductApi } from '../model/config.ts';
import type { LeftExport } from '../model/left-export.ts';
import type { ApiProgram } from './api-program.ts';
import { nameMatcher } from './name-pattern.ts';
import { apiPackagesOf } from './package-exports.ts';
import { bareNameOf } from './preview-name.ts';

/** Components, hooks and types by their names, in the order of the packages. */
export function leftExportsOf(
  { id, api }: Pick<Product, 'id'> & { readonly api: ProductApi },
  paged: ReadonlySet<string>,
  { program, checker, packages }: ApiProgram,
): LeftExport[] {
  const exclude = (api.exclude ?? []).map((pattern) => ({ pattern, matches: nameMatcher([pattern]) }));
  const isIncluded = nameMatcher(api.include ?? ['*']);
  const found = new Map<string, LeftExport>();
  for (const { name: packageName } of apiPackagesOf(api)) {
    const entry = packages.get(packageName);
    const source = entry && program.getSourceFile(entry.file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const { name } of module ? checker.getExportsOfModule(module) : []) {
      if (paged.has(bareNameOf(name)) || found.has(name) || !/^(?:use)?[A-Z]/.test(bareNameOf(name))) continue;
      const excludedBy = exclude.find(({ matches }) => matches(name))?.pattern;
      found.set(name, {
        name,
        productId: id,
        package: packageName,
        ...(excludedBy === undefined ? {} : { excludedBy }),
        ...(isIncluded(name) && excludedBy === undefined && !name.startsWith('use') ? { isSelected: true } : {}),
      });
    }
  }
  return [...found.values()];
}
