// Whose props a component takes in addition to its own. In: its props as declared. Out: a component or a native
// element.
import ts from 'typescript';
import type { Api } from '../model/api.ts';
import { tagNameOf } from '../model/native-elements.ts';
import type { PackageExport } from './package-exports.ts';
import { declarationFileOf } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import type { ComponentProps } from './component-props.ts';

/**
 * The component or native element all of whose props this one takes, according to its declaration: an interface that it
 * extends, or a part of an intersection. Of several, the one with the most props. A type of which some props are
 * omitted does not count, nor does one whose props all have rows, nor a component without a page whose props are all told.
 */
export function inheritedOf(
  exported: PackageExport,
  props: ComponentProps,
  { rows, lines }: { readonly rows: ReadonlySet<string>; readonly lines: ReadonlySet<string> },
  context: ReadingContext,
): Api['inherits'] {
  if (props.common.length === 0) return undefined;
  const accepted = new Set(props.common.map((symbol) => symbol.name));
  const candidates = new Map<string, Candidate>();
  for (const node of props.declarations) collect(node, context, candidates, new Set());
  candidates.delete(exported.symbol.name);
  const isShown = (name: string) => rows.has(name) || /^(?:ref|key|className|style|_.*)$/.test(name);
  const isTold = ({ name, names }: Candidate) =>
    /^[A-Z]/.test(name) && !context.hrefOf(name) && names.every((each) => isShown(each) || lines.has(each));
  const complete = [...candidates.values()].filter(
    (candidate) =>
      candidate.names.every((name) => accepted.has(name) || name === 'ref' || name === 'key') &&
      !candidate.names.every(isShown) &&
      !isTold(candidate),
  );
  const [widest] = complete.sort((a, b) => b.names.length - a.names.length);
  if (!widest) return undefined;
  const href = context.hrefOf(widest.name);
  return { name: widest.name, ...(href ? { href } : {}) };
}

interface Candidate {
  /** `Popper`, or `div`. */
  readonly name: string;
  /** The names of its props. */
  readonly names: readonly string[];
}

/** Utility types that may keep all props of their first argument. */
const utilityTypes = /^(?:Omit|Partial|Readonly|Pick|Exclude|MakeOptional|MakeRequired|DefaultizedProps|NoInfer)$/;

function collect(node: ts.Node, context: ReadingContext, found: Map<string, Candidate>, seen: Set<ts.Node>): void {
  if (seen.has(node) || seen.size > 60) return;
  seen.add(node);
  if (ts.isIntersectionTypeNode(node)) for (const part of node.types) collect(part, context, found, seen);
  if (ts.isParenthesizedTypeNode(node)) collect(node.type, context, found, seen);
  if (!ts.isTypeReferenceNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
  const { checker } = context;
  const nameNode = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
  const symbol = resolved(
    checker.getSymbolAtLocation(ts.isPropertyAccessExpression(nameNode) ? nameNode.name : nameNode),
    checker,
  );
  const [argument] = node.typeArguments ?? [];
  if (!symbol) return;
  const native = argument && nativeElementOf(symbol, argument, checker);
  if (native) {
    found.set(native, {
      name: native,
      names: checker.getPropertiesOfType(checker.getTypeAtLocation(node)).map((each) => each.name),
    });
    return;
  }
  const component = componentOf(symbol, context);
  if (component)
    found.set(component, {
      name: component,
      names: checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map((each) => each.name),
    });
  if (utilityTypes.test(symbol.name) && argument) collect(argument, context, found, seen);
  for (const declaration of symbol.getDeclarations() ?? []) {
    if (ts.isTypeAliasDeclaration(declaration)) collect(declaration.type, context, found, seen);
    if (ts.isInterfaceDeclaration(declaration))
      for (const clause of declaration.heritageClauses ?? [])
        for (const type of clause.types) collect(type, context, found, seen);
  }
}

/** `Popper` for `PopperProps`, if the module that declares the type, or one beside it, exports a value of that name. */
function componentOf(symbol: ts.Symbol, { api, checker }: ReadingContext): string | undefined {
  const name = /^([A-Z]\w*)Props$/.exec(symbol.name)?.[1];
  if (!name) return undefined;
  const folder = declarationFileOf(symbol).replace(/[^/]*$/, '');
  const files = [declarationFileOf(symbol), `${folder}index.d.ts`, `${folder}${name}.d.ts`];
  const exports = files.flatMap((file) => {
    const source = api.program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  });
  const isExported = exports.some((each) => {
    const target = resolved(each, checker);
    return (
      (each.name === name || (each.name === 'default' && target?.name === name)) &&
      target &&
      target.flags & ts.SymbolFlags.Value
    );
  });
  return isExported ? name : undefined;
}

/**
 * `ul` for `React.HTMLAttributes<HTMLUListElement>`, `React.SVGProps<SVGPathElement>` or `React.ComponentProps<'ul'>`.
 */
function nativeElementOf(symbol: ts.Symbol, argument: ts.TypeNode, checker: ts.TypeChecker): string | undefined {
  if (!declarationFileOf(symbol).includes('/@types/react/')) return undefined;
  if (
    symbol.name.startsWith('ComponentProps') &&
    ts.isLiteralTypeNode(argument) &&
    ts.isStringLiteral(argument.literal)
  )
    return argument.literal.text;
  if (!/(?:HTML|SVG)(?:Attributes|Props)$/.test(symbol.name)) return undefined;
  const element = checker.getTypeAtLocation(argument).getSymbol()?.name ?? '';
  return tagNameOf(element);
}

function resolved(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
