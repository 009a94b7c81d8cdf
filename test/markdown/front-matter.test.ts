// Front matter in all its shapes, and title and description, FORMAT section 2.
import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '../../src/markdown/front-matter.ts';
import { blocksOf, pageText, rulesOf, siteFrom } from '../support/site-from.ts';

const read = (text: string) => readFrontMatter(text.split('\n'), 'a.md');
const values = (text: string) => read(`---\n${text}\n---\n# Hi`).frontMatter;

describe('values', () => {
  it.each<[string, string, object]>([
    ['plain', 'title: Rides and bikes', { title: 'Rides and bikes' }],
    ['with colons', 'title: Rides: a guide', { title: 'Rides: a guide' }],
    ['in single quotes', "title: 'Rides: it''s on'", { title: "Rides: it's on" }],
    ['in double quotes', 'title: "Rides \\"now\\""', { title: 'Rides "now"' }],
    [
      'URLs',
      'waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
      { waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/' },
    ],
    ['packages', "packageName: '@velo/bikes'", { packageName: '@velo/bikes' }],
    ['labels with colons', "githubLabel: 'scope: bikes'", { githubLabel: 'scope: bikes' }],
    ['comma lists', 'components: Bike, Ride,Station', { components: ['Bike', 'Ride', 'Station'] }],
    ['one name', 'hooks: useRide', { hooks: ['useRide'] }],
    ['bracket lists', 'components: [Bike, "Ride"]', { components: ['Bike', 'Ride'] }],
    ['bracket lists over lines', "components:\n  [\n    Bike,\n    'Ride',\n  ]", { components: ['Bike', 'Ride'] }],
    ['bracket lists begun on the line', 'components: [Bike,\n  Ride]', { components: ['Bike', 'Ride'] }],
    ['dashed lists', 'components:\n  - Bike\n  - Ride', { components: ['Bike', 'Ride'] }],
    ['dashed lists without indent', 'components:\n- Bike\n- "Ride"', { components: ['Bike', 'Ride'] }],
    ['folded texts', 'description: >\n  Bikes and\n  rides.', { description: 'Bikes and rides.' }],
    ['literal texts', 'description: |\n  Bikes and rides.', { description: 'Bikes and rides.' }],
    [
      'flags',
      'disableAd: true\ndisableToc: false\nwideLayout: true',
      { disableAd: true, disableToc: false, wideLayout: true },
    ],
    ['blank lines and comments', '\n# a comment\ntitle: Rides\n', { title: 'Rides' }],
    ['an empty list', 'components: []', { components: [] }],
    [
      'a flag and a comment',
      'disableAd: true # none\ndisableToc: TRUE\nwideLayout: False # c',
      { disableAd: true, disableToc: true, wideLayout: false },
    ],
    [
      'quotes and a comment',
      "title: 'It''s: x' # c\ndescription: \"a # \\\\ b\" # c",
      { title: "It's: x", description: 'a # \\ b' },
    ],
    ['a hash in a text', 'title: Part #3 # 4', { title: 'Part #3 # 4' }],
    [
      'lists and comments',
      'components: [Bike, # one\n  Ride] # ]\nhooks: useBike, useRide # both',
      { components: ['Bike', 'Ride'], hooks: ['useBike', 'useRide'] },
    ],
    ['dashed lists and comments', "components:\n  - Bike # one\n  - 'Ride' # two", { components: ['Bike', 'Ride'] }],
    ['quotes within quotes', "title: 'It's'", { title: "It's" }],
    ['nothing', '', {}],
  ])('%s', (_, text, expected) => expect(values(text)).toEqual(expected));

  it('keep their keys when lists span lines', () => {
    expect(values('components: [\n  Bike,\n]\nproductId: velo\ntitle: Rides')).toEqual({
      components: ['Bike'],
      productId: 'velo',
      title: 'Rides',
    });
  });
});

describe('the block', () => {
  it('is optional, and only at the very start', () => {
    expect(read('# Hi\n---\ntitle: No\n---')).toMatchObject({ frontMatter: {}, lines: 0, problems: [] });
    expect(read('\n---\ntitle: No\n---')).toMatchObject({ frontMatter: {}, lines: 0 });
  });

  it('may be empty', () => expect(read('---\n---\n# Hi')).toMatchObject({ frontMatter: {}, lines: 2, problems: [] }));

  it.each([
    [
      'the key nobody knows, with its line',
      'title: A\ntitel: B',
      { rule: 'front-matter-unknown-key', line: 3, key: 'titel', suggestion: 'title' },
    ],
    [
      'a key with nothing near',
      'colour: red',
      { rule: 'front-matter-unknown-key', line: 2, key: 'colour', suggestion: undefined },
    ],
    [
      'a flag that is none',
      'title: A\ndisableAd: maybe',
      { rule: 'front-matter-value', line: 3, key: 'disableAd', found: 'maybe' },
    ],
    [
      'an address that is code',
      'waiAria: " java\tscript:alert(1)"',
      { rule: 'front-matter-value', line: 2, key: 'waiAria' },
    ],
    [
      'another address that is code',
      'materialDesign: DATA:text/html,<script>1</script>',
      { rule: 'front-matter-value', line: 2, key: 'materialDesign' },
    ],
    ['a list where a text belongs', 'title: [A, B]', { rule: 'front-matter-value', line: 2, key: 'title' }],
    ['a line that is no pair', 'title: A\nwhat is this', { rule: 'front-matter-invalid', line: 3 }],
    ['a list without end', 'components: [Bike,\n  Ride', { rule: 'front-matter-invalid', line: 2 }],
    [
      'a key that is given twice',
      'title: A\nhooks: useA\ntitle: B',
      { rule: 'front-matter-twice', severity: 'warning', line: 4, key: 'title', other: 2 },
    ],
    [
      'a title beyond 70 characters',
      `title: ${'a'.repeat(71)}`,
      { rule: 'title-too-long', line: 2, length: 71, limit: 70 },
    ],
  ])('has a problem for %s', (_, text, problem) => {
    const { problems } = read(`---\n${text}\n---\n# Hi`);
    expect(problems).toEqual([expect.objectContaining({ severity: 'error', file: 'a.md', column: 1, ...problem })]);
  });

  it('has none for a title of 70 characters', () =>
    expect(read(`---\ntitle: ${'a'.repeat(70)}\n---\n# Hi`).problems).toEqual([]));

  it('says that its end is missing', () => {
    expect(read('---\ntitle: A\n# Hi').problems).toEqual([
      expect.objectContaining({ rule: 'front-matter-invalid', line: 1 }),
    ]);
  });

  it('is found behind a byte order mark and with CRLF line ends', async () => {
    const { site, problems } = await siteFrom({
      'index.md': `\uFEFF---\r\ntitle: Rides\r\n---\r\n\r\n${pageText('Text.').replaceAll('\n', '\r\n')}`,
    });
    expect(problems).toEqual([]);
    expect(site.pages.get('en')!.get('/')).toMatchObject({ title: 'Title', frontMatter: { title: 'Rides' } });
  });
});

describe('title and description', () => {
  const description = (text: string) => `# Title\n\n<p class="description">${text}</p>\n`;

  it.each<[string, string, string[]]>([
    ['a whole page', description('All is well.'), []],
    ['an exclamation', description('All is well!'), []],
    ['160 characters', description(`${'a'.repeat(159)}.`), []],
    ['161 characters', description(`${'a'.repeat(160)}.`), ['description-too-long@3']],
    ['no full stop', description('All is well'), ['description-end@3']],
    ['a full stop of another script', description('一切都好。'), []],
    ['no description', '# Title\n\nText.\n', ['description-missing@1']],
    ['no title', '<p class="description">All is well.</p>\n', ['title-missing@1']],
    ['two titles', `${description('All is well.')}\n# Another\n`, ['title-missing@5']],
    ['text before the title', `Text.\n\n${description('Fine.')}`, ['opening-order@3']],
    ['the description before the title', '<p class="description">Fine.</p>\n\n# Title\n', ['opening-order@1']],
    [
      'text between title and description',
      '# Title\n\nText.\n\n<p class="description">Fine.</p>\n',
      ['opening-order@5'],
    ],
    [
      'a demo before the title',
      `{{"demo": "Basic.js"}}\n\n${description('Fine.')}`,
      ['demo-missing@1', 'opening-order@3'],
    ],
    [
      'a component and text before the title',
      `{{"component": "ComponentLinkHeader"}}\n\nText.\n\n${description('Fine.')}`,
      ['opening-order@1', 'opening-order@5'],
    ],
    ['a comment before the title', `<!-- A note. -->\n\n${description('Fine.')}`, []],
    ['a title of 70 characters', description('Fine.').replace('Title', 'b'.repeat(70)), []],
    ['a title of 71 characters', description('Fine.').replace('Title', 'b'.repeat(71)), ['title-too-long@1']],
    [
      'a long heading under a short title',
      `---\ntitle: Short\n---\n\n${description('Fine.').replace('Title', 'b'.repeat(71))}`,
      [],
    ],
    ['a description over lines', '# Title\n\n<p class="description">\n  All is\n  well.\n</p>\n', []],
    [
      'a description over lines without end',
      '# Title\n\n<p class="description">\n  All is\n  well\n</p>\n',
      ['description-end@4'],
    ],
    ['a line of the front matter', `---\ndescription: No end\n---\n\n${description('Fine.')}`, ['description-end@2']],
    ['a description in the front matter only', '---\ndescription: Fine.\n---\n\n# Title\n\nText.\n', []],
  ])('%s', async (_, text, rules) => expect(await rulesOf({ 'index.md': text })).toEqual(rules));

  it('may have components above, with a warning', async () => {
    const component = '{{"component": "ComponentLinkHeader"}}\n\n{{"component": "./Banner.tsx"}}\n\n';
    const { bodies, site, problems } = await siteFrom({ 'index.md': `${component}${description('Fine.')}` });
    expect(problems.filter(({ rule }) => rule !== 'component-missing')).toEqual([
      { rule: 'opening-order', severity: 'warning', file: 'content/index.md', line: 1, column: 1, found: 'component' },
      { rule: 'opening-order', severity: 'warning', file: 'content/index.md', line: 3, column: 1, found: 'component' },
    ]);
    expect(blocksOf({ site, bodies }, '/')).toEqual([
      expect.objectContaining({ name: 'ComponentLinkHeader', isAboveTitle: true }),
      expect.objectContaining({ name: './Banner.tsx', isAboveTitle: true }),
    ]);
  });

  it('read Markdown and HTML in the description', async () => {
    const { site } = await siteFrom({
      'index.md':
        '# The `Bike` [<span class="plan-pro"></span>](/pro/ "Pro plan")\n\n<p class="description">Rent a <b>bike</b>, `cheap` and [near](/#x).</p>\n',
    });
    const page = site.pages.get('en')!.get('/')!;
    expect(page.title).toBe('The Bike');
    expect(page.titleHtml).toContain('<code>Bike</code>');
    expect(page.titleHtml).toContain('plan-pro');
    expect(page.description).toBe('Rent a bike, cheap and near.');
    expect(page.descriptionHtml).toContain('<b>bike</b>');
    expect(page.descriptionHtml).toContain('<code>cheap</code>');
  });

  it('leave what stands behind them to the body, in its place', async () => {
    const loaded = await siteFrom({
      'index.md': '# Title\n\n<p class="description">\n  Fine.\n</p> Lost [text](/none/) after.\n\n- [more](/none/)\n',
    });
    const page = loaded.site.pages.get('en')!.get('/')!;
    expect(page.description).toBe('Fine.');
    expect(blocksOf(loaded, '/')).toEqual([
      {
        type: 'html',
        html: '<p>Lost <a href="/none/">text</a> after.</p>\n<ul>\n<li><a href="/none/">more</a></li>\n</ul>',
        markdown: 'Lost [text](/none/) after.\n\n- [more](/none/)',
      },
    ]);
    expect(loaded.problems.map(({ rule, line, column }) => [rule, line, column])).toEqual([
      ['link-broken', 5, 11],
      ['link-broken', 7, 3],
    ]);
  });

  it('are not part of the body', async () => {
    const loaded = await siteFrom({ 'index.md': pageText('Only this.') });
    expect(blocksOf(loaded, '/')).toEqual([{ type: 'html', html: '<p>Only this.</p>', markdown: 'Only this.' }]);
  });

  it('let the options of the page through', async () => {
    const { site } = await siteFrom({
      'index.md': `---\ndisableAd: true\ndisableToc: true\nwideLayout: true\n---\n\n${pageText('Text.')}`,
    });
    expect(site.pages.get('en')!.get('/')!.options).toEqual({ disableAd: true, disableToc: true, wideLayout: true });
  });
});

describe('keys of a page’s own place and head', () => {
  const pageWith = (frontMatter: string) => siteFrom({ 'index.md': `---\n${frontMatter}\n---\n${pageText('')}` });

  it('are read in every shape', async () => {
    const { site, problems } = await pageWith(
      'order: 1.5 # before the others\nnavigationTitle: Short\nnoindex: true\ndate: 2026-11-23\nlayout: landing\nhead:\n  - meta: { name: keywords, content: "a, b" }\n  - link:\n      rel: license\n      href: /licence/',
    );
    expect(problems).toEqual([]);
    expect(site.pages.get('en')!.get('/')!.frontMatter).toEqual({
      order: 1.5,
      navigationTitle: 'Short',
      noindex: true,
      date: '2026-11-23',
      layout: 'landing',
      head: [
        { tag: 'meta', attributes: { name: 'keywords', content: 'a, b' } },
        { tag: 'link', attributes: { rel: 'license', href: '/licence/' } },
      ],
    });
  });

  it.each([
    ['order: first', 'front-matter-value'],
    ['date: 2026-02-30', 'front-matter-value'],
    ['date: yesterday', 'front-matter-value'],
    ['layout: grid', 'front-matter-value'],
    ['head:\n  - script: { src: /a.js }', 'front-matter-value'],
    ['head:\n  - meta: { http-equiv: refresh, content: "0" }', 'front-matter-value'],
    ['head:\n  - link: { rel: stylesheet, href: /a.css }', 'front-matter-value'],
    ['head:\n  - link: { rel: me, href: "javascript:alert(1)" }', 'front-matter-value'],
    ['head:\n  - meta: { onload: "alert(1)", name: x }', 'front-matter-value'],
    ['head: one', 'front-matter-value'],
    ['title: "Open', 'front-matter-invalid'],
    ["description: 'Open.", 'front-matter-invalid'],
  ])('%j is %s', async (frontMatter, rule) => {
    const { problems } = await pageWith(frontMatter);
    expect(problems).toEqual([expect.objectContaining({ rule, line: 2 })]);
  });
});
