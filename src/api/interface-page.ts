// The record of an interface as its page shows it: attributes of native elements in a line, what names mark as internal left
// out. In: its export. Out: its own properties, and the line.
import { nativeLineOf } from './component-accepts.ts';
import type { ApiBody } from './api-body.ts';
import { possibleProperties } from './component-props.ts';
import { interfaceApiOf } from './interface-api.ts';
import type { PackageExport } from './package-exports.ts';
import { isOwn, type ReadingContext } from './reading-context.ts';

/** Reads an interface, such as that of a component's props, as a component is read. */
export function interfacePageOf(exported: PackageExport, context: ReadingContext): ApiBody {
  const body = interfaceApiOf(exported, context);
  const type = context.checker.getDeclaredTypeOfSymbol(exported.symbol);
  const properties = possibleProperties(type.isUnion() ? type.types : [type], context.checker);
  const native = nativeLineOf(properties, context);
  // Every element has a key and a ref.
  const reacts = native ? properties.filter((each) => /^(?:key|ref)$/.test(each.name) && !isOwn(each, context)) : [];
  const told = new Set([...(native?.names ?? []), ...reacts.map(({ name }) => name)]);
  return {
    ...body,
    members: body.members.filter(({ name }) => !told.has(name) && !name.startsWith('_')),
    ...(native && { accepts: [native] }),
  };
}
