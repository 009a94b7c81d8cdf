// Navigation, FORMAT section 6: titles, groups, labels, order, parents, duplicates, and the folders where there is no
// module.
import { describe, expect, it } from 'vitest';
import { translationTables } from '../../src/emit/translations.ts';
import type { NavigationEntry, NavigationNode } from '../../src/model/navigation.ts';
import { apiPages } from '../../src/model/api-pages.ts';
import { titleFromPathname } from '../../src/site/navigation-title.ts';
import { resolveNavigation } from '../../src/site/resolve-navigation.ts';
import { apiOf } from '../support/api-of.ts';
import { textsOf } from '../support/emitted-texts.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const resolved = (
  entries: readonly NavigationEntry[],
  texts: Record<string, string> = {},
  apiEntries: [string, NavigationEntry[]][] = [],
) =>
  resolveNavigation(entries, { locale: 'en', texts, apiEntries: new Map(apiEntries), hrefOf: (pathname) => pathname });
const outline = (nodes: readonly NavigationNode[]): unknown[] =>
  nodes.map((node) =>
    node.children.length > 0
      ? [node.kind, node.title, node.href, outline(node.children)]
      : [node.kind, node.title, node.href],
  );

describe('a title that nobody wrote', () => {
  it.each([
    ['/x/introduction/', 'Introduction'],
    ['/x/react-data/', 'Data'],
    ['/x/react-bike-rental/', 'Bike rental'],
    ['/x/bikes/row-height/', 'Row height'],
    ['/x/api/bikes/bike-list/', 'BikeList'],
    ['/x/api/bikes/use-bike-ref/', 'useBikeRef'],
    ['/x/api/bikes/user-list/', 'UserList'],
    ['/x/bikes/api/', 'Api'],
    ['/', 'Home'],
  ])('of %s is %j', (pathname, title) => expect(titleFromPathname(pathname)).toBe(title));
});

describe('an entry', () => {
  it('is a page, a group, a label or a way elsewhere', () => {
    const { nodes } = resolved([
      { pathname: '/x/start/' },
      {
        pathname: '/x/guides',
        title: 'Guides',
        children: [
          { pathname: '/x/label', subheader: 'First steps', children: [{ pathname: '/x/a/' }] },
          { pathname: '/x/b/' },
        ],
      },
      { pathname: 'https://example.com/news/', title: 'News' },
    ]);
    expect(outline(nodes)).toEqual([
      ['page', 'Start', '/x/start/'],
      [
        'group',
        'Guides',
        '/x/a/',
        [
          ['subheader', 'First steps', undefined, [['page', 'A', '/x/a/']]],
          ['page', 'B', '/x/b/'],
        ],
      ],
      ['external', 'News', 'https://example.com/news/'],
    ]);
  });

  it('of a group leads to its first leaf, however deep', () => {
    const { nodes } = resolved([
      {
        pathname: '/x/g',
        children: [{ pathname: '/x/h', children: [{ pathname: '/x/h/one/' }] }, { pathname: '/x/two/' }],
      },
    ]);
    expect(nodes[0]!.href).toBe('/x/h/one/');
  });

  it('has a translated title before any other', () => {
    const { nodes } = resolved(
      [
        { pathname: '/x/start/', title: 'Start' },
        { pathname: '/x/guides-group', title: 'Guides', children: [] },
      ],
      { 'pages./x/start/': '开始', 'pages./x/guides-group': '指南' },
    );
    expect(nodes.map(({ title }) => title)).toEqual(['开始', '指南']);
  });

  it('keeps plan, flags and what its link needs', () => {
    const { nodes } = resolved([
      {
        pathname: '/x/a/',
        plan: 'pro',
        newFeature: true,
        planned: true,
        unstable: true,
        beta: true,
        deprecated: true,
        linkProps: { 'data-id': '1' },
      },
      { pathname: '/x/b/', plan: 'premium', newFeature: false },
    ]);
    expect(nodes[0]).toMatchObject({
      plan: 'pro',
      flags: ['new', 'planned', 'preview', 'beta', 'deprecated'],
      linkProps: { 'data-id': '1' },
    });
    expect(nodes[1]).toMatchObject({ plan: 'premium', flags: [] });
  });

  it('is that of a page which the list names first, where it names it twice', () => {
    const { byPathname } = resolved([
      { pathname: '/x/a/', title: 'First' },
      { pathname: '/x/a/', title: 'Second' },
    ]);
    expect(byPathname.get('/x/a/')!.title).toBe('First');
  });

  it('is one page with and without its slash', () =>
    expect(resolved([{ pathname: '/x/a' }]).byPathname.get('/x/a/')?.href).toBe('/x/a/'));
});

