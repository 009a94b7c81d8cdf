// Constructs that the native parser (satteri 0.10.5) and the reference parser read differently, found by comparing both
// on the specification's examples and on the fuzzer's segments (test/markdown/parser-difference.test.ts). Most are rare
// and differ only in a position. In: a text. Out: the name of the first such construct. The patterns are cheap, linear,
// and too broad rather than too narrow.
import { withoutCode, withoutLinks } from './bare-text.ts';

interface Construct {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Constructs of lines and containers, searched for in the whole text. */
const blockConstructs: readonly Construct[] = [
  { name: 'A character that is no text', pattern: /[\0-\b\v\f\x0e-\x1f\x7f\u0085\u2028\u2029\uFEFF\p{Cs}]/u },
  {
    name: 'A task without text, or that begins with markup',
    pattern: /\[[ \txX]\](?:[ \t]*$|\t|[ \t]+(?:[^\p{L}\p{N}\s]|https?:|www\.|[\w.+-]+@))/mu,
  },
  {
    name: 'A footnote that begins with a block, or with none',
    pattern: /\[\^[^[\]\n]+\]:[ \t]*(?:$|[\t>`~#|=<[*+-]|\d+[.)]| {4}|.*\[\^[^[\]\n]+\]:|.*\n[ \t]*(?:>[ \t]*)?$)/m,
  },
  { name: 'A footnote whose name has blanks', pattern: /\[\^[^[\]]*\s/ },
  { name: 'A footnote in a quote', pattern: /^[ \t]*>[ \t>]*\[\^[^[\]\n]+\]:/m },
  {
    name: 'A link definition without a name, over lines, or right above another block',
    pattern:
      /\[\s[^[\]]*\]:|^[ \t>]*\[[^[\]]+\]:(?:[ \t]*$|.*\n[ \t>]*[|:-][|: \t-]*$)|^[ \t>]*\[[^[\]^][^[\]]*\]:.*\n[ \t>]*[^[\s>]/m,
  },
  {
    name: 'Indented code in a list item or quote',
    pattern: /^[ \t>]*(?:[*+>-]|\d+[.)])(?: {5}| *\t[ \t]|[ \t]+(?:[*+>-]|\d+[.)]) *\t)/m,
  },
  {
    name: 'Indented code right below another block',
    pattern:
      /^[ \t>]*(?:#{1,6}(?:[ \t].*)?|<[!?].*|[-*_=][-*_= \t]*)\n[ \t]*(?: {4}|\t)|^ {0,3}(?:`{3,}|~{3,})[ \t]*\n(?: {4}|\t)/m,
  },
  {
    name: 'Text that HTML keeps as it is, in a list item',
    pattern: /^[ \t]+<(?:[!?](?!--)|(?:pre|script|style|textarea)\b)/im,
  },
  { name: 'A table in a quote', pattern: /^[ \t]*>[ \t>]*(?:[|:][|: \t-]*|-[- \t]*[|:][|: \t-]*)$/m },
  { name: 'A tag over lines in a quote', pattern: /^[ \t]*>.*<[a-z/!?][^<>\n]*$/im },
  { name: 'Many open parentheses', pattern: /\({20}/ },
  { name: 'An empty list item', pattern: /^[ \t>]*(?:(?:[*+-]|\d+[.)])[ \t]+)*(?:[*+-]|\d+[.)])[ \t]*$/m },
  {
    name: 'A code fence or HTML at the start of a list item or quote',
    pattern:
      /^[ \t]*(?:[*+>-]|\d+[.)])(?:[ \t*+>-]|\d+[.)])*(?:```|~~~|<[!?]|<(?:script|pre|style|textarea)|<\/?[a-z][^<>\n]*>[ \t]*$)/im,
  },
  { name: 'A code fence with odd blanks', pattern: /^[ \t>*+\-\d.)]*(?:```|~~~).*[^\S \t\n]/m },
  { name: 'A table row below a list marker', pattern: /^[ \t]*[*+-][ \t]+[|:-][|:\- \t]*$/m },
];

