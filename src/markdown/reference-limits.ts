// What the reference parser may be given. It looks at all of a list, a quote or a row of delimiters again for each that is
// added, so its time grows with squares. In: a text that is within the limits of every page. Out: whether it will do.

/** The longest text, in characters. */
export const referenceLimit = 128 * 1024;
/** Squares of what is looked at again: about a second for each four million. */
const workLimit = 4_000_000;

/** Whether the reference parser reads a text in about a second at most. */
export function fitsReference(text: string): boolean {
  if (text.length > referenceLimit) return false;
  let containerLines = 0;
  let levels = 0;
  let work = 0;
  let marks = 0;
  for (const [line] of text.matchAll(/.*(?:\n|$)/g)) {
    if (!line) break;
    const markers = /^[ \t>]*(?:(?:[*+-]|\d+[.)])[ \t>]*)*/.exec(line)![0];
    const blank = !line.trim();
    // A line without a marker may still belong to the lists and quotes above it.
    const depth = (markers.match(/[>*+-]|\d[.)]/g)?.length ?? 0) + markers.length / 8;
    if (depth > 0) containerLines++;
    levels = blank ? levels : Math.max(depth, levels * 0.98);
    work += levels * 8;
    if (blank) marks = 0;
    const added = line.match(/[[\]*_~!&]/g)?.length ?? 0;
    work += (2 * marks + added) * added;
    marks += added;
    if (work + containerLines ** 2 > workLimit) return false;
  }
  return true;
}
