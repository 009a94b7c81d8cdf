// One stretch of a text through the reference parser, as if the whole text went through it: below the labels that are defined
// elsewhere, and above the line that follows. In: the stretch, and the labels. Out: its
// blocks at their places in the text.
import type { Definition, FootnoteDefinition, Nodes, Root, RootContent } from 'mdast';
import type { Node } from 'unist';
import { isListAfterList } from './stretches.ts';

interface Place {
  /** Offset of the stretch in the text. */
  readonly start: number;
  /** Lines of the text above it. */
  readonly lines: number;
  /** The block that follows in the text, and its first line. */
  readonly next?: { readonly block: RootContent; readonly line: string };
}

/**
 * The blocks of a stretch; `undefined` if they do not end with it.
 *
 * @param isElsewhere whether a label is defined elsewhere in the text, see {@link definedLabels}
 */
export function parseStretch(
  text: string,
  { start, lines, next }: Place,
  isElsewhere: (label: string) => boolean,
  parse: (text: string) => Root,
): RootContent[] | undefined {
  const above = labelsIn(text)
    .filter(isElsewhere)
    .map((label) => `[${label}]: x\n\n`);
  const before = above.join('');
  const end = before.length + text.length;
  const { children } = parse(before + text + (next?.line ?? ''));
  children.splice(0, above.length);
  if (next) {
    const below = children.findIndex(({ position }) => position?.start.offset === end);
    if (below < 0 || isListAfterList(children[below - 1], next.block)) return undefined;
    children.length = below;
  }
  for (const child of children) move(child, start - before.length, lines - above.length * 2);
  return children;
}

/** The labels that blocks define, lower-cased as in a tree; those of footnotes begin with `^`. */
export function definedLabels(blocks: readonly RootContent[]): Set<string> {
  const labels = new Set<string>();
  const pending: Nodes[] = [...blocks];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') labels.add(labelOf(node));
    if ('children' in node) for (const child of node.children) pending.push(child);
  }
  return labels;
}

function labelOf({ type, identifier }: Definition | FootnoteDefinition): string {
  return type === 'definition' ? identifier : `^${identifier}`;
}

/** All that may be a label in a text, once each. */
function labelsIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, label] of text.matchAll(/\[((?:[^[\]\\]|\\[^]){1,999})\]/g))
    found.add(
      label!
        .replace(/\n[ \t>]*/g, ' ')
        .replace(/[ \t]+/g, ' ')
        .replace(/^ | $/g, '')
        .toLowerCase()
        .toUpperCase()
        .toLowerCase(),
    );
  return [...found];
}

function move(tree: Node, characters: number, lines: number): void {
  const moved = ({ line, column, offset = 0 }: { line: number; column: number; offset?: number }) => ({
    line: line + lines,
    column,
    offset: offset + characters,
  });
  const pending: Node[] = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.position) node.position = { start: moved(node.position.start), end: moved(node.position.end) };
    if ('children' in node) for (const child of node.children as Node[]) pending.push(child);
  }
}
