// Problems as a person reads them, and as a machine does.
import { describe, expect, it } from 'vitest';
import type { Problem, ProblemOf, RuleId } from '../../src/model/problem.ts';
import { colorsFor } from '../../src/report/colors.ts';
import { buildSummary, stepLine } from '../../src/report/build-report.ts';
import { countText, problemRecord, problemText, problemsText } from '../../src/report/problem-report.ts';
import { bytesText, durationText } from '../../src/report/quantities.ts';
import { sentenceOf } from '../../src/report/sentences.ts';

const plain = colorsFor({ enabled: false });
const place = { severity: 'error', file: 'content/a.md', line: 3, column: 5 } as const;

/** Facts of every rule; the type demands that none is left out. */
const problems: { readonly [R in RuleId]: Omit<ProblemOf<R>, 'rule' | keyof typeof place> } = {
  'source-not-utf8': { byte: 12 },
  'folder-file': { reason: 'it has no key "x"; there are title, order' },
  'page-unlisted': { pathname: '/guide/' },
  'source-mdx': { others: 2 },
  'source-symlink-loop': { target: 'content' },
  'source-unreadable': { reason: 'EACCES' },
  'public-link-outside': { target: '../secrets' },
  'cache-unwritable': { reason: 'EACCES: permission denied' },
  'source-too-large': { bytes: 3_000_000, limit: 2_000_000 },
  'source-too-large-for-reference': { limit: 131_072, construct: 'An empty list item' },
  'nesting-too-deep': { what: 'blocks', limit: 100 },
  'too-many': { what: 'footnotes', limit: 5000 },
  'text-too-dense': { characters: 90_000, marks: 30_000 },
  'file-name': { character: '#' },
  'route-conflict': { pathname: '/a/', other: 'content/b.md' },
  'output-conflict': { path: 'a/index.html', other: 'content/a.md', lost: 'this one' },
  'case-conflict': { other: 'content/A.md', path: 'a/index.html' },
  'output-left': { reason: 'EACCES: permission denied' },
  'front-matter-invalid': { reason: 'the closing --- line is missing' },
  'front-matter-unknown-key': { key: 'titel', suggestion: 'title' },
  'front-matter-twice': { key: 'title', other: 2 },
  'front-matter-value': { key: 'disableAd', found: 'maybe', expected: 'true or false' },
  'front-matter-missing': {},
  'title-missing': { found: 0 },
  'title-too-long': { length: 71, limit: 70 },
  'opening-order': { found: 'title' },
  'description-missing': {},
  'description-too-long': { length: 161, limit: 160 },
  'description-end': { found: 'x' },
  'heading-order': { heading: 'Early' },
  'directive-malformed': { found: '{{"demo": }}', reason: 'expected a value' },
  'directive-option': { option: 'bgg', found: 'true', expected: 'one of bg', suggestion: 'bg' },
  'directive-background': { found: 'purple' },
  'controls-unknown': { component: 'BarChart', prop: 'layuot', suggestion: 'layout' },
  'controls-impossible': { component: 'BarChart', prop: 'series', type: 'BarSeries[]' },
  'controls-ignored': { demo: 'content/Bars' },
  'directive-refused': { kind: 'demo', name: 'Ride.tsx' },
  'html-refused': { found: '<script>' },
  'callout-kind': { found: 'infos', suggestion: 'info' },
  'list-block': { kind: 'steps', expected: 'a numbered list' },
  'callout-open': { kind: 'info' },
  'codeblock-content': { found: 'Text.' },
  'html-unclosed': { tag: 'div', end: 'the end of its quote' },
  'html-cut': { found: '<div' },
  'html-nesting': { tag: 'form' },
  'code-language': { found: 'sh', suggestion: 'bash' },
  'address-too-long': { length: 2001, limit: 2000 },
  'include-missing': { found: './a.ts#b', reason: 'there is no such file' },
  'asset-missing': { found: 'bkie.svg', suggestion: 'bike.svg' },
  'file-refused': { found: '../../.env', why: 'outside', target: '../.env', folders: ['../shared'] },
  'component-missing': { name: 'Fleet', suggestion: 'FleetMap' },
  'demo-missing': { demo: 'Rde.tsx', suggestion: 'Ride.tsx' },
  'demo-compile': { demo: 'content/Ride', message: 'Unexpected "}"' },
  'demo-import-missing': { demo: 'content/Ride', specifier: './bkies', suggestion: 'bikes' },
  'demo-default-export': { demo: 'content/Ride', found: 'a number' },
  'demo-browser-error': { demo: 'content/Ride', message: 'no rows' },
  'demo-server-error': { demo: 'content/Ride', message: 'window is not defined' },
  'demo-server-unstable': { demo: 'content/Ride' },
  'bundle-not-cached': { others: 2 },
  'sandbox-import': { demo: 'content/Ride', specifier: './bell.png' },
  'sandbox-adapter': { demo: 'content/Ride', message: 'The required package cannot be determined.' },
  'sandbox-types': { demo: 'content/Ride', name: 'src/Demo.tsx', message: 'Type "number" is not assignable.' },
  'tailwind-missing': { demo: 'content/Ride tailwind', package: '@tailwindcss/node' },
  'demo-types': { demo: 'content/Ride', message: 'Type "number" is not assignable.' },
  'link-broken': { href: '/ridse/', suggestion: '/rides/' },
  'link-moved': { href: '/tours/', to: '/rides/' },
  'anchor-broken': { href: '/rides/#bel', anchor: 'bel', suggestion: 'bell' },
  'icon-font-missing': { package: 'material-icons' },
  'social-images-missing': { package: 'a' },
  'redirect-broken': { from: '/old/', to: '/nwe/', suggestion: '/new/' },
  'redirect-taken': { from: '/rides/', by: 'content/rides.md' },
  'link-slash': { href: '/rides', expected: '/rides/' },
  'navigation-invalid': { reason: '"navigation[2].title" must be a text, found 5.' },
  'navigation-missing-page': { pathname: '/ridse/', suggestion: '/rides/' },
  'navigation-duplicate': { pathname: '/rides/' },
  'site-empty': { folders: ['content'] },
  'home-missing': { pathname: '/', to: '/rides/' },
  'product-unknown': { found: 'x-bike', suggestion: 'x-bikes' },
  'api-unknown': { name: 'BikeLst', suggestion: 'BikeList' },
  'api-package-missing': { package: '@velo/bikes' },
  'api-react-types-missing': { package: '@velo/bikes' },
  'api-pattern-empty': { product: 'bikes', pattern: 'Bel*', others: [] },
  'api-anchor-missing': { api: 'Bike', href: '/rides/#bells', anchor: 'bells' },
  'api-unreadable': { name: 'Bike', reason: 'no type' },
  'translation-missing': { locale: 'zh', key: 'pages./rides/' },
  'interface-text-missing': { locale: 'nl', key: 'shell.home', others: 12 },
  'translation-alone': { locale: 'zh', expected: 'content/rides.md' },
  'page-failed': { reason: 'too deep' },
  'history-shallow': {},
};
const all = Object.entries(problems).map(([rule, facts]) => ({ ...place, rule, ...facts }) as Problem);

