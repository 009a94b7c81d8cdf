// Keeps text from the parsers that would cost quadratic time or overflow a stack, because neither parser can be
// interrupted. In: the text of a page. Out: the first problem, found by one linear scan. The limits are in limits.ts.
import type { Problem } from '../model/problem.ts';
import { frontMatterProblem } from './front-matter.ts';
import {
  addressLimit,
  blockDepthLimit,
  cellLimit,
  directiveLimit,
  footnoteLimit,
  frontMatterLimit,
  innerBlockLimit,
  pageLimit,
  workLimit,
} from './limits.ts';

const [tab, newline, space, ampersand, underscore, pipe] = ['\t', '\n', ' ', '&', '_', '|'].map((character) =>
  character.charCodeAt(0),
) as [number, number, number, number, number, number];
const marks = flagsOf('*_~[]()!<>`\\&:@|"\'^');
const delimiters = flagsOf('|:- \t');
const wordCharacters = flagsOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.+-_@');

/** The first reason to refuse a page, with its line; `undefined` for a page that may be parsed. */
export function limitProblem(text: string, file: string): Problem | undefined {
  const bytes = Buffer.byteLength(text);
  if (bytes > pageLimit) return { rule: 'source-too-large', severity: 'error', file, bytes, limit: pageLimit };
  if (text.startsWith('---') && text.indexOf('\n---', 3) > frontMatterLimit) return frontMatterProblem(file);
  const page = { work: 0, cells: 0, innerBlocks: 0, footnotes: 0, addresses: 0 };
  let block = { references: 0, length: 0, columns: 0 };
  let start = 0;
  for (let line = 1; start <= text.length; line++) {
    const counted = countLine(text, start);
    const { end } = counted;
    const written = text.slice(start, end);
    const at = { severity: 'error', file, line } as const;
    if (end - start > directiveLimit && written.trimStart().startsWith('{{'))
      return { rule: 'too-many', ...at, column: 1, what: 'characters in a directive', limit: directiveLimit };
    const { levels, deepAt } = levelsOf(written);
    if (deepAt) return { rule: 'nesting-too-deep', ...at, column: deepAt, what: 'blocks', limit: blockDepthLimit };
    page.innerBlocks += Math.max(0, levels - 1);
    if (page.innerBlocks > innerBlockLimit)
      return {
        rule: 'too-many',
        ...at,
        column: 1,
        what: 'quotes and list items inside others',
        limit: innerBlockLimit,
      };
    if (/^[\s>]*$/.test(written)) block = { references: 0, length: 0, columns: 0 };
    // Each line adds the cost of its references over the block so far, and of the block's earlier references over the
    // line.
    const length = end - start + 1;
    page.work += counted.work + counted.references * (block.length + length) + block.references * length;
    block.references += counted.references;
    block.length += length;
    if (page.work > workLimit)
      return {
        rule: 'text-too-dense',
        ...at,
        column: 1,
        characters: Math.max(length, block.length),
        marks: Math.max(counted.marks, block.references),
      };
    if (counted.pipes > 0 && isDelimiterRow(written)) block.columns = Math.max(block.columns, counted.pipes + 1);
    page.cells += block.columns;
    if (page.cells > cellLimit) return { rule: 'too-many', ...at, column: 1, what: 'table cells', limit: cellLimit };
    page.footnotes += counted.footnotes;
    if (page.footnotes > footnoteLimit)
      return { rule: 'too-many', ...at, column: 1, what: 'footnotes', limit: footnoteLimit };
    page.addresses += counted.addresses;
    if (page.addresses > addressLimit)
      return { rule: 'too-many', ...at, column: 1, what: 'addresses', limit: addressLimit };
    start = end + 1;
  }
  return undefined;
}

interface LineCount {
  readonly end: number;
  readonly work: number;
  readonly marks: number;
  readonly references: number;
  readonly pipes: number;
  readonly footnotes: number;
  readonly addresses: number;
}

function countLine(text: string, start: number): LineCount {
  // Plain variables: the loop takes half of the time that it takes with fields.
  let [work, marked, references, pipes, footnotes, addresses] = [0, 0, 0, 0, 0, 0];
  let plain = true;
  let word = 0;
  let underscores = 0;
  let at = start;
  const { length } = text;
  for (; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) {
      plain = false;
    } else if (marks[code] === 1) {
      marked++;
      if (code === ampersand) references++;
      else if (code === pipe) pipes++;
      else if (code === underscore) underscores++;
      else if (code === 94 && text.charCodeAt(at - 1) === 91) footnotes++;
      else if ((code === 64 && isWord(text.charCodeAt(at - 1))) || (code === 58 && text.startsWith('://', at)))
        addresses++;
    } else if (code === newline) break;
    else if (code === 46 && text.startsWith('www', at - 3)) addresses++;
    if (isWord(code)) word++;
    else if (word > 0) {
      work += word * underscores;
      word = underscores = 0;
    }
  }
  work += word * underscores + (plain ? 0 : marked * (at - start));
  return { end: at, work, marks: marked, references, pipes, footnotes, addresses };
}

function isWord(code: number): boolean {
  return code <= 127 && wordCharacters[code] === 1;
}

/**
 * The number of quotes and list items that a line is in or begins, and the column where they get too deep, if they do.
 */
function levelsOf(line: string): { levels: number; deepAt?: number } {
  let levels = 0;
  let padding = 0;
  let at = 0;
  for (; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code === space || code === tab) {
      padding += code === tab ? 4 : 1;
      continue;
    }
    const marker = line[at] === '>' ? 1 : markerLength(line, at);
    if (marker === 0) break;
    levels++;
    // An item is indented by its marker and a space, so white space may stand for the items of earlier lines.
    if (levels + padding / 2 > blockDepthLimit)
      return isThematicBreak(line) ? { levels: 1 } : { levels, deepAt: at + 1 };
    // The space after a marker belongs to it.
    at += line[at] === '>' && line[at + 1] !== ' ' ? 0 : marker;
  }
  return { levels };
}

function markerLength(line: string, at: number): number {
  let length = 1;
  if (line[at]! >= '0' && line[at]! <= '9') {
    while (length < 10 && line[at + length]! >= '0' && line[at + length]! <= '9') length++;
    if (line[at + length] !== '.' && line[at + length] !== ')') return 0;
    length++;
  } else if (line[at] !== '-' && line[at] !== '*' && line[at] !== '+') return 0;
  const after = line[at + length];
  return after === undefined || after === ' ' || after === '\t' ? length : 0;
}

/** `- - -`, however long, is a thematic break, not a list. */
function isThematicBreak(line: string): boolean {
  return /^[ \t>]*(?:-[ \t]*)+$|^[ \t>]*(?:\*[ \t]*)+$/.test(line);
}

/**
 * Whether a line may be the delimiter row of a table, after nothing but markers. Scans from the end, each character
 * once.
 */
function isDelimiterRow(line: string): boolean {
  let at = line.length - 1;
  let dashes = 0;
  for (; at >= 0 && delimiters[line.charCodeAt(at)]; at--) if (line[at] === '-') dashes++;
  return dashes > 0 && /^[\s>*+\d.)|:-]*$/.test(line.slice(0, at + 1));
}

function flagsOf(characters: string): Uint8Array {
  const flags = new Uint8Array(128);
  for (const character of characters) flags[character.charCodeAt(0)] = 1;
  return flags;
}
