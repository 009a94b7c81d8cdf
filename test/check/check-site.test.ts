// Every rule of the check once, and what it leaves alone.
import { describe, expect, it } from 'vitest';
import type { Api } from '../../src/model/api.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { problemsOf as siteProblems } from '../../src/output/problems-of.ts';
import { claimedPaths } from '../../src/output/site-output.ts';
import { configFiles } from '../../src/check/rules/config-files.ts';
import { sentenceOf } from '../../src/report/sentences.ts';
import { loadSite } from '../../src/load/load-site.ts';
import { apiOf } from '../support/api-of.ts';
import { pageText, projectFrom, siteFrom } from '../support/site-from.ts';

const ride = 'export default function Ride() {\n  return <p>Ride</p>;\n}\n';
const files = {
  'index.md': pageText('Text.', 'Home'),
  'rides/rides.md': pageText('## How to ride\n\n### Bells\n\n{{"demo": "Ride.tsx"}}\n', 'Rides'),
  'rides/Ride.tsx': ride,
};

async function problemsOf(body: string, config: UserConfig = {}) {
  const { problems } = await siteFrom({ ...files, 'a.md': pageText(body) }, config);
  return problems;
}

describe('links', () => {
  it.each<[string, object]>([
    ['/ridse/', { rule: 'link-broken', href: '/ridse/', suggestion: '/rides/' }],
    ['/nothing/like/it/at/all/', { rule: 'link-broken', suggestion: undefined }],
    ['/rides', { rule: 'link-slash', href: '/rides', expected: '/rides/' }],
    ['/rides#how-to-ride', { rule: 'link-slash', expected: '/rides/#how-to-ride' }],
    ['/rides?a=1#how-to-ride', { rule: 'link-slash', expected: '/rides/?a=1#how-to-ride' }],
    ['/rides/#how-to-rid', { rule: 'anchor-broken', anchor: 'how-to-rid', suggestion: 'how-to-ride' }],
    ['/rides/#tailwind-Ride.tsx', { rule: 'anchor-broken', anchor: 'tailwind-Ride.tsx' }],
    ['/rides/#css-Ride.js', { rule: 'anchor-broken', anchor: 'css-Ride.js' }],
    ['/static/none.png', { rule: 'asset-missing', found: '/static/none.png' }],
    ['/none/index.md', { rule: 'asset-missing', found: '/none/index.md' }],
    ['#nowhere', { rule: 'anchor-broken', href: '#nowhere', anchor: 'nowhere' }],
    ['./rides/none.md', { rule: 'link-broken' }],
  ])('to %s are a problem', async (href, problem) => {
    expect(await problemsOf(`Text.\n\nSee [it](${href}).`)).toEqual([
      expect.objectContaining({ severity: 'error', file: 'content/a.md', line: 7, column: 5, ...problem }),
    ]);
  });

  it.each([
    '/',
    '/rides/',
    '/rides/#how-to-ride',
    '/rides/#bells',
    '/rides/?a=1',
    '/rides/#Ride',
    '/rides/#Ride.tsx',
    '/rides/#Ride.js',
    '/rides/#system-Ride.tsx',
    '/rides/#system-Ride.js',
    '/rides/index.md',
    '/rides/index.html',
    '/llms.txt',
    '/translations/en.json',
    '/robots.txt',
    '/pages.json',
    'https://example.com/none',
    '/material/none/',
    '/material/none#x',
    '#',
  ])('to %s are fine', async (href) => {
    expect(await problemsOf(`See [it](${href}).`, { externalPaths: ['/material/'] })).toEqual([]);
  });

  it('to whatever the output holds besides pages are fine', async () => {
    const api = apiOf({ productId: 'bikes', pathname: '/x/api/bell/' });
    const config: UserConfig = {
      base: '/x',
      origin: 'https://velo.example',
      locales: ['en', 'zh'],
      products: [{ id: 'bikes', name: 'Bikes', href: '/x/rides/', api: { pathname: '/x/api/', packages: ['bikes'] } }],
    };
    const load = (body: string) =>
      siteFrom({ ...files, 'a.md': pageText(body) }, config, {
        apis: [api],
        translations: {
          zh: { 'pages./x/': '家', 'pages./x/a/': '甲', 'pages./x/rides/': '骑', 'pages./x/rides-group/': '骑' },
        },
      });
    const { site } = await load('Text.');
    const urls = [...claimedPaths(site)].map((path) => `/${path}`);
    expect(urls).toEqual(
      expect.arrayContaining(['/x/llms.txt', '/x/rides/llms.txt', '/x/api/bell.json', '/x/translations/zh.json']),
    );
    const { problems } = await load(urls.map((url) => `[file](${url})`).join('\n'));
    expect(problems.filter(({ rule }) => rule === 'asset-missing' || rule === 'link-broken')).toEqual([]);
  });

  it('to a heading in another script are fine, written plainly or encoded', async () => {
    expect(await problemsOf('## 自行车\n\n[a](#自行车) [b](#%E8%87%AA%E8%A1%8C%E8%BD%A6)\n')).toEqual([]);
  });

  it('in a translation may name the page with or without its language', async () => {
    const { problems } = await siteFrom(
      {
        ...files,
        'a.md': pageText('## One\n'),
        'a-zh.md': pageText('## 一\n\n[a](/a/) [b](/zh/a/) [c](/zh/a/#one) [d](/rides/) [e](#one) [f](/zh/rides/)'),
      },
      { locales: ['en', 'zh'] },
      {
        translations: { zh: { 'pages./': '家', 'pages./a/': '甲', 'pages./rides-group': '骑', 'pages./rides/': '骑' } },
      },
    );
    expect(problems.map((problem) => [problem.rule, 'href' in problem && problem.href, problem.file])).toEqual([
      ['link-broken', '/zh/rides/', 'content/a-zh.md'],
    ]);
  });

  it('are told once each, even where two are alike', async () => {
    expect(await problemsOf('[a](/none-a/) and [b](/none-a/)')).toHaveLength(2);
  });
});

