// Exports of a package that cannot be resolved: the module is missing, or does not export the name. In: a module's
// symbol. Out: each with the file that exports it.
import ts from 'typescript';

export interface Unreadable {
  /** The exported name; for `export * from './x'` the module. */
  readonly name: string;
  /** Absolute path of the file that exports it. */
  readonly file: string;
  readonly reason: string;
}

/**
 * Checks a package's entry and its re-exports. The names in a missing module are unknown, so the module is reported
 * instead.
 */
export function unreadableExportsOf(entry: ts.Symbol, folder: string, checker: ts.TypeChecker): Unreadable[] {
  const found: Unreadable[] = [];
  const seen = new Set<ts.Symbol>();
  const visit = (module: ts.Symbol): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const declaration of module.exports?.get(ts.InternalSymbolName.ExportStar)?.declarations ?? []) {
      const specifier = ts.isExportDeclaration(declaration) ? declaration.moduleSpecifier : undefined;
      if (!specifier || !ts.isStringLiteral(specifier)) continue;
      const target = checker.getSymbolAtLocation(specifier);
      if (!target)
        found.push({
          name: `* from '${specifier.text}'`,
          file: declaration.getSourceFile().fileName,
          reason: 'there is no such module',
        });
      else if (target.declarations?.[0]?.getSourceFile().fileName.startsWith(`${folder}/`)) visit(target);
    }
    for (const exported of module.exports?.values() ?? []) {
      if (!(exported.flags & ts.SymbolFlags.Alias) || !checker.isUnknownSymbol(checker.getAliasedSymbol(exported)))
        continue;
      const specifier = exported.declarations?.map(moduleOf).find((each) => each !== undefined);
      found.push({
        name: exported.name,
        file: fileOf(exported),
        reason: specifier ? `there is no ${exported.name} in '${specifier}'` : 'it leads nowhere',
      });
    }
  };
  visit(entry);
  return found;
}

function moduleOf(declaration: ts.Declaration): string | undefined {
  if (!ts.isExportSpecifier(declaration)) return undefined;
  const specifier = declaration.parent.parent.moduleSpecifier;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

function fileOf(symbol: ts.Symbol): string {
  return symbol.getDeclarations()?.[0]?.getSourceFile().fileName ?? '';
}

/** Whether a type could not be resolved, which the checker treats as `any`. */
export function isUnresolved(type: ts.Type): boolean {
  return (
    Boolean(type.flags & ts.TypeFlags.Any) &&
    (type as ts.Type & { readonly intrinsicName?: string }).intrinsicName === 'error'
  );
}
