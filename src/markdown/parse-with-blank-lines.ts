// A block of raw HTML extends to the next blank line, so a marker below it would be part of it. So the parser gets a
// blank line above each marker that needs one, and the positions of the nodes are corrected afterwards. In: a text.
// Out: its tree.
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { withBlankLines } from './markers.ts';

/** Parses a text with the blank lines that its markers need. */
export function parseWithBlankLines(text: string, parse: (text: string) => Root): Root {
  const padded = withBlankLines(text);
  if (!padded) return parse(text);
  const tree = parse(padded.lines.join('\n'));
  shiftPositions(tree, shiftsOf(padded));
  return tree;
}

/** How many added lines and characters are above each line. */
type Shifts = readonly { lines: number; characters: number }[];

function shiftsOf({ lines, added }: { lines: readonly string[]; added: ReadonlySet<number> }): Shifts {
  let shifts = { lines: 0, characters: 0 };
  return lines.map((line, index) => {
    const before = shifts;
    if (added.has(index)) shifts = { lines: shifts.lines + 1, characters: shifts.characters + line.length + 1 };
    return before;
  });
}

/** Not recursive, because the depth of the tree has not been checked yet. */
function shiftPositions(tree: Root, shifts: Shifts): void {
  const shifted = ({ line, column, offset = 0 }: { line: number; column: number; offset?: number }) => ({
    line: line - shifts[line - 1]!.lines,
    column,
    offset: offset - shifts[line - 1]!.characters,
  });
  const pending: Node[] = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.position) node.position = { start: shifted(node.position.start), end: shifted(node.position.end) };
    if ('children' in node) for (const child of node.children as Node[]) pending.push(child);
  }
}
