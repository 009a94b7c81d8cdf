// The record of an interface, or of an alias of an object type. In: its export. Out: its properties.
import type ts from 'typescript';
import type { Plan } from '../model/page.ts';
import { requiredFirst } from '../model/api.ts';
import { apiMemberOf, isRequired } from './api-member.ts';
import type { ApiBody } from './api-body.ts';
import type { PackageExport } from './package-exports.ts';
import { planAbove } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';

/** Reads an interface: every property, inherited ones included; for a union, the properties common to all members. */
export function interfaceApiOf(exported: PackageExport, context: ReadingContext): ApiBody {
  const addedBy = additionsOf(exported, context);
  const members = propertiesOf(exported.symbol, context).flatMap((symbol) => {
    const doc = docOfSymbol(symbol);
    if (doc.ignored || symbol.name.startsWith('__@')) return [];
    const plans = [planAbove(exported.plan, symbol, context), addedBy(symbol.name)];
    const plan = plans.includes('premium') ? 'premium' : plans.find((each) => each !== undefined);
    return [
      apiMemberOf({ name: symbol.name, doc, symbol, required: isRequired(symbol), ...(plan ? { plan } : {}) }, context),
    ];
  });
  return { members: members.sort(requiredFirst), slots: [], classes: [] };
}

/**
 * The plans of what larger packages add to an interface: a member may be declared in a smaller package, whose version of
 * the interface leaves it out.
 *
 * @returns the plan of the first package whose version has a member; `undefined` where the first one has it
 */
function additionsOf(
  { packages, symbols }: PackageExport,
  context: ReadingContext,
): (member: string) => Plan | undefined {
  if (new Set(symbols).size < 2) return () => undefined;
  const versions = symbols.map((symbol) => new Set(propertiesOf(symbol, context).map(({ name }) => name)));
  return (member) => {
    const first = versions.findIndex((names) => names.has(member));
    return first > 0 ? context.packages.find(({ name }) => name === packages[first])?.plan : undefined;
  };
}

function propertiesOf(symbol: ts.Symbol, { checker }: ReadingContext): ts.Symbol[] {
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
}
