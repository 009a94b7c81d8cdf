// The quotes, list items and blocks of HTML that a line stands in, as far as a scan of lines needs to know: where a
// fence ends with its container, and where text is indented so far that it is code. In: lines, in order. Out: columns
// of blanks, and whether a fence goes on.
// Each line is walked once, over at most as many containers as a page may nest.
import { htmlAfter, type OpenHtml } from './open-html.ts';

interface Container {
  /** Columns of a list item's lines before its content; nothing for a quote. */
  readonly width?: number;
  /** False where the line may have been something else, or the item may be over: then nothing ends for its sake. */
  readonly isSure: boolean;
}

export interface Containers {
  /**
   * Takes a line that is in no fence. Says whether it is indented code, as only a line below a blank one, or below such
   * code, can be.
   */
  enter(line: string): boolean;
  /**
   * The column that the content of the innermost quote or list item begins in, on the line entered last; counted from
   * 0.
   */
  contentColumn(): number;
  /** The block of HTML that the line entered last goes on with. */
  html(): OpenHtml | undefined;
  /** Says that the line entered last ends that block. */
  endHtml(): void;
  /** Says that a fence begins on the line entered last. */
  beginFence(): void;
  /** Whether a line may be in that fence, or the fence has ended with its quote or list item. */
  isInFence(line: string): boolean;
  /** Says that the stretch ends: what follows is parsed on its own, and may be in the same items or in none. */
  endStretch(): void;
}

const listMarker = /(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/y;
const footnote = /\[\^[^[\]\s]+\]:/y;
const rule = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/y;
/** What a line begins with that may be in a container, begin one, or begin HTML; others need no look. */
const mayMatter = /^[\s>*+\-\d<[]/;

/** The containers of a page, none of them open. */
export function createContainers(): Containers {
  let open: readonly Container[] = [];
  let fence: readonly Container[] = [];
  /** Whether the line before was blank, or ended a fence: no paragraph can go on. */
  let isFresh = false;
  let wasCode = false;
  /** What the line entered last goes on with, and what it leaves open; in how many containers that is. */
  let within: OpenHtml | undefined;
  let html: OpenHtml | undefined;
  let htmlDepth = 0;
  let contentColumn = 0;

  const enter = (line: string): boolean => {
    if (open.length === 0 && !html && !mayMatter.test(line) && line) {
      isFresh = wasCode = false;
      within = undefined;
      contentColumn = 0;
      return false;
    }
    const cursor = cursorAt(line);
    const matched = matchedOf(open, cursor);
    within = html && matched >= htmlDepth ? html : undefined;
    // What looks like the mark of a list item or quote is part of the HTML.
    const inHtml = within && { text: cursor.text(), column: cursor.column() };
    const more = cursor.isBlank()
      ? []
      : begun(cursor, (isPlain) => !within && (isFresh || isPlain || matched < open.length));
    const rest = open.slice(matched);
    const quote = rest.findIndex(({ width }) => width === undefined);
    if (more.length > 0) open = [...open.slice(0, matched), ...more];
    else if (matched < open.length) {
      // Below a paragraph, a line may go on with it: then the items that it is not indented for stay open.
      const kept = isFresh
        ? []
        : rest.slice(0, quote < 0 ? undefined : quote).map((item) => ({ ...item, isSure: false }));
      open = [...open.slice(0, matched), ...kept];
    }
    const isBlank = cursor.isBlank();
    const isCode = !isBlank && cursor.indent() >= 4 && (isFresh || wasCode);
    html = htmlAfter(inHtml?.text ?? cursor.text(), within, cursor.indent());
    if (html && !within) htmlDepth = matched + more.length;
    contentColumn = inHtml?.column ?? cursor.column();
    wasCode = isCode;
    isFresh = isBlank;
    return isCode;
  };

  return {
    enter,
    contentColumn: () => contentColumn,
    html: () => within,
    endHtml() {
      html = within = undefined;
    },
    beginFence() {
      const unsure = open.findIndex(({ isSure }) => !isSure);
      fence = unsure < 0 ? open : open.slice(0, unsure);
      isFresh = true;
      wasCode = false;
      html = undefined;
    },
    isInFence(line) {
      if (fence.length === 0) return true;
      const matched = matchedOf(fence, cursorAt(line));
      if (matched === fence.length) return true;
      open = open.slice(0, matched);
      return false;
    },
    endStretch() {
      open = open.map((container) => ({ ...container, isSure: false }));
      isFresh = wasCode = false;
      html = undefined;
    },
  };
}

/** How many containers a line goes on with; the cursor stands behind them. */
function matchedOf(open: readonly Container[], cursor: Cursor): number {
  for (const [index, { width }] of open.entries()) {
    if (width === undefined) {
      if (cursor.indent() > 3 || !cursor.startsWith('>')) return index;
      cursor.skipText(1);
      if (cursor.indent() > 0) cursor.skipBlanks(1);
    } else if (!cursor.isBlank()) {
      if (cursor.indent() < width) return index;
      cursor.skipBlanks(width);
    }
  }
  return open.length;
}

/** The containers that a line begins; the cursor stands behind them. */
function begun(cursor: Cursor, isSureWhere: (isPlain: boolean) => boolean): Container[] {
  const found: Container[] = [];
  while (cursor.indent() < 4) {
    if (cursor.startsWith('>')) {
      cursor.skipText(1);
      if (cursor.indent() > 0) cursor.skipBlanks(1);
      found.push({ isSure: isSureWhere(true) });
      continue;
    }
    const note = cursor.match(footnote);
    if (note) {
      cursor.skipText(note.length);
      found.push({ width: 4, isSure: false });
      return found;
    }
    const marker = cursor.match(rule) ? undefined : cursor.match(listMarker);
    if (!marker) return found;
    const before = cursor.indent() + marker.length;
    cursor.skipText(marker.length);
    const blanks = cursor.isBlank() || cursor.indent() > 4 ? 1 : cursor.indent();
    // Some numbers, and items without text, cannot end a paragraph.
    found.push({
      width: before + blanks,
      isSure: !cursor.isBlank() && isSureWhere(!/\d/.test(marker) || /^1\D/.test(marker)),
    });
    if (cursor.isBlank()) return found;
    cursor.skipBlanks(blanks);
  }
  return found;
}

type Cursor = ReturnType<typeof cursorAt>;

/** A place in a line, in columns: a tab reaches to the next multiple of four. */
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
    /** Columns of blanks before the text. */
    indent: () => textColumn - column,
    isBlank: () => textAt === line.length,
    /** Where the content of the containers begins. */
    column: () => column,
    text: () => line.slice(textAt),
    startsWith: (mark: string) => line.startsWith(mark, textAt),
    match(pattern: RegExp): string | undefined {
      pattern.lastIndex = textAt;
      return pattern.exec(line)?.[0];
    },
    skipBlanks(columns: number) {
      column += columns;
    },
    /** Goes behind characters of the text, which are no blanks. */
    skipText(length: number) {
      textAt += length;
      textColumn += length;
      column = textColumn;
      toText();
    },
  };
}
