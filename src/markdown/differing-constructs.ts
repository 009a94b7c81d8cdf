// Constructs that the native parser (satteri 0.10.5) and the reference parser read differently, found by comparing both
// on the specification's examples, on the fuzzer's pages and on real ones (test/markdown/parser-difference.test.ts).
// Most are rare and differ only in a position. In: a stretch of text as read by the native parser. Out: the name of the
// first such construct. The patterns are cheap, linear, and too broad rather than too narrow.
import type { RootContent } from 'mdast';
import { endsInQuote, hasCutFence } from './cut-containers.ts';
import type { MaskedText } from './masked-text.ts';
import { oddAddress } from './odd-addresses.ts';
import { hasOddEmphasis } from './odd-emphasis.ts';
import { oddTable } from './odd-tables.ts';

/** A stretch of text and how the native parser has read it. */
export interface Reading extends MaskedText {
  readonly blocks: readonly RootContent[];
  /** Offset of the stretch in the text that was parsed. */
  readonly start: number;
}

interface Construct {
  readonly name: string;
  /** One of these is in every text that has it: looking for them takes a hundredth of the pattern's time. */
  readonly needs?: readonly string[];
  readonly pattern: RegExp;
}

const [fences, code, html] = [['```', '~~~'], ['    ', '\t'], ['<']];

/** Constructs of lines and containers, searched for outside of code. */
const blockConstructs: readonly Construct[] = [
  { name: 'A character that is no text', pattern: /[\0-\b\v\f\x0e-\x1f\x7f\u0085\u2028\u2029\uFEFF]/ },
  {
    name: 'A task without text, or that begins with an address or behind blanks',
    needs: ['[ ]', '[\t]', '[x]', '[X]'],
    pattern: /\[[ \txX]\](?:[ \t]*$|\t| [ \t]| (?:https?:|www\.|[\w.+-]+@))/mu,
  },
  {
    name: 'A footnote that begins with a block, or with none',
    needs: ['[^'],
    pattern: /\[\^[^[\]\n]+\]:[ \t]*(?:$|[\t>`~#|=<[*+-]|\d+[.)]| {4}|.*\[\^[^[\]\n]+\]:)/m,
  },
  { name: 'A footnote whose name has blanks', needs: ['[^'], pattern: /\[\^[^[\]]*\s/ },
  { name: 'A footnote in a quote', needs: ['[^'], pattern: /^[ \t]*>[ \t>]*\[\^[^[\]\n]+\]:/m },
  {
    name: 'A link definition without a name, over lines, or right above another block',
    needs: [']:'],
    pattern:
      /\[\s[^[\]]*\]:|^[ \t>]*\[[^[\]]+\]:(?:[ \t]*$|.*\n[ \t>]*[|:-][|: \t-]*$)|^[ \t>]*\[[^[\]^][^[\]]*\]:.*\n[ \t>]*[^[\s>]/m,
  },
  {
    name: 'Indented code in a list item or quote',
    needs: ['     ', '\t'],
    pattern: /^[ \t>]*(?:[*+>-]|\d+[.)])(?: {5}| *\t[ \t]|[ \t]+(?:[*+>-]|\d+[.)]) *\t)/m,
  },
  {
    name: 'Indented code right below another block',
    needs: code,
    pattern:
      /^[ \t>]*(?:#{1,6}(?:[ \t].*)?|<[!?].*|[-*_=][-*_= \t]*)\n[ \t]*(?: {4}|\t)|^ {0,3}(?:`{3,}|~{3,})[ \t]*\n(?: {4}|\t)/m,
  },
  {
    name: 'Text that HTML keeps as it is, in a list item',
    needs: html,
    pattern: /^[ \t]+<(?:[!?](?!--)|(?:pre|script|style|textarea)\b)/im,
  },
  {
    name: 'A table in a quote',
    needs: ['|', ':'],
    pattern: /^[ \t]*>[ \t>]*(?:[|:][|: \t-]*|-[- \t]*[|:][|: \t-]*)$/m,
  },
  { name: 'A tag over lines in a quote', needs: html, pattern: /^[ \t]*>.*<[a-z/!?][^<>\n]*$/im },
  { name: 'Many open parentheses', needs: ['('.repeat(20)], pattern: /\({20}/ },
  { name: 'An empty list item', pattern: /^[ \t>]*(?:(?:[*+-]|\d+[.)])[ \t]+)*(?:[*+-]|\d+[.)])[ \t]*$/m },
  {
    name: 'A code fence or HTML at the start of a list item or quote',
    needs: [...fences, ...html],
    pattern:
      /^[ \t]*(?:[*+>-]|\d+[.)])(?:[ \t*+>-]|\d+[.)])*(?:```|~~~|<[!?]|<(?:script|pre|style|textarea)|<\/?[a-z][^<>\n]*>[ \t]*$)/im,
  },
  { name: 'A code fence with odd blanks', needs: fences, pattern: /^[ \t>*+\-\d.)]*(?:```|~~~).*[^\S \t\n]/m },
  { name: 'A table row below a list marker', pattern: /^[ \t]*[*+-][ \t]+[|:-][|:\- \t]*$/m },
  {
    name: 'A script, a style sheet or a text field',
    needs: html,
    pattern: /<\/?(?:script|style|textarea)\b/i,
  },
];

