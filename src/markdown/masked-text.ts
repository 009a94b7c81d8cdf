// A text in which everything is blanked that parsers do not read as Markdown: code and, for a look at its words, raw HTML and
// the targets of links, too. In: a text and its tree as parsed. Out: texts with the same characters in the same places, but
// for an `x` in the place of each blanked one.
import type { Code, Link, LinkReference, Nodes, Root } from 'mdast';
import { isContainer, oddNode, type OddNode } from './odd-nodes.ts';

/** A stretch to blank. Markers of quotes and white space at the start of its further lines stay, up to a column. */
interface Blank {
  readonly start: number;
  readonly end: number;
  readonly column: number;
}

export interface MaskedText {
  /** Without the content of code; fences and their info strings stay. */
  readonly uncoded: string;
  /** Also without raw HTML, images, and the targets of links that are marked as such. No address begins in their text. */
  readonly words: string;
  /** Nodes that were met on the way, from first to last block. */
  readonly odd: readonly OddNode[];
}

/** Blanks a text by its tree. Linear, and not recursive. */
export function maskedText(text: string, tree: Root): MaskedText {
  const code: Blank[] = [];
  const others: Blank[] = [];
  const odd: OddNode[] = [];
  const visit = (node: Nodes, start: number, end: number) => {
    if (node.type === 'code') code.push(codeContent(node, text, start, end));
    else if (node.type === 'inlineCode') code.push({ start: start + 1, end, column: Infinity });
    else if (node.type === 'html' || node.type === 'image' || node.type === 'imageReference')
      others.push({ start, end, column: Infinity });
    else if (node.type === 'link' || node.type === 'linkReference') {
      const target = targetStart(node, text, start, end);
      others.push(...addressesIn(text, start, target), { start: target, end, column: Infinity });
    }
  };
  for (const block of tree.children) {
    const isInside = isContainer(block);
    const pending: Nodes[] = [block];
    for (let node = pending.pop(); node; node = pending.pop()) {
      const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
      if (node.type !== 'text' && node.type !== 'paragraph') visit(node, start, end);
      const name = isInside ? oddNode(node) : undefined;
      if (name !== undefined) odd.push({ name, start });
      if ('children' in node) for (const child of node.children) pending.push(child);
    }
  }
  const uncoded = blanked(text, code);
  return { uncoded, words: blanked(uncoded, others), odd };
}

function codeContent({ position }: Code, text: string, start: number, end: number): Blank {
  const fence = text[start];
  if (fence !== '`' && fence !== '~') {
    const indent = /^[ \t]*/.exec(text.slice(start, start + 100))![0].length;
    return { start: start + indent, end, column: Infinity };
  }
  const newline = text.indexOf('\n', start);
  const lastLine = text.lastIndexOf('\n', end - 1) + 1;
  const isClosed = lastLine > start && /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(text.slice(lastLine, end));
  return {
    start: newline < 0 || newline > end ? end : newline,
    end: isClosed ? lastLine : end,
    column: position!.start.column - 1,
  };
}

/** Where the target of a link begins: after its text. A literal address is text and has none. */
function targetStart({ children }: Link | LinkReference, text: string, start: number, end: number): number {
  if (text[start] === '<') return start;
  if (text[start] !== '[') return end;
  return (children.at(-1)?.position?.end.offset ?? start + 1) + 1;
}

/** What would make an address of a text, if it were not that of a link already. */
function addressesIn(text: string, start: number, end: number): Blank[] {
  if (text[start] !== '[') return [];
  return [...text.slice(start, end).matchAll(/https?:\/\/|www\.|@/gi)].map(({ 0: found, index }) => ({
    start: start + index,
    end: start + index + found.length,
    column: Infinity,
  }));
}

function blanked(text: string, blanks: readonly Blank[]): string {
  if (blanks.length === 0) return text;
  // Joined at the end: patterns are slow over a text that is still a heap of parts.
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, column } of blanks.toSorted((a, b) => a.start - b.start)) {
    if (start < done || end <= start) continue;
    parts.push(text.slice(done, start));
    blankLines(text, { start, end, column }, parts);
    done = end;
  }
  parts.push(text.slice(done));
  return parts.join('');
}

function blankLines(text: string, { start, end, column }: Blank, parts: string[]): void {
  for (let at = start; ;) {
    const newline = text.indexOf('\n', at);
    const lineEnd = newline < 0 || newline >= end ? end : newline;
    parts.push(crosses(lineEnd - at));
    if (lineEnd === end) return;
    at = lineEnd + 1;
    const limit = Math.min(at + column, end);
    while (at < limit && (text[at] === ' ' || text[at] === '\t' || text[at] === '>')) at++;
    parts.push(text.slice(lineEnd, at));
  }
}

const line = 'x'.repeat(200);

function crosses(count: number): string {
  return count <= line.length ? line.slice(0, count) : 'x'.repeat(count);
}