describe('previous and next', () => {
  it('go depth first through leaves on this site that the list shows', () => {
    const { order } = resolved([
      { pathname: '/x/a/' },
      { pathname: 'https://example.com/' },
      {
        pathname: '/x/g',
        children: [
          { pathname: '/x/s', subheader: 'S', children: [{ pathname: '/x/b/' }] },
          { pathname: '/x/c/', inSideNav: false },
          { pathname: '/x/d/' },
        ],
      },
    ]);
    expect(order.map(({ href }) => href)).toEqual(['/x/a/', '/x/b/', '/x/d/']);
  });
});

describe('an entry of a part of a page', () => {
  const parts = [
    { pathname: '/x/a/', title: 'A' },
    { pathname: '/x/a/#two', title: 'Two' },
    { pathname: '/x/a#three' },
    { pathname: '/x/a?tab=1#four', title: 'Four', planned: true },
    { pathname: '/x/b/', title: 'B' },
  ];

  it('leads there, its slash before the fragment and the query', () => {
    expect(outline(resolved(parts).nodes)).toEqual([
      ['page', 'A', '/x/a/'],
      ['page', 'Two', '/x/a/#two'],
      ['page', 'A', '/x/a/#three'],
      ['page', 'Four', '/x/a/?tab=1#four'],
      ['page', 'B', '/x/b/'],
    ]);
    expect(outline(resolved([{ pathname: 'https://example.com/a#b', title: 'Out' }]).nodes)).toEqual([
      ['external', 'Out', 'https://example.com/a#b'],
    ]);
  });

  it('leads to the translated page, and is not the page', () => {
    const { nodes, byPathname, parents } = resolveNavigation([{ pathname: '/x/g', children: [...parts].reverse() }], {
      locale: 'zh',
      texts: {},
      apiEntries: new Map(),
      hrefOf: (pathname) => (pathname === '/x/a/' ? '/zh/x/a/' : pathname),
    });
    expect(nodes[0]!.children.map(({ href }) => href)).toEqual([
      '/x/b/',
      '/zh/x/a/?tab=1#four',
      '/zh/x/a/#three',
      '/zh/x/a/#two',
      '/zh/x/a/',
    ]);
    expect(byPathname.get('/x/a/')).toMatchObject({ key: '/x/a/', title: 'A', flags: [] });
    expect(parents.get('/x/a/')!.map(({ key }) => key)).toEqual(['/x/g/']);
  });

  it('is neither previous nor next: from it, no way would lead on', () =>
    expect(resolved(parts).order.map(({ href }) => href)).toEqual(['/x/a/', '/x/b/']));

  it('has a translated title of its own', () => {
    const { nodes } = resolved(parts, { 'pages./x/a/': '甲', 'pages./x/a/#two': '二', 'pages./x/a#three': '三' });
    expect(nodes.map(({ title }) => title)).toEqual(['甲', '二', '三', 'Four', 'B']);
    // With or without the slash, as the check reads it.
    expect(
      resolved(parts, { 'pages./x/a': '甲', 'pages./x/a#two': '二' })
        .nodes.map(({ title }) => title)
        .slice(0, 2),
    ).toEqual(['甲', '二']);
  });
});

