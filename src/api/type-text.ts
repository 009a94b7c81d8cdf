// Types as TypeScript text. In: a type of the checker. Out: the full text, and a shorter form if there is one.
import ts from 'typescript';
import { printerOf, writtenPartsOf } from './type-printer.ts';
import {
  inOrderOf,
  namedKeys,
  uniqueUnion,
  withoutUndefined,
  withPlainLast,
  withSingleQuotes,
} from '../model/union-text.ts';

interface TypeText {
  readonly type: string;
  /** The name of a type whose full text is longer than a table cell should be. */
  readonly shortType?: string;
}

/** Longer full texts do not help readers; then only the name is shown. */
const maxLength = 2500;

/** The length that is still readable in a table cell. */
const maxShortLength = 80;

/** A longer text of what the checker spells out is no help, where its author has written one that is half as long at most. */
const maxSpelledLength = 240;

interface TypeTextOptions {
  /** The member is optional, so `undefined` is omitted. */
  readonly optional: boolean;
  /** The type as its author wrote it, shown if the checker's own short text is long. */
  readonly written?: string | undefined;
  /** The same, where that may refer to type parameters from outside. */
  readonly outer?: string | undefined;
  /** Where it is used: names are printed as in that file (`React.MouseEvent`). */
  readonly at?: ts.Node | undefined;
  /** Whether the full text expands a named object: not if readers can look it up by its name. */
  readonly expands?: ((symbol: ts.Symbol) => boolean) | undefined;
}

/** Returns a memoized printer of types: hundreds of components share inherited props. */
export function typeWriter(
  checker: ts.TypeChecker,
  expands: TypeTextOptions['expands'],
): (type: ts.Type, options: Omit<TypeTextOptions, 'expands'>) => TypeText {
  const known = new Map<
    ts.Type,
    {
      readonly at: ts.Node | undefined;
      readonly optional: boolean;
      readonly written: string | undefined;
      readonly outer: string | undefined;
      readonly text: TypeText;
    }[]
  >();
  return (type, options) => {
    const texts = known.get(type) ?? [];
    known.set(type, texts);
    const found = texts.find(
      ({ at, optional, written, outer }) =>
        at === options.at && optional === options.optional && written === options.written && outer === options.outer,
    );
    if (found) return found.text;
    const text = typeTextOf(type, checker, { ...options, expands });
    const { at, optional, written, outer } = options;
    texts.push({ at, optional, written, outer, text });
    return text;
  };
}

/** The text of a member's type. */
function typeTextOf(declared: ts.Type, checker: ts.TypeChecker, options: TypeTextOptions): TypeText {
  const { optional } = options;
  const [written, outer] = [options.written, options.outer].map((text) => text && withSingleQuotes(text));
  const type = resolved(declared, checker);
  const printer = printerOf(checker, options);
  const clean = (text: string): string =>
    namedKeys(withPlainLast(uniqueUnion(optional ? withoutUndefined(text) : text)));
  // The checker orders a union by what it saw first; the author's order is better for readers, and stable across
  // versions.
  const inOrder = (text: string): string => inOrderOf(text, optional && written ? withoutUndefined(written) : written);
  const named = inOrder(clean(printer.text(type)));
  const isBetter = (text: string | undefined, limit: number, share: number): text is string =>
    text !== undefined && named.length > limit && text.length < named.length * share;
  const best = isBetter(written, maxShortLength, 1)
    ? clean(written)
    : isBetter(outer, maxSpelledLength, 0.5) && isSpelledOut(named)
      ? clean(outer)
      : named;
  const short = best.length > maxLength ? printer.abridged(type) : best;
  const expanded = inOrderOf(inOrder(clean(printer.expanded(type))), aliasText(type));
  const full =
    expanded.length <= maxLength && isInformative(expanded) ? expanded : named.length <= maxLength ? named : short;
  // The same object, in which nothing says `undefined` of what need not be there.
  const isSame = full === short || (short.startsWith('{') && full.startsWith('{') && full.length <= short.length);
  return isSame ? { type: full } : { type: full, shortType: short };
}

/**
 * Resolves a type that depends on another one, because names such as `Props['label']` of a generic Props, or a
 * parameter `Multiple extends boolean`, tell readers nothing. A parameter that stands for an object keeps its name.
 */
function resolved(type: ts.Type, checker: ts.TypeChecker): ts.Type {
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

/** The definition of an alias, as written. */
function aliasText(type: ts.Type): string | undefined {
  const alias = (type.aliasSymbol ?? nonNullAlias(type))?.getDeclarations()?.[0];
  return alias && ts.isTypeAliasDeclaration(alias) && !alias.typeParameters
    ? alias.type.getText().replace(/\s+/g, ' ')
    : undefined;
}

/** The alias in `Alias | undefined`. */
function nonNullAlias(type: ts.Type): ts.Symbol | undefined {
  const parts = type.isUnion()
    ? (writtenPartsOf(type) ?? type.types).filter((part) => !(part.flags & ts.TypeFlags.Undefined))
    : [];
  return parts.length === 1 ? parts[0]?.aliasSymbol : undefined;
}

function isLookup(type: ts.Type): boolean {
  return (
    Boolean(type.flags & ts.TypeFlags.IndexedAccess) || (type.isUnionOrIntersection() && type.types.some(isLookup))
  );
}

/** Whether a text has objects or conditions in it where names stood. */
function isSpelledOut(text: string): boolean {
  return /\{ (?:readonly )?['\w$]+\??:| extends .* \? /.test(text);
}

function isInformative(text: string): boolean {
  return !/^(any|unknown|\{\}|object)$/.test(text);
}
