// What is left of a text for a look at its words: code goes where that is sure, and stays where it is in doubt.
import { expect, it } from 'vitest';
import { withoutCode } from '../../src/markdown/bare-text.ts';

it.each([
  ['a `b` c `d`', 'a `x` c `x`'],
  ['a `b` c\n\n`d', 'a `b` c\n\n`d'],
  ['a `` ` `` `b`', 'a `` ` `` `b`'],
  ['a\n\n```ts\nb\n```\n\nc `d`', 'a\n\n\n\nc `x`'],
  // What looks like a fence, and is text.
  ['</div>\na\n```ts\n\nb\n\n```', '</div>\na\n```ts\n\nb\n\n```'],
  ['<!--\n```\n-->\n\nb\n\n```\n', '<!--\n```\n-->\n\nb\n\n```\n'],
  ['a\n    ```\n\n```\nb\n```\n\nc\n', 'a\n    ```\n\n```\nb\n```\n\nc\n'],
  // Indented fences count in pairs with those that are not.
  ['```\na\n  ```\n\nb\n\n```\nc\n```', '\n\nb\n\n'],
  ['  ```\na\n```\n\nb\n\n```\nc\n```', '  ```\na\n```\n\nb\n\n'],
])('%j', (text, left) => expect(withoutCode(text)).toBe(left));

// What grows with squares takes many minutes.
it('takes a million line separators', () => expect(withoutCode('\u2028'.repeat(1_000_000))).toHaveLength(1_000_000));
