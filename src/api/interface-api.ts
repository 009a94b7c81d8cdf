// The record of an interface, or of an alias of an object type. In: its export. Out: its properties.
import type ts from 'typescript';
import type { Plan } from '../model/page.ts';
import { requiredFirst } from '../model/api.ts';
import { apiMemberOf, isRequired } from './api-member.ts';
import type { ApiBody } from './api-body.ts';
import { possibleProperties } from './component-props.ts';
import type { PackageExport } from './package-exports.ts';
import { planAbove } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';
import { isValue } from './value-union.ts';

/**
 * Reads an interface: every property, inherited ones included; of a union those of all members, but for members that have
 * a page of their own.
 */
export function interfaceApiOf(exported: PackageExport, context: ReadingContext): ApiBody {
  const addedBy = additionsOf(exported, context);
  const branches = branchesOf(exported.symbol, context);
  const isNeeded = (symbol: ts.Symbol) =>
    isRequired(symbol) && branches.every((branch) => context.checker.getPropertyOfType(branch, symbol.name));
  const members = propertiesOf(exported.symbol, context).flatMap((symbol) => {
    const doc = docOfSymbol(symbol);
    if (doc.ignored || symbol.name.startsWith('__@')) return [];
    const plans = [planAbove(exported.plan, symbol, context), addedBy(symbol.name)];
    const plan = plans.includes('premium') ? 'premium' : plans.find((each) => each !== undefined);
    return [
      apiMemberOf({ name: symbol.name, doc, symbol, required: isNeeded(symbol), ...(plan ? { plan } : {}) }, context),
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

function propertiesOf(symbol: ts.Symbol, context: ReadingContext): readonly ts.Symbol[] {
  return possibleProperties(branchesOf(symbol, context), context.checker);
}

/**
 * The type itself; of a union its members, where readers find none of them elsewhere. Strings, lists and the like have none
 * that a library has given them.
 */
function branchesOf(symbol: ts.Symbol, { checker, hrefOf }: ReadingContext): readonly ts.Type[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const all = type.isUnion() ? type.types : [type];
  const members = all.filter((member) => !isValue(member, checker));
  const isElsewhere = (member: ts.Type) => {
    const name = (member.aliasSymbol ?? member.getSymbol())?.name;
    return name !== undefined && hrefOf(name) !== undefined;
  };
  if (!type.isUnion() || !members.some(isElsewhere)) return members;
  return members.length === all.length ? [type] : [];
}
