// Pages that no writer would write. In: a seed. Out: the same page for the same seed, made from the constructs by
// cutting, doubling, splicing, nesting and worse.
import { constructs } from './constructs.ts';

/** Numbers that follow from a seed. */
interface Chance {
  /** A whole number from 0 up to, not including, the given one. */
  below(limit: number): number;
  /** One of a list. */
  one<T>(list: readonly T[]): T;
}

/** A page that the fuzzer made. */
export interface MutatedPage {
  readonly seed: number;
  /** What was done to it, for the report of a failure. */
  readonly made: string;
  readonly text: string;
}

type Mutation = (text: string, chance: Chance) => string;

const odd = [
  '\0',
  '\uFEFF',
  '\r',
  '\r\n',
  '\t',
  '\u00A0',
  '\u2028',
  '\u0085',
  '\u200B',
  '\u202E',
  '\uD800',
  '\uDC00',
  '\uFFFD',
  '\uFFFF',
  '\u{1F600}',
  '\u{10FFFF}',
  'e\u0301',
  '\u0130',
  '\u1E9E',
  '\u3000',
  '\x07',
  '\x1B',
  '\x7F',
  '\f',
  '\v',
];
const pieces = [
  '*',
  '_',
  '`',
  '~',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '!',
  '|',
  '\\',
  '&',
  '#',
  '-',
  '+',
  '=',
  ':',
  '{',
  '}',
  '"',
  "'",
  '^',
  '/',
  '@',
  '$',
  '1.',
  '- ',
  '> ',
  '    ',
  '\n',
  '\n\n',
  '```',
  '~~~',
  '<!--',
  '-->',
  '{{',
  '}}',
  ':::',
  '---',
  '](',
  '![',
  '[^',
  ']:',
  '**',
  '__',
  '&#',
  'www.',
  'http://',
  '<div>',
  '</div>',
  '<b',
  '<pre>',
  '<table>',
  '<td>',
  '<svg>',
  '<p>',
  '<a href=',
  '<script>',
  '<textarea>',
  '<select>',
  '<template>',
  '<button>',
  '</button>',
  '<form>',
  '<object>',
  '<option>',
  '<noscript>',
  '<math>',
  '<style>',
  '<title>',
  '<iframe>',
  '<td title="',
  '</main>',
  '</table>',
  '<script><!--<script>',
  '<![CDATA[',
  '<h2>',
  '<li>',
  '|-|',
  '| - | - |',
  '[x] ',
];
const openers = ['> ', '- ', '1. ', '+ ', '>', '  - ', '10) ', '> - ', '[^a]: ', ':::info\n'];
const inlines: readonly (readonly [string, string])[] = [
  ['*', '*'],
  ['**', '**'],
  ['_', '_'],
  ['[', '](/a/)'],
  ['![', '](/a)'],
  ['~~', '~~'],
  ['<b>', '</b>'],
  ['<div>', '</div>'],
  ['`', '`'],
  ['(', ')'],
  ['<svg>', '</svg>'],
  ['**a _', '_ b**'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<a>', ''],
  ['<button>', '</button>'],
  ['<select><option>', '</option></select>'],
  ['<form><table>', '</table></form>'],
  ['<button>\n\n', '\n\n```js\na\n```\n\n</button>'],
  ['<p>', ''],
  ['<b><p>', ''],
];

const mutations: Readonly<Record<string, Mutation>> = {
  cut(text, chance) {
    const from = chance.below(text.length + 1);
    return text.slice(0, from) + text.slice(from + chance.below(40));
  },
  truncate: (text, chance) => text.slice(0, chance.below(text.length + 1)),
  double(text, chance) {
    const from = chance.below(text.length + 1);
    const part = text.slice(from, from + 1 + chance.below(60));
    return text.slice(0, from) + part.repeat(2 + chance.below(4)) + text.slice(from + part.length);
  },
  splice: (text, chance) => insert(text, chance.one(constructs), chance),
  sprinkle: (text, chance) => times(1 + chance.below(12), (result) => insert(result, chance.one(pieces), chance), text),
  oddities: (text, chance) => times(1 + chance.below(4), (result) => insert(result, chance.one(odd), chance), text),
  swapLines(text, chance) {
    const lines = text.split('\n');
    const [a, b] = [chance.below(lines.length), chance.below(lines.length)];
    [lines[a], lines[b]] = [lines[b]!, lines[a]!];
    return lines.join('\n');
  },
  indent(text, chance) {
    const prefix = chance.one(['  ', '    ', '\t', '> ', '>', '- ', '   ', '1. ', '> > ', ' ']);
    const lines = text.split('\n');
    const from = chance.below(lines.length);
    const to = from + chance.below(lines.length);
    return lines.map((line, index) => (index >= from && index <= to ? prefix + line : line)).join('\n');
  },
  nestBlocks(text, chance) {
    const opener = chance.one(openers);
    return insert(text, `\n\n${opener.repeat(2 + chance.below(chance.one([8, 60, 200])))}deep\n\n`, chance);
  },
  staircase(text, chance) {
    const depth = 2 + chance.below(chance.one([8, 40, 120]));
    return insert(
      text,
      `\n\n${Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- level ${level}`).join('\n')}\n\n`,
      chance,
    );
  },
  nestInlines(text, chance) {
    const [open, close] = chance.one(inlines);
    const depth = 2 + chance.below(chance.one([8, 60, 600]));
    return insert(text, `${open.repeat(depth)}x${close.repeat(chance.below(4) ? depth : chance.below(depth))}`, chance);
  },
  runs: (text, chance) =>
    insert(text, chance.one(pieces).repeat(2 + chance.below(chance.one([10, 100, 2000]))), chance),
  hugeTable(text, chance) {
    const columns = 1 + chance.below(chance.one([6, 60]));
    const row = (cell: string) => `|${` ${cell} |`.repeat(columns)}`;
    const rows = Array.from({ length: chance.below(chance.one([6, 80])) }, (_, index) =>
      row(index % 3 ? '`a`' : chance.one(['*b', '\\|', '[x](', ''])),
    );
    return insert(text, `\n\n${[row('h'), row(chance.one(['-', ':-:', '--:'])), ...rows].join('\n')}\n\n`, chance);
  },
  swell(text, chance) {
    if (chance.below(12)) return text;
    const from = chance.below(text.length + 1);
    const part = text.slice(from, from + 1 + chance.below(30));
    return part
      ? text.slice(0, from) + part.repeat(Math.ceil((1 + chance.below(100_000)) / part.length)) + text.slice(from)
      : text;
  },
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  mixedEndings: (text, chance) => text.replace(/\n/g, () => chance.one(['\n', '\r\n', '\r'])),
  bom: (text) => `\uFEFF${text}`,
  nul: (text, chance) => insert(text, '\0', chance),
  shuffle: (text, chance) =>
    text
      .split('\n\n')
      .map((part) => ({ part, rank: chance.below(1000) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ part }) => part)
      .join('\n\n'),
};

/** The page of a seed. */
export function mutatedPage(seed: number): MutatedPage {
  const chance = chanceOf(seed);
  const made: string[] = [];
  let text = pageOf(chance);
  for (let left = chance.below(5); left >= 0; left--) {
    const name = chance.one(Object.keys(mutations));
    made.push(name);
    text = mutations[name]!(text, chance);
  }
  return { seed, made: made.join(', '), text };
}

/** A stretch of Markdown without front matter, title or description: what a parser gets. */
export function mutatedStretch(seed: number): string {
  const chance = chanceOf(seed);
  const parts = Array.from({ length: 1 + chance.below(3) }, () => chance.one(constructs));
  return times(
    chance.below(4),
    (text) => mutations[chance.one(Object.keys(mutations))]!(text, chance),
    parts.join(chance.one(['\n\n', '\n', ''])),
  );
}

function pageOf(chance: Chance): string {
  const front = chance.below(3) ? '' : '---\ntitle: A page\nproductId: bikes\ncomponents: [Bell,\n  Wheel]\n---\n\n';
  const parts = Array.from({ length: 1 + chance.below(10) }, () => chance.one(constructs));
  return `${front}# A page\n\n<p class="description">What it is about.</p>\n\n${parts.join(chance.one(['\n\n', '\n\n', '\n']))}\n`;
}

function insert(text: string, part: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  return text.slice(0, at) + part + text.slice(at);
}

function times(count: number, step: (text: string) => string, text: string): string {
  let result = text;
  for (let index = 0; index < count; index++) result = step(result);
  return result;
}

/** Mulberry32: small, and the same everywhere. */
function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { below: (limit) => next() % limit, one: (list) => list[next() % list.length]! };
}
