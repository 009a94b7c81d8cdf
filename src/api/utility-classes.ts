// Global class names, as a package's JavaScript generates them. In: the interface of classes. Out: prefix and states.
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { declarationFileOf } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { stateClassesOf } from './state-classes.ts';

interface UtilityClasses {
  /** The component's global name, which each class name begins with. */
  readonly prefix: string;
  /** Class names shared by all components, by key. */
  readonly states: Readonly<Record<string, string>>;
}

/**
 * How the class names of an interface are made: the JavaScript beside the interface calls a generator
 * (`generateUtilityClasses('Name', […])`, or the form for one slot). A component that has a generator of its own, and
 * borrows only the interface, comes first.
 *
 * @param component the component's JavaScript
 */
export function utilityClassesOf(
  classes: ts.Symbol,
  component: ts.SourceFile | undefined,
  context: ReadingContext,
): UtilityClasses | undefined {
  const beside = context.javaScript.besides(declarationFileOf(classes));
  for (const source of [component && ownGeneratorOf(component, context), beside]) {
    const calls = source ? generatorCallsOf(source) : [];
    const bare = classes.name.replace(/Classes$/, '').toLowerCase();
    const call = calls.find((each) => each.owner.toLowerCase().includes(bare)) ?? calls[0];
    if (source && call) return { prefix: call.prefix, states: stateClassesOf(source, context) };
  }
  return undefined;
}

/** The module from which a component imports `get<Component>UtilityClass`. */
function ownGeneratorOf(component: ts.SourceFile, { javaScript }: ReadingContext): ts.SourceFile | undefined {
  const name = /([^/]+)\.[cm]?js$/.exec(component.fileName)?.[1] ?? '';
  for (const statement of component.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (bindings.elements.some((element) => element.name.text === `get${name}UtilityClass`)) {
      return javaScript.parse(join(dirname(component.fileName), statement.moduleSpecifier.text));
    }
  }
  return undefined;
}

interface GeneratorCall {
  readonly prefix: string;
  /** The variable or function the call stands in. */
  readonly owner: string;
}

function generatorCallsOf(source: ts.SourceFile): GeneratorCall[] {
  const calls: GeneratorCall[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    const name =
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name && ts.isIdentifier(node.name)
        ? node.name.text
        : owner;
    if (ts.isCallExpression(node) && /\b_?generateUtilityClass(es)?\b/.test(node.expression.getText(source))) {
      const prefix = node.arguments[0] && stringOf(node.arguments[0], source);
      if (prefix) calls.push({ prefix, owner: name });
    }
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(source, '');
  return calls;
}

/** A string literal, or a constant of the file that holds one. */
function stringOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteral(node)) return node.text;
  if (!ts.isIdentifier(node)) return undefined;
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    const found = statement.declarationList.declarations.find(
      (each) => ts.isIdentifier(each.name) && each.name.text === node.text,
    );
    if (found?.initializer && ts.isStringLiteral(found.initializer)) return found.initializer.text;
  }
  return undefined;
}
