// Which stretches of a text the native parser may have read differently than the reference. In: a text and its tree. Out: the
// stretches, each with the reason.
import type { Root } from 'mdast';
import { differingConstruct, testsOfStretches } from './differing-constructs.ts';
import { maskedText } from './masked-text.ts';
import { stretchesOf, type Stretch } from './stretches.ts';

/** A stretch that the reference parser must read. */
export interface DifferingStretch extends Stretch {
  /** The first construct in it that differs. */
  readonly construct: string;
}

/** The stretches of a text that the reference parser must read, from first to last. */
export function differingStretches(text: string, tree: Root): DifferingStretch[] {
  const masked = maskedText(text, tree);
  const among = testsOfStretches({ ...masked, blocks: tree.children, start: 0 });
  if (among.length === 0) return [];
  const found: DifferingStretch[] = [];
  let odd = 0;
  for (const stretch of stretchesOf(text, tree)) {
    const { start, end, from, to } = stretch;
    const firstOdd = odd;
    while (odd < masked.odd.length && masked.odd[odd]!.start < end) odd++;
    const reading = {
      uncoded: masked.uncoded.slice(start, end),
      words: masked.words.slice(start, end),
      odd: masked.odd.slice(firstOdd, odd),
      blocks: tree.children.slice(from, to),
      start,
    };
    const construct = differingConstruct(reading, among);
    if (construct !== undefined) found.push({ ...stretch, construct });
  }
  return found;
}
