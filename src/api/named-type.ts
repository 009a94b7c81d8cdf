// Unwraps the interface in a member's type. In: `Partial<X>`, `X | undefined`, `X & {}`. Out: X and its symbol.
import ts from 'typescript';

interface NamedType {
  readonly type: ts.Type;
  readonly symbol: ts.Symbol;
}

/**
 * The one interface that a member's type refers to: through `Partial`, `Readonly` and optionality, in an intersection
 * whose other parts add nothing, and through the constraint of a type that depends on a parameter.
 */
export function namedTypeOf(type: ts.Type, checker: ts.TypeChecker): NamedType | undefined {
  return namedTypeAt(type, checker, 0);
}

/** More deeply nested types are recursive, or refer to nothing that a reader would call the member's type. */
const maxDepth = 6;

function namedTypeAt(type: ts.Type, checker: ts.TypeChecker, depth: number): NamedType | undefined {
  if (depth > maxDepth) return undefined;
  const argument =
    type.aliasSymbol && /^(Partial|Readonly|Required)$/.test(type.aliasSymbol.name)
      ? type.aliasTypeArguments?.[0]
      : undefined;
  if (argument) return namedTypeAt(argument, checker, depth + 1);
  const symbol = type.getSymbol();
  if (symbol && symbol.flags & ts.SymbolFlags.Interface) return { type, symbol };
  const parts = partsOf(type, checker);
  const named = parts
    .flatMap((part) => namedTypeAt(part, checker, depth + 1) ?? [])
    .filter((each) => checker.getPropertiesOfType(each.type).length > 0);
  const first = named[0];
  if (!first || named.length === 1 || new Set(named.map((each) => each.symbol)).size === 1) return first;
  // The interface depends on a type argument: only the members common to all candidates always exist.
  return type.isIntersection()
    ? undefined
    : { type: checker.getNonNullableType(constraintOf(type, checker) ?? type), symbol: first.symbol };
}

function partsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.isUnionOrIntersection())
    return type.types.filter((part) => !(part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  const constraint = constraintOf(type, checker);
  return constraint ? [constraint] : [];
}

function constraintOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const constraint = type.flags & ts.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : undefined;
  return constraint === type ? undefined : constraint;
}
