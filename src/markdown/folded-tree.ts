// Makes remark-rehype faster. Before rendering, it searches the whole tree for definitions, which takes longer than all
// of our plugins, and it copies each node's position. So it gets the definitions in front, and the blocks folded into
// opaque nodes. mdast in and out, with the handlers that unfold it.
import type { Node } from 'unist';
import type { Definition, FootnoteDefinition, Parents, Root, RootContent } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { mayContain, type ParseContext } from './parse-context.ts';
import { walkTree } from './walk-tree.ts';

/** A block hidden from remark-rehype until it is rendered. */
interface Folded extends Node {
  readonly type: 'folded';
  readonly node: RootContent;
}

/** The nodes that remark-rehype searches for; it never renders them in place. */
interface Definitions extends Node {
  readonly type: 'definitions';
  readonly children: readonly (Definition | FootnoteDefinition)[];
}

/** The tree that is passed to remark-rehype. */
export function foldedTree(tree: Root, context: ParseContext): Root {
  const definitions: (Definition | FootnoteDefinition)[] = [];
  const collect = (node: Definition | FootnoteDefinition) => void definitions.push(node);
  if (mayContain(context, 'definition')) walkTree<Definition>(tree, 'definition', collect);
  if (mayContain(context, 'footnoteDefinition')) walkTree<FootnoteDefinition>(tree, 'footnoteDefinition', collect);
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