describe('the groups above a page', () => {
  it('are known outermost first', () => {
    const { parents } = resolved([
      {
        pathname: '/x/g',
        title: 'G',
        children: [{ pathname: '/x/s', subheader: 'S', children: [{ pathname: '/x/b/' }] }],
      },
    ]);
    expect(parents.get('/x/b/')!.map(({ title }) => title)).toEqual(['G', 'S']);
  });
});

describe('API entries', () => {
  it('stand where a placeholder names their product', () => {
    const { order } = resolved(
      [{ pathname: '/x/g', children: [{ pathname: '/x/a/' }, apiPages('bikes'), apiPages('none')] }],
      {},
      [['bikes', [{ pathname: '/x/api/bike/', title: 'Bike', plan: 'pro' }]]],
    );
    expect(order.map(({ title }) => title)).toEqual(['A', 'Bike']);
  });

  it('may be those of components or of all else, which have labels above them', () => {
    const entries: NavigationEntry[] = [
      { pathname: '/x/api/bike/', title: 'Bike' },
      { pathname: '/x/api/hooks', subheader: 'Hooks', children: [{ pathname: '/x/api/use-bike/', title: 'useBike' }] },
    ];
    const titles = (part: 'components' | 'others') =>
      resolved([apiPages('bikes', part)], {}, [['bikes', entries]]).order.map(({ title }) => title);
    expect([titles('components'), titles('others')]).toEqual([['Bike'], ['useBike']]);
  });
});

describe('a group with one page', () => {
  const page = (title: string) => pageText('Text.', title);
  const files = {
    'index.md': page('Home'),
    'editing.md': page('Grid - Editing'),
    'time-picker.md': page('Time Picker'),
    'mcp.md': page('Agents'),
    'a.md': page('A'),
    'editing-zh.md': page('编辑'),
  };
  const navigationOf = async (entries: readonly NavigationEntry[], texts: Record<string, string> = {}) => {
    const made = await siteFrom(
      { ...files, 'navigation.ts': `export default ${JSON.stringify(entries)};` },
      { locales: ['en', 'zh'] },
      { translations: { zh: texts } },
    );
    return {
      problems: made.problems.filter(({ rule }) => rule !== 'page-unlisted'),
      en: made.site.navigation.get('en')!,
      zh: made.site.navigation.get('zh')!,
      /** What a browser swaps titles by. */
      table: JSON.parse(textsOf(translationTables, made.site).get('translations/zh.json')!) as Record<string, string>,
    };
  };
  const group = (title: string, children: NavigationEntry[], more: Partial<NavigationEntry> = {}) => ({
    pathname: `/${title.toLowerCase().replaceAll(' ', '-')}-group/`,
    title,
    children,
    ...more,
  });

  it('is the page: one entry, no breadcrumb, the page’s step of previous and next', async () => {
    const { en } = await navigationOf([group('Time components', [{ pathname: '/time-picker/' }])]);
    expect(outline(en.nodes)).toEqual([['page', 'Time picker', '/time-picker/']]);
    expect(en.parents.get('/time-picker/')).toEqual([]);
    expect(en.order).toEqual([{ key: '/time-picker/', title: 'Time picker', href: '/time-picker/' }]);
  });

  it('has the group’s title where the page’s heading says it, and not the entry’s', async () => {
    const { en } = await navigationOf([
      group('Editing', [{ pathname: '/editing/', title: 'Overview' }]),
      group('Advanced', [{ pathname: '/mcp/', title: 'AI support' }]),
    ]);
    expect(en.nodes.map(({ title }) => title)).toEqual(['Editing', 'AI support']);
  });

  it('is found from the inside out, and has what the groups were marked with', async () => {
    const { en } = await navigationOf([
      group('Grid', [group('More', [{ pathname: '/a/', newFeature: true }], { plan: 'pro' })], { beta: true }),
    ]);
    expect(en.nodes).toMatchObject([{ kind: 'page', key: '/a/', plan: 'pro', flags: ['new', 'beta'] }]);
  });

  it('stays a group as a label, around what is no page of the site, and around generated pages', async () => {
    const { en } = await navigationOf([
      { pathname: '/s', subheader: 'Label', children: [{ pathname: '/a/' }] },
      group('Out', [{ pathname: 'https://example.com/', title: 'Shop' }]),
      group('Part', [{ pathname: '/editing/#text', title: 'Text' }]),
      group('Hidden', [{ pathname: '/mcp/', inSideNav: false }]),
      group('API', [apiPages('none')]),
    ]);
    expect(en.nodes.map(({ kind }) => kind)).toEqual(['subheader', 'group', 'group', 'group', 'group']);
    const generated = resolved([{ pathname: '/g', children: [apiPages('bikes')] }], {}, [
      ['bikes', [{ pathname: '/api/bike/' }]],
    ]);
    expect(generated.nodes[0]!.kind).toBe('group');
  });

  it('needs a translation of the title that is shown, and of no other', async () => {
    const entries = [
      group('Time components', [{ pathname: '/time-picker/' }]),
      group('Editing', [{ pathname: '/editing/', title: 'Overview' }]),
      group('A', [{ pathname: '/a/', title: 'Overview' }]),
    ];
    const { problems, zh, table } = await navigationOf(entries, { 'pages./time-picker/': '时间' });
    expect(problems).toEqual([expect.objectContaining({ rule: 'translation-missing', key: 'pages./a-group/' })]);
    // A translated page brings its name.
    expect(zh.nodes.map(({ title }) => title)).toEqual(['时间', '编辑', 'A']);
    expect(table).toMatchObject({ 'pages./editing/': '编辑', 'pages./editing-group/': '编辑' });
    const named = await navigationOf(entries, { 'pages./a-group/': '甲', 'pages./editing-group': '改' });
    expect(named.zh.nodes.map(({ title }) => title)).toEqual(['Time picker', '改', '甲']);
  });
});

