// Markers that CommonMark does not know: `:::` of callouts, `<codeblock>` of tabbed code. Before a segment is parsed,
// each is turned into a one-line HTML comment, which is a block in any container and ends a paragraph. Markers that
// turn out to be in code or in HTML are restored. In and out: lines, texts, trees.
import type { Html, PhrasingContent } from 'mdast';
import type { Position } from '../model/source-file.ts';
import { positionOf, type ParseContext } from './parse-context.ts';

const opening = '<!--xdocs';
/** The character after the opening: whether the marker needs a blank line above it. */
const [noBlankLine, blankLineAbove] = [' ', '^'];
/** Characters of a marker's comment before the original text. */
export const openingLength = opening.length + 1;
const closing = '-->';
const commentPattern = /^<!--xdocs[ ^]\s*(?=:{3}|<\/?codeblock\b)/;
const blankLinePattern = /^([\s>]*)<!--xdocs\^\s*:::/;
const calloutPattern = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(:{3,}[^]*)$/;
const codeblockPattern = /^([\s>]*)(<\/?codeblock\b[^>]*>\s*)$/;

/** A line with its marker, if any, turned into a comment. */
export function withMarker(line: string): string {
  const found = calloutPattern.exec(line) ?? codeblockPattern.exec(line);
  return found ? asComment(line, found[1]!.length) : line;
}

/** The index of a callout's marker in a line, its name and its title. */
export function calloutIn(line: string): { index: number; name: string; title: string } | undefined {
  const found = line.includes(':::') ? calloutPattern.exec(line) : null;
  return found ? { index: found[1]!.length, ...calloutOf(found[2]!.trim())! } : undefined;
}

/**
 * Turns a line into a comment from an index on. If the indent before the marker is inside the comment, it no longer
 * makes the marker part of a list.
 *
 * @param options.needsBlankLine whether the parser needs a blank line above it, see {@link withBlankLines}
 */
export function asComment(line: string, index: number, { needsBlankLine = false } = {}): string {
  return line.slice(0, index) + opening + (needsBlankLine ? blankLineAbove : noBlankLine) + line.slice(index) + closing;
}

/** The text with a blank line above each marker that needs one; `undefined` if none does. */
export function withBlankLines(
  text: string,
): { lines: string[]; /** Indexes of the added lines. */ added: ReadonlySet<number> } | undefined {
  if (!text.includes(opening + blankLineAbove)) return undefined;
  const lines: string[] = [];
  const added = new Set<number>();
  for (const line of text.split('\n')) {
    const before = blankLinePattern.exec(line)?.[1];
    if (before !== undefined) added.add(lines.push(before.trimEnd()) - 1);
    lines.push(line);
  }
  return { lines, added };
}

/** Whether a text may contain markers as comments. */
export function hasMarkers(text: string): boolean {
  return text.includes(opening);
}

/** A text with its markers restored. */
export function withMarkersRestored(text: string): string {
  return hasMarkers(text) ? text.split('\n').map(withMarkerRestored).join('\n') : text;
}

function withMarkerRestored(line: string): string {
  const at = line.indexOf(opening);
  if (at < 0 || !commentPattern.test(line.slice(at))) return line;
  const rest = line.slice(at + openingLength);
  return line.slice(0, at) + (rest.endsWith(closing) ? rest.slice(0, -closing.length) : rest);
}

/** The original text of a marker, if an HTML node is exactly one marker. */
export function markerOf(value: string): string | undefined {
  const text = value.trim();
  return commentPattern.test(text) && text.endsWith(closing) && !text.includes('\n')
    ? text.slice(openingLength, -closing.length).trim()
    : undefined;
}

/** The position of a marker in the source file: after the indent that its comment contains. */
export function markerPosition(marker: Html, context: ParseContext): Position {
  const { line, column } = positionOf(marker, context);
  const written = marker.value.trim().slice(openingLength);
  return { line, column: column + written.length - written.trimStart().length };
}

/**
 * The name and the title of the callout that a marker begins, both empty if it ends one; `undefined` for other markers.
 * The title may be in brackets directly after the name: `:::tip[Title]`, as Docusaurus and Starlight have it.
 */
export function calloutOf(marker: string | undefined): { name: string; title: string } | undefined {
  const [, name, inBrackets, title] =
    (marker === undefined ? null : /^:{3,}\s*([\w-]*)(?:\[([^]*)\]\s*$|\s*([^]*)$)/.exec(marker)) ?? [];
  return name === undefined ? undefined : { name, title: inBrackets ?? title! };
}

export type TitleData = NonNullable<Html['data']> & { title?: PhrasingContent[] };

/** A callout's title, parsed as Markdown. */
export function titleOf(marker: Html): PhrasingContent[] {
  const title = calloutOf(markerOf(marker.value))?.title;
  return (marker.data as TitleData | undefined)?.title ?? (title ? [{ type: 'text', value: title }] : []);
}
