// Where a callout ends that has raw HTML or a list in it: at its `:::`, however the parser would read that line. FORMAT
// section 4.
import { describe, expect, it } from 'vitest';
import { pageFrom } from '../fuzz/check-page.ts';
import { blocksOf, htmlOf, pageText, siteFrom } from '../support/site-from.ts';

async function page(body: string) {
  const found = await siteFrom({ 'index.md': pageText(body) });
  return {
    html: htmlOf(found, '/'),
    problems: found.problems,
    page: found.site.pages.get('en')!.get('/')!,
    blocks: blocksOf(found, '/'),
  };
}
/** HTML without the blanks around tags. */
const tight = (html: string) => html.replace(/\s*(<[^>]*>)\s*/g, '$1').trim();
/** The number of the file's line that a body's line is. */
const line = (ofBody: number) => ofBody + pageText('').split('\n').length - 1;
const box = (kind: string, inside: string) => `<aside class="callout callout-${kind}">${inside}</aside>`;
const after = '<p>After.</p>';
const details = '<details><summary>Video</summary></details>';

/** Bodies, and what they make; in each, all is in its box, and nothing is a problem. */
const cases: readonly (readonly [what: string, body: string, expected: string])[] = [
  [
    'right below an element',
    ':::info\n\n<details>\n  <summary>Video</summary>\n</details>\n:::\n\nAfter.\n\n:::warning\nFine.\n:::',
    box('info', details) + after + box('warning', '<p>Fine.</p>'),
  ],
  ['with text right below it', ':::info\n<div>x</div>\n:::\nAfter.', box('info', '<div>x</div>') + after],
  [
    'with a quote right below it',
    ':::info\n<div>x</div>\n:::\n> After.',
    `${box('info', '<div>x</div>')}<blockquote>${after}</blockquote>`,
  ],
  [
    'with an end tag right below it',
    '<div>\n\n:::info\n<p>x</p>\n:::\n</div>\n\nAfter.',
    `<div>${box('info', '<p>x</p>')}</div>${after}`,
  ],
  [
    'right below a picture',
    ':::info\n\n<img src="https://example.com/a.png" alt="" loading="eager" />\n:::\nAfter.',
    box('info', '<img src="https://example.com/a.png" alt="" loading="eager">') + after,
  ],
  [
    'right below a link over lines',
    ':::info\n\n<a href="https://example.com/">\n<b>x</b>\n</a>\n:::\nAfter.',
    `${box('info', '<a href="https://example.com/"><b>x</b></a>')}${after}`,
  ],
  [
    'right below a picture in a line of text',
    ':::info\nx\n<img src="https://example.com/a.png" alt="" loading="eager">\n:::\nAfter.',
    box('info', '<p>x<img src="https://example.com/a.png" alt="" loading="eager"></p>') + after,
  ],
  [
    'right below HTML that is left open',
    ':::info\n<div>\n<p>x\n:::\nAfter.',
    box('info', '<div><p>x</p></div>') + after,
  ],
  [
    'right below an element with Markdown in it',
    ':::info\n<details>\n<summary>Video</summary>\n\n- *a*\n- b\n\n</details>\n:::\nAfter.',
    box('info', '<details><summary>Video</summary><ul><li><em>a</em></li><li>b</li></ul></details>') + after,
  ],
  [
    'within an element, among its Markdown',
    '<details>\n<summary>Video</summary>\n\n:::info\nx\n:::\n\n</details>\n\nAfter.',
    `<details><summary>Video</summary>${box('info', '<p>x</p>')}</details>${after}`,
  ],
  [
    'in a list item, right below an element',
    '- a\n\n  :::info\n  <div>x</div>\n  :::\n  After.\n- b',
    `<ul><li><p>a</p>${box('info', '<div>x</div>')}${after}</li><li><p>b</p></li></ul>`,
  ],
  [
    'in a quote, right below an element',
    '> :::info\n> <div>x</div>\n> :::\n> After.',
    `<blockquote>${box('info', '<div>x</div>')}${after}</blockquote>`,
  ],
  [
    'below an element in a list',
    ':::info\n- <div>x</div>\n  :::\nAfter.',
    `${box('info', '<ul><li><div>x</div></li></ul>')}${after}`,
  ],

  [
    'indented for the list above it',
    ':::warning\nText\n\n- a\n- b\n\n  :::\n\nAfter.\n\n:::info\nx\n:::',
    box('warning', '<p>Text</p><ul><li>a</li><li>b</li></ul>') + after + box('info', '<p>x</p>'),
  ],
  [
    'indented for a numbered list, right below it',
    ':::warning\n1. a\n2. b\n   :::\nAfter.',
    box('warning', '<ol><li>a</li><li>b</li></ol>') + after,
  ],
  [
    'indented for lists of lists',
    ':::warning\n- a\n  - b\n\n  :::\nAfter.',
    box('warning', '<ul><li>a<ul><li>b</li></ul></li></ul>') + after,
  ],
  [
    'in an item, indented for the list in it',
    '1. a\n\n   :::info\n   - x\n   - y\n\n     :::\n\n2. b',
    `<ol><li><p>a</p>${box('info', '<ul><li>x</li><li>y</li></ul>')}</li><li><p>b</p></li></ol>`,
  ],
  [
    'in an item, by tabs',
    '- a\n\n\t:::info\n\t- x\n\n\t  :::\n\nAfter.',
    `<ul><li><p>a</p>${box('info', '<ul><li>x</li></ul>')}</li></ul>${after}`,
  ],
  [
    'in a quote, indented for the list in it',
    '> :::info\n> - x\n>\n>   :::\n> After.',
    `<blockquote>${box('info', '<ul><li>x</li></ul>')}${after}</blockquote>`,
  ],
  [
    'whose beginning is indented, too',
    'Text.\n\n  :::info\n- x\n\n  :::\nAfter.',
    `<p>Text.</p>${box('info', '<ul><li>x</li></ul>')}${after}`,
  ],
  [
    'that has another in its list',
    ':::warning\n- a\n\n  :::info\n  x\n  :::\n\n- b\n\n  :::\nAfter.',
    box('warning', `<ul><li><p>a</p>${box('info', '<p>x</p>')}</li><li><p>b</p></li></ul>`) + after,
  ],
];

