// Demos that fail among demos that are bundled apart: the others are taken as they are kept, and what is said of those that fail is
// what one bundle of all says.
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { bundleDemos } from '../../src/bundle/bundle-demos.ts';
import type { ImportedValues } from '../../src/model/demo.ts';
import { contextOf, textsOf } from '../support/bundled-demos.ts';
import { libraries, resultOf } from '../support/demo-libraries.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';
import { keptInMemory } from '../support/kept-in-memory.ts';

let site: DiskSite;
afterEach(() => site.remove());

const files = {
  ...libraries,
  'project/package.json': '{ "name": "velo", "sideEffects": false }',
  'project/shared/bells.ts': "import { next } from 'counter';\nexport const ring = () => `ring ${next()}`;\n",
  'project/docs/front/Bell.tsx': "import { ring } from '../../shared/bells.ts';\nexport default () => ring();\n",
  'project/docs/front/Light.tsx': "export default () => 'light';\n",
  'project/docs/back/Bell.tsx': "import { ring } from '../../shared/bells.ts';\nexport default () => ring();\n",
  'project/docs/rack/Rack.tsx': "export default () => 'rack';\n",
};
// In another order than that of their groups.
const names = ['rack/Rack', 'back/Bell', 'front/Light', 'front/Bell'];

interface Options {
  readonly ids?: readonly string[];
  readonly values?: readonly ImportedValues[];
  readonly readText?: (path: string) => Promise<string>;
}

async function bundled(
  kept: ReturnType<typeof keptInMemory> | undefined,
  { ids = names, values = [], readText = (path) => readFile(path, 'utf8') }: Options = {},
) {
  kept?.forgetCounts();
  return bundleDemos({
    context: contextOf(site, { publicPath: './', readText }),
    demos: ids.map((id) => ({ id, entry: site.path(`project/docs/${id}.tsx`), values })),
    side: 'browser',
    minify: true,
    groupSize: 1,
    ...(kept && { floors: kept.floors }),
  });
}

type Bundle = Awaited<ReturnType<typeof bundled>>;

const raise = (message: string): never => {
  throw new Error(message);
};

const light = 'project/docs/front/Light.tsx';
const rack = 'project/docs/rack/Rack.tsx';
const shared = 'project/shared/bells.ts';
const faults: readonly (readonly [
  what: string,
  change: Readonly<Record<string, string>>,
  failing: readonly string[],
])[] = [
  ['a demo with an error in it', { [light]: 'export default () => {' }, ['front/Light']],
  ['a demo without a component', { [light]: 'export const light = 1;\n' }, ['front/Light']],
  ['a demo that imports no package', { [light]: "import 'lihgt';\nexport default () => 1;\n" }, ['front/Light']],
  [
    'the first demo of a group, which gives the group its name',
    { 'project/docs/front/Bell.tsx': 'export default () => {' },
    ['front/Bell'],
  ],
  ['all demos of a group', { [rack]: 'export default () => {' }, ['rack/Rack']],
  [
    'demos of two groups, and one that imports one of them',
    {
      [light]: 'export default () => {',
      'project/docs/back/Bell.tsx': "import Light from '../front/Light.tsx';\nexport default () => Light();\n",
      [rack]: "import './none.ts';\nexport default () => 1;\n",
    },
    ['back/Bell', 'front/Light', 'rack/Rack'],
  ],
  ['what two demos share', { [shared]: 'export const ring = () => {' }, ['back/Bell', 'front/Bell']],
  [
    'what two demos share, without the name that they import',
    { [shared]: 'export const bell = 1;\n' },
    ['back/Bell', 'front/Bell'],
  ],
  [
    'a demo that imports a name which a library does not have, beside one with an error in it',
    { [light]: 'export default () => {', [rack]: "import { none } from 'modern';\nexport default () => none;\n" },
    ['front/Light', 'rack/Rack'],
  ],
  [
    'all demos',
    Object.fromEntries(names.map((name) => [`project/docs/${name}.tsx`, 'export default () => {'])),
    [...names].sort(),
  ],
];

it.each(faults.map(([what, change, failing]) => ({ what, change, failing })))(
  'says of $what what one bundle of all says, and bundles the others',
  async ({ change, failing }) => {
    site = diskSite(files);
    const kept = keptInMemory();
    await bundled(kept);
    site.write(change);
    const broken = await bundled(kept);
    const [whole, clean] = [await bundled(undefined), await bundled(keptInMemory())];
    const problemsOf = ({ problems }: Bundle) => Object.fromEntries(problems);
    expect([...broken.problems.keys()].sort()).toEqual(failing);
    expect(problemsOf(broken)).toEqual(problemsOf(whole));
    expect(problemsOf(broken)).toEqual(problemsOf(clean));
    expect(textsOf(broken)).toEqual(textsOf(clean));
    for (const [name, module] of whole.modules)
      expect(await resultOf(site, broken.files, broken.modules.get(name)!)).toEqual(
        await resultOf(site, whole.files, module),
      );
    site.write(Object.fromEntries(Object.keys(change).map((path) => [path, files[path as keyof typeof files]])));
    const mended = await bundled(kept);
    expect([[...mended.problems], textsOf(mended)]).toEqual([[], textsOf(await bundled(keptInMemory()))]);
  },
);

