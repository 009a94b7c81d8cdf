// The record of an interface, or of an alias of an object type. In: its export. Out: its properties.
import { apiMemberOf, requiredFirst, isRequired } from './api-member.ts';
import type { ApiBody } from './api-body.ts';
import type { PackageExport } from './package-exports.ts';
import { planAbove } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';

/** Reads an interface: every property, inherited ones included; for a union, the properties common to all members. */
export function interfaceApiOf(exported: PackageExport, context: ReadingContext): ApiBody {
  const { checker } = context;
  const type = checker.getDeclaredTypeOfSymbol(exported.symbol);
  const members = checker.getPropertiesOfType(type).flatMap((symbol) => {
    const doc = docOfSymbol(symbol);
    if (doc.ignored || symbol.name.startsWith('__@')) return [];
    const plan = planAbove(exported.plan, symbol, context);
    return [
      apiMemberOf({ name: symbol.name, doc, symbol, required: isRequired(symbol), ...(plan ? { plan } : {}) }, context),
    ];
  });
  return { members: members.sort(requiredFirst), slots: [], classes: [] };
}
