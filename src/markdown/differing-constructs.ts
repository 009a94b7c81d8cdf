// Where the native parser (satteri 0.10.5) reads a text otherwise than the reference, found by comparing both on the
// specification's examples and on the fuzzer's stretches (test/markdown/parser-difference.test.ts). Most are rare and differ in
// a position only. In: a text. Out: the name of the first such construct. Cheap, linear, and rather too broad than too narrow.

interface Construct {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Constructs of lines and containers, looked for in the whole text. */
const blockConstructs: readonly Construct[] = [
  { name: 'A character that is no text', pattern: /[\0-\b\v\f\x0e-\x1f\x7f\u0085\u2028\u2029\uFEFF\p{Cs}]/u },
  { name: 'A task without text, or that begins with markup', pattern: /\[[ \txX]\](?:[ \t]*$|\t|[ \t]+(?:[^\p{L}\p{N}\s]|https?:|www\.|[\w.+-]+@))/mu },
  { name: 'A footnote that begins with a block, or with none', pattern: /\[\^[^[\]\n]+\]:[ \t]*(?:$|[\t>`~#|=<[*+-]|\d+[.)]| {4}|.*\[\^[^[\]\n]+\]:|.*\n[ \t]*>?[ \t]*$)/m },
  { name: 'A footnote whose name has blanks', pattern: /\[\^[^[\]]*\s/ },
  { name: 'A link definition over lines, or above a row of dashes', pattern: /^[ \t>]*\[[^[\]]+\]:(?:[ \t]*$|.*\n[ \t>]*[|:-][|: \t-]*$)/m },
  { name: 'Indented code in a list item or quote, or cut off', pattern: /^[ \t>]*(?:[*+>-]|\d+[.)])(?: {5}| *\t[ \t])|\n[ \t]{4,}$(?![^])/m },
  { name: 'Many open parentheses', pattern: /\({20}/ },
  { name: 'An empty list item', pattern: /^[ \t>]*(?:(?:[*+-]|\d+[.)])[ \t]+)*(?:[*+-]|\d+[.)])[ \t]*$/m },
  { name: 'A code fence or HTML at the start of a list item or quote', pattern: /^[ \t]*(?:[*+>-]|\d+[.)])(?:[ \t*+>-]|\d+[.)])*(?:```|~~~|<[!?]|<(?:script|pre|style|textarea)|<\/?[a-z][^<>\n]*>[ \t]*$)/im },
  { name: 'A code fence with odd blanks', pattern: /^[ \t>*+\-\d.)]*(?:```|~~~).*[^\S \t\n]/m },
  { name: 'A table below a list marker or an unmarked line of a quote', pattern: /^[ \t>]*[*+-][ \t]+[|:-][|:\- \t]*$|^(?![ \t]*(?:>|$)).+\n[ \t]*>[ \t>]*[|:-][|: \t-]*$/m },
];

/** Constructs of a line's text, looked for outside of code. */
const inlineConstructs: readonly Construct[] = [
  { name: 'An address without a name', pattern: /www\.(?![A-Za-z0-9])|https?:\/\/(?![A-Za-z0-9])|(?:www\.|https?:\/\/)(?:[^\s/]{0,200}[^\0-\x7f]|[^\s|]{0,200}\|)|www\.[^\s*_~]{0,200}[*_~]/i },
  { name: 'An address beside other characters', pattern: /(?<=[^ \t\n(])(?<!https?:\/\/)www\./i },
  { name: 'Emphasis marks side by side', pattern: /([*_])(?!\1)[\p{P}\p{S}]*[*_]/u },
  { name: 'Emphasis marks beside a character that does not show', pattern: /[*_~][\p{Cf}\u{10000}-\u{10FFFF}]|[\p{Cf}\u{10000}-\u{10FFFF}][*_~]/u },
  { name: 'A script, a style sheet or a text field', pattern: /<\/?(?:script|style|textarea)\b/i },
  { name: 'An HTML attribute without quotes that is no word', pattern: /<[a-z][^<>]*=(?:[^\s"'<>=`]+=|\s|[^\s"'<>\w{])/i },
];

/** The first construct of a text that the two parsers read differently. */
export function differingConstruct(text: string): string | undefined {
  const isIn = (where: string) => ({ pattern }: Construct) => pattern.test(where);
  const block = blockConstructs.find(isIn(text))?.name ?? cutQuote(text) ?? cutFence(text) ?? oddTableEnd(text);
  if (block !== undefined) return block;
  const uncoded = withoutFences(text);
  return inlineConstructs.find(isIn(uncoded))?.name ?? oddAddress(uncoded);
}

/** The text without its fenced code, as far as that stands at the start of lines. */
function withoutFences(text: string): string {
  if (!/^(?:```|~~~)/m.test(text)) return text;
  let result = '';
  let done = 0;
  let fence: string | undefined;
  for (const { 0: line, 1: marks, 2: info, index } of text.matchAll(/^(`{3,}|~{3,})(.*)$/gm)) {
    if (fence === undefined && !(marks![0] === '`' && info!.includes('`'))) {
      fence = marks!;
      result += text.slice(done, index + line.length);
      done = text.length;
    } else if (fence !== undefined && marks!.startsWith(fence) && !info!.trim()) {
      fence = undefined;
      done = index;
    }
  }
  return result + text.slice(done);
}

/** A quote that ends inside another one, or inside a list. */
function cutQuote(text: string): string | undefined {
  const quote = /^[ \t]*>[ \t]*>/m.test(text);
  const list = /^[ \t]*>[ \t]*(?:[*+-]|\d+[.)])/m.test(text);
  return (quote && list) || ((quote || list) && /^[ \t]*(?:>[ \t]*)+$/m.test(text)) ? 'A quote that ends inside another' : undefined;
}

/** Fenced code in a list item or quote that ends with it, without a closing fence. */
function cutFence(text: string): string | undefined {
  if (!/^[ \t>]+(?:```|~~~)/m.test(text)) return undefined;
  let open: { indent: number; marks: string } | undefined;
  for (const [, blanks, marks, rest] of text.matchAll(/^([ \t>]*)((?:`{3,}|~{3,})?)(.*)$/gm)) {
    if (!open) {
      if (marks && !(marks[0] === '`' && rest!.includes('`'))) open = { indent: blanks!.length, marks };
    } else if (marks?.startsWith(open.marks) && !rest!.trim()) open = undefined;
    else if ((marks || rest) && blanks!.length < open.indent) return 'A code fence cut off by the end of its list item or quote';
  }
  return open && open.indent > 0 ? 'A code fence cut off by the end of its list item or quote' : undefined;
}

