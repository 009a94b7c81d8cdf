// What is left of a text for a look at its words: code goes where that is sure, and stays where it is in doubt.
import { expect, it } from 'vitest';
import { withoutCode } from '../../src/markdown/bare-text.ts';

it.each([
  ['a `b` c `d`', 'a `x` c `x`'],
  ['a `b` c\n\n`d', 'a `b` c\n\n`d'],
  ['a `` ` `` `b`', 'a `` ` `` `b`'],
  ['a\n\n```ts\nb\n```\n\nc `d`', 'a\n\n\n\nc `x`'],
])('%j', (text, left) => expect(withoutCode(text)).toBe(left));

// What grows with squares takes many minutes.
it('takes a million line separators', () => expect(withoutCode('\u2028'.repeat(1_000_000))).toHaveLength(1_000_000));
