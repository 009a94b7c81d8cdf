// The record of a hook or function. In: its export. Out: one member per parameter and per option, its signatures, the
// returned value.
import ts from 'typescript';
import type { ApiMember } from '../model/api.ts';
import { apiMemberOf, isRequired, returnsOf } from './api-member.ts';
import type { ApiBody } from './api-body.ts';
import { parameterDefaultsOf } from './code-defaults.ts';
import type { JsDoc } from './js-doc.ts';
import type { PackageExport } from './package-exports.ts';
import { declarationFileOf, isOwn } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';

/** An object with more properties than this is no list of options. */
const mostOptions = 60;

/**
 * Reads a function: its members are its parameters in their order, each followed by its options, the properties of an
 * object that the package itself declares and that has no page. Of several signatures all parameters are told; the first
 * that has one describes it.
 */
export function functionApiOf(exported: PackageExport, context: ReadingContext): ApiBody {
  const { checker, javaScript } = context;
  const { symbol, name } = exported;
  const doc = docOfSymbol(symbol);
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [first] = signatures;
  const source = javaScript.forDeclaration(declarationFileOf(symbol));
  const defaults = source ? parameterDefaultsOf(source, [symbol.name, name]) : new Map<string, string>();
  const members = new Map<string, ApiMember>();
  for (const signature of signatures) {
    signature.getParameters().forEach((parameter, index) => {
      const called = parameterNameOf(parameter, index, signature);
      const all = signatures.map((each) =>
        each.getParameters().find((one, at) => parameterNameOf(one, at, each) === called),
      );
      const required = all.every((one) => one !== undefined && isRequired(one) && !isOptional(one));
      const rows = [
        parameterMember(parameter, { name: called, required, doc }, context),
        ...optionMembers(parameter, called, doc, context),
      ];
      for (const row of rows) {
        const value =
          row.required || row.default !== undefined ? undefined : defaults.get(keyOf(row.name, called, index));
        if (!members.has(row.name)) members.set(row.name, value === undefined ? row : { ...row, default: value });
      }
    });
  }
  const at = symbol.getDeclarations()?.[0]?.getSourceFile();
  const returns = first && returnsOf(first, doc, at, context);
  return {
    members: [...members.values()],
    slots: [],
    classes: [],
    ...(signatures.length > 1 ? { overloads: signatures.map((each) => name + signatureText(each, at, checker)) } : {}),
    ...(first && returns ? { returns: { ...returns, type: fullReturn(first, returns.type, at, context) } } : {}),
  };
}

/** A parameter that is taken apart has no name of its own. */
function parameterNameOf(parameter: ts.Symbol, index: number, signature: ts.Signature): string {
  if (/^[A-Za-z$]/.test(parameter.name) && !parameter.name.startsWith('__')) return parameter.name;
  return signature.getParameters().length === 1 ? 'options' : `options${index + 1}`;
}

/** The key of a default: by the place of a parameter, because declarations may name it otherwise than the code. */
function keyOf(name: string, parameter: string, index: number): string {
  return name === parameter ? String(index) : `${index}.${name.slice(parameter.length + 1)}`;
}

interface ParameterFacts {
  readonly name: string;
  readonly required: boolean;
  readonly doc: JsDoc;
}

function parameterMember(
  parameter: ts.Symbol,
  { name, required, doc }: ParameterFacts,
  context: ReadingContext,
): ApiMember {
  const described = doc.parameters.find((each) => each.name === parameter.name || each.name === name);
  const own = { description: described?.description ?? '', ignored: false, parameters: [], see: [] };
  return apiMemberOf({ name, doc: own, symbol: parameter, required }, context);
}

function optionMembers(parameter: ts.Symbol, name: string, doc: JsDoc, context: ReadingContext): ApiMember[] {
  const { checker } = context;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const properties = checker.getPropertiesOfType(type);
  const isList =
    symbol !== undefined &&
    Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
    type.getCallSignatures().length === 0 &&
    !type.isClass() &&
    isOwn(symbol, context) &&
    context.hrefOf(symbol.name) === undefined;
  if (!isList || properties.length > mostOptions) return [];
  return properties.flatMap((property) => {
    const own = docOfSymbol(property);
    if (own.ignored || property.name.startsWith('_') || !isOwn(property, context)) return [];
    const told = doc.parameters.find((each) => each.name === `${parameter.name}.${property.name}`);
    const described = own.description || !told ? own : { ...own, description: told.description };
    return [
      apiMemberOf(
        { name: `${name}.${property.name}`, doc: described, symbol: property, required: isRequired(property) },
        context,
      ),
    ];
  });
}

function isOptional({ valueDeclaration }: ts.Symbol): boolean {
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    (valueDeclaration.questionToken !== undefined ||
      valueDeclaration.initializer !== undefined ||
      valueDeclaration.dotDotDotToken !== undefined)
  );
}

function signatureText(signature: ts.Signature, at: ts.Node | undefined, checker: ts.TypeChecker): string {
  return checker
    .signatureToString(
      signature,
      at,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    )
    .replace(/import\("[^"]*"\)\./g, '');
}

/** What a name without a page stands for: a hook's readers want to know what they get. */
function fullReturn(signature: ts.Signature, short: string, at: ts.Node | undefined, context: ReadingContext): string {
  const { type } = context.typeText(signature.getReturnType(), { optional: false, at });
  return context.hrefOf(short) === undefined && /^(?:readonly )?[{[]/.test(type) ? type : short;
}
