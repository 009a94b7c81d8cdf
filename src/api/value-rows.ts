// The values of a type that is a union of them, as rows of a page. In: the alias that names it. Out: a row a value.
import ts from 'typescript';
import type { ApiMember } from '../model/api.ts';
import type { ReadingContext } from './reading-context.ts';
import { isValue } from './value-union.ts';

const { TypeFlags } = ts;

/** A row a value, in the order in which they are written. */
export function valueRowsOf(symbol: ts.Symbol, { checker, typeText }: ReadingContext): ApiMember[] {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (!declaration) return [];
  const at = declaration.getSourceFile();
  return [...new Set(valuesIn(declaration.type, checker))].map((type) => {
    const text = typeText(type, { optional: false, at });
    const isWord = type.isStringLiteral() && !(type.flags & TypeFlags.EnumLike) && type.value.trim() !== '';
    return { name: isWord ? type.value : (text.shortType ?? text.type), ...text, required: false, description: '' };
  });
}

/** The types of a union as its author wrote it; what is no union there, such as `keyof Sizes`, in the checker's order. */
function valuesIn(node: ts.TypeNode, checker: ts.TypeChecker): ts.Type[] {
  if (ts.isParenthesizedTypeNode(node)) return valuesIn(node.type, checker);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((part) => valuesIn(part, checker));
  const type = checker.getTypeFromTypeNode(node);
  // Truth values are written as one, and readers look an enum up by its name.
  const isNamed = type.flags & (TypeFlags.BooleanLike | TypeFlags.EnumLike);
  return (type.isUnion() && !isNamed ? type.types : [type]).map((part) => withoutBrand(part, checker));
}

/** `string & {}` is how authors write a string beside literals; the brackets say nothing to readers. */
function withoutBrand(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const own = type.isIntersection() ? type.types.find((part) => isValue(part, checker)) : undefined;
  return own && type.isIntersection() && type.types.every((part) => part === own || isEmpty(part, checker))
    ? own
    : type;
}

function isEmpty(type: ts.Type, checker: ts.TypeChecker): boolean {
  return Boolean(type.flags & TypeFlags.Object) && checker.getPropertiesOfType(type).length === 0;
}
