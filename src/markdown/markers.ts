// The markers that CommonMark does not know: `:::` of callouts, `<codeblock>` of tabbed code. Before a stretch is parsed each
// becomes a comment of one line, which is a block in any container and ends a paragraph; where it turns out to stand in code or
// in HTML it becomes again what was written. In and out: lines, texts, trees.
import type { Code, Heading, Html, InlineCode, PhrasingContent, Root } from 'mdast';
import type { Node } from 'unist';
import { refuseLargeTree } from './nesting.ts';
import type { ParseContext } from './parse-context.ts';
import { parseStretch } from './parse-stretch.ts';
import { walkTree } from './walk-tree.ts';

const opening = '<!--xdocs ';
const closing = '-->';
const calloutPattern = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(:{3,}[^]*)$/;
const codeblockPattern = /^([\s>]*)(<\/?codeblock\b[^>]*>\s*)$/;
/** What makes a title more than words. */
const markup = /[\\`*_~<&[:@]|www/;

/** A line with its marker, if it is one, as a comment. */
export function withMarker(line: string): string {
  const found = calloutPattern.exec(line) ?? codeblockPattern.exec(line);
  return found ? `${found[1]}${opening}${found[2]}${closing}` : line;
}

/** A text with its markers as they were written. */
export function unmarked(text: string): string {
  return text.includes(opening) ? text.split('\n').map(unmarkedLine).join('\n') : text;
}

function unmarkedLine(line: string): string {
  const at = line.indexOf(opening);
  if (at < 0) return line;
  const rest = line.slice(at + opening.length);
  if (!/^(?::{3}|<\/?codeblock\b)/.test(rest)) return line;
  return line.slice(0, at) + (rest.endsWith(closing) ? rest.slice(0, -closing.length) : rest);
}

/** The marker that a piece of HTML is, as it was written; nothing where it is none, or more. */
export function markerOf(value: string): string | undefined {
  const text = value.trim();
  return text.startsWith(opening) && text.endsWith(closing) && !text.includes('\n') ? text.slice(opening.length, -closing.length).trim() : undefined;
}

/** The name and the title of the callout that a marker begins, both empty where it ends one; nothing for other markers. */
export function calloutOf(marker: string | undefined): { name: string; title: string } | undefined {
  const [, name, title] = (marker === undefined ? null : /^:{3,}\s*([\w-]*)\s*([^]*)$/.exec(marker)) ?? [];
  return name === undefined ? undefined : { name, title: title! };
}

type TitleData = NonNullable<Html['data']> & { title?: PhrasingContent[] };

/** What a callout's title says, read as Markdown. */
export function titleOf(marker: Html): PhrasingContent[] {
  const title = calloutOf(markerOf(marker.value))?.title;
  return (marker.data as TitleData | undefined)?.title ?? (title ? [{ type: 'text', value: title }] : []);
}

/**
 * Reads the markers of a tree as parsed: titles become Markdown, and what is no marker after all becomes what was written.
 *
 * @returns the types of the nodes that are in titles
 */
export function readMarkers(tree: Root, text: string, context: ParseContext): ReadonlySet<string> {
  const types = new Set<string>();
  if (!text.includes(opening)) return types;
  walkTree<Html>(tree, 'html', (node) => {
    const marker = markerOf(node.value);
    const title = calloutOf(marker)?.title;
    if (marker === undefined) node.value = unmarked(node.value);
    else if (title && markup.test(title)) readTitle(node, marker, title, types, context);
  });
  for (const type of ['code', 'inlineCode'] as const) {
    walkTree<Code | InlineCode>(tree, type, (node) => {
      node.value = unmarked(node.value);
    });
  }
  return types;
}

/** Parses a title as that of a heading, which holds no other block, and puts its nodes where they are in the file. */
function readTitle(node: Html, marker: string, title: string, types: Set<string>, context: ParseContext): void {
  const start = node.position?.start;
  const { lineOffset } = context;
  context.lineOffset += (start?.line ?? 1) - 1;
  // Behind a backslash, hashes at the end are none that close a heading.
  const tree = parseStretch(`# ${title.replace(/(^|[ \t])(#+)$/, '$1\\$2')}`, context, { lines: 0 });
  for (const type of refuseLargeTree(tree, context)) types.add(type);
  context.lineOffset = lineOffset;
  const heading = tree.children[0] as Heading;
  if (start) moveTo({ line: start.line, column: start.column - opening.length, offset: start.offset! }, node.value.indexOf(marker) + marker.length - title.length - '# '.length, heading);
  node.data = { ...node.data, title: heading.children } as TitleData;
}

function moveTo(start: { line: number; column: number; offset: number }, by: number, node: Node): void {
  const moved = ({ column, offset = 0 }: { column: number; offset?: number }) => ({ line: start.line, column: start.column + by + column - 1, offset: start.offset + by + offset });
  if (node.position) node.position = { start: moved(node.position.start), end: moved(node.position.end) };
  if ('children' in node) for (const child of node.children as Node[]) moveTo(start, by, child);
}
