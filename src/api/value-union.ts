// Types that are a union of values: `'small' | 'medium'`, `string | number`. They have no members of their own; those that
// the checker knows are String's and Number's. In: a type. Out: whether it is one.
import ts from 'typescript';

const { TypeFlags } = ts;
const primitive =
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BigIntLike |
  TypeFlags.BooleanLike |
  TypeFlags.ESSymbolLike |
  TypeFlags.Null |
  TypeFlags.Undefined;

/** Whether all that a union may be are values. */
export function isValueUnion(type: ts.Type, checker: ts.TypeChecker): boolean {
  return type.isUnion() && type.types.every((part) => isValue(part, checker));
}

/** Whether what the checker lists of a type are members of JavaScript's own types. */
export function isValue(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isIntersection()) return type.types.some((part) => isValue(part, checker));
  return Boolean(type.flags & primitive) || checker.isArrayType(type) || checker.isTupleType(type);
}