describe('a callout ends at its marker', () => {
  it.each(cases)('%s', async (_what, body, expected) => {
    const { html, problems, blocks } = await page(body);
    expect(problems.filter(({ rule }) => rule !== 'html-unclosed')).toEqual([]);
    expect(tight(html)).toBe(expected);
    // The Markdown of the page is the writer's.
    expect(blocks).toEqual([expect.objectContaining({ markdown: body })]);
  });

  it.each(cases)('%s, whichever parser reads it', (_what, body) =>
    expect(pageFrom(body, { reference: true })).toEqual(pageFrom(body)),
  );
});

describe('a callout begins right below raw HTML', () => {
  it.each([
    [
      'that has ended',
      '</details>\n:::info *A*\nx\n:::\nAfter.',
      box('info', '<p class="callout-title"><em>A</em></p><p>x</p>') + after,
    ],
    [
      'that has ended, a comment behind it',
      '<div>x</div> <!-- y -->\n:::info\nx\n:::\nAfter.',
      `<div>x</div>${box('info', '<p>x</p>')}${after}`,
    ],
    [
      'that has ended, a comment below it',
      '<div>x</div>\n<!-- y -->\n:::info\nx\n:::\nAfter.',
      `<div>x</div>${box('info', '<p>x</p>')}${after}`,
    ],
    [
      'in an element',
      '<details>\n<summary>Video</summary>\n:::info\nx\n:::\n</details>\nAfter.',
      `<details><summary>Video</summary>${box('info', '<p>x</p>')}</details>After.`,
    ],
  ])('%s', async (_, body, expected) => {
    const { html, problems } = await page(body);
    expect(problems).toEqual([]);
    expect(tight(html)).toBe(expected);
  });
});

