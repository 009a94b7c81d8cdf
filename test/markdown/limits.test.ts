// What is refused, at its very bound: just below, a page is made; just above, it is a failed page with a problem at the
// line. That what is not refused grows in proportion is shown by test/fuzz/large-pages.test.ts.
import { describe, expect, it } from 'vitest';
import { highlightingCost, highlightLines } from '../../src/markdown/highlight.ts';
import {
  addressLimit,
  blockDepthLimit,
  cellLimit,
  directiveLimit,
  footnoteLimit,
  frontMatterLimit,
  headingLimit,
  includeLimit,
  innerBlockLimit,
  jsonDepthLimit,
  nodeLimit,
  openElementLimit,
  pageLimit,
  rawHtmlLimit,
  referenceLimit,
  treeDepthLimit,
  workLimit,
} from '../../src/markdown/limits.ts';
import { refuseLargeTree, refuseOpenHtml } from '../../src/markdown/nesting.ts';
import type { ParseContext } from '../../src/markdown/parse-context.ts';
import { PageRefused } from '../../src/markdown/page-refused.ts';
import { parsePage } from '../../src/markdown/parse-page.ts';
import { fitsReference } from '../../src/markdown/reference-limits.ts';
import { limitProblem } from '../../src/markdown/scan-limits.ts';
import { pageFrom } from '../fuzz/check-page.ts';

const problem = (text: string) => limitProblem(text, 'a.md');

describe('before parsing, a page is refused', () => {
  it('above two megabytes, whatever its letters', () => {
    expect(problem('é'.repeat(pageLimit / 2))).toBeUndefined();
    expect(problem(`${'é'.repeat(pageLimit / 2)}a`)).toMatchObject({
      rule: 'source-too-large',
      bytes: pageLimit + 1,
      limit: pageLimit,
    });
  });

  it.each([
    ['quotes', (levels: number) => `${'> '.repeat(levels)}a`],
    ['quotes without blanks', (levels: number) => `${'>'.repeat(levels)}a`],
    ['lists', (levels: number) => `${'- '.repeat(levels)}a`],
    ['numbered lists', (levels: number) => `${'1. '.repeat(levels)}a`],
    ['lists in quotes', (levels: number) => `${'> - '.repeat(levels / 2)}${levels % 2 ? '> ' : ''}a`],
    [
      'lists that deepen by lines',
      (levels: number) => Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
    ],
  ])('with more than a hundred levels of %s', (_, nested) => {
    expect(problem(`a\n\n${nested(blockDepthLimit)}\n`)).toBeUndefined();
    const above = problem(`a\n\n${nested(blockDepthLimit + 1)}\n`);
    expect(above).toMatchObject({ rule: 'nesting-too-deep', what: 'blocks', limit: 100 });
    expect(above!.line).toBeGreaterThanOrEqual(3);
  });

  it('but not for a rule of many dashes, or a line far to the right', () => {
    expect(problem('- '.repeat(5000))).toBeUndefined();
    expect(problem(`${' '.repeat(5000)}a`)).toBeUndefined();
    expect(problem(`${' '.repeat(5000)}* * *`)).toBeUndefined();
  });

  it('with too many blocks that begin inside a line', () => {
    const line = '> > a\n\n';
    expect(problem(line.repeat(innerBlockLimit))).toBeUndefined();
    expect(problem(line.repeat(innerBlockLimit + 1))).toMatchObject({
      rule: 'too-many',
      line: 2 * innerBlockLimit + 1,
      limit: innerBlockLimit,
    });
  });

  it('with too many cells of tables, those of short rows included', () => {
    const table = (rows: number) => `| a | b | c | d |\n|-|-|-|-|\n${'b\n'.repeat(rows)}`;
    // A pipe more than columns, and one for what may stand outside of them; the row of dashes counts, too.
    const rows = Math.floor(cellLimit / 6) - 1;
    expect(problem(table(rows))).toBeUndefined();
    expect(problem(table(rows + 1))).toMatchObject({ rule: 'too-many', what: 'table cells', line: rows + 3 });
    expect(problem(`|${'-'.repeat(100_000)}*`)).toBeUndefined();
  });

  it('with too many footnotes', () => {
    expect(problem('a[^1]\n'.repeat(footnoteLimit))).toBeUndefined();
    expect(problem('a[^1]\n'.repeat(footnoteLimit + 1))).toMatchObject({
      rule: 'too-many',
      what: 'footnotes',
      line: footnoteLimit + 1,
    });
  });

  it.each(['a@b.c ', 'https://a.b ', 'www.a.b '])('with too many addresses: %s', (address) => {
    const rows = `${address.repeat(100)}\n`.repeat(addressLimit / 100);
    expect(problem(rows)).toBeUndefined();
    expect(problem(`${rows}${address}`)).toMatchObject({
      rule: 'too-many',
      what: 'addresses',
      line: addressLimit / 100 + 1,
    });
  });

  it('with a directive, or a front matter, that is too long', () => {
    const directive = (length: number) => `a\n{{"demo": "${'a'.repeat(length - 14)}"}}`;
    expect(problem(directive(directiveLimit))).toBeUndefined();
    expect(problem(directive(directiveLimit + 1))).toMatchObject({
      rule: 'too-many',
      what: 'characters in a directive',
      line: 2,
    });
    const front = (length: number) => `---\n${'a'.repeat(length - 4)}\n---\n`;
    expect(problem(front(frontMatterLimit))).toBeUndefined();
    expect(problem(front(frontMatterLimit + 2))).toMatchObject({
      rule: 'too-many',
      what: 'characters of front matter',
      line: 1,
    });
  });

  it.each([
    ['marks on a line with other letters', (marks: number) => `é${'*'.repeat(marks)}`],
    ['references in a block', (marks: number) => '&'.repeat(marks)],
    ['references in a block of lines', (marks: number) => '&\n'.repeat(marks)],
    ['underscores in a word', (marks: number) => '_'.repeat(marks)],
  ])('with too many %s', (_, dense) => {
    // Each mark costs its line, block or word: so the bound lies near the root of the limit, whatever they cost apart.
    const [low, high] = [Math.floor(Math.sqrt(workLimit) / 2), Math.ceil(Math.sqrt(workLimit) * 2)];
    expect(problem(`a\n\n${dense(low)}`)).toBeUndefined();
    expect(problem(`a\n\n${dense(high)}`)).toMatchObject({ rule: 'text-too-dense' });
    // Blank lines between keep them apart.
    expect(problem(`${dense(1000)}\n\n`.repeat(20))).toBeUndefined();
  });
});

