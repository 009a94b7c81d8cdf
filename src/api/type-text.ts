// Types as TypeScript text. In: a type of the checker. Out: the full text, and a short form where it says less.
import ts from 'typescript';
import { inOrderOf, splitUnion, uniqueUnion, withoutUndefined } from '../model/union-text.ts';

interface TypeText {
  readonly type: string;
  /** The name of a type whose full text is longer than a table cell should be. */
  readonly shortType?: string;
}

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.OmitThisParameter;

/** Longer full texts are no help to a reader; the name then stands alone. */
const longest = 2500;

/** What still reads well in a table's cell. */
const longestShort = 80;

/** An object of more properties is better known by its name. */
const mostProperties = 80;

interface TypeTextOptions {
  /** The member may be left out, so that `undefined` need not be said. */
  readonly optional: boolean;
  /** The type as its author wrote it, shown where the checker's own short text is long. */
  readonly written?: string | undefined;
  /** Where it is written: names are as that file has them (`React.MouseEvent`). */
  readonly at?: ts.Node | undefined;
  /** Whether a named object is opened in the full text: not if readers can look it up under its name. */
  readonly opens?: ((symbol: ts.Symbol) => boolean) | undefined;
}

/** A writer of types that remembers: hundreds of components share the props that they inherit. */
export function typeWriter(
  checker: ts.TypeChecker,
  opens: TypeTextOptions['opens'],
): (type: ts.Type, options: Omit<TypeTextOptions, 'opens'>) => TypeText {
  const known = new Map<
    ts.Type,
    {
      readonly at: ts.Node | undefined;
      readonly optional: boolean;
      readonly written: string | undefined;
      readonly text: TypeText;
    }[]
  >();
  return (type, options) => {
    const texts = known.get(type) ?? [];
    known.set(type, texts);
    const found = texts.find(
      ({ at, optional, written }) => at === options.at && optional === options.optional && written === options.written,
    );
    if (found) return found.text;
    const text = typeTextOf(type, checker, { ...options, opens });
    texts.push({ at: options.at, optional: options.optional, written: options.written, text });
    return text;
  };
}

/** The text of a member's type. */
function typeTextOf(declared: ts.Type, checker: ts.TypeChecker, options: TypeTextOptions): TypeText {
  const { optional, written } = options;
  const type = settled(declared, checker);
  const printer = printerOf(checker, options);
  const clean = (text: string): string => uniqueUnion(optional ? withoutUndefined(text) : text);
  // The checker orders a union by what it met first; readers and versions are better served by the author's order.
  const inOrder = (text: string): string => inOrderOf(text, optional && written ? withoutUndefined(written) : written);
  const named = inOrder(clean(printer.text(type)));
  const short = written && named.length > longestShort && written.length < named.length ? clean(written) : named;
  const opened = inOrderOf(inOrder(clean(printer.opened(type))), aliasText(type));
  const full = opened.length <= longest && isTelling(opened) ? opened : named.length <= longest ? named : short;
  return full === short ? { type: full } : { type: full, shortType: short };
}

/**
 * What can be said of a type that depends on another one: `Props['label']` of a Props that is still open, or a
 * parameter `Multiple extends boolean`, says nothing by its name. A parameter that stands for an object keeps it.
 */
function settled(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  if (isLookup(type)) return checker.getBaseConstraintOfType(type) ?? type;
  const parts = type.isUnion() ? type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined)) : [type];
  const only =
    parts.length === 1 && parts[0]!.flags & ts.TypeFlags.TypeParameter
      ? checker.getBaseConstraintOfType(parts[0]!)
      : undefined;
  const isSimple =
    only &&
    (only.isUnion() ? only.types : [only]).every(
      (part) =>
        part.flags &
        (ts.TypeFlags.BooleanLike | ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Undefined),
    );
  return isSimple ? only : type;
}

/** What an alias stands for, as it is written. */
function aliasText(type: ts.Type): string | undefined {
  const alias = (type.aliasSymbol ?? nonNullAlias(type))?.getDeclarations()?.[0];
  return alias && ts.isTypeAliasDeclaration(alias) && !alias.typeParameters
    ? alias.type.getText().replace(/\s+/g, ' ')
    : undefined;
}

/** The alias in `Alias | undefined`. */
function nonNullAlias(type: ts.Type): ts.Symbol | undefined {
  const parts = type.isUnion()
    ? (originOf(type) ?? type.types).filter((part) => !(part.flags & ts.TypeFlags.Undefined))
    : [];
  return parts.length === 1 ? parts[0]?.aliasSymbol : undefined;
}

interface Printer {
  /** By its name, where it has one. */
  text(type: ts.Type): string;
  /** One level of the type's own name opened: a union's members, a function's signature, an object's properties. */
  opened(type: ts.Type): string;
}

