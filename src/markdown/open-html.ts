// Tracks blocks of raw HTML: https://spec.commonmark.org/0.31.2/#html-blocks. Comments are handled in open-comment.ts.
// In: the text of a line, and the block open before it. Out: the block open after it.
import { withoutComments } from './without-comments.ts';

/** A block of HTML that the next line may continue. */
export interface OpenHtml {
  /** Its end condition; absent for a block that ends at a blank line. */
  readonly end?: RegExp;
  /** Whether the next line is plain text: in an element that contains only text, or not in an element at all. */
  readonly isText: boolean;
  /** Whether its last line ends by closing an element: the lines below are not in that element. */
  readonly isClosed: boolean;
}

const blockStarts: readonly { readonly begin: RegExp; readonly end?: RegExp }[] = [
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
const closingEnd =
  /(?:<\/[a-z][\w-]*\s*|\/|<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?:\s[^<>]*)?)>\s*$/i;

/**
 * The block of HTML that is open after a line.
 *
 * @param text the line without the markers of the quotes and list items around it, and without leading white space
 * @param before the block that the line continues
 * @param indent columns of white space before the text
 */
export function htmlAfter(text: string, before: OpenHtml | undefined, indent: number): OpenHtml | undefined {
  if (before?.end) return before.end.test(text) ? undefined : before;
  if (!before && (!text.startsWith('<') || indent > 3)) return undefined;
  if (!text.trim()) return undefined;
  const block = before ?? blockStarts.find(({ begin }) => begin.test(text));
  if (!block) return undefined;
  if (block.end) return block.end.test(text) ? undefined : { end: block.end, isText: true, isClosed: false };
  const last = text.includes('<') ? [...text.matchAll(textElement)].at(-1) : undefined;
  const kept = withoutComments(text);
  return {
    isText: last ? last[1] === '' : (before?.isText ?? false),
    isClosed: kept.trim() ? closingEnd.test(kept) : (before?.isClosed ?? false),
  };
}
