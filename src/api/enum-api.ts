// The record of an enum, or of an alias of a union of values. In: its export. Out: its values.
import ts from 'typescript';
import type { ApiMember } from '../model/api.ts';
import type { ApiBody } from './api-body.ts';
import type { PackageExport } from './package-exports.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';
import { valueRowsOf } from './value-rows.ts';

/** Reads an enum: its members in the order in which they are written, each with its constant as the type. */
export function enumApiOf({ symbol }: PackageExport, context: ReadingContext): ApiBody {
  if (symbol.flags & ts.SymbolFlags.TypeAlias) return { members: valueRowsOf(symbol, context), slots: [], classes: [] };
  const { checker, linked } = context;
  const members = [...(symbol.exports?.values() ?? [])].flatMap((each): ApiMember[] => {
    const declaration = each.valueDeclaration;
    const doc = docOfSymbol(each);
    if (!declaration || !ts.isEnumMember(declaration) || doc.ignored) return [];
    const value = checker.getConstantValue(declaration);
    const type = typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value ?? 'number');
    return [
      {
        name: each.name,
        type,
        required: false,
        description: linked(doc.description),
        ...(doc.deprecated === undefined
          ? {}
          : { deprecated: doc.deprecated === true ? true : linked(doc.deprecated) }),
      },
    ];
  });
  return { members, slots: [], classes: [] };
}
