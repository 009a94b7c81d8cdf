// Every problem and warning that FORMAT names, each with rule, file, line and column, on a site that has them all.
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/model/problem.ts';
import { checkOnlyRules } from '../../src/output/problems-of.ts';
import type { BuiltFormat, Checks } from './built-format.ts';

/** What is expected: its place (a `!` behind it for a warning), its rule, and facts of its own. */
type Fault = readonly [place: string, rule: Problem['rule'], facts?: Readonly<Record<string, unknown>>];

const faults: Readonly<Record<string, readonly Fault[]>> = {
  'routes and files': [
    ['docs/same/same.md', 'route-conflict', { pathname: '/x/same/', other: 'content/same/index.md' }],
    ['docs/links.md:13:1', 'asset-missing', { found: './none.csv' }],
    ['docs/links.md:13:56', 'asset-missing', { found: 'none.svg' }],
    ['docs/links.md:13:86', 'asset-missing', { found: 'none.png' }],
    ['docs/links.md:11:1', 'asset-missing', { found: '/static/terms.pdf', suggestion: '/static/terms.txt' }],
    ['docs/links.md:11:36', 'asset-missing', { found: '/x/none/index.md' }],
    ['docs/links.md:11:70', 'asset-missing', { found: '/static/nope.png' }],
  ],
  'front matter': [
    ['docs/front.md:2:1', 'front-matter-unknown-key', { key: 'titel', suggestion: 'title' }],
    ['docs/front.md:3:1', 'front-matter-value', { key: 'disableAd', found: 'perhaps' }],
    ['docs/front.md:4:1', 'product-unknown', { found: 'x-bike', suggestion: 'x-bikes' }],
    ['docs/front.md:5:13', 'api-unknown', { name: 'BikeLst', suggestion: 'BikeList' }],
    ['docs/front.md:7:3', 'api-unknown', { name: 'useBike', suggestion: 'useBikes' }],
    ['docs/front.md:8:1', 'front-matter-invalid'],
    ['docs/front.md:9:1', 'title-too-long', { length: 80, limit: 70 }],
    ['docs/front.md:14:24', 'description-end', { found: 'p' }],
    ['docs/open-front.md:1:1', 'front-matter-invalid'],
    ['docs/long.md:1:1', 'title-too-long', { length: 82 }],
    ['docs/long.md:4:3', 'description-too-long', { length: 172, limit: 160 }],
    ['docs/bare.md:1:1', 'title-missing', { found: 0 }],
    ['docs/bare.md:1:1', 'description-missing'],
    ['docs/titles.md:3:1', 'opening-order', { found: 'title' }],
    ['docs/titles.md:9:1', 'title-missing', { found: 2 }],
    ['docs/late.md:5:24', 'opening-order', { found: 'description' }],
  ],
  'directives, below front matter': [
    ['docs/directives.md:9:22', 'directive-malformed'],
    ['docs/directives.md:11:23', 'directive-option', { option: 'bgg', suggestion: 'bg' }],
    ['docs/directives.md:13:23!', 'directive-background', { found: 'purple' }],
    ['docs/directives.md:15:23', 'directive-option', { option: 'hideToolbar', found: 'false' }],
    ['docs/directives.md:17:44', 'directive-option', { option: 'defaultCodeOpen' }],
    ['docs/directives.md:19:1', 'demo-missing', { demo: 'Rde.tsx', suggestion: 'Ride.tsx' }],
    ['docs/directives.md:21:41', 'directive-option', { option: 'height', found: '"tall"' }],
    ['docs/directives.md:23:1', 'component-missing', { name: 'modules/Fleet.tsx' }],
    ['docs/directives.md:25:3', 'directive-malformed'],
    ['docs/directives.md:27:1', 'directive-option', { option: 'dmo', suggestion: 'demo' }],
  ],
  text: [
    ['docs/text.md:5:1', 'heading-order', { heading: 'Too early' }],
    ['docs/text.md:7:1', 'callout-kind', { found: 'infos', suggestion: 'info' }],
    ['docs/text.md:11:1', 'callout-open', { kind: 'warning' }],
    ['docs/text.md:14:1', 'code-language', { found: 'sh', suggestion: 'bash' }],
    ['docs/text.md:18:1', 'include-missing', { found: './none.tsx' }],
    ['docs/text.md:21:1', 'include-missing', { found: './parts/two.ts#nothing' }],
  ],
  'places deep in a page': [
    ['docs/places.md:9:7', 'link-broken', { href: '/x/shop/' }],
    ['docs/places.md:20:4', 'code-language', { found: 'zsh', suggestion: 'bash' }],
    ['docs/places.md:24:4', 'include-missing', { found: './none.sh' }],
    ['docs/places.md:30:8', 'link-broken'],
    ['docs/places.md:30:27', 'asset-missing', { found: './none.png' }],
    ['docs/places.md:35:6', 'callout-kind', { found: 'tipp' }],
    ['docs/places.md:41:19', 'link-broken'],
    ['docs/places.md:42:7', 'link-broken'],
    ['docs/places.md:46:7', 'link-broken'],
    ['docs/places.md:51:11', 'link-broken'],
    ['docs/places.md:53:1', 'code-language', { found: 'plaintext', suggestion: 'text' }],
    ['docs/places.md:60:3', 'link-broken'],
    ['docs/places.md:63:19', 'link-broken'],
  ],
  links: [
    ['docs/links.md:7:1', 'link-slash', { href: '/x/places', expected: '/x/places/' }],
    ['docs/links.md:7:24', 'link-slash', { expected: '/x/places/?a=1#real' }],
    ['docs/links.md:7:71', 'link-broken', { href: '/x/plces/', suggestion: '/x/places/' }],
    ['docs/links.md:7:98', 'anchor-broken', { anchor: 'nowhere' }],
    ['docs/links.md:7:136', 'anchor-broken', { anchor: 'rael', suggestion: 'real' }],
    ['docs/links.md:9:1', 'anchor-broken', { anchor: 'tailwind-Ride.tsx' }],
    ['docs/links.md:9:54', 'anchor-broken', { anchor: 'css-Ride.js' }],
    ['docs/links.md:13:29', 'link-broken', { href: './none.md' }],
  ],
  demos: [
    ['docs/parts/one.ts:2:21', 'demo-import-missing', { specifier: './tow', suggestion: 'two' }],
    ['docs/Broken.tsx:3:1', 'demo-compile', { demo: '../docs/Broken' }],
    ['docs/Throws.tsx:2:14!', 'demo-server-error', { demo: '../docs/Throws' }],
  ],
  navigation: [
    ['navigation.ts', 'navigation-duplicate', { pathname: '/x/' }],
    ['navigation.ts:4:109', 'navigation-missing-page', { pathname: '/x/nowhere/' }],
    ['translations/zh.json', 'translation-missing', { locale: 'zh', key: 'pages./x/links/' }],
  ],
};