describe('front matter', () => {
  const products: UserConfig['products'] = [{ id: 'x-bikes', name: 'Bikes' }];
  const apis = [apiOf({ name: 'BikeList', productId: 'x-bikes' })];
  const check = async (front: string) =>
    (await siteFrom({ 'a.md': `---\ntitle: A\n${front}\n---\n\n${pageText('Text.')}` }, { products }, { apis }))
      .problems;

  it('must name a product of the config, and has its line', async () => {
    expect(await check('productId: x-bike')).toEqual([
      expect.objectContaining({
        rule: 'product-unknown',
        severity: 'error',
        file: 'content/a.md',
        line: 3,
        found: 'x-bike',
        suggestion: 'x-bikes',
      }),
    ]);
  });

  it.each([
    ['components: BikeLst', 'BikeLst'],
    ['hooks: BikeLsit', 'BikeLsit'],
  ])('must name components and hooks with API pages: %s', async (front, name) => {
    expect(await check(`productId: x-bikes\n${front}`)).toEqual([
      expect.objectContaining({ rule: 'api-unknown', severity: 'error', line: 4, name, suggestion: 'BikeList' }),
    ]);
  });

  it('say what of the config leaves an export without a page', async () => {
    const left = (name: string, more: object = {}) => ({ name, productId: 'x-bikes', package: '@velo/bikes', ...more });
    const front = '---\nproductId: x-bikes\ncomponents: Frame, Wheel\nhooks: useRide\n---\n\n';
    const { problems } = await siteFrom(
      { 'a.md': front + pageText('Text.') },
      {
        products: [
          { id: 'x-bikes', name: 'Bikes', api: { pathname: '/api/', packages: ['@velo/bikes'], include: ['Bike*'] } },
        ],
      },
      { left: [left('Frame'), left('Wheel', { excludedBy: 'Wh*' }), left('useRide')] },
    );
    const told = problems.filter(({ rule }) => rule === 'api-unknown');
    expect(told.map(sentenceOf)).toEqual([
      expect.stringContaining(
        "@velo/bikes exports it. In the config, give the \"api\" of the product x-bikes this: include: ['Bike*', 'Frame']",
      ),
      expect.stringContaining('leaves it out by "exclude": [\'Wh*\']'),
      expect.stringContaining("include: ['Bike*', 'useRide']"),
    ]);
  });

  it('that is right is fine', async () => expect(await check('productId: x-bikes\ncomponents: BikeList')).toEqual([]));
});

describe('the API', () => {
  const home = 'https://velo.example';
  const description = `See [a](${home}/rides/#how-to-ride), ${home}/rides/#bells and {@link ${home}/rides#bel the bell}, ${home}/api/kit/a/#b, ${home}/none/#c, https://else.example/rides/#d. Or ${home}/rides/#lock.`;
  const api: Api = {
    name: 'Bell',
    kind: 'component',
    productId: 'kit',
    pathname: '/api/kit/bell/',
    description,
    imports: [],
    members: [],
    slots: [],
    classes: [],
    home,
    declaredIn: 'x',
  };

  it('may link to anchors of guides, which must be there; what is not is told once, as a warning where it can be mended', async () => {
    const { problems } = await siteFrom(
      files,
      { products: [{ id: 'kit', name: 'Kit', api: { pathname: '/api/kit/', packages: ['kit'] } }] },
      { apis: [api, { ...api, name: 'Lamp', pathname: '/api/kit/lamp/' }] },
    );
    const at = { rule: 'api-anchor-missing', severity: 'warning', file: 'content/rides/rides.md', api: 'Bell' };
    expect(problems).toEqual([
      { ...at, href: '/rides/#bel', anchor: 'bel' },
      { ...at, href: '/rides/#lock', anchor: 'lock' },
    ]);
  });

  it('of another site is not this one’s business', async () => {
    const { home: _, ...elsewhere } = api;
    expect((await siteFrom(files, {}, { apis: [elsewhere] })).problems).toEqual([]);
  });
});

