// The addresses of a srcset, as a browser reads them.
import { expect, it } from 'vitest';
import { withAddresses } from '../../src/markdown/srcset.ts';

const marked = (srcset: string) => withAddresses(srcset, (address) => `[${address}]`);

it.each([
  ['', ''],
  [' , ,', ' , ,'],
  ['a.png', '[a.png]'],
  ['a.png, b.png 2x,c.png 3x', '[a.png], [b.png] 2x,[c.png] 3x'],
  ['\n  a.png 1x,\n\tb.png 2x\n', '\n  [a.png] 1x,\n\t[b.png] 2x\n'],
  [',, a.png 640w 2h , ,b.png', ',, [a.png] 640w 2h , ,[b.png]'],
  // A comma in an address belongs to it, one at its end does not.
  ['a,b.png 1x, c.png', '[a,b.png] 1x, [c.png]'],
  ['data:image/png;base64,AA== 1x', '[data:image/png;base64,AA==] 1x'],
  ['a.png,, b.png', '[a.png],, [b.png]'],
  // A comma in parentheses parts nothing.
  ['a.png f(1, b.png) 1x, c.png', '[a.png] f(1, b.png) 1x, [c.png]'],
  ['a.png (1(2), b.png (3, c.png', '[a.png] (1(2), [b.png] (3, c.png'],
])('%j', (srcset, found) => expect(marked(srcset)).toBe(found));

// Looking for each address anew from every blank or comma before it would take many minutes.
it.each([
  ['blanks', 'a', ' ', 'b 1x'],
  ['blanks and commas', '', ' ,', 'a'],
  ['commas', 'a', ',', 'b'],
  ['open parentheses', 'a ', '(', ', b'],
  ['addresses', '', 'a, ', ''],
])('takes a million %s', (_, start, piece, end) =>
  expect(withAddresses(start + piece.repeat(1_000_000) + end, (address) => address)).toBe(
    start + piece.repeat(1_000_000) + end,
  ),
);
