// One block of code as HTML: title, highlighted lines, line marks, copy button. Used for fences and demo sources.
import { escapeHtml } from '../model/escape-html.ts';
import { highlightLines } from './highlight.ts';

interface CodeBlock {
  readonly code: string;
  readonly language: string;
  readonly title?: string;
  readonly showLineNumbers?: boolean;
  /** Not highlighted, because the page has used up its budget for highlighting. */
  readonly plain?: boolean;
  /** Lines to highlight, counted from 1. */
  readonly highlighted?: ReadonlySet<number>;
}

type Mark = 'highlight' | 'add' | 'remove' | 'focus';
const marks: Readonly<Record<string, Mark>> = { '++': 'add', '--': 'remove', highlight: 'highlight', focus: 'focus' };
/** A mark from its bracket on, and the comment that opens before it: matched separately, each in one pass. */
const markPattern = /^\[!code\s+([\w+-]+)\]\s*(?:(?:\*\/\}?|-->)\s*)?$/;
const commentPattern = /(?:\/\/|\/\*|#|<!--|\{\/\*)$/;

/**
 * The block's HTML. Lines get an element of their own only where single lines are marked or numbered, to keep most
 * blocks small.
 */
export function codeBlockHtml(block: CodeBlock): string {
  const { language } = block;
  const { code, lineMarks } = takeMarks(block);
  const lines = highlightLines(code, block.plain ? '' : language);
  if (language === 'diff') markDiff(code, lineMarks);
  const wrap = block.showLineNumbers || lineMarks.size > 0;
  const body = wrap
    ? lines.map((line, index) => lineHtml(line, lineMarks.get(index + 1))).join('\n')
    : lines.join('\n');
  const preClasses = [
    block.showLineNumbers && 'show-line-numbers',
    [...lineMarks.values()].some((set) => set.has('focus')) && 'has-focus',
  ]
    .filter(Boolean)
    .join(' ');
  const title = block.title ? `<div class="code-title">${escapeHtml(block.title)}</div>` : '';
  return (
    `<div class="code" data-lang="${escapeHtml(language || 'text')}">${title}` +
    `<pre tabindex="0"${preClasses && ` class="${preClasses}"`}><code${language && ` class="language-${escapeHtml(language)}"`}>${body}</code></pre>` +
    '<button type="button" class="code-copy" aria-label="Copy the code">Copy</button></div>'
  );
}

function takeMarks(block: CodeBlock): { code: string; lineMarks: Map<number, Set<Mark>> } {
  const lineMarks = new Map<number, Set<Mark>>();
  const add = (line: number, mark: Mark) => lineMarks.set(line, (lineMarks.get(line) ?? new Set()).add(mark));
  for (const line of block.highlighted ?? []) add(line, 'highlight');
  if (!block.code.includes('[!code')) return { code: block.code, lineMarks };
  const lines = block.code.split('\n').map((line, index) => {
    const at = line.lastIndexOf('[!code');
    const match = at < 0 ? null : markPattern.exec(line.slice(at));
    const before = match ? line.slice(0, at).trimEnd() : '';
    const comment = commentPattern.exec(before.slice(-4));
    const mark = match && comment && Object.hasOwn(marks, match[1]!) ? marks[match[1]!] : undefined;
    if (!mark || !comment) return line;
    add(index + 1, mark);
    return before.slice(0, -comment[0].length).trimEnd();
  });
  return { code: lines.join('\n'), lineMarks };
}

function markDiff(code: string, lineMarks: Map<number, Set<Mark>>): void {
  code.split('\n').forEach((line, index) => {
    const mark: Mark | undefined = /^\+(?!\+\+ )/.test(line) ? 'add' : /^-(?!-- )/.test(line) ? 'remove' : undefined;
    if (mark) lineMarks.set(index + 1, (lineMarks.get(index + 1) ?? new Set()).add(mark));
  });
}

function lineHtml(html: string, set: ReadonlySet<Mark> | undefined): string {
  return `<span class="line${set ? [...set].map((mark) => ` line-${mark}`).join('') : ''}">${html}</span>`;
}
