// Whether a property has the type that its declaration says, or one that was computed. In: a property's symbol. Out: the
// answer, without its type.
import ts from 'typescript';

/** What the compiler notes of a symbol that it made; its public types leave it out, and without it nothing is known. */
interface MadeSymbol extends ts.Symbol {
  readonly links?: {
    readonly checkFlags?: number;
    /** What a property of a generic type was made of. */
    readonly target?: ts.Symbol;
    /** What a property of a mapped type was made of, and that type. */
    readonly syntheticOrigin?: ts.Symbol;
    readonly mappedType?: { readonly declaration?: ts.MappedTypeNode };
  };
}

/** Among the flags: a property of a generic type, with arguments in place of its parameters, and nothing else. */
const instantiated = 1;

/**
 * True for what is declared by itself, for the same in a generic type whose parameters do not matter to it, and for what
 * `Omit`, `Pick`, `Partial` and `Readonly` take from there; false where that is not sure.
 */
export function isTypedAsDeclared(property: ts.Symbol): boolean {
  if ((property.getDeclarations() ?? []).length !== 1) return false;
  if (!(property.flags & ts.SymbolFlags.Transient)) return true;
  const { checkFlags, target, syntheticOrigin, mappedType } = (property as MadeSymbol).links ?? {};
  if (mappedType) return syntheticOrigin !== undefined && isCopying(mappedType) && isTypedAsDeclared(syntheticOrigin);
  return checkFlags === instantiated && target !== undefined && isTypedAsDeclared(target);
}

/** A mapped type of the standard library that changes no types: `Required` takes `undefined` from them. */
function isCopying({ declaration }: { readonly declaration?: ts.MappedTypeNode }): boolean {
  return (
    declaration !== undefined &&
    declaration.questionToken?.kind !== ts.SyntaxKind.MinusToken &&
    declaration.type !== undefined &&
    ts.isIndexedAccessTypeNode(declaration.type) &&
    /\/typescript\/lib\/lib\.[^/]*$/.test(declaration.getSourceFile().fileName)
  );
}