describe('every rule', () => {
  it.each(all)('$rule has a sentence with its facts', (problem) => {
    const sentence = sentenceOf(problem);
    expect(sentence).not.toMatch(/undefined|\[object|NaN/);
    expect(sentence.length).toBeGreaterThan(10);
    if (problem.rule === 'title-missing' || problem.rule === 'demo-types') return;
    const facts = Object.entries(problems[problem.rule]).filter(
      ([name]) => !['demo', 'length', 'anchor', 'expected'].includes(name),
    );
    for (const [, fact] of facts) expect(sentence).toContain(String(fact));
  });

  it.each(all.filter((problem) => 'suggestion' in problem))(
    '$rule says what may have been meant, and nothing where nothing is near',
    (problem) => {
      expect(sentenceOf(problem)).toMatch(/Did you mean "#?[^"]+"\?$/);
      expect(sentenceOf({ ...problem, suggestion: undefined } as Problem)).not.toContain('Did you mean');
    },
  );

  it('of a missing title tells none from too many', () => {
    const sentence = (found: number) => sentenceOf({ ...place, rule: 'title-missing', found });
    expect(sentence(0)).toContain('no title');
    expect(sentence(2)).toContain('2 titles');
  });
});

describe('a problem on a terminal', () => {
  const lines = ['# Title', '', 'See [it](/ridse/) here.', 'More.', 'End.'];
  const problem: Problem = { ...place, rule: 'link-broken', href: '/ridse/', suggestion: '/rides/' };
  const text = (given: Problem = problem, found: readonly string[] | undefined = lines) =>
    problemText(given, () => found, plain);

  it('has place, sentence, rule, the lines around it and a caret under its column', () => {
    expect(text().split('\n')).toEqual([
      'content/a.md:3:5 error The link /ridse/ leads to no page. Did you mean "/rides/"? link-broken',
      '    2 | ',
      '  > 3 | See [it](/ridse/) here.',
      '            ^',
      '    4 | More.',
    ]);
    const [, , code, caret] = text().split('\n');
    expect(code!.slice(caret!.indexOf('^'))).toBe('[it](/ridse/) here.');
  });

  it('keeps the caret in its column where numbers grow and where there is no line before', () => {
    const long = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`);
    for (const line of [1, 9, 12]) {
      const rows = text({ ...problem, line, column: 6 }, long).split('\n');
      const caret = rows.findIndex((row) => row.trim() === '^');
      expect(rows[caret - 1]!.slice(rows[caret]!.indexOf('^'))).toBe(String(line));
    }
  });

  it('keeps the caret under its column behind tabs', () => {
    const [, , , caret] = text(problem, ['', '', '\t\tSee [it](/ridse/)']).split('\n');
    expect(caret).toBe('        \t\t  ^');
  });

  it('does without an excerpt where there is no line or no file', () => {
    const { line: _line, column: _column, ...whole } = problem;
    expect(text(whole as Problem)).toBe(
      'content/a.md error The link /ridse/ leads to no page. Did you mean "/rides/"? link-broken',
    );
    expect(problemText(problem, () => undefined, plain)).not.toContain('\n');
    expect(text({ ...problem, line: 99 })).not.toContain('\n');
  });

  it('cuts endless lines', () =>
    expect(
      Math.max(
        ...text(problem, ['', '', 'x'.repeat(5000)])
          .split('\n')
          .map((row) => row.length),
      ),
    ).toBeLessThan(200));

  it('has colours only where they are wanted', () => {
    expect(problemText(problem, () => lines, colorsFor({ enabled: true }))).toContain('\u001b[31m');
    expect(text()).not.toContain('\u001b');
  });

  it('stands among the others by severity, file and line: errors last', () => {
    const list = problemsText(
      [
        { ...problem, file: 'b.md' },
        { ...problem, line: 9 },
        { ...problem },
        { ...problem, severity: 'warning', file: 'z.md' },
      ],
      () => undefined,
      plain,
    );
    expect(list.split('\n\n').map((row) => row.split(' ')[0])).toEqual([
      'z.md:3:5',
      'b.md:3:5',
      'content/a.md:3:5',
      'content/a.md:9:5',
    ]);
  });
});

describe('a problem for machines', () => {
  it('is flat, and has a place only where there is one', () => {
    expect(problemRecord({ ...place, rule: 'product-unknown', found: 'x', suggestion: undefined })).toEqual({
      rule: 'product-unknown',
      severity: 'error',
      file: 'content/a.md',
      line: 3,
      column: 5,
      message: 'Unknown productId "x".',
    });
    expect(
      Object.keys(problemRecord({ rule: 'navigation-duplicate', severity: 'error', file: 'n.ts', pathname: '/a/' })),
    ).toEqual(['rule', 'severity', 'file', 'message']);
  });
});

describe('counts, times and sizes', () => {
  it('are said in words', () => {
    const of = (severity: 'error' | 'warning') =>
      ({ rule: 'navigation-duplicate', severity, file: 'a', pathname: '/' }) as const;
    expect(countText([])).toBe('no problems');
    expect(countText([of('error')])).toBe('1 error');
    expect(countText([of('error'), of('warning'), of('error'), of('warning')])).toBe('2 errors, 2 warnings');
    expect([240.4, 999.4, 3210].map(durationText)).toEqual(['240 ms', '999 ms', '3.2 s']);
    expect([0, 812, 14_200, 3_100_000].map(bytesText)).toEqual(['0 B', '812 B', '14.2 kB', '3.1 MB']);
  });

  it('close a build', () => {
    const summary = buildSummary(
      {
        ok: false,
        out: '/site/build',
        pages: 84,
        apiPages: 12,
        demos: 30,
        files: 200,
        bytes: 3_100_000,
        ms: 3210,
        problems: all,
        notes: [
          { note: 'output-exchanged' },
          { note: 'licence-missing', demos: 1 },
          { note: 'assets-kept', hasEarlier: true, files: 3, builds: 1 },
        ],
      },
      plain,
    );
    for (const part of [
      '✗',
      '84 pages',
      '12 API',
      '30 demos',
      '200 files',
      '3.1 MB',
      '3.2 s',
      `${all.length} errors`,
      '/site/build',
      'note: The output folder cannot be moved',
      'note: 3 files of 1 earlier build stay in the output for pages that stand open.',
      'note: 1 demo of this site uses a package that asked for a licence key',
    ])
      expect(summary).toContain(part);
    expect(stepLine('pages', 84, 1200, plain)).toMatch(/1\.2 s {2}pages 84/);
  });
});
