// Class names that all components share. In: JavaScript that calls a class generator. Out: the generator's state table.
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { ReadingContext } from './reading-context.ts';

/**
 * The state classes (`disabled: 'X-disabled'`) of the generator that a file imports, read from the generator's module:
 * a table of keys, and the prefix that is its function's default.
 */
export function stateClassesOf(
  source: ts.SourceFile,
  { api, javaScript }: ReadingContext,
): Readonly<Record<string, string>> {
  for (const specifier of generatorSpecifiersOf(source)) {
    const declaration = api.resolve(specifier, source.fileName);
    const module = declaration ? javaScript.forDeclaration(declaration) : undefined;
    const reexported = module && reexportedModuleOf(module);
    const found = (reexported && javaScript.parse(reexported)) ?? module;
    const table = found ? stateTableOf(found) : {};
    if (Object.keys(table).length > 0) return table;
  }
  return {};
}

/** The specifiers by which the file (or its CommonJS version) imports the one-slot generator. */
function generatorSpecifiersOf(source: ts.SourceFile): string[] {
  const found = source.text.matchAll(/["']([^"'\s]+\/generateUtilityClass)(?:es)?["']/g);
  return [...new Set([...found].flatMap((match) => (match[1] ? [match[1]] : [])))];
}

/** The file that an index file re-exports. */
function reexportedModuleOf(source: ts.SourceFile): string | undefined {
  const target = source.statements
    .filter(ts.isExportDeclaration)
    .map((each) => each.moduleSpecifier)
    .find((each) => each !== undefined);
  if (target && ts.isStringLiteral(target)) return join(dirname(source.fileName), target.text);
  const required = /require\(["'](\.\/[^"']+)["']\)/.exec(source.text)?.[1];
  return required && join(dirname(source.fileName), required.endsWith('.js') ? required : `${required}.js`);
}

function stateTableOf(source: ts.SourceFile): Record<string, string> {
  const keys: [string, string][] = [];
  let prefix = '';
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && node.initializer && ts.isStringLiteral(node.initializer))
      prefix ||= node.initializer.text;
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && ts.isStringLiteral(node.initializer))
      keys.push([node.name.text, node.initializer.text]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return prefix ? Object.fromEntries(keys.map(([key, name]) => [key, `${prefix}-${name}`])) : {};
}
