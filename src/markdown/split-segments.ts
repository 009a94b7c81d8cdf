// One linear scan over a page's lines. Out: the stretches of Markdown between directives, with the markers that CommonMark
// does not know (`:::`, `<codeblock>`) turned into one-line comments, so that they are blocks wherever they stand.
import { isDirectiveLine } from './directives.ts';

export type Segment =
  | { readonly type: 'markdown'; readonly text: string; /** Lines of the file before it. */ readonly lineOffset: number }
  | { readonly type: 'directive'; readonly text: string; readonly line: number };

export interface Description {
  /** The paragraph's inner Markdown. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

const fencePattern = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(`{3,}|~{3,})([^]*)$/;
const calloutPattern = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*):{3,}([^]*)$/;
const codeblockPattern = /^([\s>]*)<(\/?codeblock\b[^>]*)>\s*$/;

/**
 * Splits a body into segments.
 *
 * @param lines the lines of the whole file
 * @param first index of the body's first line
 */
export function splitSegments(lines: readonly string[], first: number): { segments: Segment[]; description?: Description } {
  const segments: Segment[] = [];
  let current: string[] = [];
  let start = first;
  let fence: string | undefined;
  let comment: Comment | undefined;
  let description: Description | undefined;
  const flush = (next: number) => {
    if (current.some((line) => line.trim())) segments.push({ type: 'markdown', text: current.join('\n'), lineOffset: start });
    current = [];
    start = next;
  };
  for (let index = first; index < lines.length; index++) {
    let line = lines[index]!;
    const fenceMatch = comment ? null : fencePattern.exec(line);
    if (fence) {
      if (fenceMatch && fenceMatch[2]!.startsWith(fence) && !fenceMatch[3]!.trim()) fence = undefined;
    } else if (fenceMatch && !(fenceMatch[2]!.startsWith('`') && fenceMatch[3]!.includes('`'))) {
      fence = fenceMatch[2]!;
    } else if (comment || line.includes('<!--')) {
      comment = commentAfter(line, comment);
    } else if (isDirectiveLine(line)) {
      flush(index + 1);
      segments.push({ type: 'directive', text: line, line: index + 1 });
      continue;
    } else if (!description && line.trimStart().startsWith('<p class="description">')) {
      const found = takeDescription(lines, index);
      if (found) {
        description = found.description;
        for (; index < found.end; index++) current.push('');
        line = '';
      }
    } else {
      line = markerOf(line);
    }
    current.push(line);
  }
  flush(lines.length);
  return { segments, ...(description && { description }) };
}

/** An open comment: one that began a line ends with `-->` only, one in a paragraph at the latest with the paragraph. */
type Comment = 'block' | 'inline';

function commentAfter(line: string, before: Comment | undefined): Comment | undefined {
  if (before === 'inline' && !line.trim()) return undefined;
  let comment = before;
  const text = before ? line : withoutCode(line);
  const indent = /^[\s>]*/.exec(text)![0].length;
  for (let at = 0; ; ) {
    const next = text.indexOf(comment ? '-->' : '<!--', at);
    if (next < 0) return comment;
    comment = comment ? undefined : next <= indent ? 'block' : 'inline';
    at = next + 3;
  }
}

/** A line without its code spans. Each run of ticks knows the next one as long, so that none is looked for again. */
function withoutCode(line: string): string {
  const runs = [...line.matchAll(/`+/g)].map(({ 0: ticks, index }) => ({ index, length: ticks.length, close: -1 }));
  const latest = new Map<number, number>();
  for (let index = runs.length - 1; index >= 0; index--) {
    const run = runs[index]!;
    run.close = latest.get(run.length) ?? -1;
    latest.set(run.length, index);
  }
  let result = '';
  let done = 0;
  for (let index = 0; index < runs.length; index++) {
    const { index: start, close } = runs[index]!;
    if (close < 0) continue;
    result += line.slice(done, start);
    done = runs[close]!.index + runs[close]!.length;
    index = close;
  }
  return result + line.slice(done);
}

/** `:::info Title` as `<!--:::info Title-->`: a comment is a block of one line in any container and interrupts a paragraph. */
function markerOf(line: string): string {
  const callout = calloutPattern.exec(line);
  if (callout) return `${callout[1]}<!--:::${callout[2]!.replaceAll('--', '\u2013')}-->`;
  const codeblock = codeblockPattern.exec(line);
  if (codeblock) return `${codeblock[1]}<!--${codeblock[2]}-->`;
  return line;
}

function takeDescription(lines: readonly string[], index: number): { description: Description; end: number } | undefined {
  const open = '<p class="description">';
  let text = '';
  for (let end = index; end < Math.min(lines.length, index + 20); end++) {
    text += (end > index ? '\n' : '') + lines[end];
    const close = text.indexOf('</p>');
    if (close < 0) continue;
    const begin = text.indexOf(open) + open.length;
    const inner = text.slice(begin, close);
    const blanks = inner.slice(0, inner.length - inner.trimStart().length).split('\n');
    const [before, after] = [blanks.length - 1, blanks.at(-1)!.length];
    return { description: { text: inner.trim(), line: index + 1 + before, column: (before === 0 ? begin : 0) + after + 1 }, end };
  }
  return undefined;
}