const contextOf = () => ({ file: 'a.md', lineOffset: 10, columnOffset: 0, nodes: 0, rawNodes: 0 }) as ParseContext;

function refusalOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof PageRefused) return error.problem;
    throw error;
  }
  return undefined;
}

describe('with its tree at hand, a page is refused', () => {
  const position = { start: { line: 3, column: 4, offset: 9 }, end: { line: 3, column: 5, offset: 10 } };

  it('above five hundred levels', () => {
    const chain = (levels: number) => {
      let tree: { type: string; position: typeof position; children: unknown[] } = {
        type: 'emphasis',
        position,
        children: [],
      };
      for (let level = 1; level < levels; level++) tree = { type: 'emphasis', position, children: [tree] };
      return tree as never;
    };
    expect(refusalOf(() => refuseLargeTree(chain(treeDepthLimit + 1), contextOf()))).toBeUndefined();
    expect(refusalOf(() => refuseLargeTree(chain(treeDepthLimit + 2), contextOf()))).toMatchObject({
      rule: 'nesting-too-deep',
      what: 'markup',
      line: 13,
      column: 4,
    });
  });

  it('above a count of nodes, of all its stretches together', () => {
    const half = {
      type: 'root',
      position,
      children: Array.from({ length: nodeLimit / 2 - 1 }, () => ({ type: 'text', position })),
    } as never;
    const context = contextOf();
    expect(refusalOf(() => refuseLargeTree(half, context))).toBeUndefined();
    expect(refusalOf(() => refuseLargeTree(half, context))).toBeUndefined();
    expect(refusalOf(() => refuseLargeTree({ type: 'root', position, children: [] } as never, context))).toMatchObject({
      rule: 'too-many',
      limit: nodeLimit,
      line: 13,
    });
  });

  const rawTree = (values: readonly string[]) =>
    ({ type: 'root', children: values.map((value) => ({ type: 'raw', value, position })) }) as never;
  const refusesHtml = (values: readonly string[]) => refusalOf(() => refuseOpenHtml(rawTree(values), contextOf()));

  it('above a count of pieces of HTML', () => {
    expect(refusesHtml(Array.from({ length: rawHtmlLimit }, () => '<br>'))).toBeUndefined();
    expect(refusesHtml(Array.from({ length: rawHtmlLimit + 1 }, () => '<br>'))).toMatchObject({
      rule: 'too-many',
      what: 'pieces of HTML',
      line: 13,
    });
  });

  it.each([
    ['elements', '<div>', ''],
    ['formatting', '<b>', ''],
    ['unknown elements', '<constructor>', ''],
    ['ruby text without ruby', '<rt>', ''],
    ['cells in a picture', '<td>', '<svg>'],
    ['links in a picture', '<a href=x>', '<svg>'],
    ['unquoted values with a slash in a picture', '<g a=b/>', '<svg>'],
    ['tags with an end tag in a value', '<div a="</div>">', ''],
    ['tags with an end tag in quotes', "<div a='</div>'>", ''],
  ])('above five hundred open elements: %s', (_, tag, before) => {
    const open = openElementLimit - (before ? 1 : 0);
    expect(refusesHtml([before + tag.repeat(open)])).toBeUndefined();
    expect(refusesHtml([before + tag.repeat(open + 1)])).toMatchObject({
      rule: 'nesting-too-deep',
      what: 'HTML',
      line: 13,
    });
  });

  it.each([
    ['elements that are closed', '<div a="b">x</div>'],
    ['empty elements', '<br><img src="a">'],
    ['paragraphs and items', '<p>a<li>b'],
    ['ruby', '<ruby>a<rp>(<rt>b<rp>)</ruby>'],
    ['pictures', '<svg viewBox="0 0 1 1"><g><path d="M0 0"/><circle r=1></g></svg>'],
    ['scripts', '<script>if (a<b) "<div>" + "<div>";</script>'],
    ['links that end each other', '<a href="/a/">'],
  ])('but not for many %s', (_, html) => expect(refusesHtml(Array.from({ length: 2000 }, () => html))).toBeUndefined());

  it('above a count of headings', () => {
    const page = (headings: number) =>
      pageFrom(`# A\n\n<p class="description">B.</p>\n\n${'## a\n\n'.repeat(headings)}`);
    expect(page(headingLimit / 20).kind).toBe('guide');
    const refused = page(headingLimit + 1);
    expect(refused.kind).toBe('failed');
    expect(refused.problems).toEqual([
      expect.objectContaining({ rule: 'too-many', what: 'headings', line: 5 + 2 * headingLimit }),
    ]);
  });
});

