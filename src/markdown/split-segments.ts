// One linear scan over a page's lines. Out: the segments of Markdown between directives, with the markers that
// CommonMark does not know turned into comments, and the page's description and link definitions.
import { createContainers } from './containers.ts';
import { isDirectiveLine } from './directives.ts';
import { definedLabel } from './link-definitions.ts';
import { createOpenCallouts } from './open-callouts.ts';
import { commentAfter, type OpenComment } from './open-comment.ts';
import type { LinkDefinition } from './parse-context.ts';

type Segment =
  | {
      readonly type: 'markdown';
      readonly text: string;
      /** Lines of the file before it, and columns before its first line. */
      readonly lineOffset: number;
      readonly columnOffset: number;
    }
  | { readonly type: 'directive'; readonly text: string; readonly line: number };

export interface Description {
  /** The paragraph's inner Markdown. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

interface PageParts {
  readonly segments: readonly Segment[];
  readonly description?: Description;
  /** By normalized label. */
  readonly definitions: ReadonlyMap<string, LinkDefinition>;
}

const fencePattern = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(`{3,}|~{3,})([^]*)$/;

/**
 * Splits a body into segments.
 *
 * @param lines the lines of the whole file
 * @param first index of the body's first line
 */
export function splitSegments(lines: readonly string[], first: number): PageParts {
  const segments: Segment[] = [];
  const definitions = new Map<string, LinkDefinition>();
  const containers = createContainers();
  const callouts = createOpenCallouts(containers);
  let current: string[] = [];
  let start = first;
  let columnOffset = 0;
  let fence: string | undefined;
  let comment: OpenComment | undefined;
  let description: Description | undefined;
  // A definition cannot interrupt a paragraph.
  let mayDefine = true;
  const flush = (next: number, column = 0) => {
    if (current.some((line) => line.trim()))
      segments.push({ type: 'markdown', text: current.join('\n'), lineOffset: start, columnOffset });
    current = [];
    start = next;
    columnOffset = column;
    mayDefine = true;
    containers.endSegment();
    callouts.endSegment();
  };
  for (let index = first; index < lines.length; index++) {
    let line = lines[index]!;
    if (fence && !containers.isInFence(line)) fence = undefined;
    const isCode = !fence && !comment && containers.enter(line);
    const mayBeFence = !comment && !isCode && (line.includes('```') || line.includes('~~~'));
    const fenceMatch = mayBeFence ? fencePattern.exec(line) : null;
    const mayBeDefinition = mayDefine;
    mayDefine = !line.trim();
    if (fence) {
      if (fenceMatch && fenceMatch[2]!.startsWith(fence) && !fenceMatch[3]!.trim()) fence = undefined;
    } else if (isCode) {
      // Code contains nothing but text.
    } else if (fenceMatch && !(fenceMatch[2]!.startsWith('`') && fenceMatch[3]!.includes('`'))) {
      fence = fenceMatch[2]!;
      containers.beginFence();
    } else if (!comment && !description && line.trimStart().startsWith('<p class="description">')) {
      const found = takeDescription(lines, index);
      if (found) {
        description = found.description;
        for (; index < found.end; index++) current.push('');
        line = found.rest;
        if (line) flush(index, found.column);
      }
      if (line.includes('<!--')) comment = commentAfter(line, comment);
    } else if (comment || line.includes('<!--')) {
      comment = commentAfter(line, comment);
    } else if (isDirectiveLine(line)) {
      flush(index + 1);
      segments.push({ type: 'directive', text: line, line: index + 1 });
      continue;
    } else {
      const label = mayBeDefinition ? definedLabel(line) : undefined;
      if (label !== undefined) {
        mayDefine = true;
        if (!definitions.has(label)) definitions.set(label, { text: line, line: index + 1 });
      }
      line = callouts.withMarker(line);
    }
    current.push(line);
  }
  flush(lines.length);
  return { segments, definitions, ...(description && { description }) };
}

interface FoundDescription {
  readonly description: Description;
  /** Index of its last line, and the text after it on that line with its column, counted from 0. */
  readonly end: number;
  readonly rest: string;
  readonly column: number;
}

function takeDescription(lines: readonly string[], index: number): FoundDescription | undefined {
  const [openTag, closeTag] = ['<p class="description">', '</p>'];
  let text = '';
  for (let end = index; end < Math.min(lines.length, index + 20); end++) {
    text += (end > index ? '\n' : '') + lines[end];
    const close = text.indexOf(closeTag);
    if (close < 0) continue;
    const begin = text.indexOf(openTag) + openTag.length;
    const inner = text.slice(begin, close);
    const blanks = inner.slice(0, inner.length - inner.trimStart().length).split('\n');
    const [before, after] = [blanks.length - 1, blanks.at(-1)!.length];
    const rest = text.slice(close + closeTag.length).trimStart();
    const description = {
      text: inner.trim(),
      line: index + 1 + before,
      column: (before === 0 ? begin : 0) + after + 1,
    };
    return { description, end, rest, column: lines[end]!.length - rest.length };
  }
  return undefined;
}
