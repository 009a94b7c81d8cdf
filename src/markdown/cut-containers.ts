// Quotes, lists and fences that end with what is around them, where the two parsers see different ends. In: a text without the
// content of code. Out: whether it has one.

const marker = /(?<=^|[ \t>])(?:>|[*+-](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/g;
const prefixes = /^(?:[ \t>]|[*+-](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))+/gm;
const [blankQuote, blankQuotes] = [/^[ \t]*(?:>[ \t]*)+$/m, /^[ \t]*(?:>[ \t]*)+\n[ \t]*(?:>[ \t]*)+$/m];

/**
 * A quote or list in a quote that may end otherwise: above one of another kind, nested deeper and above a blank line, or above
 * two of them.
 */
export function endsInQuote(text: string): boolean {
  if (!/^[ \t*+\-\d.)]*>/m.test(text)) return false;
  let isNested = false;
  /** By depth below the outer quote. */
  const kinds: Set<string>[] = [];
  const indents = new Set<number>();
  for (const [prefix] of text.matchAll(prefixes)) {
    const quote = prefix.indexOf('>');
    const inner = quote < 0 ? [] : (prefix.slice(quote + 1).match(marker) ?? []);
    for (const [depth, mark] of inner.entries()) (kinds[depth] ??= new Set()).add(mark.at(-1)!);
    if (inner.length > 0) indents.add(prefix.indexOf(inner[0]!, quote + 1));
    if (inner.length > 1 || inner[0] === '>') isNested = true;
  }
  if (kinds.length === 0) return false;
  return (
    kinds.some(({ size }) => size > 1) ||
    ((isNested || indents.size > 1) && blankQuote.test(text)) ||
    blankQuotes.test(text)
  );
}

/** Fenced code in a list item or quote that ends with it, without a closing fence. */
export function hasCutFence(text: string): boolean {
  if (!text.includes('```') && !text.includes('~~~')) return false;
  if (!/^[ \t>]+(?:```|~~~)/m.test(text)) return false;
  let open: { indent: number; marks: string } | undefined;
  for (const [, blanks, marks, rest] of text.matchAll(/^([ \t>]*)((?:`{3,}|~{3,})?)(.*)$/gm)) {
    if (!open) {
      if (marks && !(marks[0] === '`' && rest!.includes('`'))) open = { indent: blanks!.length, marks };
    } else if (marks?.startsWith(open.marks) && !rest!.trim()) open = undefined;
    else if ((marks || rest) && blanks!.length < open.indent) return true;
  }
  return open !== undefined && open.indent > 0;
}