describe('a directive', () => {
  it('is malformed where its JSON is nested deeper than a hundred levels', () => {
    const page = (levels: number) =>
      pageFrom(
        `# A\n\n<p class="description">B.</p>\n\n{{"component": "a", "x": ${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}}`,
      );
    expect(page(jsonDepthLimit).problems).toEqual([]);
    expect(page(jsonDepthLimit + 1).problems).toEqual([
      expect.objectContaining({ rule: 'directive-malformed', line: 5, column: 26 + jsonDepthLimit - 1 }),
    ]);
  });
});

describe('a refused page', () => {
  it('says why in its place, and nothing else', () => {
    const page = pageFrom(`# A\n\n${'> '.repeat(200)}a`);
    expect(page).toMatchObject({ kind: 'failed', title: '', headings: [], links: [] });
    expect(page.problems).toEqual([expect.objectContaining({ rule: 'nesting-too-deep', line: 3 })]);
    expect(page.blocks).toEqual([{ type: 'problem', problem: page.problems[0] }]);
  });
});

describe('the reference parser', () => {
  it('is given no more than it reads in about a second', () => {
    expect(fitsReference('a'.repeat(referenceLimit))).toBe(true);
    expect(fitsReference('a'.repeat(referenceLimit + 1))).toBe(false);
    expect(fitsReference('- a\n'.repeat(500))).toBe(true);
    expect(fitsReference('- a\n'.repeat(10_000))).toBe(false);
    expect(fitsReference(`> a\n${'b\n'.repeat(500)}`)).toBe(true);
    expect(fitsReference(`> a\n${'b\n'.repeat(10_000)}`)).toBe(false);
    expect(fitsReference('['.repeat(500))).toBe(true);
    expect(fitsReference('['.repeat(10_000))).toBe(false);
    // A line separator ends no line of Markdown.
    expect(fitsReference(`${'['.repeat(10_000)}\u2028a`)).toBe(false);
  });

  it('leaves a page that it cannot take to the native one, with a warning where that may differ', () => {
    const page = pageFrom(`# A\n\n<p class="description">B.</p>\n\n*_a_*\n\n${'a\n\n'.repeat(referenceLimit / 2)}`);
    expect(page.kind).toBe('guide');
    expect(page.problems).toEqual([
      expect.objectContaining({ rule: 'source-too-large-for-reference', severity: 'warning', line: 1 }),
    ]);
  });

  it('refuses the same page where plugins of the site need it', () => {
    const page = pageFrom(`# A\n\n<p class="description">B.</p>\n\n${'a\n\n'.repeat(referenceLimit / 2)}`, {
      reference: true,
    });
    expect(page.kind).toBe('failed');
    expect(page.problems).toEqual([
      expect.objectContaining({ rule: 'source-too-large-for-reference', severity: 'error' }),
    ]);
  });
});