const placeOf = ({ file, line, column, severity }: Problem) =>
  `${file.replace('../', '')}${line === undefined ? '' : `:${line}:${column}`}${severity === 'warning' ? '!' : ''}`;

export function problems(faulty: () => BuiltFormat, checks: () => Checks): void {
  describe.each(Object.entries(faults))('faults of %s', (_, expected) => {
    it.each(expected.map((fault) => [fault[0], fault[1], fault] as const))('%s %s', (place, rule, [, , facts]) => {
      const found = faulty().problems.filter((problem) => problem.rule === rule && placeOf(problem) === place);
      expect(found).toEqual([expect.objectContaining({ ...facts })]);
    });
  });

  describe('xdocs check', () => {
    it('finds nothing in the site that uses every feature', () => expect(checks().plain).toEqual([]));

    it('finds what the build finds, and the faults of types, wherever the content lies', () => {
      const isOfBuild = ({ rule }: Problem) => !checkOnlyRules.includes(rule);
      const found = checks().faulty;
      const texts = (list: readonly Problem[]) => list.map((problem) => JSON.stringify(problem)).toSorted();
      expect(texts(found.filter(isOfBuild))).toEqual(texts(faulty().problems));
      expect(found.filter((problem) => !isOfBuild(problem)).map(placeOf)).toContain('docs/Types.tsx:2:9');
    });

    it('takes paths of content outside the project', () => {
      expect(checks().folder.map(placeOf)).toContain('docs/parts/one.ts:2:21');
      expect(checks().folder.every(({ file }) => file.startsWith('../docs/parts/'))).toBe(true);
    });
  });

  describe('a site full of faults', () => {
    it('has these and no others', () => {
      const expected = Object.values(faults)
        .flat()
        .map(([place, rule]) => `${place} ${rule}`);
      expect(
        // FORMAT has no rule about pages that the navigation does not list.
        faulty()
          .problems.filter(({ rule }) => rule !== 'page-unlisted')
          .map((problem) => `${placeOf(problem)} ${problem.rule}`)
          .toSorted(),
      ).toEqual(expected.toSorted());
    });

    it('has all of its pages, and what can be shown of them', () => {
      const main = (name: string) => faulty().main(`/x/${name}/`);
      expect(
        main('directives')
          .all('.demo')
          .map((demo) => demo.attribute('id')),
      ).toEqual(['Ride', 'Ride-2', 'Ride-3', 'Ride-4', 'Ride-5', 'Imports', 'Broken', 'Throws', 'Types']);
      expect(
        main('directives')
          .all('.demo-root')
          .filter(({ text }) => text === 'ride'),
      ).toHaveLength(5);
      expect(
        main('text')
          .all('aside.callout')
          .map(({ text }) => text.slice(0, 13)),
      ).toEqual(['Unknown.', 'Never closed.']);
      expect(main('same').one('h1').text).toBe('One');
      expect(
        main('links')
          .all('a')
          .some((link) => link.attribute('href') === '/x/places'),
      ).toBe(true);
    });

    it('shows a demo whose background nobody knows as one without any', () =>
      expect(faulty().main('/x/directives/').one('.demo[id="Ride-2"] .demo-stage').attribute('class')).toBe(
        'demo-stage demo-bg-outlined',
      ));

    it('shows what is wrong where it would stand', () => {
      const boxes = faulty()
        .main('/x/directives/')
        .all('.error-box')
        .map((box) => [box.one('.error-box-title').text, box.one('.error-box-place').text]);
      expect(boxes).toContainEqual(['Rde.tsx', '../docs/directives.md:19']);
      expect(boxes).toContainEqual(['modules/Fleet.tsx', '../docs/directives.md:23']);
      expect(boxes).toContainEqual(['Broken', '../docs/Broken.tsx:3']);
    });
  });
}