function printerOf(checker: ts.TypeChecker, { at, opens = () => false }: TypeTextOptions): Printer {
  const print = (type: ts.Type, more: ts.TypeFormatFlags = 0, from = at): string =>
    localNames(checker.typeToString(type, from, flags | more));
  const opened = (type: ts.Type): string => {
    if (type.flags & ts.TypeFlags.TypeParameter) return print(checker.getBaseConstraintOfType(type) ?? type);
    if (type.isUnion()) return openedUnion(type);
    if (isPlainFunction(type)) return print(type, ts.TypeFormatFlags.InTypeAlias);
    if (checker.isArrayType(type)) return openedArray(type);
    if (checker.isTupleType(type)) return print(type, ts.TypeFormatFlags.InTypeAlias);
    if (type.flags & ts.TypeFlags.Conditional) return print(type, ts.TypeFormatFlags.InTypeAlias);
    return openedObject(type) ?? print(type);
  };
  const openedUnion = (type: ts.UnionType): string => {
    if (type.aliasSymbol) return isReacts(type.aliasSymbol) ? print(type) : print(type, ts.TypeFormatFlags.InTypeAlias);
    const origin = originOf(type);
    const parts = (origin ?? type.types).filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    if (parts.length === 1 && parts[0]) return opened(parts[0]);
    if (!origin) return openedParts(type);
    return parts.map((part) => (isPlainFunction(part) ? parenthesized(opened(part)) : opened(part))).join(' | ');
  };
  /** The union as it is printed, each part that is a named object opened in its place. */
  const openedParts = (type: ts.UnionType): string => {
    const texts = new Map(
      type.types.flatMap((part) => {
        const text = openedObject(part);
        return text === undefined ? [] : [[print(part), text] as const];
      }),
    );
    return splitUnion(print(type, ts.TypeFormatFlags.InTypeAlias))
      .map((part) => texts.get(part) ?? part)
      .join(' | ');
  };
  const openedArray = (type: ts.Type): string => {
    const element = checker.getTypeArguments(type as ts.TypeReference)[0];
    const text = element && (element.isUnion() || isPlainFunction(element) ? undefined : openedObject(element));
    const whole = print(type);
    return text === undefined ? whole : `${whole.startsWith('readonly ') ? 'readonly ' : ''}${text}[]`;
  };
  const openedObject = (type: ts.Type): string | undefined => {
    const symbol = type.aliasSymbol ?? type.getSymbol();
    if (
      !symbol ||
      !opens(subjectOf(type) ?? symbol) ||
      !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) ||
      type.getCallSignatures().length > 0
    )
      return undefined;
    const properties = checker.getPropertiesOfType(type);
    if (checker.getIndexInfosOfType(type).length > 0)
      return type.aliasSymbol && properties.length === 0 ? print(type, ts.TypeFormatFlags.InTypeAlias) : undefined;
    if (properties.length === 0 || properties.length > mostProperties) return undefined;
    return `{ ${properties.map((property) => `${propertyText(property)};`).join(' ')} }`;
  };
  const propertyText = (property: ts.Symbol): string => {
    const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const text = print(checker.getTypeOfSymbol(property), 0, property.getDeclarations()?.[0]?.getSourceFile());
    return `${/^[\w$]+$/.test(property.name) ? property.name : `'${property.name}'`}${optional ? '?' : ''}: ${uniqueUnion(optional ? withoutUndefined(text) : text)}`;
  };
  return { text: print, opened };
}

/** `import("…").Name`, for what the file does not import, as the name that readers import it by. */
function localNames(text: string): string {
  const named = text.includes('import(')
    ? text.replace(/import\("[^"]*\/@types\/react\/[^"]*"\)\./g, 'React.').replace(/import\("[^"]*"\)\./g, '')
    : text;
  return named.includes('VoidOrUndefinedOnly') ? named.replace(refCallback, 'React.RefCallback<$1>') : named;
}

/** What React's declarations make of a ref that is a function, where its name is lost. */
const refCallback =
  /\(\(instance: ([^()|]+?)(?: \| null)?\) => void \| \(\(\) => VoidOrUndefinedOnly\)(?: \| (?:React\.)?DO_NOT_USE\w+\[keyof (?:React\.)?DO_NOT_USE\w+\])?\)/g;

function parenthesized(text: string): string {
  return text.includes('=>') && splitUnion(text).length === 1 && !text.startsWith('((') ? `(${text})` : text;
}

/** What `Partial<X>` and its like are made of. */
function subjectOf({ aliasSymbol, aliasTypeArguments }: ts.Type): ts.Symbol | undefined {
  const [subject] =
    aliasSymbol && /^(?:Partial|Required|Readonly|Pick|Omit)$/.test(aliasSymbol.name) ? (aliasTypeArguments ?? []) : [];
  return subject?.aliasSymbol ?? subject?.getSymbol();
}

function isLookup(type: ts.Type): boolean {
  return (
    Boolean(type.flags & ts.TypeFlags.IndexedAccess) || (type.isUnionOrIntersection() && type.types.some(isLookup))
  );
}

function isPlainFunction(type: ts.Type): boolean {
  return type.getCallSignatures().length === 1 && type.getProperties().length === 0;
}

/** A union as it was written (`Name | null`), where the checker still knows. */
function originOf(type: ts.UnionType): readonly ts.Type[] | undefined {
  const { origin } = type as ts.UnionType & { readonly origin?: ts.Type };
  return origin?.isUnion() ? origin.types : undefined;
}

/** `ReactNode`, `Ref`: readers know these, and what they are made of is React's business. */
function isReacts(symbol: ts.Symbol): boolean {
  return symbol.getDeclarations()?.[0]?.getSourceFile().fileName.includes('/@types/react/') === true;
}

function isTelling(text: string): boolean {
  return !/^(any|unknown|\{\}|object)$/.test(text);
}