/** Addresses that the reference finds in a second reading, without positions: in an open bracket, and e-mail beside other characters. */
function oddAddress(text: string): string | undefined {
  let open = 0;
  for (const { 0: found, index } of text.matchAll(/\[|\]|\n[ \t]*\n|https?:\/\/|www\.|@[\w-]/gi)) {
    if (found === '[') open++;
    else if (found === ']') open = Math.max(0, open - 1);
    else if (found.startsWith('\n')) open = 0;
    // In `[a](https://…)` and the like it is not text.
    else if (/\]\(<?$/.test(text.slice(Math.max(0, index - 3), index))) continue;
    else if (found[0] !== '@' ? open > 0 : isOddEmail(text, index, open)) return 'An address beside other characters';
  }
  return undefined;
}

/** Looks back from `@` over what may be a name: each name once. */
function isOddEmail(text: string, at: number, open: number): boolean {
  let start = at;
  while (start > 0 && /[\w.+-]/.test(text[start - 1]!)) start--;
  if (start === at) return false;
  return open > 0 || /[^a-zA-Z0-9]/.test(text[start]!) || (start > 0 && /\S/.test(text[start - 1]!));
}

/** A line below a table that the native parser takes for a row: one that is a tag, not of a block, or that is indented. */
function oddTableEnd(text: string): string | undefined {
  if (!/^[ \t>]*[|:-][|: \t-]*$/m.test(text)) return undefined;
  let inTable = false;
  for (const { groups } of text.matchAll(/^[ \t>]*(?:(?<blank>$)|(?<delimiters>(?=[^\n]*[|:])[|:-][|: \t-]*$)|(?<tag><\/?[a-z][^<>\n]*>[ \t]*$)|(?<=(?: {4}|\t)[ \t]*)(?<indented>[^|\s][^|\n]*$))/gim)) {
    if (groups!['blank'] !== undefined) inTable = false;
    else if (groups!['delimiters'] !== undefined) inTable = true;
    else if (inTable) return 'A table with a tag or indented code below it';
  }
  return undefined;
}
