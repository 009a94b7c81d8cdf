// Floors of a bundle: what folders of demos share is one module for all of them, nothing is lost of what it does, and what is left
// of an earlier build gives the same bytes as a build from nothing.
import { afterEach, expect, it } from 'vitest';
import { bundleDemos } from '../../src/bundle/bundle-demos.ts';
import { contextOf, textsOf } from '../support/bundled-demos.ts';
import { libraries, resultOf } from '../support/demo-libraries.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';
import { keptInMemory } from '../support/kept-in-memory.ts';

let site: DiskSite;
afterEach(() => site.remove());

const demos = ['front/Bell', 'front/Light', 'back/Bell', 'rack/Rack'] as const;
const files = {
  ...libraries,
  'project/package.json': '{ "name": "velo", "sideEffects": false }',
  'project/shared/setup.ts': "import { next } from 'counter';\nglobalThis.begun = `begun ${next()}`;\n",
  'project/shared/bells.ts': `import { next } from 'counter';
import sizes from './sizes.json';
import './bells.css';
export const ring = () => \`ring \${next()} of \${sizes.bell}\`;
export const bell = { rings: 0 };
export const unused = 'nobody rings this';
export default 'a bell';
`,
  'project/shared/index.ts':
    "export * from './bells.ts';\nexport { default as kind } from './bells.ts';\nexport const rest = 'the rest';\n",
  'project/shared/sizes.json': '{ "bell": 7, "rack": 9 }',
  'project/shared/bells.css': '.bell { color: gold }',
  'project/shared/frame.ts': 'export default ({ children }) => children;\n',
  'project/docs/front/Bell.tsx': `import { bell, ring } from '../../shared/index.ts';
import './own.css';
export default () => [globalThis.begun, ++bell.rings, ring()];
`,
  'project/docs/front/own.css': '.own { color: silver }',
  'project/docs/front/Light.tsx': "import { own } from './own.ts';\nexport default () => own;\n",
  'project/docs/front/own.ts': "export const own = 'only the front has this';\n",
  'project/docs/back/Bell.tsx': `import { bell, kind } from '../../shared/index.ts';
const sizes = () => import('../../shared/sizes.json');
export default async () => [kind, ++bell.rings, (await sizes()).default.rack];
`,
  'project/docs/rack/Rack.tsx': 'export default () => globalThis.begun;\n',
};

type Names = readonly string[];

async function bundled(kept: ReturnType<typeof keptInMemory> | undefined, names: Names = demos) {
  kept?.forgetCounts();
  return bundleDemos({
    context: contextOf(site, { publicPath: './' }),
    demos: names.map((id) => ({ id, entry: site.path(`project/docs/${id}.tsx`), values: [] })),
    setup: site.path('project/shared/setup.ts'),
    side: 'browser',
    minify: true,
    groupSize: 1,
    ...(kept && { floors: kept.floors }),
  });
}

type Bundle = Awaited<ReturnType<typeof bundled>>;

const run = ({ files: made, modules }: Bundle, name: string) => resultOf(site, made, modules.get(name)!);
const sheetOf = ({ files: made, sheets }: Bundle, name: string) =>
  Buffer.from(made.find(({ path }) => path === sheets.get(name))?.contents ?? '').toString();

