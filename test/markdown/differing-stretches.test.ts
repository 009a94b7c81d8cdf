// Stretches of a text are tested for what the whole has, and always for what depends on where a stretch ends.
import { expect, it } from 'vitest';
import { differingStretches } from '../../src/markdown/differing-stretches.ts';
import { parseWithNative } from '../../src/markdown/parsers.ts';

const constructsIn = (text: string) =>
  differingStretches(text, parseWithNative!(text)).map(({ construct }) => construct);

it('finds what a stretch has at its end, though the whole ends otherwise', () => {
  expect(constructsIn('- a\n  \n\nText\n\n*\n')).toEqual(['Blanks in the last line', 'An empty list item']);
});

it('finds a fence that its list item cuts off, though raw HTML above seems to have opened it', () => {
  const text = '<div>\n```\n</div>\n\n- item\n  ```\n  code\n\nAfter\n\n*\n';
  expect(constructsIn(text)).toContain('A code fence cut off by the end of its list item or quote');
});

it('finds nothing where the whole has nothing', () => {
  expect(constructsIn('# Title\n\nText with `code`.\n\n- one\n- two\n')).toEqual([]);
});
