// The import statements of an export. In: the packages that export it. Out: complete statements, deepest path first.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { ApiProgram } from './api-program.ts';
import type { PackageEntry } from './package-entry.ts';
import type { PackageExport } from './package-exports.ts';
import { bareNameOf } from './preview-name.ts';

/** Returns a function that writes the import statements of an export. */
export function importWriter(api: ApiProgram): (exported: PackageExport) => string[] {
  const entries = new Map<string, ReadonlyMap<ts.Symbol, readonly string[]>>();
  return (exported) => {
    const { packages, partOf } = exported;
    // What is imported of a part is what it is a part of.
    const { name, symbol } = partOf ?? exported;
    const bare = bareNameOf(name);
    const clause = bare === name ? name : `${name} as ${bare}`;
    const deep = packages.flatMap((packageName) => {
      const entry = api.packages.get(packageName);
      if (!entry) return [];
      const paths = entries.get(packageName) ?? secondLevelOf(entry, api);
      entries.set(packageName, paths);
      return (paths.get(symbol) ?? [])
        .filter((path) => path.endsWith(`#${name}`))
        .map((path) => path.slice(0, -name.length - 1));
    });
    return [...deep, ...packages].map((path) => `import { ${clause} } from '${path}';`);
  };
}

/**
 * The exports of the folders directly below a package's entry, by symbol, as `path#name`. Internal folders are left
 * out.
 */
function secondLevelOf(
  entry: PackageEntry,
  { program, checker, resolve }: ApiProgram,
): ReadonlyMap<ts.Symbol, readonly string[]> {
  const found = new Map<ts.Symbol, string[]>();
  const folders = readdirSync(dirname(entry.file), { withFileTypes: true })
    .filter((item) => item.isDirectory() && !/^(internals?|node_modules)$/.test(item.name))
    .map((item) => item.name)
    .sort();
  for (const folder of folders) {
    const home = join(dirname(entry.file), folder);
    const source = ['index.d.ts', 'index.ts', 'index.tsx']
      .map((file) => program.getSourceFile(join(home, file)))
      .find((each) => each !== undefined);
    const specifier = `${entry.name}/${folder}`;
    const module = source && resolve(specifier) === source.fileName && checker.getSymbolAtLocation(source);
    if (!module) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      found.set(symbol, [...(found.get(symbol) ?? []), `${specifier}#${exported.name}`]);
    }
  }
  return found;
}