it('counts all demos that a fault of a shared file concerns, where a build in between knows one group better', async () => {
  site = diskSite({
    ...files,
    'project/shared/base.ts': 'export const x = () => 1;\nexport const y = 2;\n',
    [shared]: "import { x } from './base.ts';\nexport const ring = () => x();\n",
  });
  const kept = keptInMemory();
  await bundled(kept);
  // The group of the one demo is bundled anew, that of the other could be mended.
  site.write({
    'project/shared/base.ts': 'export const y = 2;\n',
    [light]: "import { y } from '../../shared/base.ts';\nexport default () => y;\n",
  });
  const [broken, clean] = [await bundled(kept), await bundled(keptInMemory())];
  expect([...clean.problems.keys()].sort()).toEqual(['back/Bell', 'front/Bell']);
  expect(Object.fromEntries(broken.problems)).toEqual(Object.fromEntries(clean.problems));
});

it('bundles the same where a library lacks a name, whatever failed before it', async () => {
  site = diskSite({
    ...files,
    'project/docs/front/own.ts': "export const own = 'own';\n",
    [light]: "import { own } from './own.ts';\nexport default () => own;\n",
  });
  const kept = keptInMemory();
  await bundled(kept);
  site.write({ [rack]: "import { none } from 'modern';\nexport default () => none;\n" });
  await bundled(kept);
  site.write({ 'project/docs/front/own.ts': 'export const other = 1;\n' });
  const [broken, clean] = [await bundled(kept), await bundled(keptInMemory())];
  expect([...clean.problems.keys()].sort()).toEqual(['front/Light', 'rack/Rack']);
  expect(Object.fromEntries(broken.problems)).toEqual(Object.fromEntries(clean.problems));
  expect(textsOf(broken)).toEqual(textsOf(clean));
});

// Folders by numbers that their names give: of eight groups, front and pedal have two, of four they would share one.
it('leaves the others in their groups, of which there were fewer without those that fail', async () => {
  const five = [...names, 'pedal/Pedal'];
  site = diskSite({ ...files, 'project/docs/pedal/Pedal.tsx': "export default () => 'pedal';\n" });
  const kept = keptInMemory();
  await bundled(kept, { ids: five });
  expect(kept.counts.groups).toBe(4);
  site.write({ [rack]: 'export default () => {' });
  const broken = await bundled(kept, { ids: five });
  expect([[...broken.problems.keys()], kept.counts.graphs, kept.counts.groups]).toEqual([['rack/Rack'], 0, 0]);
});

it('blames no demo for what it hands on', async () => {
  site = diskSite({ ...files, [light]: 'export default () => {' });
  const broken = await bundled(keptInMemory(), { values: [{ specifier: '#nowhere', names: ['none'] }] });
  expect([...broken.problems.keys()]).toEqual(['front/Light']);
  expect([...broken.modules.keys()].sort()).toEqual(['back/Bell', 'front/Bell', 'rack/Rack']);
});

it('hears of a plugin or a disk that fails in another way than a bundle does', async () => {
  site = diskSite({ ...files, [light]: 'export default () => {' });
  const kept = keptInMemory();
  const graphs = { ...kept.floors.graphs, get: () => raise('The disk is gone.') };
  await expect(bundled({ ...kept, floors: { ...kept.floors, graphs } })).rejects.toThrow('The disk is gone.');
});

it('tells of an error that is saved while imports are looked at', async () => {
  site = diskSite({
    ...files,
    [light]: "import { ring } from '../../shared/bells.ts';\nexport default () => ring();\n",
  });
  const file = site.path(light);
  let reads = 0;
  const { problems } = await bundled(keptInMemory(), {
    readText(path) {
      if (path === file && ++reads === 2) writeFileSync(file, 'export default () => {');
      return readFile(path, 'utf8');
    },
  });
  expect([...problems.keys()]).toEqual(['front/Light']);
});

it('takes the other demos as they are kept, in each build', async () => {
  site = diskSite(files);
  const kept = keptInMemory();
  await bundled(kept);
  site.write({ [light]: 'export default () => {' });
  await bundled(kept);
  // Its group is another without it.
  expect(kept.counts).toEqual({ graphs: 1, libraries: 0, shared: 0, groups: 1 });
  await bundled(kept);
  expect(kept.counts).toEqual({ graphs: 0, libraries: 0, shared: 0, groups: 0 });
});
