// The type of a member or a parameter as its author wrote it. In: its symbol. Out: the text.
import ts from 'typescript';

/** The declared type's text on one line; `undefined` if it refers to a type parameter from outside. */
export function writtenTypeOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const node = typeNodeOf(symbol);
  return node && outerParametersOf(node, checker).size === 0 ? onOneLine(node.getText()) : undefined;
}

/** The text by itself, or else the one that refers to type parameters from outside. */
export function writtenFormsOf(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): { readonly written?: string | undefined; readonly outer?: string | undefined } {
  const written = writtenTypeOf(symbol, checker);
  return written === undefined ? { outer: outerTypeOf(symbol) } : { written };
}

/**
 * The declared type's text with the type parameters of what declares it, of which readers know only the names: that is
 * more than a page of what the checker makes of them. A method is written as a function.
 */
function outerTypeOf(symbol: ts.Symbol): string | undefined {
  const node = typeNodeOf(symbol);
  if (node) return onOneLine(node.getText());
  const method = onlyDeclaration(symbol);
  if (!method || !ts.isMethodSignature(method) || !method.type) return undefined;
  const list = (nodes: readonly ts.Node[] = []) => nodes.map((each) => each.getText()).join(', ');
  const generic = method.typeParameters ? `<${list(method.typeParameters)}>` : '';
  return onOneLine(`${generic}(${list(method.parameters)}) => ${method.type.getText()}`);
}

/**
 * The declared type's text where it depends on type parameters from outside, all of which have one of the names:
 * `(value: Item) => void`, though the checker has put something in for `Item`.
 */
export function genericTypeOf(
  symbol: ts.Symbol,
  names: ReadonlySet<string> | undefined,
  checker: ts.TypeChecker,
): string | undefined {
  const declaration = names && onlyDeclaration(symbol);
  const found = declaration && outerParametersOf(declaration, checker);
  return found && found.size > 0 && [...found].every((name) => names.has(name)) ? outerTypeOf(symbol) : undefined;
}

function onlyDeclaration(symbol: ts.Symbol): ts.Declaration | undefined {
  const [declaration, ...others] = symbol.getDeclarations() ?? [];
  return others.length === 0 ? declaration : undefined;
}

function typeNodeOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = onlyDeclaration(symbol);
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration) || ts.isParameter(declaration))
    ? declaration.type
    : undefined;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** The names of type parameters that a node refers to and does not declare. */
function outerParametersOf(whole: ts.Node, checker: ts.TypeChecker): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      const own = symbol
        ?.getDeclarations()
        ?.every(
          (each) => each.pos >= whole.pos && each.end <= whole.end && each.getSourceFile() === whole.getSourceFile(),
        );
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter && !own) found.add(symbol.name);
    }
    ts.forEachChild(node, visit);
  };
  visit(whole);
  return found;
}
