// Tracks the callouts that are open on a line. A closing `:::` may be in a list, or directly below raw HTML, that began
// inside the callout: for CommonMark it is part of them, but the author means the end of the callout. So it is moved
// out of the list, and requests a blank line above it. In: lines, in order. Out: lines with their markers as comments.
import type { Containers } from './containers.ts';
import { asComment, calloutIn, withMarker } from './markers.ts';
import type { OpenHtml } from './open-html.ts';

interface OpenCallout {
  /** The columns of its marker, and of the content of the list item or quote around it. */
  readonly column: number;
  readonly contentColumn: number;
  readonly quotes: number;
}

interface OpenCallouts {
  /** Turns the marker of a line, if any, into a comment. `containers` must have entered the line. */
  withMarker(line: string): string;
  /** Ends the segment, and with it all callouts. */
  endSegment(): void;
}

/** The maximum indent of a marker relative to the list item or callout around it: more would make it code. */
const maxIndent = 3;

/** The tracker for one page; no callout is open. */
export function createOpenCallouts(containers: Containers): OpenCallouts {
  const open: OpenCallout[] = [];
  /** The number of opening markers that are text inside HTML: as many closing markers are text, too. */
  let textMarkers = 0;

  const closeDownTo = (column: number, quotes: number) => {
    while (open.length > 0 && (open.at(-1)!.contentColumn > column || open.at(-1)!.quotes > quotes)) open.pop();
    return open.at(-1);
  };

  const openingLine = (line: string, index: number): string => {
    const html = containers.html();
    if (html?.isText) return textLine(line, html);
    if (html && !html.isClosed) {
      textMarkers++;
      return withMarker(line);
    }
    const column = columnAt(line, index);
    const contentColumn = containers.contentColumn();
    if (column > contentColumn + maxIndent) return withMarker(line);
    containers.endHtml();
    const quotes = quotesIn(line, index);
    const outer = closeDownTo(contentColumn, quotes);
    // A callout directly inside another one is not opened: callouts() reports it as a problem.
    if (outer?.contentColumn !== contentColumn || outer.quotes !== quotes) open.push({ column, contentColumn, quotes });
    return asComment(line, index, { needsBlankLine: html !== undefined });
  };

  const closingLine = (line: string, index: number): string => {
    const html = containers.html();
    if (html?.isText) return textLine(line, html);
    if (html && textMarkers > 0) {
      textMarkers--;
      return withMarker(line);
    }
    const column = columnAt(line, index);
    if (column > containers.contentColumn() + maxIndent) return withMarker(line);
    const quotes = quotesIn(line, index);
    const callout = closeDownTo(column, quotes);
    if (!callout || callout.quotes !== quotes || column > callout.column + maxIndent) return withMarker(line);
    const from = indexOf(line, callout.contentColumn);
    // After a tab its column may be too deep.
    if (line.slice(from, index).trim() || columnAt(line, from) > callout.column) return withMarker(line);
    open.pop();
    containers.endHtml();
    return asComment(line, from, { needsBlankLine: html !== undefined });
  };

  return {
    withMarker(line) {
      const found = calloutIn(line);
      if (!found) return withMarker(line);
      if (!containers.html()) textMarkers = 0;
      // In HTML, text before the marker that looks like a list or quote marker means that it is not on a line of its
      // own.
      else if (line.slice(indexOf(line, containers.contentColumn()), found.index).trim()) return withMarker(line);
      return found.name || found.title ? openingLine(line, found.index) : closingLine(line, found.index);
    },
    endSegment() {
      open.length = textMarkers = 0;
    },
  };
}

/**
 * A line inside HTML that contains only text. Its marker is restored later, unless the comment would end the HTML: then
 * it is left as it is.
 */
function textLine(line: string, { end }: OpenHtml): string {
  const marked = withMarker(line);
  return end?.test(marked) ? line : marked;
}

function quotesIn(line: string, before: number): number {
  return line.slice(0, before).split('>').length - 1;
}

/** The column of an index: a tab advances to the next multiple of four. */
function columnAt(line: string, index: number): number {
  let column = 0;
  for (let at = 0; at < index; at++) column += line[at] === '\t' ? 4 - (column % 4) : 1;
  return column;
}

/** The first index at or after a column. */
function indexOf(line: string, column: number): number {
  let index = 0;
  for (let at = 0; at < column && index < line.length; index++) at += line[index] === '\t' ? 4 - (at % 4) : 1;
  return index;
}
