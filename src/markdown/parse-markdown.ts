// Parses text to mdast: with the native parser where possible, with remark-parse as the reference and fallback. What
// the native parser may have read differently is read again, stretch by stretch, by the reference.
import type { Root, RootContent } from 'mdast';
import { differingStretches, type DifferingStretch } from './differing-stretches.ts';
import { mendTasks } from './mend-tasks.ts';
import { definedLabels, parseStretch } from './parse-stretch.ts';
import { parseWithNative, parseWithReference } from './parsers.ts';

/** A text that the reference parser should read: a stretch of what is parsed, or all of it. */
export interface ReferenceText {
  readonly text: string;
  /** What the native parser reads differently; absent if there is no native parser. */
  readonly construct?: string;
}

/**
 * Parses GitHub-flavoured Markdown to mdast with positions. Untrusted text must be scanned for limits first.
 *
 * @param mayUseReference asked before the reference parser, which is slow, reads a text; if not, the native one's reading stays
 */
export function parseMarkdown(text: string, mayUseReference: (text: ReferenceText) => boolean = () => true): Root {
  if (!parseWithNative) {
    mayUseReference({ text });
    return parseWithReference(text);
  }
  const tree = parseWithNative(text);
  mendTasks(text, tree);
  const differing = differingStretches(text, tree);
  return differing.length > 0 ? withStretches(text, tree, differing, mayUseReference) : tree;
}

/** A tree with stretches replaced by what the reference reads there. */
function withStretches(
  text: string,
  tree: Root,
  differing: readonly DifferingStretch[],
  mayUseReference: (text: ReferenceText) => boolean,
): Root {
  const labels = definedLabels(tree.children);
  const children: RootContent[] = [];
  let done = 0;
  for (const { start, end, from, to, construct } of differing) {
    const native = tree.children.slice(from, to);
    const lines = from === 0 ? 0 : native[0]!.position!.start.line - 1;
    const stretch = text.slice(start, end);
    children.push(...tree.children.slice(done, from));
    done = to;
    if (!mayUseReference({ text: stretch, construct })) {
      children.push(...native);
      continue;
    }
    const own = definedLabels(native);
    const isElsewhere = (label: string) => labels.has(label) && !own.has(label);
    const next = tree.children[to] && { block: tree.children[to], line: lineAt(text, end) };
    const read = parseStretch(stretch, { start, lines, next }, isElsewhere, parseWithReference);
    if (!read || !isSame(definedLabels(read), own)) {
      // What follows may be read differently, too.
      return mayUseReference({ text, construct }) ? parseWithReference(text) : tree;
    }
    children.push(...read);
  }
  children.push(...tree.children.slice(done));
  return { ...tree, children };
}

/** The line of a text from an offset on, or enough of it to see what begins there. */
function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, Math.min(end < 0 ? text.length : end, start + 200));
}

function isSame(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((one) => others.has(one));
}
