// The callouts that are open on a line, as far as a scan of lines needs to know. A `:::` may stand in a list, or right
// below raw HTML, that began inside the callout: for CommonMark it is part of them, for the writer it ends the callout.
// So it is put out of the list, and asks for a blank line above it. In: lines, in order. Out: lines with their markers
// as comments.
import type { Containers } from './containers.ts';
import { asComment, calloutIn, withMarker } from './markers.ts';
import type { OpenHtml } from './open-html.ts';

interface OpenCallout {
  /** Columns before its marker, and before the content of the list item or quote it stands in. */
  readonly column: number;
  readonly contentColumn: number;
  readonly quotes: number;
}

interface OpenCallouts {
  /** A line with its marker, if it is one, as a comment. The containers have entered it. */
  withMarker(line: string): string;
  /** Says that the stretch ends, and with it all callouts. */
  endStretch(): void;
}

/** The columns that a marker may stand deeper than what it is in, be it a list item or a callout: more make it code. */
const deepest = 3;

/** The callouts of a page, none of them open. */
export function createOpenCallouts(containers: Containers): OpenCallouts {
  const open: OpenCallout[] = [];
  /** Beginnings that are text of the HTML they stand in: as many ends are, too. */
  let asText = 0;

  const leave = (column: number, quotes: number) => {
    while (open.length > 0 && (open.at(-1)!.contentColumn > column || open.at(-1)!.quotes > quotes)) open.pop();
    return open.at(-1);
  };

  const beginning = (line: string, index: number): string => {
    const html = containers.html();
    if (html?.isText) return inText(line, html);
    if (html && !html.isShut) {
      asText++;
      return withMarker(line);
    }
    const column = columnAt(line, index);
    const contentColumn = containers.contentColumn();
    if (column > contentColumn + deepest) return withMarker(line);
    containers.endHtml();
    const quotes = quotesIn(line, index);
    const outer = leave(contentColumn, quotes);
    // One that begins right inside another is a problem, and none.
    if (outer?.contentColumn !== contentColumn || outer.quotes !== quotes) open.push({ column, contentColumn, quotes });
    return asComment(line, index, { isApart: html !== undefined });
  };

  const end = (line: string, index: number): string => {
    const html = containers.html();
    if (html?.isText) return inText(line, html);
    if (html && asText > 0) {
      asText--;
      return withMarker(line);
    }
    const column = columnAt(line, index);
    if (column > containers.contentColumn() + deepest) return withMarker(line);
    const quotes = quotesIn(line, index);
    const callout = leave(column, quotes);
    if (!callout || callout.quotes !== quotes || column > callout.column + deepest) return withMarker(line);
    const from = indexOf(line, callout.contentColumn);
    // Behind a tab it may stand too deep.
    if (line.slice(from, index).trim() || columnAt(line, from) > callout.column) return withMarker(line);
    open.pop();
    containers.endHtml();
    return asComment(line, from, { isApart: html !== undefined });
  };

  return {
    withMarker(line) {
      const found = calloutIn(line);
      if (!found) return withMarker(line);
      if (!containers.html()) asText = 0;
      // Behind what would be the mark of a list item or quote, it is no line of its own in HTML.
      else if (line.slice(indexOf(line, containers.contentColumn()), found.index).trim()) return withMarker(line);
      return found.name || found.title ? beginning(line, found.index) : end(line, found.index);
    },
    endStretch() {
      open.length = asText = 0;
    },
  };
}

/**
 * A line in HTML that has no markup in it. Its marker becomes again what was written, but for HTML that a comment would
 * end.
 */
function inText(line: string, { end }: OpenHtml): string {
  const marked = withMarker(line);
  return end?.test(marked) ? line : marked;
}

function quotesIn(line: string, before: number): number {
  return line.slice(0, before).split('>').length - 1;
}

/** The column of an index: a tab reaches to the next multiple of four. */
function columnAt(line: string, index: number): number {
  let column = 0;
  for (let at = 0; at < index; at++) column += line[at] === '\t' ? 4 - (column % 4) : 1;
  return column;
}

/** The first index at or behind a column. */
function indexOf(line: string, column: number): number {
  let index = 0;
  for (let at = 0; at < column && index < line.length; index++) at += line[index] === '\t' ? 4 - (at % 4) : 1;
  return index;
}
