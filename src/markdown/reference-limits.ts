// What the reference parser may be given. It looks at all of a list, a quote or a row of delimiters again for each that
// is added, so its time grows with squares. In: a text that is within the limits of every page. Out: whether it will
// do.
import { referenceLimit, referenceWorkLimit } from './limits.ts';

/** What a block and a cell of a table cost, measured in the same units: they add up, but are not looked at again. */
const [blockCost, cellCost] = [250, 300];

/** Whether the reference parser reads a text in about a second at most. */
export function fitsReference(text: string): boolean {
  if (text.length > referenceLimit) return false;
  // Each is looked at again with each that follows: so they cost their squares.
  const again = { markers: 0, footnotes: 0, openLines: 0 };
  let work = 0;
  let levels = 0;
  let marks = 0;
  let isInside = false;
  let isStart = true;
  for (const line of text.split('\n')) {
    const blank = !line.trim();
    const prefix = /^[ \t>]*(?:(?:[*+-]|\d+[.)])[ \t>]*)*/.exec(line)![0];
    const markers = count(prefix, /[>*+-]|\d[.)]/g);
    // A line without a marker may still belong to the lists and quotes above it, or go on with a paragraph in them.
    const depth = markers + prefix.length / 8;
    isInside = !blank && (depth > 0 || isInside);
    if (depth > 0 || isInside) again.markers += Math.max(1, markers);
    levels = blank ? levels : Math.max(depth, levels * 0.98);
    const added = count(line, /[[\]*_~!&]/g);
    if (blank) marks = again.openLines = 0;
    else if (marks > 0) again.openLines++;
    again.footnotes += count(line, /\[\^/g);
    work += levels * 8 + (2 * marks + added) * added + 2 * again.openLines + count(line, /\|/g) * cellCost;
    if (!blank && (isStart || /^[ \t]*#/.test(line))) work += blockCost;
    marks += added;
    isStart = blank;
    if (work + again.markers ** 2 + again.footnotes ** 2 > referenceWorkLimit) return false;
  }
  return true;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
