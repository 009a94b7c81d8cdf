// A component's name in a theme. In: its JavaScript. Out: the `name` it passes to look up default props in the theme.
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { JavaScriptFiles } from './javascript-files.ts';
import { bareNameOf } from './preview-name.ts';

/**
 * The name under which a theme can set the component's default props: the `name` passed to `useThemeProps({ … })` in
 * the component's file, or in a hook beside it that contains the component's name (`useButtonProps.js`).
 */
export function themeNameOf(source: ts.SourceFile, component: string, files: JavaScriptFiles): string | undefined {
  const own = themeNamesIn(source);
  const ending = bareNameOf(component);
  const pick = (names: readonly string[]): string | undefined =>
    names.find((name) => name.endsWith(ending)) ?? (names.length === 1 ? names[0] : undefined);
  const found = pick(own);
  if (found) return found;
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const specifier = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
    if (!specifier.startsWith('./') || !specifier.includes(`use${ending}`)) continue;
    const beside = files.parse(join(dirname(source.fileName), specifier));
    const name = beside && pick(themeNamesIn(beside));
    if (name) return name;
  }
  return undefined;
}

function themeNamesIn(source: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text.endsWith('ThemeProps')) {
      for (const argument of node.arguments.filter(ts.isObjectLiteralExpression)) {
        for (const property of argument.properties.filter(ts.isPropertyAssignment)) {
          if (
            ts.isIdentifier(property.name) &&
            property.name.text === 'name' &&
            ts.isStringLiteral(property.initializer)
          )
            names.push(property.initializer.text);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  if (source.text.includes('ThemeProps')) visit(source);
  return names;
}
