// Code fences: info strings, included regions, and the block's HTML. mdast `code` nodes in, `markup` nodes out.
import { posix } from 'node:path';
import { nearest } from '../model/nearest.ts';
import type { Code, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { codeBlockHtml } from './code-block.ts';
import { colouringCost, languageProblem } from './highlight.ts';
import { includeLimit } from './limits.ts';
import { contextOf, mayHold, positionOf, type ParseContext } from './parse-context.ts';
import { walkTree } from './walk-tree.ts';

/** Finished HTML inside a tree: no plugin looks into it, and raw HTML around it cannot break it. */
export interface Markup {
  type: 'markup';
  value: string;
}

/** What an info string says, besides the language. */
export interface FenceInfo {
  readonly title?: string;
  readonly include?: string;
  readonly showLineNumbers: boolean;
  /** What is left: the tab's name inside a `<codeblock>`. */
  readonly rest: string;
}

/** The milliseconds that colouring the code of one page may take at worst; what comes after is shown without colours. */
const colouringLimit = 2000;

/** Renders every fence of a tree. Runs after tabbed code, which needs the fences as they are. */
export function codeFences() {
  return (tree: Root, file: VFile) => {
    const context = contextOf(file);
    if (!mayHold(context, 'code')) return;
    walkTree<Code>(tree, 'code', (node, index, parent) => {
      parent.children[index] = markupNode(fenceHtml(node, context), node);
    });
  };
}

/** A `markup` node as mdast content; the position of what it stands for is kept. */
export function markupNode(value: string, from: RootContent): RootContent {
  return { type: 'markup', value, position: from.position } as unknown as RootContent;
}

/** One fence's HTML, with its problems told to the context. */
export function fenceHtml(node: Code, context: ParseContext): string {
  const info = fenceInfoOf(node.meta ?? '');
  const language = node.lang ?? '';
  const refused = language ? languageProblem(language) : undefined;
  if (refused) context.problems.push({ rule: 'code-language', severity: 'error', file: context.file, ...positionOf(node, context), found: language, ...refused });
  // The node keeps the code: the page's Markdown shows it, too.
  if (info.include) node.value = includedCode(info.include, node, context) ?? node.value;
  const code = node.value;
  context.colouring += colouringCost(code, language);
  return codeBlockHtml({ code, language: refused ? '' : language, plain: context.colouring > colouringLimit, title: info.title, showLineNumbers: info.showLineNumbers, highlighted: highlightedLines(node.meta ?? '', code) });
}

/** Reads what follows the language: `title="…"`, `{1,3-5}`, `showLineNumbers`, `file=./a.tsx#region`. */
export function fenceInfoOf(meta: string): FenceInfo {
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
  const include = /\bfile=(\S+)/.exec(meta)?.[1];
  const rest = meta.replace(/\btitle="[^"]*"|\bfile=\S+|\{[\d,\s-]+\}|\bshowLineNumbers\b/g, '').trim();
  return { title, include, showLineNumbers: /\bshowLineNumbers\b/.test(meta), rest };
}

/** The lines that `{1,3-5}` in an info string names, of those that the code has. */
function highlightedLines(meta: string, code: string): ReadonlySet<number> {
  const highlighted = new Set<number>();
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  if (!ranges) return highlighted;
  const count = code.split('\n').length;
  let next = 1;
  for (const [from = 0, to = from] of ranges.split(',').map((range) => range.split('-').map(Number)).sort(([a = 0], [b = 0]) => a - b)) {
    if (!from) continue;
    // In order, so that ranges which overlap are walked once.
    for (next = Math.max(next, from); next <= Math.min(to || from, count); next++) highlighted.add(next);
  }
  return highlighted;
}

function includedCode(include: string, node: Code, context: ParseContext): string | undefined {
  const [name = '', region] = include.split('#');
  const path = posix.join(posix.dirname(context.file), name);
  const found = context.host.readFile(path);
  context.reads.push({ path, hash: found?.hash ?? null });
  context.includedBytes += found?.bytes.length ?? 0;
  const problem = (reason: string) =>
    void context.problems.push({ rule: 'include-missing', severity: 'error', file: context.file, ...positionOf(node, context), found: include, reason });
  if (!found) {
    const near = nearest(posix.basename(path), context.host.listFolder(posix.dirname(path)).map((file) => posix.basename(file)));
    return problem(near ? `there is no such file; did you mean "${near}"?` : 'there is no such file');
  }
  if (context.includedBytes > includeLimit) return problem(`the files of the page's fences are more than ${includeLimit / 1024 / 1024} MB together`);
  const text = new TextDecoder().decode(found.bytes).replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!region) return text;
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => regionOf(line) === region);
  if (begin < 0) return problem(`the file has no "#region ${region}"`);
  const end = lines.findIndex((line, index) => index > begin && /#endregion\b/.test(line));
  if (end < 0) return problem(`"#region ${region}" has no #endregion`);
  return dedent(lines.slice(begin + 1, end));
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, current) => Math.min(least, current), Infinity);
  return lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
}

/** The name of the region that a line begins: what stands between `#region` and the end of the comment. */
function regionOf(line: string): string | undefined {
  const at = line.lastIndexOf('#region');
  const found = at < 0 ? null : /^#region\s+(\S[^]*)$/.exec(line.slice(at).trimEnd());
  return found?.[1]!.replace(/(?:\*\/\}?|-->)$/, '').trimEnd();
}
