// Finds a component's propTypes in a file. In: the JavaScript beside its declaration. Out: its entries.
import ts from 'typescript';
import type { JavaScriptFiles } from './javascript-files.ts';
import type { PackageExport } from './package-exports.ts';
import { declarationFileOf } from './reading-context.ts';
import { propTypesOf } from './prop-types.ts';
import type { PropTypesEntry } from './prop-types.ts';

/** The entries of a component, even if they are assigned to the component that it wraps (`const X = memo(XRaw)`). */
export function componentPropTypesOf(source: ts.SourceFile, name: string): readonly PropTypesEntry[] | undefined {
  const all = propTypesOf(source);
  const direct = all.get(name);
  if (direct || all.size === 0) return direct;
  const inner = wrappedNamesOf(source, name).find((each) => all.has(each));
  return inner ? all.get(inner) : undefined;
}

/** Whether propTypes name and describe a component's props. */
export function hasPropTypes({ symbol }: PackageExport, javaScript: JavaScriptFiles): boolean {
  const source = javaScript.forDeclaration(declarationFileOf(symbol));
  return source !== undefined && componentPropTypesOf(source, symbol.name) !== undefined;
}

/** Names passed, however deep, to the call that makes a component: `memo(forwardRef(Inner))` gives `Inner`. */
export function wrappedNamesOf(source: ts.SourceFile, name: string): string[] {
  const names: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text);
    else if (ts.isCallExpression(node)) node.arguments.forEach(collect);
    else if (ts.isParenthesizedExpression(node) || ts.isBinaryExpression(node)) ts.forEachChild(node, collect);
  };
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { name: variable, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(variable) && variable.text === name && initializer) collect(initializer);
    }
  }
  return names;
}
