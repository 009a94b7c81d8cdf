// Prints types of the checker. In: a type. Out: its text by name, and expanded by one level.
import ts from 'typescript';
import { splitUnion, uniqueUnion, withoutUndefined } from '../model/union-text.ts';
import { elementTypeText } from './element-type-text.ts';
import { localNames } from './local-names.ts';

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.OmitThisParameter;

/** An object with more properties is shown by its name. */
const maxProperties = 80;

/** A longer enum is shown by its name. */
const maxEnum = 30;

interface PrinterOptions {
  /** Where the type is used: names are printed as in that file (`React.MouseEvent`). */
  readonly at?: ts.Node | undefined;
  /** Whether the full text expands a named object: not if readers can look it up by its name. */
  readonly expands?: ((symbol: ts.Symbol) => boolean) | undefined;
}

interface Printer {
  /** The type by its name, if it has one. */
  text(type: ts.Type): string;
  /** The same as an editor shows it, with dots for what is too much. */
  abridged(type: ts.Type): string;
  /**
   * The type with its name expanded by one level: a union's members, a function's signature, an object's properties.
   */
  expanded(type: ts.Type): string;
}

/** What has been printed of a type, of which a checker makes every name anew: half of the texts are asked for again. */
const printed = new WeakMap<
  ts.Type,
  { readonly from: ts.Node | undefined; readonly more: ts.TypeFormatFlags; readonly text: string }[]
>();

export function printerOf(checker: ts.TypeChecker, { at, expands = () => false }: PrinterOptions): Printer {
  const print = (type: ts.Type, more: ts.TypeFormatFlags = 0, from = at): string => {
    const texts = printed.get(type) ?? [];
    printed.set(type, texts);
    const known = texts.find((each) => each.from === from && each.more === more);
    if (known) return known.text;
    const text = localNames(checker.typeToString(type, from, flags | more));
    texts.push({ from, more, text });
    return text;
  };
  const expanded = (type: ts.Type): string => {
    if (type.flags & ts.TypeFlags.TypeParameter) return print(checker.getBaseConstraintOfType(type) ?? type);
    if (type.isUnion()) return expandedUnion(type);
    if (isPlainFunction(type)) return print(type, ts.TypeFormatFlags.InTypeAlias);
    if (checker.isArrayType(type)) return expandedArray(type);
    if (checker.isTupleType(type)) return expandedTuple(type);
    if (type.flags & ts.TypeFlags.Conditional) return print(type, ts.TypeFormatFlags.InTypeAlias);
    return expandedObject(type) ?? print(type);
  };
  const expandedUnion = (type: ts.UnionType): string => {
    const members = enumText(type);
    if (members !== undefined) return members;
    if (type.aliasSymbol)
      return isFromReact(type.aliasSymbol) ? print(type) : print(type, ts.TypeFormatFlags.InTypeAlias);
    const origin = writtenPartsOf(type);
    const parts = (origin ?? type.types).filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    if (parts.length === 1 && parts[0]) return expanded(parts[0]);
    if (!origin) return expandedParts(type);
    return parts.map((part) => (isPlainFunction(part) ? parenthesized(expanded(part)) : expanded(part))).join(' | ');
  };
  /** The members of an enum, by which its values are written. */
  const enumText = (type: ts.UnionType): string | undefined => {
    const members = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    return members.length <= maxEnum && members.every((part) => part.flags & ts.TypeFlags.EnumLiteral)
      ? members.map((part) => print(part)).join(' | ')
      : undefined;
  };
  /** The printed union, with each part that is a named object expanded in place. */
  const expandedParts = (type: ts.UnionType): string => {
    const texts = new Map(
      type.types.flatMap((part) => {
        const text = expandedObject(part);
        return text === undefined ? [] : [[print(part), text] as const];
      }),
    );
    return splitUnion(print(type, ts.TypeFormatFlags.InTypeAlias))
      .map((part) => texts.get(part) ?? part)
      .join(' | ');
  };
  const expandedArray = (type: ts.Type): string => {
    const element = checker.getTypeArguments(type as ts.TypeReference)[0];
    const text = element && (element.isUnion() || isPlainFunction(element) ? undefined : expandedObject(element));
    const whole = print(type);
    return text === undefined ? whole : `${whole.startsWith('readonly ') ? 'readonly ' : ''}${text}[]`;
  };
  /** The tuple with each element that is a named object expanded in place. */
  const expandedTuple = (type: ts.Type): string =>
    checker.getTypeArguments(type as ts.TypeReference).reduce(
      (whole, element) => {
        const text = expandedObject(element);
        const name = print(element);
        const start = text === undefined ? -1 : whole.lastIndexOf(name);
        return start < 0 ? whole : whole.slice(0, start) + text! + whole.slice(start + name.length);
      },
      print(type, ts.TypeFormatFlags.InTypeAlias),
    );
  const expandedObject = (type: ts.Type): string | undefined => {
    const symbol = type.aliasSymbol ?? type.getSymbol();
    if (
      !symbol ||
      !expands(subjectOf(type) ?? symbol) ||
      !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) ||
      type.getCallSignatures().length > 0
    )
      return undefined;
    const properties = checker.getPropertiesOfType(type);
    if (checker.getIndexInfosOfType(type).length > 0)
      return type.aliasSymbol && properties.length === 0 ? print(type, ts.TypeFormatFlags.InTypeAlias) : undefined;
    if (properties.length === 0 || properties.length > maxProperties) return undefined;
    return `{ ${properties.map((property) => `${propertyText(property)};`).join(' ')} }`;
  };
  const propertyText = (property: ts.Symbol): string => {
    const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const text =
      elementTypeText(property, { checker, print: (type, file) => print(type, 0, file) }) ??
      print(checker.getTypeOfSymbol(property), 0, property.getDeclarations()?.[0]?.getSourceFile());
    return `${/^[\w$]+$/.test(property.name) ? property.name : `'${property.name}'`}${optional ? '?' : ''}: ${uniqueUnion(optional ? withoutUndefined(text) : text)}`;
  };
  const abridged = (type: ts.Type): string =>
    localNames(checker.typeToString(type, at, flags & ~ts.TypeFormatFlags.NoTruncation));
  return { text: print, abridged, expanded };
}

function parenthesized(text: string): string {
  return text.includes('=>') && splitUnion(text).length === 1 && !text.startsWith('((') ? `(${text})` : text;
}

/** The `X` of `Partial<X>` and similar types. */
function subjectOf({ aliasSymbol, aliasTypeArguments }: ts.Type): ts.Symbol | undefined {
  const [subject] =
    aliasSymbol && /^(?:Partial|Required|Readonly|Pick|Omit)$/.test(aliasSymbol.name) ? (aliasTypeArguments ?? []) : [];
  return subject?.aliasSymbol ?? subject?.getSymbol();
}

function isPlainFunction(type: ts.Type): boolean {
  return type.getCallSignatures().length === 1 && type.getProperties().length === 0;
}

/** A union as it was written (`Name | null`), if the checker still knows it. */
export function writtenPartsOf(type: ts.UnionType): readonly ts.Type[] | undefined {
  const { origin } = type as ts.UnionType & { readonly origin?: ts.Type };
  return origin?.isUnion() ? origin.types : undefined;
}

/** Types such as `ReactNode` and `Ref`, which readers know and which need no expansion. */
function isFromReact(symbol: ts.Symbol): boolean {
  return symbol.getDeclarations()?.[0]?.getSourceFile().fileName.includes('/@types/react/') === true;
}
