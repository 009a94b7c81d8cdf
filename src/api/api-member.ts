// One row of a props or properties table. In: a member's symbol and its comment. Out: the ApiMember.
import ts from 'typescript';
import type { Api, ApiMember, ApiParameter } from '../model/api.ts';
import type { JsDoc } from './js-doc.ts';
import type { ReadingContext } from './reading-context.ts';
import { genericTypeOf, writtenFormsOf, writtenTypeOf } from './written-type.ts';

interface MemberFacts {
  readonly name: string;
  readonly doc: JsDoc;
  /** Absent if the declarations do not contain the member. */
  readonly symbol?: ts.Symbol;
  /** The type to show in that case. */
  readonly fallbackType?: string;
  /** The type to show instead of the declared one. */
  readonly type?: ts.Type | undefined;
  /** The text to show instead of a type. */
  readonly typeText?: string | undefined;
  readonly required: boolean;
  readonly plan?: ApiMember['plan'];
}

/** The record of one member. */
export function apiMemberOf(facts: MemberFacts, context: ReadingContext): ApiMember {
  const { name, doc, symbol, fallbackType, required, plan } = facts;
  const { checker, linked, typeText } = context;
  const said = facts.typeText;
  const type = said === undefined ? (facts.type ?? (symbol && checker.getTypeOfSymbol(symbol))) : undefined;
  const generic = symbol && type && !facts.type ? genericTypeOf(symbol, context.generics, checker) : undefined;
  const at = symbol?.getDeclarations()?.[0]?.getSourceFile();
  const declared = facts.type ? undefined : symbol;
  const text =
    type && generic === undefined
      ? typeText(type, {
          optional: !required,
          ...(declared && writtenFormsOf(declared, checker)),
          at,
        })
      : { type: generic ?? said ?? fallbackType ?? 'unknown' };
  const signature = type && signatureOf(type, doc, at, context);
  return {
    name,
    ...text,
    required,
    ...(doc.default === undefined ? {} : { default: doc.default }),
    description: linked(doc.description),
    ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated === true ? true : linked(doc.deprecated) }),
    ...(plan ? { plan } : {}),
    ...(doc.see.length > 0 ? { see: doc.see.map(linked) } : {}),
    ...(signature ? { signature } : {}),
  };
}

/** The signature of a function member; for a union, that of its only function. */
function signatureOf(
  type: ts.Type,
  doc: JsDoc,
  at: ts.Node | undefined,
  context: ReadingContext,
): ApiMember['signature'] {
  const signature = callSignatureOf(type);
  if (!signature || (doc.parameters.length === 0 && !doc.returns && type.isUnion() && !isOptionalFunction(type)))
    return undefined;
  const returns = returnsOf(signature, doc, at, context);
  return { parameters: parametersOf(signature, doc, at, context), ...(returns ? { returns } : {}) };
}

/** The returned value; `undefined` if there is none and the comment mentions none. */
export function returnsOf(
  signature: ts.Signature,
  doc: JsDoc,
  at: ts.Node | undefined,
  { linked, typeText }: ReadingContext,
): Api['returns'] {
  const result = signature.getReturnType();
  if (result.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined) && !doc.returns) return undefined;
  const { type, shortType } = typeText(result, { optional: false, at });
  return { type: shortType ?? type, description: linked(doc.returns?.description ?? '') };
}

function callSignatureOf(type: ts.Type): ts.Signature | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const signatures = parts.flatMap((part) => (isPlainFunction(part) ? [...part.getCallSignatures()] : []));
  return signatures.length === 1 ? signatures[0] : undefined;
}

/** A function, and not a component, a class or a callable object. */
function isPlainFunction(type: ts.Type): boolean {
  return (
    type.getCallSignatures().length === 1 &&
    type.getConstructSignatures().length === 0 &&
    type.getProperties().length === 0
  );
}

function isOptionalFunction(type: ts.UnionType): boolean {
  return type.types.every((part) => part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null) || isPlainFunction(part));
}

/** Parameters as declared, each followed by the parts of it (`params.id`) that the comment describes. */
export function parametersOf(
  signature: ts.Signature,
  doc: JsDoc,
  at: ts.Node | undefined,
  { checker, linked, typeText, generics }: ReadingContext,
): ApiParameter[] {
  const declared = signature.getParameters();
  const top = doc.parameters.filter((parameter) => !parameter.name.includes('.'));
  // The type that a comment gives for a part may be vague (`object`) or outdated, so the declaration takes precedence.
  const typeAt = (parameter: ts.Symbol, path: readonly string[]): string | undefined => {
    let symbol: ts.Symbol | undefined = parameter;
    for (const name of path)
      symbol &&= checker.getPropertyOfType(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), name);
    const text =
      symbol &&
      typeText(checker.getTypeOfSymbol(symbol), { optional: Boolean(symbol.flags & ts.SymbolFlags.Optional), at });
    return text && (text.shortType ?? text.type);
  };
  return declared.flatMap((parameter, index) => {
    const named =
      top.find((each) => each.name === parameter.name) ?? (top.length === declared.length ? top[index] : undefined);
    const name = named?.name ?? parameter.name;
    const { outer } = writtenFormsOf(parameter, checker);
    const text = typeText(checker.getTypeOfSymbol(parameter), { optional: false, outer, at });
    const parts = doc.parameters.filter((each) => each.name.startsWith(`${name}.`));
    return [
      {
        name,
        type:
          genericTypeOf(parameter, generics, checker) ??
          writtenParameterType(parameter, checker) ??
          text.shortType ??
          text.type,
        description: linked(named?.description ?? ''),
      },
      ...parts.map((part) => ({
        name: part.name,
        type: typeAt(parameter, part.name.split('.').slice(1)) ?? part.type ?? 'unknown',
        description: linked(part.description),
      })),
    ];
  });
}

/**
 * The type as its author wrote it, which is how the checker prints it in the whole signature; `undefined` where the
 * checker prints a form of its own.
 */
function writtenParameterType(parameter: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const declaration = parameter.valueDeclaration;
  if (!declaration || !ts.isParameter(declaration) || declaration.questionToken) return undefined;
  const written = writtenTypeOf(parameter, checker);
  return written && !/^\||\bthis\b|["{]|\/[*/]|\[[^\]]/.test(written) ? written : undefined;
}

/** A property declared without `?`. */
export function isRequired(symbol: ts.Symbol): boolean {
  return !(symbol.flags & ts.SymbolFlags.Optional);
}