describe('a navigation module', () => {
  const files = { 'index.md': pageText('Text.', 'Home'), 'rides.md': pageText('Text.', 'Rides') };
  const module = (entries: readonly object[]) => ({
    ...files,
    'navigation.ts': `export default ${JSON.stringify(entries)};`,
  });

  it('in the content root is found, and its group pathnames must be unique', async () => {
    const { problems, site } = await siteFrom(
      module([
        { pathname: '/', title: 'Home' },
        { pathname: '/rides/' },
        { pathname: '/g', children: [{ pathname: '/rides/' }] },
        { pathname: '/g', children: [] },
      ]),
    );
    expect(site.navigation.get('en')!.order[0]).toEqual({ key: '/', title: 'Home', href: '/' });
    expect(problems.map((problem) => [problem.rule, problem.file, 'pathname' in problem && problem.pathname])).toEqual([
      ['navigation-duplicate', 'content/navigation.ts', '/rides/'],
      ['navigation-duplicate', 'content/navigation.ts', '/g'],
    ]);
  });

  it('lists pathnames once with and without their slash', async () => {
    const { problems } = await siteFrom(module([{ pathname: '/' }, { pathname: '/rides/' }, { pathname: '/rides' }]));
    expect(problems.map(({ rule }) => rule)).toEqual(['navigation-duplicate']);
  });

  it('that lists a page which no file makes is told so, with the nearest page', async () => {
    const { problems } = await siteFrom(
      module([
        { pathname: '/' },
        { pathname: '/ride/' },
        { pathname: '/planned/', planned: true },
        { pathname: 'https://example.com/' },
        { pathname: '/blog/x/' },
        {
          pathname: '/g',
          title: 'G',
          children: [{ pathname: '/s', subheader: 'S', children: [{ pathname: '/rode/' }] }],
        },
      ]),
      { externalPaths: ['/blog/'] },
    );
    const missing = { rule: 'navigation-missing-page', severity: 'error', file: 'content/navigation.ts' };
    expect(problems.filter(({ rule }) => rule !== 'page-unlisted')).toEqual([
      expect.objectContaining({ ...missing, pathname: '/ride/', suggestion: '/rides/' }),
      expect.objectContaining({ ...missing, pathname: '/rode/', suggestion: '/rides/' }),
    ]);
  });

  it('may list parts of pages, which must be there unless they are planned', async () => {
    const entries = [
      { pathname: '/' },
      { pathname: '/rides/' },
      { pathname: '/rides/#bells' },
      { pathname: '/rides?a=1#bells' },
      { pathname: '/rides/#' },
      { pathname: '/rides/#belts' },
      { pathname: '/rides/#later', planned: true },
      { pathname: '/none/#bells', planned: true },
      { pathname: '/ride/#bells' },
      { pathname: '/blog/x/#y' },
    ];
    const { problems } = await siteFrom(
      { ...module(entries), 'rides.md': pageText('## Bells\n', 'Rides') },
      { externalPaths: ['/blog/'] },
    );
    expect(problems).toEqual([
      {
        rule: 'anchor-broken',
        severity: 'error',
        file: 'content/navigation.ts',
        href: '/rides/#belts',
        anchor: 'belts',
        suggestion: 'bells',
      },
      {
        rule: 'navigation-missing-page',
        severity: 'error',
        file: 'content/navigation.ts',
        pathname: '/ride/#bells',
        suggestion: '/rides/',
      },
    ]);
  });

  it('that is no list stops the run', async () => {
    await expect(siteFrom({ ...files, 'navigation.ts': 'export default {};' })).rejects.toThrow(/must be a list/);
  });
});

