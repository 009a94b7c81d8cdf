// The markers that CommonMark does not know: `:::` of callouts, `<codeblock>` of tabbed code. Before a stretch is
// parsed each becomes a comment of one line, which is a block in any container and ends a paragraph; where it turns out
// to stand in code or in HTML it becomes again what was written. In and out: lines, texts, trees.
import type { Html, PhrasingContent } from 'mdast';
import type { Position } from '../model/source-file.ts';
import { positionOf, type ParseContext } from './parse-context.ts';

const opening = '<!--xdocs';
/** Behind the opening: what the marker asks of the line above it. */
const [plain, apart] = [' ', '^'];
/** Characters of a marker's comment before what was written. */
export const openingLength = opening.length + 1;
const closing = '-->';
const commentPattern = /^<!--xdocs[ ^]\s*(?=:{3}|<\/?codeblock\b)/;
const apartPattern = /^([\s>]*)<!--xdocs\^\s*:::/;
const calloutPattern = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(:{3,}[^]*)$/;
const codeblockPattern = /^([\s>]*)(<\/?codeblock\b[^>]*>\s*)$/;

/** A line with its marker, if it is one, as a comment. */
export function withMarker(line: string): string {
  const found = calloutPattern.exec(line) ?? codeblockPattern.exec(line);
  return found ? asComment(line, found[1]!.length) : line;
}

/** Where the marker of a callout begins in a line, and what it says. */
export function calloutIn(line: string): { index: number; name: string; title: string } | undefined {
  const found = line.includes(':::') ? calloutPattern.exec(line) : null;
  return found ? { index: found[1]!.length, ...calloutOf(found[2]!.trim())! } : undefined;
}

/**
 * A line as a comment from an index on. Blanks before the marker may be in it: then they no longer put it into a list.
 *
 * @param options.isApart whether the parser needs a blank line above it, see {@link linesApart}
 */
export function asComment(line: string, index: number, { isApart = false } = {}): string {
  return line.slice(0, index) + opening + (isApart ? apart : plain) + line.slice(index) + closing;
}

/** The text with a blank line above each marker that asks for one; nothing where none does. */
export function linesApart(
  text: string,
): { lines: string[]; /** Their indexes. */ added: ReadonlySet<number> } | undefined {
  if (!text.includes(opening + apart)) return undefined;
  const lines: string[] = [];
  const added = new Set<number>();
  for (const line of text.split('\n')) {
    const before = apartPattern.exec(line)?.[1];
    if (before !== undefined) added.add(lines.push(before.trimEnd()) - 1);
    lines.push(line);
  }
  return { lines, added };
}

/** Whether a text may hold markers as comments. */
export function hasMarkers(text: string): boolean {
  return text.includes(opening);
}

/** A text with its markers as they were written. */
export function unmarked(text: string): string {
  return hasMarkers(text) ? text.split('\n').map(unmarkedLine).join('\n') : text;
}

function unmarkedLine(line: string): string {
  const at = line.indexOf(opening);
  if (at < 0 || !commentPattern.test(line.slice(at))) return line;
  const rest = line.slice(at + openingLength);
  return line.slice(0, at) + (rest.endsWith(closing) ? rest.slice(0, -closing.length) : rest);
}

/** The marker that a piece of HTML is, as it was written; nothing where it is none, or more. */
export function markerOf(value: string): string | undefined {
  const text = value.trim();
  return commentPattern.test(text) && text.endsWith(closing) && !text.includes('\n')
    ? text.slice(openingLength, -closing.length).trim()
    : undefined;
}

/** Where a marker stands in the file the writer edits, which is behind the blanks that its comment holds. */
export function markerPosition(marker: Html, context: ParseContext): Position {
  const { line, column } = positionOf(marker, context);
  const written = marker.value.trim().slice(openingLength);
  return { line, column: column + written.length - written.trimStart().length };
}

/**
 * The name and the title of the callout that a marker begins, both empty where it ends one; nothing for other markers.
 */
export function calloutOf(marker: string | undefined): { name: string; title: string } | undefined {
  const [, name, title] = (marker === undefined ? null : /^:{3,}\s*([\w-]*)\s*([^]*)$/.exec(marker)) ?? [];
  return name === undefined ? undefined : { name, title: title! };
}

export type TitleData = NonNullable<Html['data']> & { title?: PhrasingContent[] };

/** What a callout's title says, read as Markdown. */
export function titleOf(marker: Html): PhrasingContent[] {
  const title = calloutOf(markerOf(marker.value))?.title;
  return (marker.data as TitleData | undefined)?.title ?? (title ? [{ type: 'text', value: title }] : []);
}
