// Components that are properties of another one (`Tabs.List`), or members of an exported namespace (`Dialog.Root`). In: a
// product's exports. Out: each part as an export of its own, and which parts a component has.
import ts from 'typescript';
import { kebabCase } from '../model/address.ts';
import type { ProductApi } from '../model/config.ts';
import type { ApiProgram } from './api-program.ts';
import { apiPackagesOf, kindOf, type PackageExport } from './package-exports.ts';

export interface ComponentPart {
  /** `Tabs.List` */
  readonly name: string;
  readonly owner: string;
  /** The part's own export, or the one under which the package exports the same by itself: `TabsList`. */
  readonly exported: PackageExport;
}

/**
 * Finds the parts of components and namespaces.
 *
 * @param components the exports that get a page
 * @param isWanted whether a namespace of this name, or a part, gets pages
 */
export function partsOf(
  api: ProductApi,
  components: readonly PackageExport[],
  { program, checker, packages }: ApiProgram,
  isWanted: (name: string) => boolean,
): ComponentPart[] {
  const taken = new Map(components.map((each) => [kebabCase(each.name), each]));
  const byName = new Map(components.map((each) => [each.name, each]));
  const parts = new Map<string, ComponentPart>();
  for (const { name: packageName, plan } of apiPackagesOf(api)) {
    const entry = packages.get(packageName);
    const source = entry && program.getSourceFile(entry.file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      if (!/^[A-Z]/.test(exported.name)) continue;
      const symbol = resolved(exported, checker);
      const own = byName.get(exported.name);
      const isNamespace = Boolean(symbol.flags & ts.SymbolFlags.Module) && !(symbol.flags & ts.SymbolFlags.Variable);
      if (!(own?.kind === 'component' || (isNamespace && isWanted(exported.name)))) continue;
      const inner = isNamespace ? checker.getExportsOfModule(symbol) : propertiesOf(symbol, checker);
      for (const each of inner) {
        const name = `${exported.name}.${each.name}`;
        if (
          !/^[A-Z]/.test(each.name) ||
          parts.has(name) ||
          (own && each.name === 'Provider' && isContext(symbol, checker))
        )
          continue;
        const target = valueOf(each, checker);
        if (kindOf(each.name, target, checker) !== 'component') continue;
        const same = [exported.name + each.name, each.name]
          .flatMap((bare) => byName.get(bare) ?? [])
          .find(
            (one) => one.symbol === target || checker.getTypeOfSymbol(one.symbol) === checker.getTypeOfSymbol(target),
          );
        if (same) parts.set(name, { name, owner: exported.name, exported: same });
        else if (isWanted(name) && !taken.has(kebabCase(name)))
          parts.set(name, {
            name,
            owner: exported.name,
            exported: {
              name,
              kind: 'component',
              symbol: target,
              packages: own?.packages ?? [packageName],
              symbols: [target],
              ...(plan ? { plan } : {}),
              partOf: { name: exported.name, symbol },
            },
          });
      }
    }
  }
  return [...parts.values()];
}

function propertiesOf(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
}

function isContext(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return checker.getTypeOfSymbol(symbol).getSymbol()?.name === 'Context';
}

/** The component that a property is made of, whose comments and code are about it: `List: typeof TabsList`. */
function valueOf(property: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const declaration = property.valueDeclaration ?? property.declarations?.[0];
  const node = declaration && nameIn(declaration);
  const found =
    declaration && ts.isShorthandPropertyAssignment(declaration)
      ? checker.getShorthandAssignmentValueSymbol(declaration)
      : node && checker.getSymbolAtLocation(node);
  const target = found ? resolved(found, checker) : resolved(property, checker);
  return target.flags & ts.SymbolFlags.Value ? target : property;
}

function nameIn(declaration: ts.Declaration): ts.Node | undefined {
  if ((ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) && declaration.type)
    return ts.isTypeQueryNode(declaration.type) ? declaration.type.exprName : undefined;
  if (ts.isPropertyAssignment(declaration) && ts.isIdentifier(declaration.initializer)) return declaration.initializer;
  // `Tabs.List = TabsList`
  const assignment = ts.isBinaryExpression(declaration) ? declaration : declaration.parent;
  if (assignment && ts.isBinaryExpression(assignment) && ts.isIdentifier(assignment.right)) return assignment.right;
  return undefined;
}

function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
