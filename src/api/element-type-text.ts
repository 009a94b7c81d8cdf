// The text of a property that is declared as React's `ElementType<Props>`, without its type: the checker would compare the
// props with those of every native element, a sixth of all that reading a library costs, and then print the name. In: a
// property's symbol. Out: the same text.
import ts from 'typescript';
import { isTypedAsDeclared } from './typed-as-declared.ts';
import { writtenTypeOf } from './written-type.ts';

interface TextTools {
  readonly checker: ts.TypeChecker;
  readonly print: (type: ts.Type, at: ts.SourceFile) => string;
}

/** The text; `undefined` for any other property, and where only the checker knows what stands for a type parameter. */
export function elementTypeText(property: ts.Symbol, { checker, print }: TextTools): string | undefined {
  const [declaration] = property.getDeclarations() ?? [];
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  // Without an argument there is nothing to compare.
  if (!node || !ts.isTypeReferenceNode(node) || !node.typeArguments) return undefined;
  if (lastNameOf(node.typeName).text !== 'ElementType' || !isTypedAsDeclared(property)) return undefined;
  const written = writtenTypeOf(property, checker);
  if (written === undefined || /\bthis\b/.test(written)) return undefined;
  const symbol = aliasedSymbolOf(node.typeName, checker);
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!symbol || !alias?.getSourceFile().fileName.includes('/@types/react/')) return undefined;
  const file = node.getSourceFile();
  const given = (alias.typeParameters ?? []).map(({ default: usual }, index) => node.typeArguments![index] ?? usual);
  const args = given.map((each) => each && print(checker.getTypeFromTypeNode(each), file));
  return `${checker.symbolToString(symbol, file, ts.SymbolFlags.Type, ts.SymbolFormatFlags.None)}<${args.join(', ')}>`;
}

function lastNameOf(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : name.right;
}

function aliasedSymbolOf(name: ts.EntityName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const found = checker.getSymbolAtLocation(name);
  return found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
}