const hiddenMark: Construct = {
  name: 'Emphasis marks beside a character that does not show',
  pattern: /[*_~][\p{Cf}\u{10000}-\u{10FFFF}]|[\p{Cf}\u{10000}-\u{10FFFF}][*_~]/u,
};

/** Says which construct of a kind a text has; `undefined` for none. */
export type ConstructTest = (reading: Reading) => string | undefined;

const blankEnd = named('Blanks in the last line', ({ uncoded }) => hasBlankEnd(uncoded));
const cutFence = named('A code fence cut off by the end of its list item or quote', ({ uncoded }) =>
  hasCutFence(uncoded),
);

/** In the order in which they are named. */
const tests: readonly ConstructTest[] = [
  ({ odd }) => odd[0]?.name,
  ...blockConstructs.map(
    ({ name, needs, pattern }): ConstructTest =>
      ({ uncoded }) =>
        (!needs || needs.some((one) => uncoded.includes(one))) && pattern.test(uncoded) ? name : undefined,
  ),
  named('A lone surrogate', ({ uncoded }) => !uncoded.isWellFormed()),
  blankEnd,
  named('A label of a thousand characters', ({ uncoded }) => hasLongLabel(uncoded)),
  named('A quote that ends inside another', ({ uncoded }) => endsInQuote(uncoded)),
  cutFence,
  ({ uncoded }) => oddTable(uncoded),
  named('An HTML attribute without quotes that is no word', ({ uncoded }) => hasOddAttribute(uncoded)),
  named('Emphasis marks side by side', ({ words, blocks, start }) => hasOddEmphasis(words, blocks, start)),
  named(hiddenMark.name, ({ words }) => hiddenMark.pattern.test(words)),
  ({ words }) => oddAddress(words),
];

function named(name: string, test: (reading: Reading) => boolean): ConstructTest {
  return (reading) => (test(reading) ? name : undefined);
}

/**
 * The tests that a stretch of a text may not pass; none where the text passes all. What holds nowhere in a text does not hold in a
 * stretch of its lines, but for what is at its end, and for fences, which raw HTML above may seem to open.
 */
export function testsOfStretches(reading: Reading): readonly ConstructTest[] {
  const failed = new Set(tests.filter((test) => test(reading) !== undefined));
  return failed.size === 0 ? [] : tests.filter((test) => failed.has(test) || test === blankEnd || test === cutFence);
}

/** The name of the first construct in a text that the two parsers read differently. */
export function differingConstruct(reading: Reading, among = tests): string | undefined {
  for (const test of among) {
    const name = test(reading);
    if (name !== undefined) return name;
  }
  return undefined;
}

const attribute = /<[a-z][^<>]*=(?:[^\s"'<>=`]+=|\s|[^\s"'<>\w{])/i;

/** An attribute of HTML without quotes that is no word. */
function hasOddAttribute(text: string): boolean {
  return text.includes('<') && attribute.test(text) && attribute.test(text.replace(/="[^"\n]*"/g, '=""'));
}

/** White space in the last line. */
function hasBlankEnd(text: string): boolean {
  return /\n[ \t]/.test(text.slice(text.trimEnd().length));
}

const [backslash, opening, closing] = [...'\\[]'].map((one) => one.charCodeAt(0));

/** Brackets around more text than a label may contain. */
function hasLongLabel(text: string): boolean {
  if (text.length < 1000) return false;
  let start = -1;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === backslash) at++;
    else if (character === opening) start = at;
    else if (character === closing) {
      if (start >= 0 && at - start > 999) return true;
      start = -1;
    }
  }
  return false;
}
