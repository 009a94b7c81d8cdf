// remark-rehype made lighter: before it renders it walks the whole tree for definitions, in a way that takes longer
// than all of our plugins, and it copies each node's position. So it is given the definitions in front, and the blocks
// folded up. mdast in and out, with the handlers that unfold it.
import type { Node } from 'unist';
import type { Definition, FootnoteDefinition, Parents, Root, RootContent } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { mayHold, type ParseContext } from './parse-context.ts';
import { walkTree } from './walk-tree.ts';

/** A block that is seen when it is rendered, and not before. */
interface Folded extends Node {
  readonly type: 'folded';
  readonly node: RootContent;
}

/** What remark-rehype looks for, and never renders in its place. */
interface Definitions extends Node {
  readonly type: 'definitions';
  readonly children: readonly (Definition | FootnoteDefinition)[];
}

/** The tree as remark-rehype gets it. */
export function foldedTree(tree: Root, context: ParseContext): Root {
  const definitions: (Definition | FootnoteDefinition)[] = [];
  const collect = (node: Definition | FootnoteDefinition) => void definitions.push(node);
  if (mayHold(context, 'definition')) walkTree<Definition>(tree, 'definition', collect);
  if (mayHold(context, 'footnoteDefinition')) walkTree<FootnoteDefinition>(tree, 'footnoteDefinition', collect);
  const found: Definitions = { type: 'definitions', children: definitions };
  const blocks = tree.children.map((node): Folded => ({ type: 'folded', node }));
  return { ...tree, children: [found, ...blocks] as unknown as RootContent[] };
}

/** remark-rehype's handlers for such a tree. */
export const foldHandlers = {
  definitions: () => undefined,
  folded(state: State, { node }: Folded, parent: Parents | undefined) {
    state.patch = sharePosition;
    return state.one(node, parent);
  },
};

const sharePosition: State['patch'] = (from, to) => {
  if (from.position) to.position = from.position;
};
