// The names of a package's API: each export with its members, which are the props of a component, the properties of an
// object, the values of an enumeration or of a union of strings. In: a program. Out: a compact index.
import type ts from 'typescript';

/** Members, separated by spaces, by export. Those of an export that has none are empty. */
export type PackageIndex = Readonly<Record<string, string>>;

/** Folders of a package that are no public modules. */
const privateFolders = /^(?:esm|modern|legacy|node|internals?|node_modules|themeAugmentation|locales|utils)$/;

/** The modules of a package: itself, and its folders that can be imported. Those of a grid are its own affair. */
export function modulesOf(name: string, folders: readonly string[]): string[] {
  if (name.includes('grid')) return [name];
  return [name, ...folders.filter((folder) => !privateFolders.test(folder)).map((folder) => `${name}/${folder}`)];
}

/** Every export of the modules that a source file imports as namespaces. */
export function indexOf(compiler: typeof ts, program: ts.Program, source: ts.SourceFile): PackageIndex {
  const checker = program.getTypeChecker();
  const index: Record<string, string> = Object.create(null);
  for (const statement of source.statements) {
    if (!compiler.isImportDeclaration(statement)) continue;
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const aliased = (exported.flags & compiler.SymbolFlags.Alias) !== 0;
      const symbol = aliased ? checker.getAliasedSymbol(exported) : exported;
      const name = exported.name === 'default' ? symbol.name : exported.name;
      const members = new Set([...(index[name]?.split(' ') ?? []), ...membersOf(compiler, checker, symbol, source)]);
      members.delete('');
      index[name] = [...members].sort().join(' ');
    }
  }
  return Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function membersOf(compiler: typeof ts, checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): string[] {
  const { SymbolFlags } = compiler;
  const names: string[] = [];
  if (symbol.flags & (SymbolFlags.Type & ~SymbolFlags.TypeParameter))
    names.push(...namesOf(compiler, checker, checker.getDeclaredTypeOfSymbol(symbol)));
  if (symbol.flags & SymbolFlags.Enum) names.push(...[...(symbol.exports?.keys() ?? [])].map(String));
  if (symbol.flags & SymbolFlags.Value) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, at);
    const props = /^[A-Z]/.test(symbol.name) ? type.getCallSignatures()[0]?.getParameters()[0] : undefined;
    if (props) names.push(...namesOf(compiler, checker, checker.getTypeOfSymbolAtLocation(props, at)));
    else if (type.getCallSignatures().length === 0) names.push(...namesOf(compiler, checker, type));
  }
  return names;
}

/** The properties that the packages of the guides declare themselves, and the strings of a union. */
function namesOf(compiler: typeof ts, checker: ts.TypeChecker, type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap((each) => namesOf(compiler, checker, each));
  if (type.isStringLiteral()) return /^[\w-]+$/.test(type.value) ? [type.value] : [];
  if (!(type.flags & (compiler.TypeFlags.Object | compiler.TypeFlags.Intersection))) return [];
  return checker
    .getPropertiesOfType(type)
    .filter((property) => property.declarations?.some((each) => isOwnFile(each.getSourceFile().fileName)))
    .map((property) => property.name)
    .filter((name) => /^[\w-]+$/.test(name));
}

const isOwnFile = (file: string) =>
  /\/node_modules\/(?:@mui\/(?:x-|lab\/)|@material-ui\/(?:data-grid|x-grid)\/)/.test(file);
