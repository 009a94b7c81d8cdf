// Tracks the quotes, list items and HTML blocks that a line is in, as far as a scan of lines needs it: to know where a
// fence ends with its container, and which text is indented code. In: lines, in order. Out: indents, and whether a
// fence continues. Each line is visited once, over at most as many containers as a page may nest.
import { htmlAfter, type OpenHtml } from './open-html.ts';

interface Container {
  /** The indent of a list item's content, in columns; `undefined` for a quote. */
  readonly width?: number;
  /** `false` where the line may have been something else, or the item may have ended: then leaving it ends no fence. */
  readonly isCertain: boolean;
}

export interface Containers {
  /**
   * Processes a line outside of fences. Returns whether it is indented code, which is only possible below a blank line
   * or below other indented code.
   */
  enter(line: string): boolean;
  /** The column, counted from 0, where the content of the innermost quote or list item begins on the current line. */
  contentColumn(): number;
  /** The HTML block that the current line continues. */
  html(): OpenHtml | undefined;
  /** Marks that block as ended by the current line. */
  endHtml(): void;
  /** Marks the start of a fence on the current line. */
  beginFence(): void;
  /** Whether a line may belong to that fence; `false` if the fence has ended with its quote or list item. */
  isInFence(line: string): boolean;
  /** Marks the end of a segment. The next one is parsed on its own, and may be in the same items or in none. */
  endSegment(): void;
}

const listMarker = /(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/y;
const footnote = /\[\^[^[\]\s]+\]:/y;
const rule = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/y;
/** Matches the start of a line that may be in a container, begin one, or begin HTML. Other lines are skipped. */
const needsScan = /^[\s>*+\-\d<[]/;

/** The tracker for one page; no container is open. */
export function createContainers(): Containers {
  let open: readonly Container[] = [];
  let fence: readonly Container[] = [];
  /** Whether the previous line was blank or ended a fence, so that no paragraph can continue. */
  let paragraphEnded = false;
  let wasCode = false;
  /**
   * The HTML block that the current line continues, the one that it leaves open, and the number of containers around
   * the latter.
   */
  let continuedHtml: OpenHtml | undefined;
  let html: OpenHtml | undefined;
  let htmlDepth = 0;
  let contentColumn = 0;

  const enter = (line: string): boolean => {
    if (open.length === 0 && !html && !needsScan.test(line) && line) {
      paragraphEnded = wasCode = false;
      continuedHtml = undefined;
      contentColumn = 0;
      return false;
    }
    const cursor = cursorAt(line);
    const continued = continuedCount(open, cursor);
    continuedHtml = html && continued >= htmlDepth ? html : undefined;
    // Inside HTML, what looks like a list marker or a quote marker is text.
    const inHtml = continuedHtml && { text: cursor.text(), column: cursor.column() };
    const started = cursor.isBlank()
      ? []
      : startedContainers(
          cursor,
          (isPlain) => !continuedHtml && (paragraphEnded || isPlain || continued < open.length),
        );
    const rest = open.slice(continued);
    const quote = rest.findIndex(({ width }) => width === undefined);
    if (started.length > 0) open = [...open.slice(0, continued), ...started];
    else if (continued < open.length) {
      // A line below a paragraph may be its lazy continuation: then the items that it is not indented for stay open.
      const kept = paragraphEnded
        ? []
        : rest.slice(0, quote < 0 ? undefined : quote).map((item) => ({ ...item, isCertain: false }));
      open = [...open.slice(0, continued), ...kept];
    }
    const isBlank = cursor.isBlank();
    const isCode = !isBlank && cursor.indent() >= 4 && (paragraphEnded || wasCode);
    html = htmlAfter(inHtml?.text ?? cursor.text(), continuedHtml, cursor.indent());
    if (html && !continuedHtml) htmlDepth = continued + started.length;
    contentColumn = inHtml?.column ?? cursor.column();
    wasCode = isCode;
    paragraphEnded = isBlank;
    return isCode;
  };

  return {
    enter,
    contentColumn: () => contentColumn,
    html: () => continuedHtml,
    endHtml() {
      html = continuedHtml = undefined;
    },
    beginFence() {
      const uncertain = open.findIndex(({ isCertain }) => !isCertain);
      fence = uncertain < 0 ? open : open.slice(0, uncertain);
      paragraphEnded = true;
      wasCode = false;
      html = undefined;
    },
    isInFence(line) {
      if (fence.length === 0) return true;
      const continued = continuedCount(fence, cursorAt(line));
      if (continued === fence.length) return true;
      open = open.slice(0, continued);
      return false;
    },
    endSegment() {
      open = open.map((container) => ({ ...container, isCertain: false }));
      paragraphEnded = wasCode = false;
      html = undefined;
    },
  };
}

/** How many containers a line continues; moves the cursor past their markers. */
function continuedCount(open: readonly Container[], cursor: Cursor): number {
  for (const [index, { width }] of open.entries()) {
    if (width === undefined) {
      if (cursor.indent() > 3 || !cursor.startsWith('>')) return index;
      cursor.skipText(1);
      if (cursor.indent() > 0) cursor.skipSpaces(1);
    } else if (!cursor.isBlank()) {
      if (cursor.indent() < width) return index;
      cursor.skipSpaces(width);
    }
  }
  return open.length;
}

/** The containers that a line begins; moves the cursor past their markers. */
function startedContainers(cursor: Cursor, isCertainFor: (isPlain: boolean) => boolean): Container[] {
  const found: Container[] = [];
  while (cursor.indent() < 4) {
    if (cursor.startsWith('>')) {
      cursor.skipText(1);
      if (cursor.indent() > 0) cursor.skipSpaces(1);
      found.push({ isCertain: isCertainFor(true) });
      continue;
    }
    const note = cursor.match(footnote);
    if (note) {
      cursor.skipText(note.length);
      found.push({ width: 4, isCertain: false });
      return found;
    }
    const marker = cursor.match(rule) ? undefined : cursor.match(listMarker);
    if (!marker) return found;
    const before = cursor.indent() + marker.length;
    cursor.skipText(marker.length);
    const padding = cursor.isBlank() || cursor.indent() > 4 ? 1 : cursor.indent();
    // Ordered lists that do not start at 1, and empty items, cannot interrupt a paragraph.
    found.push({
      width: before + padding,
      isCertain: !cursor.isBlank() && isCertainFor(!/\d/.test(marker) || /^1\D/.test(marker)),
    });
    if (cursor.isBlank()) return found;
    cursor.skipSpaces(padding);
  }
  return found;
}

type Cursor = ReturnType<typeof cursorAt>;

/** A position in a line, in columns: a tab advances to the next multiple of four. */
function cursorAt(line: string) {
  let column = 0;
  let textAt = 0;
  let textColumn = 0;
  const toText = () => {
    for (; line[textAt] === ' ' || line[textAt] === '\t'; textAt++)
      textColumn += line[textAt] === '\t' ? 4 - (textColumn % 4) : 1;
  };
  toText();
  return {
    /** Columns of white space before the text. */
    indent: () => textColumn - column,
    isBlank: () => textAt === line.length,
    /** Where the content of the innermost container begins. */
    column: () => column,
    text: () => line.slice(textAt),
    startsWith: (mark: string) => line.startsWith(mark, textAt),
    match(pattern: RegExp): string | undefined {
      pattern.lastIndex = textAt;
      return pattern.exec(line)?.[0];
    },
    skipSpaces(columns: number) {
      column += columns;
    },
    /** Moves past characters of the text, which must not be white space. */
    skipText(length: number) {
      textAt += length;
      textColumn += length;
      column = textColumn;
      toText();
    },
  };
}
