// Style sheets that many demos have, bundled apart from their code: each demo gets what it gets in one bundle of all, in the same
// order, with fonts and pictures, and nothing is left out of what a bundle was made from.
import { afterEach, expect, it } from 'vitest';
import { bundleDemos } from '../../src/bundle/bundle-demos.ts';
import { contextOf } from '../support/bundled-demos.ts';
import { libraries, library } from '../support/demo-libraries.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';
import { keptInMemory } from '../support/kept-in-memory.ts';

let site: DiskSite;
afterEach(() => site.remove());

const demos = ['bell/Bell', 'bell/Ring', 'bell/Dressed', 'horn/Horn', 'horn/Plain', 'rack/Rack', 'rack/Dressed'];
const files = {
  ...libraries,
  ...library(
    'styled',
    {
      'index.js': "export * from './bell.js';\nexport * from './horn.js';\n",
      'bell.js': "import './z.css';\nimport './bell.css';\nexport const bell = 'bell';\n",
      'horn.js': "import './z.css';\nimport './horn.css';\nexport const horn = 'horn';\n",
      'z.css': "@import './base.css';\n.z { color: red }",
      'base.css': '.base { background: url(./bell.svg) }',
      'bell.css': '.bell { color: gold }',
      'horn.css': '.horn { color: silver; background: url(https://example.com/horn.svg) }',
      'bell.svg': '<svg/>',
    },
    { type: 'module', sideEffects: ['*.css'] },
  ),
  'project/docs/bell/Bell.tsx': "import { bell } from 'styled';\nexport default () => bell;\n",
  'project/docs/bell/Ring.tsx': "import { bell } from 'styled';\nexport default () => bell + bell;\n",
  'project/docs/horn/Horn.tsx':
    "import './own.css';\nimport { horn } from 'styled';\nimport './more.css';\nexport default () => horn;\n",
  // What two groups share is bundled apart, too.
  'project/package.json': '{ "name": "velo", "sideEffects": ["*.css"] }',
  'project/shared/dress.ts': "import './dress.css';\nexport const dress = 'dress';\n",
  'project/shared/dress.css': "@import './thread.css';\n.dress { color: gold }",
  'project/shared/thread.css': '.thread { color: silver }',
  'project/docs/bell/Dressed.tsx': "import { dress } from '../../shared/dress.ts';\nexport default () => dress;\n",
  'project/docs/rack/Dressed.tsx': "import { dress } from '../../shared/dress.ts';\nexport default () => dress;\n",
  'project/docs/horn/Plain.tsx': "export default () => 'plain';\n",
  'project/docs/horn/own.css': "@import './part.css';\n.own { color: blue }",
  'project/docs/horn/part.css': '.part { color: green }',
  'project/docs/horn/more.css': "@import './part.css' screen;\n.z { color: blue }",
  'project/docs/rack/Rack.tsx': "import '../horn/own.css';\nexport default () => 'rack';\n",
};

async function bundled(kept?: ReturnType<typeof keptInMemory>, side: 'browser' | 'server' = 'browser') {
  return bundleDemos({
    context: contextOf(site, { publicPath: './' }),
    demos: demos.map((id) => ({ id, entry: site.path(`project/docs/${id}.tsx`), values: [] })),
    side,
    minify: true,
    groupSize: 1,
    ...(kept && { floors: kept.floors }),
  });
}

type Bundle = Awaited<ReturnType<typeof bundled>>;

const textOf = ({ files: made }: Bundle, name: string | undefined) =>
  Buffer.from(made.find(({ path }) => path === name)?.contents ?? '').toString();
const sheetsOf = (bundle: Bundle) => demos.map((id) => [id, textOf(bundle, bundle.sheets.get(id))] as const);
/** Everything that a reader loads, and what it is called. */
const filesOf = ({ files: made, modules, sheets }: Bundle) => ({
  modules: [...modules],
  sheets: [...sheets],
  files: made.map(({ path, contents }) => [path, Buffer.from(contents).toString()]),
});

it('gives each demo the style sheet of one bundle of all', async () => {
  site = diskSite(files);
  const kept = keptInMemory();
  const [apart, whole] = [await bundled(kept), await bundled()];
  expect(kept.counts.groups).toBe(3);
  expect(sheetsOf(apart)).toEqual(sheetsOf(whole));
  // In the order of their imports, and once for those that have the same.
  expect(textOf(apart, apart.sheets.get('horn/Horn'))).toMatch(/\.own.*\.base.*\.z.*\.horn.*\.part.*\.z/s);
  expect(apart.sheets.get('bell/Ring')).toBe(apart.sheets.get('bell/Bell'));
  expect(apart.sheets.has('horn/Plain')).toBe(false);
  const picture = /url\("?\.\/(bell\.\w+\.svg)/.exec(textOf(apart, apart.sheets.get('bell/Bell')))?.[1];
  expect(textOf(apart, picture)).toBe('<svg/>');
  for (const id of demos) expect([id, apart.sourcesOf(id)]).toEqual([id, whole.sourcesOf(id)]);
  expect([apart.inputs, apart.absent]).toEqual([whole.inputs, whole.absent]);
});

it.each([
  ['nothing', {}],
  ['a sheet that another one imports', { 'project/docs/horn/part.css': '.part { color: black }' }],
  [
    'the order of two',
    { 'project/docs/rack/Rack.tsx': "import '../horn/more.css';\nimport '../horn/own.css';\nexport default 1;\n" },
  ],
  ['a demo that has none any more', { 'project/docs/rack/Rack.tsx': 'export default 1;\n' }],
  [
    'a picture',
    {
      'project/node_modules/styled/bell.svg': '<svg></svg>',
      'project/node_modules/styled/package.json': '{ "version": "2.0.0", "type": "module", "sideEffects": ["*.css"] }',
    },
  ],
] as const)('builds after a change of %j what a build from nothing makes', async (_, change) => {
  site = diskSite(files);
  const kept = keptInMemory();
  await bundled(kept);
  site.write(change);
  expect(filesOf(await bundled(kept))).toEqual(filesOf(await bundled(keptInMemory())));
});

it('tells where a style sheet imports what is not there', async () => {
  site = diskSite({ ...files, 'project/docs/horn/part.css': "@import './gone.css';" });
  const [apart, whole] = [await bundled(keptInMemory()), await bundled()];
  expect([...apart.problems.keys()]).toEqual(['horn/Horn', 'rack/Rack']);
  expect([...apart.problems]).toEqual([...whole.problems]);
});

it('has nothing of style sheets on the server, where nobody sees them', async () => {
  site = diskSite(files);
  const { files: made, problems } = await bundled(undefined, 'server');
  expect([...problems]).toEqual([]);
  expect(made.filter(({ path, contents }) => path.endsWith('.css') && contents.length > 0)).toEqual([]);
  expect(made.map(({ path }) => path).filter((path) => path.endsWith('.svg'))).toEqual([]);
});
