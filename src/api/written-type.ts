// The type of a member or a parameter as its author wrote it. In: its symbol. Out: the text, if it is self-contained.
import ts from 'typescript';

/** The declared type's text on one line; `undefined` if it refers to a type parameter from outside. */
export function writtenTypeOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const declarations = symbol.getDeclarations() ?? [];
  const declaration = declarations[0];
  if (
    declarations.length !== 1 ||
    !declaration ||
    !(ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration) || ts.isParameter(declaration))
  )
    return undefined;
  const node = declaration.type;
  if (!node || dependsOnParameter(node, node, checker)) return undefined;
  return node.getText().replace(/\s+/g, ' ');
}

function dependsOnParameter(node: ts.Node, whole: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const own = symbol
      ?.getDeclarations()
      ?.every(
        (each) => each.pos >= whole.pos && each.end <= whole.end && each.getSourceFile() === whole.getSourceFile(),
      );
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter && !own) return true;
  }
  return ts.forEachChild(node, (child) => dependsOnParameter(child, whole, checker)) ?? false;
}
