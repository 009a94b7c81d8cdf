// The record of a hook or function. In: its export. Out: one member per parameter, its signature, the returned value.
import { apiMemberOf, isRequired, returnsOf } from './api-member.ts';
import type { ApiBody } from './api-body.ts';
import type { PackageExport } from './package-exports.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';

/** Reads a function: its members are the parameters of its first signature, in order. */
export function functionApiOf(exported: PackageExport, context: ReadingContext): ApiBody {
  const { checker } = context;
  const doc = docOfSymbol(exported.symbol);
  const signature = checker.getTypeOfSymbol(exported.symbol).getCallSignatures()[0];
  const members = (signature?.getParameters() ?? []).map((symbol) => {
    const described = doc.parameters.find((parameter) => parameter.name === symbol.name);
    const declaration = symbol.valueDeclaration;
    const optional =
      !isRequired(symbol) || (declaration && 'questionToken' in declaration && declaration.questionToken !== undefined);
    const memberDoc = { description: described?.description ?? '', ignored: false, parameters: [], see: [] };
    return apiMemberOf({ name: symbol.name, doc: memberDoc, symbol, required: !optional }, context);
  });
  const returns =
    signature && returnsOf(signature, doc, exported.symbol.getDeclarations()?.[0]?.getSourceFile(), context);
  return { members, slots: [], classes: [], ...(returns ? { returns } : {}) };
}
