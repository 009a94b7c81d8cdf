// Slots of a component. In: the type of its `slots` prop and its classes. Out: each slot with default and class.
import ts from 'typescript';
import type { ApiClass, ApiSlot } from '../model/api.ts';
import { namedTypeOf } from './named-type.ts';
import type { PackageExport } from './package-exports.ts';
import { declarationFileOf } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';

/**
 * The slots that an interface lists, its own before inherited ones. They are documented only if the interface is
 * public: exported by the component's own package, and not merely inherited from an underlying component.
 */
export function componentSlotsOf(
  exported: PackageExport,
  type: ts.Type,
  classes: readonly ApiClass[],
  context: ReadingContext,
): ApiSlot[] {
  const { checker, linked } = context;
  const named = namedTypeOf(type, checker);
  if (!named || !isPublic(named.symbol, exported, context)) return [];
  return checker.getPropertiesOfType(named.type).flatMap((property) => {
    const doc = docOfSymbol(property);
    if (doc.ignored) return [];
    return [
      {
        name: property.name,
        description: linked(doc.description),
        ...(doc.default === undefined ? {} : { default: doc.default }),
        class: classes.find((each) => each.key === property.name)?.className ?? null,
      },
    ];
  });
}

function isPublic(slots: ts.Symbol, { symbol, packages }: PackageExport, { api, checker }: ReadingContext): boolean {
  const home = packages
    .map((name) => api.packages.get(name))
    .find((entry) => entry && declarationFileOf(symbol).startsWith(`${entry.folder}/`));
  if (!home || !declarationFileOf(slots).startsWith(`${home.folder}/`)) return false;
  return [declarationFileOf(symbol), home.file].some((file) =>
    exportedSymbolsOf(file, api.program, checker).has(slots),
  );
}

/** The exports of a file, aliases resolved; the checker caches them. */
function exportedSymbolsOf(file: string, program: ts.Program, checker: ts.TypeChecker): ReadonlySet<ts.Symbol> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exports = module ? checker.getExportsOfModule(module) : [];
  return new Set(exports.map((each) => (each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each)));
}
