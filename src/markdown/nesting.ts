// How deep trees may be. All that walks them calls itself, and an HTML parser looks through the elements that are open: so
// deep ones are refused, with a problem at the place, before anything walks or parses them.
import type { Node, Parent } from 'unist';
import { PageRefused } from './page-refused.ts';
import { positionOf, type PageContext } from './page-context.ts';

/** Levels of a tree: a list takes two of them, and blocks are at most a hundred deep. */
export const treeDepthLimit = 500;
/** Elements of raw HTML that are open at once in a stretch. */
export const openElementLimit = 500;
/** Copies of unclosed `<b>` and the like, which HTML opens again in each block that follows. */
export const reopenedLimit = 300_000;

/** Refuses a tree that is too deep to be walked. Counts without calling itself. */
export function refuseDeepTree(tree: Parent, context: PageContext): void {
  let level: Node[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > treeDepthLimit) refuse(level[0]!, 'markup', treeDepthLimit, context);
    const next: Node[] = [];
    for (const node of level) if ('children' in node) for (const child of (node as Parent).children) next.push(child);
    level = next;
  }
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that end with their next sibling or their parent, so that leaving them open is usual and harmless. */
const selfEnding = new Set('p li dd dt option optgroup tr td th tbody thead tfoot caption colgroup rt rp rb rtc'.split(' '));
const formatting = new Set('b big code em font i nobr s small strike strong tt u a'.split(' '));
const foreign = new Set(['svg', 'math']);
const foreignEnds = new Set('foreignobject desc title annotation-xml mi mo mn ms mtext'.split(' '));
/** Elements that leave foreign content, where a slash would close them. */
const leavesForeign = new Set('blockquote body center div dl h1 h2 h3 h4 h5 h6 head listing menu ol pre ruby span sub sup table ul var'.split(' '));

/**
 * Refuses a stretch whose raw HTML opens too much. Counts at least as many elements as an HTML parser has open: an end tag
 * counts only where it closes the element opened last.
 */
export function refuseOpenHtml(tree: Parent, context: PageContext): void {
  const open: { readonly name: string; readonly inForeign: boolean }[] = [];
  const unclosed = new Map<string, number>();
  let unclosedCount = 0;
  let reopened = 0;
  const change = (name: string, by: 1 | -1) => {
    const before = unclosed.get(name) ?? 0;
    // A second link ends the first.
    const after = Math.max(0, name === 'a' || name === 'nobr' ? Math.min(1, before + by) : before + by);
    unclosed.set(name, after);
    unclosedCount += after - before;
  };
  const tag = (name: string, end: boolean, closesItself: boolean) => {
    reopened += unclosedCount;
    if (empty.has(name) || selfEnding.has(name)) return;
    if (formatting.has(name)) return change(name, end ? -1 : 1);
    const last = open.at(-1);
    if (end) {
      if (last?.name === name) open.pop();
      return;
    }
    if (closesItself && last?.inForeign && !leavesForeign.has(name)) return;
    open.push({ name, inForeign: foreign.has(name) || (!foreignEnds.has(name) && last?.inForeign === true) });
  };
  const visit = (node: Node) => {
    if (node.type === 'raw') {
      // A name ends where the HTML standard ends it, so that text such as `<a<a<a` is one tag.
      for (const [, slash, name, rest] of (node as Node & { value: string }).value.matchAll(/<(\/?)([a-z][^\s/>]*)([^<>]*)/gi)) {
        tag(name!.toLowerCase(), slash === '/', rest!.endsWith('/'));
        if (open.length + unclosedCount > openElementLimit) refuse(node, 'HTML', openElementLimit, context);
      }
    } else reopened += unclosedCount;
    if (reopened > reopenedLimit) refuse(node, 'HTML', openElementLimit, context);
    if ('children' in node) for (const child of (node as Parent).children) visit(child);
  };
  visit(tree);
}

function refuse(node: Node, what: 'markup' | 'HTML', limit: number, context: PageContext): never {
  throw new PageRefused({ rule: 'nesting-too-deep', severity: 'error', file: context.file, ...positionOf(node, context), what, limit });
}
