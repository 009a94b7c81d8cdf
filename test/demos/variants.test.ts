// A demo's variants: languages and stylings as data, what the page holds of them, and what lies beside it.
import { describe, expect, it } from 'vitest';
import type { DemoSourcesFile } from '../../src/model/demo-sources-file.ts';
import type { DemoView } from '../../src/model/view.ts';
import { demoSources } from '../../src/output/demo-sources.ts';
import { pageText, siteFrom } from '../support/site-from.ts';
import { viewFrom } from '../support/views-from.ts';

const ride = (value: string) =>
  `type Props = { a?: string };\n\nexport default function Ride(props: Props) {\n  return <p title={props.a as string}>${value}</p>;\n}\n`;
const asJs = (value: string) => `export default function Ride(props) {\n  return <p title={props.a}>${value}</p>;\n}`;

async function loaded(files: Record<string, string>, body = '{{"demo": "Ride.tsx"}}') {
  const site = await siteFrom({
    'rides/rides.md': pageText(body),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`rides/${name}`, text])),
  });
  expect(site.problems).toEqual([]);
  const demo = [...site.site.demos.values()][0]!;
  const view = viewFrom(site, '/rides/');
  const demos = view.blocks.filter((block) => block.type === 'demo') as DemoView[];
  const sources = demoSources(site.site, (code) => code);
  const url = sources.urlOf(demo);
  const file = JSON.parse(sources.answer(url)!) as DemoSourcesFile;
  return { demo, demos, sources, url, fetched: file.variants };
}

describe('a demo in TypeScript', () => {
  it('has its JavaScript beside it, every file of it', async () => {
    const { demo } = await loaded({
      'Ride.tsx': `import { b } from './b';\nimport type { C } from './c';\nimport './d.css';\n${ride('{b as C}')}`,
      'b.ts': 'export const b: number = 1;\n',
      'c.ts': 'export type C = number;\n',
      'd.css': 'p {}',
    });
    expect(demo.variants[0]!.js).toEqual([
      {
        name: 'Ride.js',
        path: 'content/rides/Ride.js',
        code: `import { b } from './b';\nimport './d.css';\n\n${asJs('{b}')}`,
      },
      { name: 'b.js', path: 'content/rides/b.js', code: 'export const b = 1;' },
      { name: 'd.css', path: 'content/rides/d.css', code: 'p {}' },
    ]);
  });

  it('takes a committed .js file as its JavaScript', async () => {
    const { demo } = await loaded({ 'Ride.tsx': ride('bike'), 'Ride.js': '// By hand.\nexport default () => null;\n' });
    expect(demo.variants[0]!.js!.map(({ code }) => code)).toEqual(['// By hand.\nexport default () => null;']);
    expect(demo.variants[0]!.ts![0]!.code).toContain('type Props');
  });

  it('is made again when such a file appears', async () => {
    const { demo } = await loaded({ 'Ride.tsx': ride('bike') });
    expect(demo.reads).toContainEqual({ path: 'content/rides/Ride.js', hash: null });
  });

  it('has a preview in each language', async () => {
    const { demo } = await loaded({ 'Ride.tsx': ride('bike') });
    expect(demo.variants[0]!.previews).toEqual({
      ts: '<p title={props.a as string}>bike</p>',
      js: '<p title={props.a}>bike</p>',
    });
  });

  it('has no JavaScript where none can be made', async () => {
    const { demo, demos, fetched } = await loaded({
      'Ride.tsx': `namespace A { export const b = 1; }\n${ride('{A.b}')}`,
    });
    expect(demo.variants[0]!.js).toBeUndefined();
    expect(demos[0]!.anchors).toEqual(['Ride.tsx', 'system-Ride.tsx']);
    expect(fetched).toEqual([]);
  });

  it('is shown in TypeScript; the page says where the JavaScript is', async () => {
    const { demos, sources, url, fetched } = await loaded({ 'Ride.tsx': ride('bike') });
    expect(demos[0]!.files.map(({ name }) => name)).toEqual(['Ride.tsx']);
    expect(demos[0]!.variants).toEqual([
      { styling: 'system', language: 'ts' },
      { styling: 'system', language: 'js' },
    ]);
    expect(fetched).toEqual([
      {
        styling: 'system',
        language: 'js',
        preview: '<p title={props.a}>bike</p>',
        files: [{ name: 'Ride.js', html: asJs('bike') }],
      },
    ]);
    expect([...sources.files()].map(({ path }) => `/${path}`)).toEqual(['/_assets/demo-sources/kit.json', url]);
    expect(url).toMatch(/^\/_assets\/demo-sources\/Ride\.\w{8}\.json$/);
  });
});

