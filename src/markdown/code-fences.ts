// Code fences: info strings, included regions, and the block's HTML. mdast `code` nodes in, `markup` nodes out.
import { badByteIn } from '../model/bad-byte.ts';
import { pathBeside } from '../model/path-beside.ts';
import type { Code, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { addressTooLong } from './address-too-long.ts';
import { codeBlockHtml } from './code-block.ts';
import { highlightingCost, languageProblem } from './highlight.ts';
import { includeLimit } from './limits.ts';
import { readNamed } from './named-files.ts';
import { contextOf, mayContain, positionOf, type ParseContext } from './parse-context.ts';
import { walkTree } from './walk-tree.ts';

/** Final HTML inside a tree: no plugin processes it, and raw HTML around it cannot break it. */
export interface Markup {
  type: 'markup';
  value: string;
}

/** The contents of an info string. */
interface FenceInfo {
  readonly language: string;
  /** The text after the language, including a brace directly after it. */
  readonly meta: string;
  readonly title?: string;
  readonly include?: string;
  readonly showLineNumbers: boolean;
  /** The remaining text: the tab's name inside a `<codeblock>`. */
  readonly rest: string;
}

/** The worst-case milliseconds allowed for highlighting the code of one page; further blocks are not highlighted. */
const highlightingLimit = 2000;

/** Renders every fence of a tree. Runs after tabbed code, which needs the unrendered fences. */
export function codeFences() {
  return (tree: Root, file: VFile) => {
    const context = contextOf(file);
    if (!mayContain(context, 'code')) return;
    walkTree<Code>(tree, 'code', (node, index, parent) => {
      parent.children[index] = markupNode(fenceHtml(node, context), node);
    });
  };
}

/** A `markup` node as mdast content; it keeps the position of the node it replaces. */
export function markupNode(value: string, from: RootContent): RootContent {
  return { type: 'markup', value, position: from.position } as unknown as RootContent;
}

/** One fence's HTML; its problems are added to the context. */
export function fenceHtml(node: Code, context: ParseContext): string {
  const info = fenceInfoOf(node);
  const { language } = info;
  const problem = language ? languageProblem(language) : undefined;
  if (problem)
    context.problems.push({
      rule: 'code-language',
      severity: 'error',
      file: context.file,
      ...positionOf(node, context),
      found: language,
      ...problem,
    });
  // The node keeps the code, because the page's Markdown twin shows it, too.
  if (info.include) node.value = includedCode(info.include, node, context) ?? node.value;
  const code = node.value;
  context.highlightingCost += highlightingCost(code, language);
  return codeBlockHtml({
    code,
    language: problem ? '' : language,
    plain: context.highlightingCost > highlightingLimit,
    title: info.title,
    showLineNumbers: info.showLineNumbers,
    highlighted: highlightedLines(info.meta, code),
  });
}

/** Reads the language and what follows it: `title="…"`, `{1,3-5}`, `showLineNumbers`, `file=./a.tsx#region`. */
export function fenceInfoOf({ lang, meta: afterLanguage }: Code): FenceInfo {
  const word = lang ?? '';
  const language = word.replace(/\{[^]*$/, '');
  const meta = `${word.slice(language.length)} ${afterLanguage ?? ''}`.trim();
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
  const include = /\bfile=(\S+)/.exec(meta)?.[1];
  const rest = meta.replace(/\btitle="[^"]*"|\bfile=\S+|\{[\d,\s-]+\}|\bshowLineNumbers\b/g, '').trim();
  return { language, meta, title, include, showLineNumbers: /\bshowLineNumbers\b/.test(meta), rest };
}

/** The existing lines that `{1,3-5}` in an info string selects. */
function highlightedLines(meta: string, code: string): ReadonlySet<number> {
  const highlighted = new Set<number>();
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  if (!ranges) return highlighted;
  const count = code.split('\n').length;
  let next = 1;
  for (const [from = 0, to = from] of ranges
    .split(',')
    .map((range) => range.split('-').map(Number))
    .sort(([a = 0], [b = 0]) => a - b)) {
    if (!from) continue;
    // Sorted, so that overlapping ranges are visited once.
    for (next = Math.max(next, from); next <= Math.min(to || from, count); next++) highlighted.add(next);
  }
  return highlighted;
}

function includedCode(include: string, node: Code, context: ParseContext): string | undefined {
  if (addressTooLong(include, node, context)) return undefined;
  const [name = '', region] = include.split('#');
  const path = pathBeside(context.file, name);
  const problem = (reason: string) =>
    void context.problems.push({
      rule: 'include-missing',
      severity: 'error',
      file: context.file,
      ...positionOf(node, context),
      found: include,
      reason,
    });
  const found = readNamed({ written: include, path, use: 'include' }, node, context, (near) =>
    problem(near ? `there is no such file; did you mean "${near}"?` : 'there is no such file'),
  );
  if (!found) return undefined;
  context.includedBytes += found.bytes.length;
  if (context.includedBytes > includeLimit)
    return problem(`the files of the page's fences are more than ${includeLimit / 1024 / 1024} MB together`);
  const decoded = new TextDecoder().decode(found.bytes);
  const bad = badByteIn(decoded, () => found.bytes);
  if (bad) context.problems.push({ rule: 'source-not-utf8', severity: 'error', file: path, ...bad });
  const text = decoded.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!region) return text;
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => nameIn(line, '#region') === region);
  if (begin < 0) return problem(`the file has no "#region ${region}"`);
  const inside = regionLines(lines.slice(begin + 1), region);
  return inside ? dedent(inside) : problem(`"#region ${region}" has no #endregion`);
}

/** The lines of a region, given the lines below its `#region`, without the markers of regions nested in it. */
function regionLines(lines: readonly string[], region: string): string[] | undefined {
  const kept: string[] = [];
  let upToFirstEnd: string[] | undefined;
  let depth = 0;
  for (const line of lines) {
    if (isComment(line, '#region')) depth++;
    else if (!/#endregion\b/.test(line)) kept.push(line);
    // A region that overlaps another one is ended by its name.
    else if (depth === 0 || nameIn(line, '#endregion') === region) return kept;
    else {
      depth--;
      upToFirstEnd ??= [...kept];
    }
  }
  // If an end is missing, the first one found is taken.
  return upToFirstEnd;
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, current) => Math.min(least, current), Infinity);
  return lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
}

/** The name of the region that a line begins or ends: the text between the marker and the end of the comment. */
function nameIn(line: string, mark: '#region' | '#endregion'): string | undefined {
  const at = line.lastIndexOf(mark);
  const found = at < 0 ? null : /^#(?:end)?region\s+(\S[^]*)$/.exec(line.slice(at).trimEnd());
  return found?.[1]!.replace(/(?:\*\/\}?|-->)$/, '').trimEnd();
}

/** Whether a line's comment begins with a marker: elsewhere it may be an id selector in CSS, or text. */
function isComment(line: string, mark: '#region'): boolean {
  const at = line.indexOf(mark);
  if (at < 0 || /\S/.test(line[at + mark.length] ?? '')) return false;
  const before = line.slice(0, at).trimEnd();
  return before === '' || /(?:\/\/|\/\*|<!--|#|--)$/.test(before.slice(-4));
}
