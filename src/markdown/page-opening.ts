// How a page's body begins: its title, then its description, then everything else. In: what stands first, in order.
// Out: problems.
import type { Root } from 'mdast';
import type { Problem } from '../model/problem.ts';
import type { Position } from '../model/source-file.ts';
import { positionOf, type ParseContext } from './parse-context.ts';

/** Something of the body, and whether it is the title. */
export interface OpeningPart extends Position {
  readonly isTitle: boolean;
}

/**
 * The parts of a stretch that a reader sees, the first two of them. What a plugin made may have no place, and counts as
 * late. Call it before titles are taken from the tree.
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
 * What breaks the order.
 *
 * @param parts what stands first, the description left out; a page without a title is another problem
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