describe('components', () => {
  it('that the site does not have are a problem with their place', async () => {
    expect(await problemsOf('Text.\n\n{{"component": "modules/Fleet.tsx"}}')).toEqual([
      expect.objectContaining({
        rule: 'component-missing',
        severity: 'error',
        name: 'modules/Fleet.tsx',
        line: 7,
        column: 1,
      }),
    ]);
  });
});

describe('languages', () => {
  const config: UserConfig = { locales: ['en', 'zh'] };
  const group = { pathname: '/rides-group', title: 'Rides', children: [{ pathname: '/rides' }, { pathname: '/' }] };
  const nav = `export default ${JSON.stringify([group])};`;

  it('have a title for every entry of the navigation, groups included', async () => {
    const { problems } = await siteFrom({ ...files, 'navigation.ts': nav }, config, {
      translations: { zh: { 'pages./': '家' } },
    });
    expect(
      problems.map((problem) => [
        problem.rule,
        problem.severity,
        'key' in problem && problem.key,
        'locale' in problem && problem.locale,
      ]),
    ).toEqual([
      ['translation-missing', 'error', 'pages./rides-group/', 'zh'],
      ['translation-missing', 'error', 'pages./rides/', 'zh'],
    ]);
    expect(problems[0]!.file).toMatch(/zh\.json$/);
  });

  it('without a folder of tables are told of where the folder would be named', async () => {
    const { problems } = await siteFrom({ 'index.md': pageText('Text.') }, { ...config, translations: undefined });
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'translation-missing', key: 'pages./', hasFolder: false }),
    ]);
    const project = projectFrom({ 'index.md': pageText('Text.') }, config);
    const { site } = await loadSite({ ...project, config: { ...project.config, file: '/site/xdocs.config.ts' } });
    expect(siteProblems(site, []).map(({ file }) => file)).toEqual(['xdocs.config.ts']);
  });

  it('may name pathnames with or without their slash', async () => {
    const { problems } = await siteFrom({ ...files, 'navigation.ts': nav }, config, {
      translations: { zh: { 'pages./': '家', 'pages./rides-group': '骑', 'pages./rides': '骑' } },
    });
    expect(problems).toEqual([]);
  });

  it('have titles of their own for parts of pages, with or without the slash before the fragment', async () => {
    const parts = [
      { pathname: '/' },
      { pathname: '/#one', title: 'One' },
      { pathname: '/rides#how-to-ride', title: 'How' },
      { pathname: '/rides/#bells', title: 'Bells' },
    ];
    const zh = { 'pages./': '家', 'pages./rides#how-to-ride': '怎么骑', 'pages./rides/#bells': '铃' };
    const { problems } = await siteFrom(
      {
        ...files,
        'index.md': pageText('## One\n', 'Home'),
        'navigation.ts': `export default ${JSON.stringify(parts)};`,
      },
      config,
      { translations: { zh } },
    );
    expect(problems).toEqual([expect.objectContaining({ rule: 'translation-missing', key: 'pages./#one' })]);
  });

  it('need neither translated pages nor interface words', async () => {
    const { problems } = await siteFrom({ 'index.md': pageText('Text.') }, config, {
      translations: { zh: { 'pages./': '家' } },
    });
    expect(problems).toEqual([]);
  });
});

describe('a logo', () => {
  const withFiles = async (logo: string) => {
    const { site } = await siteFrom({ 'index.md': pageText('Text.') }, { logo });
    return configFiles({ ...site, publicFiles: new Set(['/static/logo.svg']) });
  };

  it('that is not in the public folder is told, with the nearest file', async () => {
    expect(await withFiles('/nope.svg')).toEqual([
      expect.objectContaining({ rule: 'asset-missing', severity: 'error', found: '/nope.svg' }),
    ]);
    expect(await withFiles('static/logo.svg')).toEqual([expect.objectContaining({ suggestion: '/static/logo.svg' })]);
  });

  it.each([
    '/static/logo.svg',
    '/static/logo.svg?v=2',
    'https://velo.example/logo.svg',
    '//velo.example/logo.svg',
    'data:image/svg+xml,a',
  ])('may be %s', async (logo) => expect(await withFiles(logo)).toEqual([]));
});

describe('a site', () => {
  it('that is right has no problems', async () => expect((await siteFrom(files)).problems).toEqual([]));

  it('reports every file’s problems together', async () => {
    const { problems } = await siteFrom({
      'a.md': '# A\n\nText.\n',
      'b.md': `${pageText('```sh\nx\n```\n\n[x](/none/)')}`,
    });
    expect(problems.map(({ rule, file }) => `${file} ${rule}`).sort()).toEqual([
      'content/a.md description-missing',
      'content/b.md code-language',
      'content/b.md link-broken',
    ]);
  });
});