describe('code that might take long to colour', () => {
  it('is shown without colours, whole', () => {
    const code = `${'<a {'.repeat(20_000)}\nconst a = 1;`;
    expect(highlightLines(code, 'tsx')).toEqual(code.split('\n').map((line) => line.replaceAll('<', '&lt;')));
    expect(highlightLines('const a = 1;', 'tsx').join('')).toContain('<span class=k>');
  });

  it('is bounded by its squares', () =>
    expect(highlightingCost('a\n'.repeat(2000), 'tsx')).toBeGreaterThan(
      3.9 * highlightingCost('a\n'.repeat(1000), 'tsx'),
    ));
});

describe('files of fences', () => {
  it('are not included beyond sixteen megabytes', () => {
    const bytes = new TextEncoder().encode(`${'a'.repeat(1023)}\n`.repeat(1024));
    const host = {
      readFile: () => ({ bytes, hash: 'a' }),
      refusalOf: () => undefined,
      onHost: (written: string) => written,
      listFolder: () => [],
      routeOf: () => undefined,
      assetUrl: (path: string) => path,
    };
    const page = (fences: number) =>
      parsePage(
        {
          path: 'a.md',
          text: `# A\n\n<p class="description">B.</p>\n\n${'```ts file=./a.ts\n```\n\n'.repeat(fences)}`,
          hash: '',
        },
        { locale: 'en', pathname: '/' },
        {},
        host,
      ).page;
    const most = includeLimit / bytes.length;
    expect(page(most).problems).toEqual([]);
    expect(page(most + 1).problems).toEqual([
      expect.objectContaining({
        rule: 'include-missing',
        line: 5 + 3 * most,
        reason: expect.stringContaining('16 MB') as string,
      }),
    ]);
  });
});

describe('names that every object has', () => {
  const page = (body: string, front = '') => pageFrom(`${front}# A\n\n<p class="description">B.</p>\n\n${body}\n`);
  it('are no languages, keys, options or marks', () => {
    expect(page('```constructor\na\n```').problems).toEqual([
      expect.objectContaining({ rule: 'code-language', found: 'constructor' }),
    ]);
    expect(page('', '---\nconstructor: a\n__proto__: b\n---\n').problems.map(({ rule }) => rule)).toEqual([
      'front-matter-unknown-key',
      'front-matter-unknown-key',
    ]);
    expect(
      page('{{"demo": "A.tsx", "constructor": true, "__proto__": true}}').problems.map(({ rule }) => rule),
    ).toEqual(['directive-option', 'directive-option']);
    expect(JSON.stringify(page('```ts\na // [!code constructor]\n```').blocks)).toContain('[!code constructor]');
  });
  it('are elements like others', () =>
    expect(page('Of <constructor>b</constructor>.').blocks).toEqual([
      expect.objectContaining({ html: '<p>Of <constructor>b</constructor>.</p>' }),
    ]));
});
