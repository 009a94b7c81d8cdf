// The type that a `ref` to a component holds. In: the component's props. Out: the type's text, if it is declared.
import ts from 'typescript';
import type { ComponentProps } from './component-props.ts';
import type { ReadingContext } from './reading-context.ts';

/** `HTMLDivElement` for `ref?: React.Ref<HTMLDivElement>`; `undefined` for types that carry no information. */
export function refTypeOf(props: ComponentProps, { checker }: ReadingContext): string | undefined {
  const symbol = props.find('ref');
  const target = symbol && refTargetOf(checker.getTypeOfSymbol(symbol), checker);
  if (
    !target ||
    target.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter | ts.TypeFlags.Never)
  )
    return undefined;
  if (!target.isUnion() && checker.getPropertiesOfType(target).length === 0) return undefined;
  return checker.typeToString(
    target,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
}

function refTargetOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const named =
    type.aliasSymbol && /^(?:Legacy|Forwarded)?Ref$/.test(type.aliasSymbol.name)
      ? type.aliasTypeArguments?.[0]
      : undefined;
  if (named) return checker.getNonNullableType(named);
  const object = (type.isUnion() ? type.types : [type]).find((part) =>
    /^(?:Mutable)?RefObject$/.test(part.getSymbol()?.name ?? ''),
  );
  const target = object && checker.getTypeArguments(object as ts.TypeReference)[0];
  return target && checker.getNonNullableType(target);
}
