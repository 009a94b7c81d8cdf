// What the reference parser can handle. It rescans a whole list, quote or run of delimiters for each addition, so its
// time is quadratic. In: a text within the limits of every page. Out: its work, and whether the parser may read it.
import { referenceLimit, referenceWorkLimit } from './limits.ts';

/** The costs of a block and of a table cell, in the same units; these are linear. */
const [blockCost, cellCost] = [250, 300];

/** Whether the reference parser can read a text in about a second at most. */
export function fitsReference(text: string): boolean {
  return text.length <= referenceLimit && referenceWork(text) <= referenceWorkLimit;
}

/** The work that a text is for the reference parser; beyond the limit it is not counted any further. */
export function referenceWork(text: string): number {
  // All of these are rescanned for each further one, so their cost is quadratic.
  const rescanned = { markers: 0, footnotes: 0, openLines: 0 };
  let work = 0;
  let levels = 0;
  let marks = 0;
  let isInside = false;
  let isStart = true;
  for (const line of text.split('\n')) {
    const blank = !line.trim();
    const prefix = /^[ \t>]*(?:(?:[*+-]|\d+[.)])[ \t>]*)*/.exec(line)![0];
    const markers = count(prefix, /[>*+-]|\d[.)]/g);
    // A line without a marker may still belong to the lists and quotes above it, or continue a paragraph in them.
    const depth = markers + prefix.length / 8;
    isInside = !blank && (depth > 0 || isInside);
    if (depth > 0 || isInside) rescanned.markers += Math.max(1, markers);
    levels = blank ? levels : Math.max(depth, levels * 0.98);
    const added = count(line, /[[\]*_~!&]/g);
    if (blank) marks = rescanned.openLines = 0;
    else if (marks > 0) rescanned.openLines++;
    rescanned.footnotes += count(line, /\[\^/g);
    work += levels * 8 + (2 * marks + added) * added + 2 * rescanned.openLines + count(line, /\|/g) * cellCost;
    if (!blank && (isStart || /^[ \t]*#/.test(line))) work += blockCost;
    marks += added;
    isStart = blank;
    if (work + rescanned.markers ** 2 + rescanned.footnotes ** 2 > referenceWorkLimit) break;
  }
  return work + rescanned.markers ** 2 + rescanned.footnotes ** 2;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
