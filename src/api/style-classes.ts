// CSS classes of a component. In: the type of its `classes` prop, or its export. Out: each class with its global name.
import ts from 'typescript';
import type { ApiClass } from '../model/api.ts';
import type { PackageExport } from './package-exports.ts';
import { bareNameOf } from './preview-name.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';
import { namedTypeOf } from './named-type.ts';
import { utilityClassesOf } from './utility-classes.ts';

/**
 * The classes a type such as `Partial<ButtonClasses>` lists, named as the JavaScript beside it generates them.
 *
 * @param component the component's JavaScript, which may generate names of its own for another component's classes
 */
export function styleClassesOf(
  type: ts.Type,
  component: ts.SourceFile | undefined,
  context: ReadingContext,
): ApiClass[] {
  const { checker, linked } = context;
  const named = namedTypeOf(type, checker);
  if (!named) return [];
  const generated = utilityClassesOf(named.symbol, component, context);
  if (!generated) return [];
  return checker.getPropertiesOfType(named.type).flatMap((property) => {
    const doc = docOfSymbol(property);
    if (doc.ignored) return [];
    const state = generated.states[property.name];
    return [
      {
        key: property.name,
        className: state ?? `${generated.prefix}-${property.name}`,
        description: linked(doc.description),
        global: state !== undefined,
      },
    ];
  });
}

/**
 * The type of the classes of a component without a `classes` prop: the interface `ButtonClasses` that one of the packages
 * with the component exports for its users.
 */
export function exportedClassesOf(
  { name, packages }: PackageExport,
  { api, checker }: ReadingContext,
): ts.Type | undefined {
  for (const { file } of packages.flatMap((each) => api.packages.get(each) ?? [])) {
    const module = checker.getSymbolAtLocation(api.program.getSourceFile(file)!);
    const found = module && checker.tryGetMemberInModuleExports(`${bareNameOf(name)}Classes`, module);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    if (symbol && symbol.flags & ts.SymbolFlags.Interface) return checker.getDeclaredTypeOfSymbol(symbol);
  }
  return undefined;
}
