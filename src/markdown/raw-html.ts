// Reads the raw HTML of a tree. An HTML parser costs more than everything else together, so it is given only the blocks that hold raw
// HTML; what it would hand back as it was stands aside meanwhile. In: a tree of HTML with raw nodes. Out: the same with
// elements instead.
import { createRequire } from 'node:module';
import type { Element, Root } from 'hast';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { forEachTag } from './html-tags.ts';
import { ignored, unusual, voidElements } from './html-elements.ts';
import { rawPlanBadges } from './plan-badges.ts';
import { isReadBack } from './read-back.ts';
import { walkTree } from './walk-tree.ts';

/** A node that stands aside, by its index; a parser passes it through. */
interface Aside extends Node {
  readonly type: 'aside';
  readonly index: number;
}

/** Loaded where it is needed: most segments have no raw HTML. */
let parser: ((tree: Root, file: VFile) => Root) | undefined;

function parseRaw(tree: Root, file: VFile): Root {
  if (!parser) {
    const load = createRequire(import.meta.url);
    const { default: rehypeRaw } = load('rehype-raw') as typeof import('rehype-raw');
    parser = rehypeRaw({ passThrough: ['markup', 'aside'] as never });
  }
  return parser(tree, file);
}

/**
 * Parses raw HTML as that of a page's body.
 *
 * @param options.isWhole whether everything must go through the parser: because tags have parsing rules of their own, or
 *   because plugins may have made anything
 */
export function withHtmlParsed(tree: Root, file: VFile, { isWhole }: { isWhole: boolean }): Root {
  const aside: Node[] = [];
  const children = (isWhole ? undefined : withoutPlain(tree, aside)) ?? tree.children;
  const body = { type: 'element', tagName: 'xd-body', properties: {}, children } as Element;
  const parsed = parseRaw({ ...tree, children: [body] }, file);
  // What stood aside has no badges that are written in HTML.
  rawPlanBadges(parsed);
  if (children !== tree.children)
    walkTree<Aside>(parsed, 'aside', (node, index, parent) => {
      parent.children[index] = aside[node.index]!;
      return index + 1;
    });
  const found = parsed.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'xd-body' ? child.children : [child],
  );
  return { ...parsed, children: found };
}

/**
 * Elements that nothing but their own end tag ends, and in which blocks of Markdown are read as anywhere: neither a
 * paragraph nor an inline mark is among them.
 */
const containers = new Set(
  `address article aside blockquote center details div dl figcaption figure footer header hgroup li main nav ol section
  summary table tbody tfoot thead tr ul`.split(/\s+/),
);

/** Elements that end another one: which, and inside of what they do not. */
const endsItsKind: Readonly<Record<string, { readonly ends: readonly string[]; readonly within: readonly string[] }>> =
  {
    a: { ends: ['a'], within: [] },
    nobr: { ends: ['nobr'], within: [] },
    button: { ends: ['button'], within: [] },
    li: { ends: ['li'], within: ['ul', 'ol'] },
    dt: { ends: ['dt', 'dd'], within: ['dl'] },
    dd: { ends: ['dt', 'dd'], within: ['dl'] },
  };

/** Parts of tables, and what they must stand in directly. A parser adds, moves and ends elements where they do not. */
const tableParts: Readonly<Record<string, readonly string[]>> = {
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};
const insideTables = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** Thrown up through the recursion where tags do not nest. */
const misnested = Symbol('misnested');

/**
 * The children of a tree, in which what a parser leaves as it is has been put aside; `undefined` if that cannot be told,
 * because tags do not nest like brackets. Where they do, what is open is known at each place: a parser may have ended some
 * of it by itself, and nothing more.
 */
function withoutPlain(tree: Root, aside: Node[]): Root['children'] | undefined {
  const open: { readonly name: string; readonly isContainer: boolean }[] = [];
  /** How many of them are no containers. */
  let others = 0;
  const push = (name: string, isContainer: boolean) => {
    const above = open.at(-1)?.name ?? '';
    if (Object.hasOwn(tableParts, name) ? !tableParts[name]!.includes(above) : insideTables.has(above)) throw misnested;
    if (Object.hasOwn(endsItsKind, name) && isEnded(endsItsKind[name]!, open)) throw misnested;
    open.push({ name, isContainer });
    if (!isContainer) others++;
  };
  const pop = (name: string) => {
    const last = open.pop();
    if (last?.name !== name) throw misnested;
    if (!last.isContainer) others--;
  };
  const standIn = (node: Node): Aside => ({ type: 'aside', index: aside.push(node) - 1 });
  const childrenOf = (parent: Parent): Node[] => {
    let titleEnd = -1;
    return parent.children.map((child, index) => {
      if (index <= titleEnd) return child;
      if (child.type === 'raw') {
        titleEnd = titleEndOf(parent.children, index);
        if (titleEnd >= index && !insideTables.has(open.at(-1)?.name ?? '')) return child;
        forEachTag((child as Node & { value: string }).value, ({ name, isEnd, isCut }) => {
          if (isCut || ignored.has(name) || (unusual.has(name) && name !== 'table' && !Object.hasOwn(tableParts, name)))
            throw misnested;
          if (isEnd) pop(name);
          else if (!voidElements.has(name)) push(name, containers.has(name) && !insideTables.has(name));
        });
        return child;
      }
      if (child.type === 'markup') return standIn(child);
      if (child.type !== 'element') return child;
      const element = child as Element;
      if (others === 0 && isReadBack(element)) return standIn(element);
      const { tagName } = element;
      if (voidElements.has(tagName)) return child;
      push(tagName, containers.has(tagName));
      const changed = { ...element, children: childrenOf(element as Parent) };
      pop(tagName);
      return changed as Node;
    });
  };
  try {
    return childrenOf(tree) as Root['children'];
  } catch (error) {
    if (error === misnested) return undefined;
    throw error;
  }
}

/**
 * The index of the end tag of a `<title>` that holds only text, which is what is made of one that somebody names without
 * marking it as code; -1 where there is none. Such an element ends nothing and leaves nothing open.
 */
function titleEndOf(children: readonly Node[], index: number): number {
  const valueAt = (at: number) => (children[at] as (Node & { value?: string }) | undefined)?.value ?? '';
  const [title, itsEnd] = /^<title(?:\s[^<>"']*)?>(<\/title\s*>)?$/i.exec(valueAt(index)) ?? [];
  if (title === undefined) return -1;
  if (itsEnd !== undefined) return index;
  let end = index + 1;
  while (children[end]?.type === 'text') end++;
  return children[end]?.type === 'raw' && /^<\/title\s*>$/i.test(valueAt(end)) ? end : -1;
}

/** Whether one of some elements is open, and would be ended here. */
function isEnded(
  { ends, within }: { readonly ends: readonly string[]; readonly within: readonly string[] },
  open: readonly { readonly name: string }[],
): boolean {
  for (let at = open.length - 1; at >= 0; at--) {
    const { name } = open[at]!;
    if (within.includes(name)) return false;
    if (ends.includes(name)) return true;
  }
  return false;
}