/** Searched for outside of code. */
const textElement: Construct = {
  name: 'A script, a style sheet or a text field',
  pattern: /<\/?(?:script|style|textarea)\b/i,
};

/** Inline constructs, searched for outside of code, of URLs and of plain tags. */
const inlineConstructs: readonly Construct[] = [
  { name: 'Emphasis marks side by side', pattern: /([*_])(?!\1)[\p{P}\p{S}]*[*_]|\\[*_][*_]/u },
  {
    name: 'Emphasis marks beside a character that does not show',
    pattern: /[*_~][\p{Cf}\u{10000}-\u{10FFFF}]|[\p{Cf}\u{10000}-\u{10FFFF}][*_~]/u,
  },
  {
    name: 'An HTML attribute without quotes that is no word',
    pattern: /<[a-z][^<>]*=(?:[^\s"'<>=`]+=|\s|[^\s"'<>\w{])/i,
  },
];

/**
 * Literal URLs and e-mail addresses. The reference parser finds some of them in a second pass and gives those no
 * position.
 */
const addressConstructs: readonly Construct[] = [
  {
    name: 'An address without a name',
    pattern:
      /www(?:\\\.|\.(?![A-Za-z0-9]))|https?:\/\/(?![A-Za-z0-9])|(?:www\.|https?:\/\/)(?:[^\s/]{0,200}[^\0-\x7f]|[^\s|]{0,200}\|)|www\.[^\s*_~]{0,200}[*_~]|https?:\/\/[^\s/_]{0,200}_/i,
  },
  {
    name: 'An address with escaped characters',
    pattern:
      /\\[@:/]|\\[.+_-][\w.+-]{0,64}@|@[\w.-]{0,200}\\\.|&(?:commat|period|colon|sol|#0*(?:4[67]|58|64)|#x0*(?:2[ef]|3a|40));/i,
  },
  { name: 'An address beside other characters', pattern: /www\.(?<=[^ \t\n(]www\.)(?<!(?<![a-z])https?:\/\/www\.)/i },
];

/** The name of the first construct in a text that the two parsers read differently. */
export function differingConstruct(text: string): string | undefined {
  const occursIn =
    (searched: string) =>
    ({ pattern }: Construct) =>
      pattern.test(searched);
  const block =
    blockConstructs.find(occursIn(text))?.name ??
    blankEnd(text) ??
    longLabel(text) ??
    cutQuote(text) ??
    cutFence(text) ??
    oddTable(text);
  if (block !== undefined) return block;
  const uncoded = withoutCode(text);
  if (textElement.pattern.test(uncoded)) return textElement.name;
  const unlinked = withoutLinks(uncoded);
  const inline = inlineConstructs.find(occursIn(unlinked))?.name;
  if (inline !== undefined || !/www|https?:|@/i.test(unlinked)) return inline;
  return addressConstructs.find(occursIn(unlinked))?.name ?? oddAddress(unlinked);
}

/** White space in the last line. */
function blankEnd(text: string): string | undefined {
  return /\n[ \t]/.test(text.slice(text.trimEnd().length)) ? 'Blanks in the last line' : undefined;
}

/** Brackets around more text than a label may contain. */
function longLabel(text: string): string | undefined {
  if (text.length < 1000) return undefined;
  let start = -1;
  for (const { 0: found, index } of text.matchAll(/\\[^]|[[\]]/g)) {
    if (found === ']' && start >= 0 && index - start > 999) return 'A label of a thousand characters';
    if (found.length === 1) start = found === '[' ? index : -1;
  }
  return undefined;
}

/** A quote that ends inside another one, or inside a list. */
function cutQuote(text: string): string | undefined {
  const quote = /^[ \t]*>[ \t]*>/m.test(text);
  const list = /^[ \t]*>[ \t>]*(?:[*+-]|\d+[.)])/m.test(text);
  const markers = list
    ? new Set([...text.matchAll(/^[ \t]*>[ \t>]*(?:([*+-])|\d+([.)]))/gm)].map(([, bullet, end]) => bullet ?? end))
    : undefined;
  return (quote && list) || (markers && markers.size > 1) || ((quote || list) && /^[ \t]*(?:>[ \t]*)+$/m.test(text))
    ? 'A quote that ends inside another'
    : undefined;
}

/** Fenced code in a list item or quote that ends with it, without a closing fence. */
function cutFence(text: string): string | undefined {
  if (!/^[ \t>]+(?:```|~~~)/m.test(text)) return undefined;
  let open: { indent: number; marks: string } | undefined;
  for (const [, blanks, marks, rest] of text.matchAll(/^([ \t>]*)((?:`{3,}|~{3,})?)(.*)$/gm)) {
    if (!open) {
      if (marks && !(marks[0] === '`' && rest!.includes('`'))) open = { indent: blanks!.length, marks };
    } else if (marks?.startsWith(open.marks) && !rest!.trim()) open = undefined;
    else if ((marks || rest) && blanks!.length < open.indent)
      return 'A code fence cut off by the end of its list item or quote';
  }
  return open && open.indent > 0 ? 'A code fence cut off by the end of its list item or quote' : undefined;
}

