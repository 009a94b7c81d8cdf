// What a `ref` to a component holds. In: the component's props. Out: the type's text, where the declaration says it.
import ts from 'typescript';
import type { ComponentProps } from './component-props.ts';
import type { ReadingContext } from './reading-context.ts';

/** `HTMLDivElement` of a `ref?: React.Ref<HTMLDivElement>`; nothing where any value, or none, would do. */
export function refTypeOf(props: ComponentProps, { checker }: ReadingContext): string | undefined {
  const symbol = props.find('ref');
  const held = symbol && heldBy(checker.getTypeOfSymbol(symbol), checker);
  if (!held || held.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter | ts.TypeFlags.Never))
    return undefined;
  if (!held.isUnion() && checker.getPropertiesOfType(held).length === 0) return undefined;
  return checker.typeToString(
    held,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
}

function heldBy(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const named =
    type.aliasSymbol && /^(?:Legacy|Forwarded)?Ref$/.test(type.aliasSymbol.name)
      ? type.aliasTypeArguments?.[0]
      : undefined;
  if (named) return checker.getNonNullableType(named);
  const object = (type.isUnion() ? type.types : [type]).find((part) =>
    /^(?:Mutable)?RefObject$/.test(part.getSymbol()?.name ?? ''),
  );
  const held = object && checker.getTypeArguments(object as ts.TypeReference)[0];
  return held && checker.getNonNullableType(held);
}
