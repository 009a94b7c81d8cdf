// Limits the depth and size of trees. Walking a tree is recursive, and an HTML parser scans its open elements, so
// whatever exceeds a limit is refused, with a problem at its position, before anything walks or parses it.
import type { Node, Parent } from 'unist';
import {
  foreign,
  foreignEnds,
  formatting,
  inRuby,
  leavesForeign,
  rawText,
  selfEnding,
  voidElements,
} from './html-elements.ts';
import { forEachTag, type HtmlTag } from './html-tags.ts';
import { nodeLimit, openElementLimit, rawHtmlLimit, reopenedLimit, treeDepthLimit } from './limits.ts';
import { PageRefused } from './page-refused.ts';
import { positionOf, type ParseContext } from './parse-context.ts';

/** Refuses a tree that is too deep or too large. Not recursive; returns the types of the tree's nodes. */
export function refuseLargeTree(tree: Parent, context: ParseContext): ReadonlySet<string> {
  const types = new Set<string>();
  let level: Node[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > treeDepthLimit) refuse(level[0]!, 'markup', treeDepthLimit, context);
    context.nodes += level.length;
    if (context.nodes > nodeLimit)
      refuseTooMany(
        level[nodeLimit - (context.nodes - level.length)]!,
        'blocks, marks and stretches of text',
        nodeLimit,
        context,
      );
    const next: Node[] = [];
    for (const node of level) {
      types.add(node.type);
      if ('children' in node) for (const child of (node as Parent).children) next.push(child);
    }
    level = next;
  }
  return types;
}

/**
 * Refuses a segment whose raw HTML opens too many elements. Counts at least as many as an HTML parser has open: an end
 * tag counts only if it closes the element opened last.
 */
export function refuseOpenHtml(tree: Parent, context: ParseContext): void {
  const open: { readonly name: string; readonly inForeign: boolean }[] = [];
  const unclosed = new Map<string, number>();
  let unclosedCount = 0;
  let reopened = 0;
  const changeUnclosed = (name: string, by: 1 | -1) => {
    const before = unclosed.get(name) ?? 0;
    // A second link closes the first.
    const after = Math.max(0, name === 'a' || name === 'nobr' ? Math.min(1, before + by) : before + by);
    unclosed.set(name, after);
    unclosedCount += after - before;
  };
  const closeForeign = (name: string) => {
    const at = open.findLastIndex((element) => element.name === name || !element.inForeign);
    if (at >= 0 && open[at]!.name === name) open.length = at;
  };
  const count = ({ name, isEnd, closesItself, isCut }: HtmlTag): 'text' | void => {
    if (!name) return;
    reopened += unclosedCount;
    // An end tag that is cut off closes nothing.
    if (isEnd && isCut) return;
    if (open.at(-1)?.inForeign) {
      if (isEnd) return closeForeign(name);
      if (!leavesForeign.has(name)) {
        if (!closesItself) open.push({ name, inForeign: !foreignEnds.has(name) });
        return;
      }
      while (open.at(-1)?.inForeign) open.pop();
    }
    if (voidElements.has(name) || selfEnding.has(name)) return;
    if (formatting.has(name)) return changeUnclosed(name, isEnd ? -1 : 1);
    if (name === 'ruby' || inRuby.has(name)) {
      const at = open.findLastIndex((element) => !inRuby.has(element.name));
      if (open[at]?.name === 'ruby' && (inRuby.has(name) || isEnd)) open.length = at + 1;
    }
    if (!isEnd) open.push({ name, inForeign: foreign.has(name) });
    else if (open.at(-1)?.name === name) open.pop();
    // In `<select>` these tags are ignored, so what follows is not raw text.
    if (!isEnd && rawText.has(name) && !open.some((element) => element.name === 'select')) return 'text';
  };
  const visit = (node: Node) => {
    if (node.type === 'raw') {
      if (++context.rawNodes > rawHtmlLimit) refuseTooMany(node, 'pieces of HTML', rawHtmlLimit, context);
      forEachTag((node as Node & { value: string }).value, (tag) => {
        const answer = count(tag);
        if (open.length + unclosedCount > openElementLimit) refuseOpen(node, context);
        return answer;
      });
    } else reopened += unclosedCount;
    if (reopened > reopenedLimit) refuseOpen(node, context);
    if ('children' in node) for (const child of (node as Parent).children) visit(child);
  };
  visit(tree);
}

/** Refuses a page because too many elements of its HTML are open at a node. */
export function refuseOpen(node: Node, context: ParseContext): never {
  refuse(node, 'HTML', openElementLimit, context);
}

function refuse(node: Node, what: 'markup' | 'HTML', limit: number, context: ParseContext): never {
  throw new PageRefused({
    rule: 'nesting-too-deep',
    severity: 'error',
    file: context.file,
    ...positionOf(node, context),
    what,
    limit,
  });
}

/** Refuses a page because a node exceeds a count. */
export function refuseTooMany(node: Node, what: string, limit: number, context: ParseContext): never {
  throw new PageRefused({
    rule: 'too-many',
    severity: 'error',
    file: context.file,
    ...positionOf(node, context),
    what,
    limit,
  });
}
