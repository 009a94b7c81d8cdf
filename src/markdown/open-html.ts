// Blocks of raw HTML, as far as a scan of lines needs to know: https://spec.commonmark.org/0.31.2/#html-blocks.
// Comments are left out, see open-comment.ts. In: the text of a line, and the block that is open. Out: the block that
// is open behind it.
import { withoutComments } from './without-comments.ts';

/** A block of HTML that the next line may go on with. */
export interface OpenHtml {
  /** What it ends with; nothing for one that ends above a blank line. */
  readonly end?: RegExp;
  /** Whether it is the text of an element that has no markup in it, or is no element at all. */
  readonly isText: boolean;
  /** Whether its last line ends with an element's end: what comes below it is not in that element. */
  readonly isShut: boolean;
}

const begins: readonly { readonly begin: RegExp; readonly end?: RegExp }[] = [
  { begin: /^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, end: /<\/(?:pre|script|style|textarea)>/i },
  { begin: /^<\?/, end: /\?>/ },
  { begin: /^<![a-z]/i, end: />/ },
  { begin: /^<!\[CDATA\[/, end: /\]\]>/ },
  {
    begin:
      /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s>]|\/>|$)/i,
  },
  { begin: /^<(?:[a-z][\w-]*(?:[\s/][^<>]*)?|\/[a-z][\w-]*\s*)>\s*$/i },
];
const textElement = /<(\/?)(?:pre|script|style|textarea)(?=[\s/>]|$)/gi;
const shut =
  /(?:<\/[a-z][\w-]*\s*|\/|<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?:\s[^<>]*)?)>\s*$/i;

/**
 * The block of HTML that is open behind a line.
 *
 * @param text the line without the marks of the quotes and list items it is in, and without blanks in front
 * @param before the block that the line goes on with
 * @param indent columns of blanks in front of the text
 */
export function htmlAfter(text: string, before: OpenHtml | undefined, indent: number): OpenHtml | undefined {
  if (before?.end) return before.end.test(text) ? undefined : before;
  if (!before && (!text.startsWith('<') || indent > 3)) return undefined;
  if (!text.trim()) return undefined;
  const begun = before ?? begins.find(({ begin }) => begin.test(text));
  if (!begun) return undefined;
  if (begun.end) return begun.end.test(text) ? undefined : { end: begun.end, isText: true, isShut: false };
  const last = text.includes('<') ? [...text.matchAll(textElement)].at(-1) : undefined;
  const kept = withoutComments(text);
  return {
    isText: last ? last[1] === '' : (before?.isText ?? false),
    isShut: kept.trim() ? shut.test(kept) : (before?.isShut ?? false),
  };
}