describe('a demo in three stylings', () => {
  const files = {
    'Ride/system/index.tsx': ride('system'),
    'Ride/tailwind/index.tsx': ride('tailwind'),
    'Ride/css/index.js': asJs('css'),
  };

  it('shows the first; the page says where the others are', async () => {
    const { demos, fetched } = await loaded(files, '{{"demo": "Ride"}}');
    expect(demos[0]!.files.map(({ path }) => path)).toEqual(['content/rides/Ride/system/index.tsx']);
    expect(fetched.map(({ styling, language, files: [file] }) => [styling, language, file!.name])).toEqual([
      ['system', 'js', 'index.js'],
      ['tailwind', 'ts', 'index.tsx'],
      ['tailwind', 'js', 'index.js'],
      ['css', 'js', 'index.js'],
    ]);
  });

  it('can be shown in each: the page names their modules', async () => {
    const { demo, demos } = await loaded(files, '{{"demo": "Ride"}}');
    expect(demos[0]!.module).toBe('/_assets/demos/Ride.js');
    expect(demos[0]!.styling).toBe('system');
    expect(demos[0]!.stylings).toEqual({
      system: { module: '/_assets/demos/Ride.js' },
      tailwind: { module: '/_assets/demos/Ride tailwind.js', scope: expect.stringMatching(/^t[a-z\d]+$/) as unknown },
      css: { module: '/_assets/demos/Ride css.js' },
    });
    expect(demo.variants.map(({ classes }) => classes !== undefined)).toEqual([false, true, false]);
  });

  it('has for Tailwind the words of its texts, wherever they stand', async () => {
    const { demo } = await loaded(
      {
        'Ride/tailwind/index.tsx': `import { wide } from './wide';
const parts = { underline: true, 'p-1/2': false };
export default () => <p className={\`\${wide} \${String(parts)} [&>a]:p-1\`}><i className="before:content-['x'] p-4" /></p>;
`,
        'Ride/tailwind/wide.ts': "export const wide = 'md:w-full p-4';\n",
      },
      '{{"demo": "Ride"}}',
    );
    expect(demo.variants[0]!.classes).toEqual(
      ['./wide', "before:content-['x']", '[&>a]:p-1', 'md:w-full', 'p-1/2', 'p-4', 'underline'].sort(),
    );
  });

  it('has an anchor for each', async () => {
    const { demos } = await loaded(files, '{{"demo": "Ride"}}');
    expect(demos[0]!.id).toBe('Ride');
    expect(demos[0]!.anchors).toEqual([
      'Ride.tsx',
      'Ride.js',
      'system-Ride.tsx',
      'system-Ride.js',
      'tailwind-Ride.tsx',
      'tailwind-Ride.js',
      'css-Ride.js',
    ]);
  });
});

describe('ids', () => {
  it('are unique where a demo is used twice, and where another has its name', async () => {
    const { demos } = await loaded(
      { 'Ride.tsx': ride('bike'), 'more/Ride.tsx': ride('more') },
      '{{"demo": "Ride.tsx"}}\n\n{{"demo": "Ride.tsx"}}\n\n{{"demo": "more/Ride.tsx"}}',
    );
    expect(demos.map(({ id }) => id)).toEqual(['Ride', 'Ride-2', 'Ride-3']);
    const all = demos.flatMap(({ id, anchors }) => [id, ...anchors]);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(demos.map(({ idPrefix }) => idPrefix)).size).toBe(3);
  });

  it('leave those of headings alone', async () => {
    const { demos } = await loaded({ 'ride.tsx': ride('bike') }, '## Ride\n\n{{"demo": "ride.tsx"}}');
    expect(demos[0]!.id).toBe('ride-2');
  });
});
