// Tables that the two parsers read differently. In: a text without the content of code. Out: the reason, if there is one.

const delimiterRow = /^[ \t>]*[|:-][|: \t-]*$/m;
const tag = /^<\/?[a-z][^<>]*>[ \t]*$/i;

/**
 * A table whose delimiter row is indented differently from its header, or that is followed by a line that the native
 * parser takes for a row: a tag that is not a block element, or an indented line.
 */
export function oddTable(text: string): string | undefined {
  if (!delimiterRow.test(text)) return undefined;
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
    } else if (inTable && (tag.test(rest) || (isIndented && !rest.includes('|'))))
      return 'A table with a tag or indented code below it';
    aboveHeader = above;
    above = rest ? before : undefined;
    isItem = /^(?:[*+-]|\d+[.)])[ \t]/.test(rest!);
  }
  return undefined;
}
