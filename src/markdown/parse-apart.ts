// Below raw HTML a marker would be part of it: such HTML goes on up to a blank line. So the parser is given one above
// each marker that asks for it, and the nodes are moved to where they are in the text without those lines. In: a text.
// Out: its tree.
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { linesApart } from './markers.ts';

/** Parses a text, each of its markers as the scan of its lines wants it. */
export function parseApart(text: string, parse: (text: string) => Root): Root {
  const apart = linesApart(text);
  if (!apart) return parse(text);
  const tree = parse(apart.lines.join('\n'));
  moveUp(tree, upOf(apart));
  return tree;
}

/** How many lines and characters too many each line has above it. */
type Up = readonly { lines: number; characters: number }[];

function upOf({ lines, added }: { lines: readonly string[]; added: ReadonlySet<number> }): Up {
  let up = { lines: 0, characters: 0 };
  return lines.map((line, index) => {
    const own = up;
    if (added.has(index)) up = { lines: up.lines + 1, characters: up.characters + line.length + 1 };
    return own;
  });
}

/** Does not call itself: nothing has looked yet at how deep the tree is. */
function moveUp(tree: Root, up: Up): void {
  const moved = ({ line, column, offset = 0 }: { line: number; column: number; offset?: number }) => ({
    line: line - up[line - 1]!.lines,
    column,
    offset: offset - up[line - 1]!.characters,
  });
  const left: Node[] = [tree];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.position) node.position = { start: moved(node.position.start), end: moved(node.position.end) };
    if ('children' in node) for (const child of node.children as Node[]) left.push(child);
  }
}
