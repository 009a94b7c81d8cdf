// Where a text can be cut so that each part is read as in the whole: at a block that begins in the first column below a blank
// line. In: a text, and its tree. Out: stretches of top-level blocks.
import type { Root, RootContent } from 'mdast';

/** Blocks of a tree, and the text from the first of them to the next stretch, blank lines included. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** Indexes among the tree's children. */
  readonly from: number;
  readonly to: number;
}

/** Cuts a text wherever that is safe. Together the stretches are the whole text. */
export function stretchesOf(text: string, { children }: Root): Stretch[] {
  const found: Stretch[] = [];
  let [start, from] = [0, 0];
  for (let index = 1; index < children.length; index++) {
    const at = children[index]!.position!.start.offset!;
    const above = children[index - 1]!;
    if (!isBeginning(text, at) || isListAfterList(above, children[index]!) || isIndentedCode(above, text)) continue;
    found.push({ start, end: at, from, to: index });
    [start, from] = [at, index];
  }
  found.push({ start, end: text.length, from, to: children.length });
  return found;
}

/** Whether something begins in the first column, below a blank line. A byte order mark would be dropped there. */
function isBeginning(text: string, at: number): boolean {
  if (text[at - 1] !== '\n' || /[ \t\uFEFF]/.test(text[at]!)) return false;
  let above = at - 2;
  while (text[above] === ' ' || text[above] === '\t') above--;
  return text[above] === '\n';
}

/** Below indented code, the reference takes a list marker without content for text, even after a blank line. */
function isIndentedCode({ type, position }: RootContent, text: string): boolean {
  return type === 'code' && /[ \t]/.test(text[position!.start.offset!]!);
}

/** Two lists, one below the other, may be one for another parser. */
export function isListAfterList(above: RootContent | undefined, below: RootContent): boolean {
  return above?.type === 'list' && below.type === 'list';
}