it('does what one bundle of all does', async () => {
  site = diskSite(files);
  const [kept, whole] = [keptInMemory(), await bundled(undefined)];
  const apart = await bundled(kept);
  expect([...apart.problems, ...whole.problems]).toEqual([]);
  expect(kept.counts).toEqual({ graphs: 3, libraries: 1, shared: 1, groups: 3 });
  for (const name of demos) {
    expect([name, await run(apart, name)]).toEqual([name, await run(whole, name)]);
    expect(sheetOf(apart, name)).toBe(sheetOf(whole, name));
    expect(apart.sourcesOf(name)).toEqual(whole.sourcesOf(name));
  }
  expect([apart.inputs, apart.absent]).toEqual([whole.inputs, whole.absent]);
  expect(await run(apart, 'front/Bell')).toEqual(['begun 1', 1, 'ring 2 of 7']);
  // What nobody uses is in no file, and no file is there that nobody loads.
  expect(textsOf(apart).join()).not.toMatch(/nobody rings this|the rest/);
  const loaded = demos.flatMap((name) => [apart.modules.get(name)!, ...apart.imports.get(apart.modules.get(name)!)!]);
  const lazy = textsOf(apart).flatMap(([, text]) =>
    [...text!.matchAll(/import\("\.\/([^"]+)"/g)].map(([, name]) => name!),
  );
  expect(apart.files.map(({ path }) => path).filter((path) => path.endsWith('.js'))).toEqual(
    [...new Set([...loaded, ...lazy])].sort(),
  );
});

it('has one module of what folders share', async () => {
  site = diskSite(files);
  const { files: made, modules } = await bundled(keptInMemory());
  const both = `import { mount as front } from './${modules.get('front/Bell')}';
import { mount as back } from './${modules.get('back/Bell')}';
export const mount = async (...args) => [await front(...args), await back(...args)];
`;
  const entry = { path: 'both.js', contents: Buffer.from(both) };
  expect(await resultOf(site, [...made, entry], 'both.js')).toEqual([
    ['begun 1', 1, 'ring 2 of 7'],
    ['a bell', 2, 9],
  ]);
});

const steps: readonly (readonly [
  what: string,
  change: Readonly<Record<string, string>>,
  counts: object,
  names?: Names,
])[] = [
  ['nothing', {}, {}],
  [
    'a demo',
    { 'project/docs/front/Light.tsx': "import { own } from './own.ts';\nexport default () => own + '!';\n" },
    { graphs: 1, groups: 1 },
  ],
  ['what one folder has', { 'project/docs/front/own.ts': "export const own = 'changed';\n" }, { graphs: 1, groups: 1 }],
  [
    'what folders share',
    { 'project/shared/bells.ts': files['project/shared/bells.ts'].replace('rings: 0', 'rings: 5') },
    { graphs: 2, shared: 1, groups: 2 },
  ],
  [
    'a demo that shares what one folder had',
    { 'project/docs/rack/Rack.tsx': "import { own } from '../front/own.ts';\nexport default () => own;\n" },
    { graphs: 1, shared: 1 },
  ],
  [
    'a demo that uses another name of what is shared',
    { 'project/docs/rack/Rack.tsx': "import { unused } from '../../shared/bells.ts';\nexport default () => unused;\n" },
    { graphs: 1, shared: 1 },
  ],
  [
    'a demo that uses another library',
    { 'project/docs/rack/Rack.tsx': "import { ring } from 'modern';\nexport default () => ring();\n" },
    { graphs: 1, libraries: 1 },
  ],
  [
    'the setup',
    { 'project/shared/setup.ts': "globalThis.begun = 'begun otherwise';\n" },
    { graphs: 3, shared: 1, groups: 3 },
  ],
  [
    'other names of the same module, in another form',
    {
      'project/docs/front/Bell.tsx': `import * as all from '../../shared/index.ts';
import './own.css';
export default () => [all.bell, all.rest, all.unused];
`,
    },
    { graphs: 1, shared: 1 },
  ],
  [
    'an import for its effects alone, which were those of a name before',
    {
      'project/docs/front/Light.tsx': "import './own.ts';\nexport default () => 'dark';\n",
      'project/docs/front/own.ts': "globalThis.lit = 'yes';\nexport const own = 'own';\n",
    },
    { graphs: 1, groups: 1 },
  ],
  [
    'data that is shared',
    { 'project/shared/sizes.json': '{ "bell": 8, "rack": 10, "added": 1 }' },
    { graphs: 2, shared: 1, groups: 2 },
  ],
  [
    'what is required beside what is imported',
    {
      'project/docs/rack/Rack.tsx':
        "const { unused } = require('../../shared/bells.ts');\nexport default () => unused;\n",
    },
    { graphs: 1, shared: 1 },
  ],
  ['a style sheet that is shared', { 'project/shared/bells.css': '.bell { color: red }' }, { graphs: 2, groups: 2 }],
  ['a demo less', {}, { graphs: 1 }, demos.slice(1)],
  ['a folder less, with which others shared', {}, { shared: 1 }, ['front/Bell', 'front/Light', 'rack/Rack']],
  ['a file that comes first', { 'project/docs/front/own.ts.tsx': 'export {};\n' }, {}],
];

it.each(steps.map(([what, change, counts, names]) => ({ what, change, counts, names })))(
  'builds after a change of $what what a build from nothing makes',
  async ({ change, counts, names }) => {
    site = diskSite(files);
    const kept = keptInMemory();
    await bundled(kept);
    site.write(change);
    const again = await bundled(kept, names);
    expect([...again.problems]).toEqual([]);
    expect(kept.counts).toMatchObject(counts);
    const clean = await bundled(keptInMemory(), names);
    expect(textsOf(again)).toEqual(textsOf(clean));
    expect([...again.modules, ...again.sheets, ...again.imports]).toEqual([
      ...clean.modules,
      ...clean.sheets,
      ...clean.imports,
    ]);
    expect([again.inputs, again.absent]).toEqual([clean.inputs, clean.absent]);
  },
);

it('shares modules of any name, in a circle, too', async () => {
  const odd = 'it’s "odd" [$&] #1 (ü)';
  const importing = `import { ring, turns } from ${JSON.stringify(`../../shared/${odd}.ts`)};\nexport default () => [ring(2), ++turns.count];\n`;
  site = diskSite({
    ...files,
    [`project/shared/${odd}.ts`]: `import { again } from './circle.ts';
export const turns = { count: 0 };
export const ring = (times: number): string => times > 0 ? 'ring ' + again(times - 1) : 'end';
`,
    'project/shared/circle.ts': `import { ring } from ${JSON.stringify(`./${odd}.ts`)};\nexport const again = (times: number) => ring(times);\n`,
    'project/docs/front/Bell.tsx': importing,
    'project/docs/back/Bell.tsx': importing,
  });
  const kept = keptInMemory();
  const { problems, ...bundle } = await bundled(kept);
  expect([[...problems], kept.counts.shared]).toEqual([[], 1]);
  const made = { problems, ...bundle };
  expect([await run(made, 'front/Bell'), await run(made, 'back/Bell')]).toEqual([
    ['ring ring end', 1],
    ['ring ring end', 1],
  ]);
});

it('finds what is used of a module by its namespace, whatever the module is called', async () => {
  const reading = "import * as words from '../../shared/wörter.ts';\nexport default () => [words.one, words.two];\n";
  site = diskSite({
    ...files,
    'project/shared/wörter.ts':
      "export const one = 'eins';\nexport const two = 'zwei';\nexport const three = 'drei';\n",
    'project/docs/front/Bell.tsx': reading,
    'project/docs/back/Bell.tsx': reading,
  });
  const kept = keptInMemory();
  const bundle = await bundled(kept);
  expect([kept.counts.shared, await run(bundle, 'back/Bell')]).toEqual([1, ['eins', 'zwei']]);
  expect(textsOf(bundle).join()).not.toContain('drei');
});

it('gives no class of a style sheet twice', async () => {
  const sheet = (colour: string) => `.bell { color: ${colour} }`;
  const own = (text: string) => `import names from './own.module.css';\nexport default () => names.bell + '${text}';\n`;
  site = diskSite({
    ...files,
    'project/docs/front/own.module.css': sheet('red'),
    'project/docs/back/own.module.css': sheet('blue'),
    'project/docs/front/Bell.tsx': own('front'),
    'project/docs/back/Bell.tsx': own('back'),
  });
  const bundle = await bundled(keptInMemory());
  const [front, back] = [await run(bundle, 'front/Bell'), await run(bundle, 'back/Bell')] as [string, string];
  const [frontClass, backClass] = [front.replace('front', ''), back.replace('back', '')];
  expect(frontClass).not.toBe(backClass);
  expect(sheetOf(bundle, 'front/Bell')).toContain(`.${frontClass}{color:red}`);
  expect(sheetOf(bundle, 'back/Bell')).toContain(`.${backClass}{color`);
});