/**
 * Addresses that the reference parser finds in its second pass, without positions: in an open bracket, and e-mail after
 * a slash.
 */
function oddAddress(text: string): string | undefined {
  let open = 0;
  for (const { 0: found, index } of text.matchAll(/\\[[\]]|\[|\]|\n[ \t]*\n|https?:\/\/|www\.|@[\w-]/gi)) {
    if (found[0] === '\\') continue;
    if (found === '[') open++;
    else if (found === ']') open = Math.max(0, open - 1);
    else if (found.startsWith('\n')) open = 0;
    // The target of a link such as `[a](https://…` is not text.
    else if (/\]\(<?$/.test(text.slice(Math.max(0, index - 3), index))) continue;
    else if (found[0] !== '@' ? open > 0 : isOddEmail(text, index, open)) return 'An address beside other characters';
  }
  return undefined;
}

/** Scans back from `@` over a possible local part; each is scanned once. */
function isOddEmail(text: string, at: number, open: number): boolean {
  let start = at;
  while (start > 0 && /[\w.+-]/.test(text[start - 1]!)) start--;
  if (start === at) return false;
  return open > 0 || text[start - 1] === '/' || /^[\w.-]*_/.test(text.slice(at + 1, at + 256));
}

const isTag = /^<\/?[a-z][^<>]*>[ \t]*$/i;

/**
 * A table whose delimiter row is indented differently from its header, or that is followed by a line that the native
 * parser takes for a row: a tag that is not a block element, or an indented line.
 */
function oddTable(text: string): string | undefined {
  if (!/^[ \t>]*[|:-][|: \t-]*$/m.test(text)) return undefined;
  let inTable = false;
  let above: string | undefined;
  let aboveHeader: string | undefined;
  let isItem = false;
  for (const [, before, rest] of text.matchAll(/^([ \t>]*)(.*)$/gm)) {
    const blanks = before!.slice(before!.lastIndexOf('>') + 1);
    const isIndented = blanks.length >= 4 || blanks.includes('\t');
    if (!rest) inTable = false;
    else if (/^[|:-][|: \t-]*$/.test(rest) && /[|:]/.test(rest) && rest.includes('-')) {
      if (!inTable && (isItem || before !== above || before !== (aboveHeader ?? before)))
        return 'A table whose rows are indented differently';
      inTable = true;
    } else if (inTable && (isTag.test(rest) || (isIndented && !rest.includes('|'))))
      return 'A table with a tag or indented code below it';
    aboveHeader = above;
    above = rest ? before : undefined;
    isItem = /^(?:[*+-]|\d+[.)])[ \t]/.test(rest!);
  }
  return undefined;
}
