// One row of a props or properties table. In: a member's symbol and its comment. Out: the ApiMember.
import ts from 'typescript';
import type { ApiMember, ApiParameter } from '../model/api.ts';
import type { JsDoc } from './js-doc.ts';
import { typeTextOf } from './type-text.ts';
import { writtenTypeOf } from './written-type.ts';

export interface MemberFacts {
  readonly name: string;
  readonly doc: JsDoc;
  /** Absent where the declarations do not know the member. */
  readonly symbol?: ts.Symbol;
  /** The type to show then. */
  readonly fallbackType?: string;
  readonly required: boolean;
  readonly plan?: ApiMember['plan'];
  /** Turns inline tags (`{@link X}`) into Markdown. */
  readonly linked: (markdown: string) => string;
}

/** The record of one member. */
export function apiMemberOf(facts: MemberFacts, checker: ts.TypeChecker): ApiMember {
  const { name, doc, symbol, fallbackType, required, plan, linked } = facts;
  const type = symbol && checker.getTypeOfSymbol(symbol);
  const text = type ? typeTextOf(type, checker, { optional: !required, written: symbol && writtenTypeOf(symbol, checker) }) : { type: fallbackType ?? 'unknown' };
  const signature = type && signatureOf(type, doc, checker, linked);
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

/** The call a function member makes or takes; of a union, that of its only function. */
export function signatureOf(type: ts.Type, doc: JsDoc, checker: ts.TypeChecker, linked: MemberFacts['linked']): ApiMember['signature'] {
  const signature = callSignatureOf(type);
  if (!signature || (doc.parameters.length === 0 && !doc.returns && type.isUnion() && !isOptionalFunction(type))) return undefined;
  const result = signature.getReturnType();
  const resultText = typeTextOf(result, checker, { optional: false });
  const isVoid = Boolean(result.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined));
  return {
    parameters: parametersOf(signature, doc, checker, linked),
    ...(isVoid && !doc.returns ? {} : { returns: { type: resultText.shortType ?? resultText.type, description: linked(doc.returns?.description ?? '') } }),
  };
}

function callSignatureOf(type: ts.Type): ts.Signature | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const signatures = parts.flatMap((part) => (isPlainFunction(part) ? [...part.getCallSignatures()] : []));
  return signatures.length === 1 ? signatures[0] : undefined;
}

/** A function, not a component, a class or an object that can also be called. */
function isPlainFunction(type: ts.Type): boolean {
  return type.getCallSignatures().length === 1 && type.getConstructSignatures().length === 0 && type.getProperties().length === 0;
}

function isOptionalFunction(type: ts.UnionType): boolean {
  return type.types.every((part) => part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null) || isPlainFunction(part));
}

/** Parameters as declared, each followed by those parts of it (`params.id`) that the comment describes. */
function parametersOf(signature: ts.Signature, doc: JsDoc, checker: ts.TypeChecker, linked: MemberFacts['linked']): ApiParameter[] {
  const declared = signature.getParameters();
  const top = doc.parameters.filter((parameter) => !parameter.name.includes('.'));
  return declared.flatMap((parameter, index) => {
    const named = top.find((each) => each.name === parameter.name) ?? (top.length === declared.length ? top[index] : undefined);
    const name = named?.name ?? parameter.name;
    const { type, shortType } = typeTextOf(checker.getTypeOfSymbol(parameter), checker, { optional: false });
    const parts = doc.parameters.filter((each) => each.name.startsWith(`${name}.`));
    return [
      { name, type: shortType ?? type, description: linked(named?.description ?? '') },
      ...parts.map((part) => ({ name: part.name, type: part.type ?? 'unknown', description: linked(part.description) })),
    ];
  });
}

/** Required members first, then by name: the order of every table. */
export function byNeed(a: ApiMember, b: ApiMember): number {
  if (a.required !== b.required) return a.required ? -1 : 1;
  const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** A property declared without `?`. */
export function isRequired(symbol: ts.Symbol): boolean {
  return !(symbol.flags & ts.SymbolFlags.Optional);
}