describe('a callout goes on over markers that are text', () => {
  it.each([
    ['in preformatted text', '<pre>\n:::\n\n:::info\n</pre>', '<pre>:::\n\n:::info</pre>'],
    ['in preformatted text of an element', '<div><pre>\n:::\n</pre></div>', '<div><pre>:::</pre></div>'],
    ['in a script', '<script>\n:::\n\n:::\n</script>', '<script>:::\n\n:::</script>'],
    ['in a style sheet', '<style>\n:::\n</style>', '<style>:::</style>'],
    ['in a comment', '<!--\n:::\n\n:::info\n-->', ''],
    ['in an instruction', '<?php\n:::\n\n:::\n?>', '<!--?php\n:::\n\n:::\n?-->'],
    ['in a declaration', '<!X\n:::\n\n:::\n>', '<!--X\n:::\n\n:::\n-->'],
    ['in a section of characters', '<![CDATA[\n:::\n\n:::\n]]>', '<!--[CDATA[\n:::\n\n:::\n]]-->'],
    [
      'in an element, behind the mark of a quote or list item',
      '<div>x</div>\n> :::info\n- :::',
      '<div>x</div>> :::info\n- :::',
    ],
    ['in an open element, with their beginning', '<div>\n:::info\nx\n:::\n</div>', '<div>:::info\nx\n:::</div>'],
  ])('%s', async (_, html, expected) => {
    const { html: shown, problems } = await page(`:::warning\n\n${html}\n:::\nAfter.`);
    expect(problems).toEqual([]);
    expect(tight(shown)).toBe(box('warning', expected) + after);
  });

  it('in a fence, below raw HTML or in a list', async () => {
    const { html, problems } = await page(
      ':::warning\n<div>x</div>\n\n```md\n<b>\n:::\n```\n\n- a\n\n  ```md\n  :::\n  ```\n\n  :::\nAfter.',
    );
    expect(problems).toEqual([]);
    const [, inside, rest] = /^<aside[^>]*>([^]*)<\/aside>([^]*)$/.exec(tight(html))!;
    expect(inside!.match(/:::/g)).toHaveLength(2);
    expect(rest).toBe(after);
  });
});

describe('problems around such markers are where they are in the file', () => {
  it('below one that ends raw HTML', async () => {
    const { problems, page: found } = await page(
      ':::info\n<div>x</div>\n:::\n[a](/a/) and [c]\n\n> :::info\n> <p>x</p>\n> :::\n> *[b](/b/)*\n\n{{"component": "ComponentLinkHeader"}}\n\n[c]: /c/',
    );
    expect(found.links.filter(({ href }) => href !== '/c/')).toEqual([
      { href: '/a/', line: line(4), column: 1 },
      { href: '/b/', line: line(9), column: 4 },
    ]);
    expect(problems.filter(({ rule }) => rule === 'link-broken')).toEqual(
      expect.arrayContaining([expect.objectContaining({ href: '/b/', line: line(9), column: 4 })]),
    );
  });

  it('in the title of one that begins below raw HTML', async () => {
    const { page: found } = await page('<div>x</div>\n:::info A [b](/b/)\nx\n:::');
    expect(found.links).toEqual([{ href: '/b/', line: line(2), column: 11 }]);
  });

  it.each([
    [
      'without an end, below one that ends raw HTML',
      ':::info\n<div>x</div>\n:::\n\n- a\n\n  :::warning\n  x',
      [['warning', 7, 3]],
    ],
    [
      'without an end, in the list of another',
      ':::info\n- a\n\n  :::warning\n  x\n\nText.\n\n:::',
      [['warning', 4, 3]],
    ],
    ['without an end, in raw HTML', '<div>x</div>\n:::warning\nx', [['warning', 2, 1]]],
    [
      'whose end is too deep',
      ':::info\n- a\n  - b\n\n    :::',
      [
        ['info', 1, 1],
        ['', 5, 5],
      ],
    ],
    [
      'whose list is over',
      '- a\n\n  :::info\n  x\n\nText.\n\n- b\n  - c\n\n    :::',
      [
        ['info', 3, 3],
        ['', 11, 5],
      ],
    ],
    ['that was closed before', ':::info\n- a\n\n  :::\n\n- b\n\n  :::', [['', 8, 3]]],
    [
      'that a directive cuts in two',
      ':::info\n- a\n\n{{"component": "ComponentLinkHeader"}}\n\n- b\n\n  :::',
      [
        ['info', 1, 1],
        ['', 8, 3],
      ],
    ],
  ])('a callout %s', async (_, body, expected) => {
    const { problems } = await page(body);
    expect(
      problems
        .filter(({ rule }) => rule === 'callout-open')
        .map((problem) => [problem.rule === 'callout-open' && problem.kind, problem.line, problem.column]),
    ).toEqual(expected.map(([kind, ofBody, column]) => [kind, line(ofBody as number), column]));
  });
});
