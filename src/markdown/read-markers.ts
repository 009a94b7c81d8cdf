// The markers of a stretch's tree, see markers.ts, once it is parsed: titles become Markdown, and what stands in code
// or in HTML becomes again what was written. In and out: a tree.
import type { Code, Heading, Html, InlineCode, Root } from 'mdast';
import type { Node } from 'unist';
import { calloutOf, hasMarkers, markerOf, openingLength, unmarked, type TitleData } from './markers.ts';
import { refuseLargeTree } from './nesting.ts';
import type { ParseContext } from './parse-context.ts';
import { parseStretch } from './parse-stretch.ts';
import { walkTree } from './walk-tree.ts';

/** What makes a title more than words. */
const markup = /[\\`*_~<&[:@]|www/;

/**
 * Reads the markers of a tree as parsed: titles become Markdown, and what is no marker after all becomes what was
 * written.
 *
 * @returns the types of the nodes that are in titles
 */
export function readMarkers(tree: Root, text: string, context: ParseContext): ReadonlySet<string> {
  const types = new Set<string>();
  if (!hasMarkers(text)) return types;
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
  if (start)
    moveTo(
      { line: start.line, column: start.column - openingLength, offset: start.offset! },
      node.value.indexOf(marker) + marker.length - title.length - '# '.length,
      heading,
    );
  node.data = { ...node.data, title: heading.children } as TitleData;
}

function moveTo(start: { line: number; column: number; offset: number }, by: number, node: Node): void {
  const moved = ({ column, offset = 0 }: { column: number; offset?: number }) => ({
    line: start.line,
    column: start.column + by + column - 1,
    offset: start.offset + by + offset,
  });
  if (node.position) node.position = { start: moved(node.position.start), end: moved(node.position.end) };
  if ('children' in node) for (const child of node.children as Node[]) moveTo(start, by, child);
}
