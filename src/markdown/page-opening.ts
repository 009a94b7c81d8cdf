// Checks how a page's body begins: title, then description, then everything else. In: its first parts, in order. Out:
// problems.
import type { Root } from 'mdast';
import type { Block } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Position } from '../model/source-file.ts';
import { positionOf, type ParseContext } from './parse-context.ts';

/** A part of the body, and whether it is the title. */
export interface OpeningPart extends Position {
  readonly isTitle: boolean;
}

/**
 * The first two visible parts of a segment. Nodes made by plugins may have no position, and count as last. Must be
 * called before titles are taken from the tree.
 */
export function openingParts(tree: Root, context: ParseContext): OpeningPart[] {
  const shown = tree.children.filter(
    (node) =>
      node.type !== 'definition' &&
      node.type !== 'footnoteDefinition' &&
      !(node.type === 'html' && /^<!--[^]*-->$/.test(node.value.trim())),
  );
  return shown.slice(0, 2).map((node) => ({
    isTitle: node.type === 'heading' && node.depth === 1,
    ...(node.position ? positionOf(node, context) : { line: Infinity, column: 1 }),
  }));
}

/**
 * The problems with the order.
 *
 * @param parts the first parts without the description; a missing title is reported elsewhere
 */
export function openingProblems(
  [first, second]: readonly OpeningPart[],
  title: Position | undefined,
  description: Position | undefined,
  file: string,
): Problem[] {
  const problem = (found: 'title' | 'description', { line, column }: Position): Problem => ({
    rule: 'opening-order',
    severity: 'error',
    file,
    line,
    column,
    found,
  });
  if (!title || !first) return [];
  if (!first.isTitle) return [problem('title', title)];
  if (description && (description.line < title.line || (second && second.line < description.line)))
    return [problem('description', description)];
  return [];
}

/**
 * Marks the components before the title as shown above it, and warns of them: other trees have banners there.
 *
 * @param places indexes of their blocks
 */
export function liftedComponents(blocks: Block[], places: readonly number[], file: string): Problem[] {
  return places.flatMap((place): Problem[] => {
    const block = blocks[place]!;
    if (block.type !== 'component') return [];
    blocks[place] = { ...block, isAboveTitle: true };
    return [{ rule: 'opening-order', severity: 'warning', file, ...block.position, found: 'component' }];
  });
}
