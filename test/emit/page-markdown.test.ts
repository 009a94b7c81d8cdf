// A page's Markdown twin: all that its HTML says, as one text.
import { describe, expect, it } from 'vitest';
import { pageMarkdown } from '../../src/emit/page-markdown.ts';
import type { Api } from '../../src/model/api.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { textsOf } from '../../src/model/site-texts.ts';
import { apiOf } from '../support/api-of.ts';
import { pageText, siteFrom, type SiteExtras, type SiteFiles } from '../support/site-from.ts';
import { viewFrom } from '../support/views-from.ts';

const products: UserConfig['products'] = [
  { id: 'bikes', name: 'Bikes', href: '/bikes/', api: { pathname: '/api/bikes/', packages: ['@velo/bikes'] } },
];

const api = (parts: Partial<Api> = {}) =>
  apiOf({ name: 'BikeList', productId: 'bikes', pathname: '/api/bikes/bike-list/', ...parts });

async function twinOf(
  files: SiteFiles,
  pathname: string,
  config: UserConfig = {},
  extras: SiteExtras = {},
): Promise<string> {
  const site = await siteFrom(files, config, extras);
  return pageMarkdown(viewFrom(site, pathname), textsOf(site.site, 'en'));
}

describe('the twin of a guide', () => {
  it('is title, description and text', async () => {
    expect(await twinOf({ 'index.md': pageText('## One\n\nText.', 'The `Bike`') }, '/')).toBe(
      '# The Bike\n\nWhat this page is about.\n\n## One\n\nText.\n',
    );
  });

  it('of nothing but a component has a link to it', async () => {
    const site = await siteFrom({ 'a.md': pageText('Text.') });
    const component = { type: 'component', id: 'Tour', name: './page.tsx', props: {}, idPrefix: '' } as const;
    const view = { ...viewFrom(site, '/a/'), blocks: [component] };
    expect(pageMarkdown(view, {})).toBe('# Title\n\nWhat this page is about.\n\n[Title](/a/)\n');
  });

  it('says its plan, from the title or from the navigation', async () => {
    const files = {
      'a.md': pageText('Text.', 'Racing [<span class="plan-premium"></span>](/a/ \'Premium plan\')'),
      'b.md': pageText('Text.', 'Riding'),
      'navigation.ts': "export default [{ pathname: '/a/' }, { pathname: '/b/', plan: 'pro' }];",
    };
    expect(await twinOf(files, '/a/')).toMatch(/^# Racing \(Premium plan\)\n/);
    expect(await twinOf(files, '/b/')).toMatch(/^# Riding \(Pro plan\)\n/);
  });

  it('has the sources of workers, however a demo spells their URLs, and the URLs as written', async () => {
    const urls = [
      "'./a.ts'",
      '\n  "./deep/b"',
      '`./c.ts`',
      "/* webpackChunkName: 'd' */ 'd.worker.ts'",
      "'https://cdn.example/e.js'",
      "'later'",
    ];
    const demo = `${urls.map((url, index) => `export const w${index} = () => new Worker(new URL(${url}, import.meta.url));`).join('\n')}\n\nexport default function Bike() {\n  return <p>Work</p>;\n}\n`;
    const twin = await twinOf(
      {
        'a/a.md': pageText('{{"demo": "Bike.tsx"}}'),
        'a/Bike.tsx': demo,
        ...Object.fromEntries(['a', 'deep/b', 'c', 'd.worker'].map((name) => [`a/${name}.ts`, `// ${name}\n`])),
      },
      '/a/',
    );
    expect([...twin.matchAll(/title="(.*?)"/g)].map(([, name]) => name)).toEqual([
      'Bike.tsx',
      'a.ts',
      'deep/b.ts',
      'c.ts',
      'd.worker.ts',
    ]);
    for (const url of urls.slice(2)) expect(twin).toContain(`new URL(${url}, import.meta.url)`);
  });

  it('has demos as their full source, all files, titled', async () => {
    const bike =
      "import { bell } from './parts/bell';\n\nexport default function Bike() {\n  return <p>{bell}</p>;\n}\n";
    const twin = await twinOf(
      {
        'a/a.md': pageText('Look:\n\n{{"demo": "Bike.tsx", "bg": "inline"}}\n\nSo.'),
        'content/a/Bike.tsx': bike,
        'content/a/parts/bell.ts': "export const bell = '```';\n",
      },
      '/a/',
    );
    expect(twin).toBe(
      `# Title\n\nWhat this page is about.\n\nLook:\n\n\`\`\`tsx title="Bike.tsx"\n${bike.trimEnd()}\n\`\`\`\n\n\`\`\`\`ts title="parts/bell.ts"\nexport const bell = '\`\`\`';\n\`\`\`\`\n\nSo.\n`,
    );
  });

  it('shows what two demos share once', async () => {
    const demo = (name: string) =>
      `import { bell } from './bell';\nexport default function ${name}() {\n  return <p>{bell}</p>;\n}\n`;
    const twin = await twinOf(
      {
        'a/a.md': pageText('{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}'),
        'content/a/One.tsx': demo('One'),
        'content/a/Two.tsx': demo('Two'),
        'content/a/bell.ts': 'export const bell = 1;\n',
      },
      '/a/',
    );
    expect(twin.match(/export const bell/g)).toHaveLength(1);
    expect(twin.indexOf('(`bell.ts`: see above)')).toBeGreaterThan(twin.indexOf('function Two'));
  });

  it('leaves components out', async () => {
    expect(
      await twinOf({ 'a.md': pageText('One.\n\n{{"component": "@mui/docs/ComponentLinkHeader"}}\n\nTwo.') }, '/a/'),
    ).toContain('One.\n\nTwo.');
  });

  it('ends with its API section as a list of links', async () => {
    const files = {
      'a.md': `---\nproductId: bikes\ncomponents: BikeList\nhooks: useBike\n---\n\n${pageText('Text.')}`,
    };
    const twin = await twinOf(
      files,
      '/a/',
      { products },
      { apis: [api(), api({ name: 'useBike', kind: 'hook', pathname: '/api/bikes/use-bike/' })] },
    );
    expect(twin).toMatch(
      /\n## API\n\n.+\n\n- \[`<BikeList \/>`\]\(\/api\/bikes\/bike-list\/\)\n- \[`useBike`\]\(\/api\/bikes\/use-bike\/\)\n$/,
    );
  });
});

describe('the twin of an API page', () => {
  const record = api({
    plan: 'pro',
    description: 'Lists bikes.\n\nAll of them.',
    imports: ["import { BikeList } from '@velo/bikes/BikeList';", "import { BikeList } from '@velo/bikes';"],
    members: [
      {
        name: 'bikes',
        type: 'Bike[] | null',
        required: true,
        description: 'The bikes.\nIn order:\n- red\n- blue',
        see: ['[sorting](/a/)'],
      },
      {
        name: 'size',
        type: 'number',
        required: false,
        default: '25',
        description: '',
        deprecated: 'Use `page`.',
        plan: 'premium',
      },
      {
        name: 'onRide',
        type: '(bike: Bike) => string',
        required: false,
        description: 'Called.',
        signature: {
          parameters: [{ name: 'bike', type: 'Bike', description: 'The ridden one.' }],
          returns: { type: 'string', description: 'Its name.' },
        },
      },
    ],
    slots: [{ name: 'toolbar', description: 'The bar.', default: 'Toolbar', class: 'VxBikeList-toolbar' }],
    classes: [{ key: 'root', className: 'VxBikeList-root', description: 'The root.', global: false }],
    themeName: 'VxBikeList',
    inherits: { name: 'List', href: '/api/list/' },
  });
  const files = { 'a.md': `---\nproductId: bikes\ncomponents: BikeList\n---\n\n${pageText('Text.', 'Fleet')}` };
  const twin = () => twinOf(files, '/api/bikes/bike-list/', { products }, { apis: [record] });

  it('has the props as a table with type, default, required and description', async () => {
    const rows = (await twin()).split('\n').filter((line) => line.startsWith('|'));
    expect(rows.slice(0, 5)).toEqual([
      '| Name | Type | Default | Required | Description |',
      '| --- | --- | --- | --- | --- |',
      '| `bikes` | `Bike[] \\| null` |  | Required | The bikes. In order:<br>- red<br>- blue<br>See also: [sorting](/a/) |',
      '| `size` (Premium plan) | `number` | `25` |  | **Deprecated**. Use `page`. |',
      '| `onRide` | `(bike: Bike) => string` |  |  | Called.<br>`bike` (`Bike`): The ridden one.<br>Returns `string`: Its name. |',
    ]);
  });

  it('has all sections of the page in its order', async () => {
    const text = await twin();
    expect(text).toMatch(
      /^# BikeList \(Pro plan\)\n\n.+\n\nLists bikes\.\n\nAll of them\.\n\n## Demos\n\n- \[Fleet\]\(\/a\/\)\n\n## Import\n\n```ts\nimport .+\n\/\/ or\nimport .+\n```\n/,
    );
    expect([...text.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual([
      'Demos',
      'Import',
      'Props',
      'Slots',
      'CSS classes',
      'Theme component name',
      'Inheritance',
    ]);
    expect(text).toContain('| `toolbar` | `Toolbar` | `.VxBikeList-toolbar` | The bar. |');
    expect(text).toContain('| `.VxBikeList-root` | `root` | The root. |');
    expect(text).toContain('[`List`](/api/list/)');
    expect(text).toContain('`VxBikeList`\n');
  });

  it('keeps ticks and bars from breaking a row', async () => {
    const odd = api({
      members: [
        { name: 'a', type: '`x|${string}`', required: false, default: '``', description: 'One | two \\| three.' },
      ],
    });
    const text = await twinOf({}, '/api/bikes/bike-list/', { products }, { apis: [odd] });
    expect(text).toContain('| `a` | `` `x\\|${string}` `` | ``` `` ``` |  | One \\| two \\| three. |');
  });

  it('lists every page on the index', async () => {
    const text = await twinOf(
      {},
      '/api/bikes/',
      { products },
      { apis: [record, api({ name: 'useBike', kind: 'hook', pathname: '/api/bikes/use-bike/' })] },
    );
    expect(text).toContain(
      '## Components\n\n- [BikeList](/api/bikes/bike-list/) (Pro plan)\n\n## Hooks\n\n- [useBike](/api/bikes/use-bike/)\n',
    );
  });
});

it('a page names its twin, in its own language', async () => {
  const site = await siteFrom(
    { 'a.md': pageText('Text.'), 'a-zh.md': pageText('Text.') },
    { base: '/x', locales: ['en', 'zh'] },
  );
  expect(viewFrom(site, '/x/a/').markdown).toBe('/x/a/index.md');
  expect(viewFrom(site, '/x/a/', { locale: 'zh' }).markdown).toBe('/zh/x/a/index.md');
});
