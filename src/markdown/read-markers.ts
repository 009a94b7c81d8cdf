// Processes the markers (see markers.ts) of a parsed segment: parses the titles of callouts, and restores markers in
// code and HTML. In and out: a tree.
import type { Code, Heading, Html, InlineCode, Root } from 'mdast';
import type { Node } from 'unist';
import { calloutOf, hasMarkers, markerOf, openingLength, withMarkersRestored, type TitleData } from './markers.ts';
import { refuseLargeTree } from './nesting.ts';
import type { ParseContext } from './parse-context.ts';
import { parseSegment } from './parse-segment.ts';
import { walkTree } from './walk-tree.ts';

/** Matches a title that contains markup. */
const markup = /[\\`*_~<&[:@]|www/;

/**
 * Parses the titles of a tree's markers, and restores the text of what is not a marker after all.
 *
 * @returns the types of the nodes in titles
 */
export function readMarkers(tree: Root, text: string, context: ParseContext): ReadonlySet<string> {
  const types = new Set<string>();
  if (!hasMarkers(text)) return types;
  walkTree<Html>(tree, 'html', (node) => {
    const marker = markerOf(node.value);
    const title = calloutOf(marker)?.title;
    if (marker === undefined) node.value = withMarkersRestored(node.value);
    else if (title && markup.test(title)) readTitle(node, marker, title, types, context);
  });
  for (const type of ['code', 'inlineCode'] as const) {
    walkTree<Code | InlineCode>(tree, type, (node) => {
      node.value = withMarkersRestored(node.value);
    });
  }
  return types;
}

/**
 * Parses a title as a heading, which cannot contain other blocks, and moves its nodes to their positions in the file.
 */
function readTitle(node: Html, marker: string, title: string, types: Set<string>, context: ParseContext): void {
  const start = node.position?.start;
  const { lineOffset } = context;
  context.lineOffset += (start?.line ?? 1) - 1;
  // The backslash keeps trailing hashes from being read as a heading's closing sequence.
  const tree = parseSegment(`# ${title.replace(/(^|[ \t])(#+)$/, '$1\\$2')}`, context, { lines: 0 });
  for (const type of refuseLargeTree(tree, context)) types.add(type);
  context.lineOffset = lineOffset;
  const heading = tree.children[0] as Heading;
  if (start)
    movePositions(
      { line: start.line, column: start.column - openingLength, offset: start.offset! },
      node.value.indexOf(marker) + marker.lastIndexOf(title) - '# '.length,
      heading,
    );
  node.data = { ...node.data, title: heading.children } as TitleData;
}

function movePositions(start: { line: number; column: number; offset: number }, by: number, node: Node): void {
  const moved = ({ column, offset = 0 }: { column: number; offset?: number }) => ({
    line: start.line,
    column: start.column + by + column - 1,
    offset: start.offset + by + offset,
  });
  if (node.position) node.position = { start: moved(node.position.start), end: moved(node.position.end) };
  if ('children' in node) for (const child of node.children as Node[]) movePositions(start, by, child);
}
