// Emphasis that the two parsers may read differently: `*` between a letter and another mark, such as both of `_**a**_`. By
// CommonMark the first one opens and the second one closes; the native parser lets either do both. That comes to the
// same where each `*` of a block of text is one of a simple pair. In: blocks, and the words of a text. Out: whether
// there is such emphasis.
import type { Nodes } from 'mdast';

/** What should only open, and what should only close. */
const opening = /(?:_|\\\*)\*+[^\s\p{P}\p{S}]/u;
const closing = /[^\s\p{P}\p{S}]\*+_/u;
const odd = new RegExp(`${opening.source}|${closing.source}`, 'u');

/**
 * Whether a text has emphasis that is odd.
 *
 * @param words where only words are left, see {@link maskedText}
 * @param at offset of the words in the text that the blocks were parsed from
 */
export function hasOddEmphasis(words: string, blocks: readonly Nodes[], at: number): boolean {
  if (!['*_', '_*', '\\**'].some((marks) => words.includes(marks)) || !odd.test(words)) return false;
  const pending = [...blocks];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const [start, end] = rangeOf(node);
      if (odd.test(words.slice(start - at, end - at)) && !isPaired(words.slice(start - at, end - at), node))
        return true;
    } else if ('children' in node) for (const child of node.children) pending.push(child);
  }
  return false;
}

/** Whether each run of `*` is the whole beginning or end of emphasis in which there is no other `*`, as it should be. */
function isPaired(words: string, block: Nodes): boolean {
  const [start] = rangeOf(block);
  const emphasis = new Set<string>();
  const pending: Nodes[] = [block];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'emphasis' || node.type === 'strong') emphasis.add(rangeOf(node).join());
    if ('children' in node) for (const child of node.children) pending.push(child);
  }
  const runs = [...words.matchAll(/\\[^]|\*+/g)].filter(([run]) => run.startsWith('*'));
  return runs.every(({ 0: run, index }, at) => {
    const isFirst = at % 2 === 0;
    const other = runs[isFirst ? at + 1 : at - 1];
    const around = words.slice(Math.max(0, index - 2), index + run.length + 2);
    if ((isFirst ? closing : opening).test(around)) return false;
    if (other?.[0] !== run) return false;
    const first = Math.min(index, other.index);
    const last = Math.max(index, other.index) + run.length;
    return run.length < 3 && emphasis.has(`${start + first},${start + last}`);
  });
}

function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
