// Types as TypeScript text. In: a type of the checker. Out: the full text, and a short form where it says less.
import ts from 'typescript';

export interface TypeText {
  readonly type: string;
  /** The name of a type whose full text is longer than a table cell should be. */
  readonly shortType?: string;
}

const flags = ts.TypeFormatFlags.NoTruncation
  | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
  | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType
  | ts.TypeFormatFlags.OmitThisParameter;

/** Longer full texts are no help to a reader; the name then stands alone. */
const longest = 600;

/** What still reads well in a table's cell. */
const longestShort = 80;

export interface TypeTextOptions {
  /** The member may be left out, so that `undefined` need not be said. */
  readonly optional: boolean;
  /** The type as its author wrote it, shown where the checker's own short text is long. */
  readonly written?: string | undefined;
}

/** The text of a member's type. */
export function typeTextOf(declared: ts.Type, checker: ts.TypeChecker, { optional, written }: TypeTextOptions): TypeText {
  // `Props['label']` of a Props that is still open says nothing: show what it can be at most.
  const type = isLookup(declared) ? (checker.getBaseConstraintOfType(declared) ?? declared) : declared;
  const clean = (text: string): string => (optional ? withoutUndefined(text) : text);
  const named = clean(checker.typeToString(type, undefined, flags));
  const short = written && named.length > longestShort && written.length < named.length ? clean(written) : named;
  const opened = clean(expandedText(type, checker));
  const full = opened.length <= longest && isTelling(opened) ? opened : named;
  return full === short ? { type: full } : { type: full, shortType: short };
}

/** One level of the type's own name opened: a union's members, a function's signature. Objects keep their name. */
function expandedText(type: ts.Type, checker: ts.TypeChecker): string {
  const opened = flags | ts.TypeFormatFlags.InTypeAlias;
  if (type.flags & ts.TypeFlags.TypeParameter) return checker.typeToString(checker.getBaseConstraintOfType(type) ?? type, undefined, flags);
  if (!type.isUnion()) return isPlainFunction(type) ? checker.typeToString(type, undefined, opened) : checker.typeToString(type, undefined, flags);
  if (type.aliasSymbol) return checker.typeToString(type, undefined, opened);
  const parts = (originOf(type) ?? type.types).filter((part) => !(part.flags & ts.TypeFlags.Undefined));
  if (parts.length === 1 && parts[0]) return expandedText(parts[0], checker);
  if (!originOf(type)) return checker.typeToString(type, undefined, opened);
  const texts = parts.map((part) => {
    const text = expandedText(part, checker);
    return isPlainFunction(part) && text.includes('=>') ? `(${text})` : text;
  });
  return [...new Set(texts)].join(' | ');
}

function isLookup(type: ts.Type): boolean {
  return Boolean(type.flags & ts.TypeFlags.IndexedAccess) || (type.isUnionOrIntersection() && type.types.some(isLookup));
}

function isPlainFunction(type: ts.Type): boolean {
  return type.getCallSignatures().length === 1 && type.getProperties().length === 0;
}

/** A union as it was written (`Name | null`), where the checker still knows. */
function originOf(type: ts.UnionType): readonly ts.Type[] | undefined {
  const { origin } = type as ts.UnionType & { readonly origin?: ts.Type };
  return origin?.isUnion() ? origin.types : undefined;
}

function isTelling(text: string): boolean {
  return !/^(any|unknown|\{\}|object)$/.test(text);
}

/** Drops a top-level `| undefined` and the parentheses that only it required. */
export function withoutUndefined(text: string): string {
  const parts = splitUnion(text).filter((part) => part !== 'undefined');
  const only = parts.length === 1 ? parts[0] : undefined;
  return only?.startsWith('(') && closingOf(only) === only.length - 1 && !only.slice(1).startsWith(')') ? only.slice(1, -1) : parts.join(' | ') || text;
}

/** Splits a type text at its top-level `|`. */
export function splitUnion(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (quote) {
      if (character === quote && text[index - 1] !== '\\') quote = '';
    } else if (character === "'" || character === '"' || character === '`') quote = character;
    else if ('([{<'.includes(character)) depth += 1;
    else if (')]}'.includes(character) || (character === '>' && text[index - 1] !== '=')) depth -= 1;
    else if (character === '=' && text[index + 1] === '>' && depth === 0) return [text];
    else if (character === '?' && depth === 0 && text.slice(0, index).includes(' extends ')) return [text];
    else if (character === '|' && depth === 0) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...parts, text.slice(start).trim()];
}

function closingOf(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')' && (depth -= 1) === 0) return index;
  }
  return -1;
}