describe('folders', () => {
  it('are the navigation of a site without a module: pages before groups, by title, the home page first', async () => {
    const { site, problems } = await siteFrom(
      {
        'index.md': pageText('Text.', 'Home'),
        'zebra.md': pageText('Text.', 'A first page'),
        'about.md': pageText('Text.', 'Beyond'),
        'bikes/bikes.md': pageText('Text.', 'Bikes'),
        'bikes/city.md': pageText('Text.', 'City bikes'),
        'bikes/cargo.md': pageText('Text.', 'Cargo bikes'),
        'only/one.md': pageText('Text.', 'Only one'),
        'zoo/zoo.md': pageText('Text.', 'A last folder'),
        'zoo/lion.md': pageText('Text.', 'Lion'),
      },
      { base: '/docs' },
    );
    expect(problems).toEqual([]);
    expect(outline(site.navigation.get('en')!.nodes)).toEqual([
      ['page', 'Home', '/docs/'],
      ['page', 'A first page', '/docs/zebra/'],
      ['page', 'Beyond', '/docs/about/'],
      ['page', 'Only one', '/docs/only/one/'],
      [
        'group',
        'A last folder',
        '/docs/zoo/',
        [
          ['page', 'Overview', '/docs/zoo/'],
          ['page', 'Lion', '/docs/zoo/lion/'],
        ],
      ],
      [
        'group',
        'Bikes',
        '/docs/bikes/',
        [
          ['page', 'Overview', '/docs/bikes/'],
          ['page', 'Cargo bikes', '/docs/bikes/cargo/'],
          ['page', 'City bikes', '/docs/bikes/city/'],
        ],
      ],
    ]);
  });
});

it('has the pages of an API in a group, whatever a component is called', async () => {
  const { site, problems } = await siteFrom(
    { 'index.md': pageText('Hello.', 'Velo') },
    { products: [{ id: 'kit', name: 'Kit', href: '/', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }] },
    { apis: [apiOf({ name: 'Group' }), apiOf({ name: 'Bell' })] },
  );
  expect(problems).toEqual([]);
  expect(outline(site.navigation.get('en')!.nodes).at(-1)).toEqual([
    'group',
    'Kit API',
    expect.any(String),
    expect.arrayContaining([['page', 'Group', '/api/kit/group/']]),
  ]);
});
