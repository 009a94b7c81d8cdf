// Demos that are linked with finished libraries do what they do with the libraries in their own bundle, whatever kinds of
// modules these are; where libraries cannot be linked, they are bundled as ever.
import { afterEach, expect, it } from 'vitest';
import { bundleDemos } from '../../src/bundle/bundle-demos.ts';
import type { DemoBundleOptions } from '../../src/bundle/built-demos.ts';
import { bundleLibraries, importedLibraries } from '../../src/bundle/bundle-libraries.ts';
import type { BundleContext } from '../../src/bundle/common-options.ts';
import type { Libraries } from '../../src/bundle/linked-libraries.ts';
import { contextOf } from '../support/bundled-demos.ts';
import { demo, libraries, library, own, resultOf } from '../support/demo-libraries.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';
import { keptInMemory } from '../support/kept-in-memory.ts';

let site: DiskSite;
afterEach(() => site.remove());

const entryOf = (path: string) => ({ id: path.replace(/\.\w+$/, ''), entry: site.path(path) });

async function linked(context: BundleContext, paths: readonly string[]) {
  const demos = paths.map(entryOf);
  const found = await importedLibraries(context, demos, undefined);
  const made = await bundleLibraries(context, found);
  const { sheets } = keptInMemory().floors;
  const link = (modules: Libraries | undefined, more: Partial<DemoBundleOptions> = {}) =>
    bundleDemos({
      context,
      demos,
      side: 'browser',
      minify: false,
      sourceMaps: true,
      libraries: modules,
      sheets,
      ...more,
    });
  return { found, made, link };
}

const context = (more: Partial<BundleContext> = {}) => contextOf(site, { publicPath: './', ...more });

it('does what it does with its libraries in its own bundle', async () => {
  site = diskSite({ ...libraries, 'project/docs/Demo.tsx': demo, 'project/docs/own.ts': own });
  const { found, made, link } = await linked(context(), ['project/docs/Demo.tsx']);
  expect(found.map((path) => path.slice(site.path('project/node_modules/').length))).toEqual([
    'compiled/index.js',
    'counter/index.js',
    'modern/index.js',
    'plain/index.js',
    'polyfill/index.js',
  ]);
  const [apart, whole] = [await link(made!.modules), await link(undefined)];
  expect([...apart.problems, ...whole.problems, ...apart.unlinked]).toEqual([]);
  const module = apart.modules.get('project/docs/Demo')!;
  const isIn = (text: string) => apart.files.some(({ contents }) => Buffer.from(contents).toString().includes(text));
  expect([isIn('own ${'), isIn('ring ${'), isIn('compiled ${')]).toEqual([true, false, false]);
  const results = [
    await resultOf(site, [...made!.files, ...apart.files], module),
    await resultOf(site, whole.files, whole.modules.get('project/docs/Demo')!),
  ];
  expect(results[0]).toEqual(results[1]);
  expect(results[0]).toContain('own 4');
});

it('bundles its libraries as ever where one of them is new, and says which', async () => {
  site = diskSite({
    ...libraries,
    'project/docs/Old.tsx': "import { next } from 'counter';\nexport default () => next();\n",
    'project/docs/New.tsx':
      "import { next } from 'counter';\nimport plain from 'plain';\nexport default () => [next(), plain()];\n",
  });
  const { made } = await linked(context(), ['project/docs/Old.tsx']);
  const { link } = await linked(context(), ['project/docs/New.tsx']);
  const bundle = await link(made!.modules);
  expect(bundle.unlinked).toEqual([site.path('project/node_modules/plain/index.js')]);
  expect(await resultOf(site, bundle.files, bundle.modules.get('project/docs/New')!)).toEqual([1, 'plain']);
});

it('tells a misspelled import as a bundle with libraries does', async () => {
  site = diskSite({
    ...libraries,
    'project/docs/Demo.tsx': "import { rang } from 'modern';\nexport default () => rang();\n",
  });
  const { made, link } = await linked(context(), ['project/docs/Demo.tsx']);
  const problemsWith = async (modules: Libraries | undefined) => [...(await link(modules)).problems];
  const problems = await problemsWith(made!.modules);
  expect(JSON.stringify(problems)).toContain('No matching export');
  expect(problems).toEqual(await problemsWith(undefined));
});

it('tells it without a look at the libraries, of the site’s own modules, too', async () => {
  site = diskSite({
    ...libraries,
    'project/docs/own.ts': own,
    'project/docs/Library.tsx': "import { rang } from 'modern';\nexport default () => rang();\n",
    'project/docs/Through.tsx': "import { rang } from './own';\nexport default () => rang();\n",
  });
  const { made, link } = await linked(context(), ['project/docs/Library.tsx', 'project/docs/Through.tsx']);
  // Whoever reads it now finds the name.
  site.write({ 'project/node_modules/modern/index.js': 'export const rang = () => 1;\n' });
  const { problems } = await link(made!.modules);
  expect([...problems.keys()].sort()).toEqual(['project/docs/Library', 'project/docs/Through']);
  expect(JSON.stringify([...problems])).toMatch(/No matching export in .*modern.*No matching export in .*own\.ts/);
});

it('takes what a script without exports gives to whoever imports from it', async () => {
  site = diskSite({
    ...libraries,
    'project/docs/Demo.tsx':
      "import whole from 'polyfill';\nimport { part } from 'polyfill';\nexport default () => [typeof whole, typeof part];\n",
  });
  const { made, link } = await linked(context(), ['project/docs/Demo.tsx']);
  const [apart, whole] = [await link(made!.modules), await link(undefined)];
  expect([...apart.problems]).toEqual([...whole.problems]);
  const results = [apart, whole].map((bundle) =>
    resultOf(site, [...made!.files, ...bundle.files], bundle.modules.get('project/docs/Demo')!),
  );
  expect(await results[0]).toEqual(await results[1]);
});

it('takes a name that a library hands on from CommonJS, which no list holds', async () => {
  site = diskSite({
    ...libraries,
    ...library('hands-on', { 'index.js': "export * from 'compiled';\nexport const more = 'more';\n" }),
    ...library('hands-that-on', { 'index.js': "export * from './all.js';\n", 'all.js': "export * from 'hands-on';\n" }),
    'project/docs/Demo.tsx': "import { more, named } from 'hands-on';\nexport default () => [more, named];\n",
    'project/docs/Far.tsx': "import { more, named } from 'hands-that-on';\nexport default () => [more, named];\n",
    'project/docs/own.ts': "export * from 'hands-on';\n",
    'project/docs/Through.tsx': "import { more, named } from './own';\nexport default () => [more, named];\n",
  });
  for (const name of ['Demo', 'Far', 'Through']) {
    const { made, link } = await linked(context(), [`project/docs/${name}.tsx`]);
    const bundle = await link(made!.modules);
    expect([...bundle.problems], name).toEqual([]);
    const files = [...made!.files, ...bundle.files];
    expect(await resultOf(site, files, bundle.modules.get(`project/docs/${name}`)!), name).toEqual(['more', 'named']);
  }
});

it('links a library that brings style sheets, and each demo has those of what it imports, in the order of its imports', async () => {
  site = diskSite({
    ...libraries,
    ...library(
      'styled',
      {
        'index.js': "import './z.css';\nimport './bell.css';\nexport const styled = 'styled';\n",
        'z.css': '.z { color: red }',
        'bell.css': '.bell { background: url(./bell.svg) }',
        'bell.svg': '<svg/>',
      },
      { type: 'module', sideEffects: ['*.css'] },
    ),
    ...library('named', {
      'index.js': "require('./named.css');\nexports.named = 'named';\n",
      'named.css': '.named { top: 0 }',
    }),
    'project/docs/own.css': '.own { color: blue }',
    'project/docs/Demo.tsx':
      "import './own.css';\nimport { styled } from 'styled';\nimport { named } from 'named';\nexport default () => [styled, named];\n",
    'project/docs/Plain.tsx': "import plain from 'plain';\nexport default () => plain();\n",
  });
  const demos = ['project/docs/Demo.tsx', 'project/docs/Plain.tsx'];
  const { made, link } = await linked(context(), demos);
  const [apart, whole] = [await link(made!.modules), await link(undefined, { sheets: undefined })];
  expect([...apart.problems, ...apart.unlinked]).toEqual([]);
  expect(made!.files.filter(({ path }) => !path.endsWith('.js'))).toEqual([]);
  const sheetOf = ({ files, sheets }: typeof whole, id: string) =>
    Buffer.from(files.find(({ path }) => path === sheets.get(id))?.contents ?? '').toString();
  expect(sheetOf(apart, 'project/docs/Demo')).toMatch(/\.own.*\.z.*\.bell.*\.named/s);
  // The bundler names its entry point in a comment at the end.
  const [text] = sheetOf(apart, 'project/docs/Demo').split('/* style-sheets:');
  expect(text!.trim()).toBe(sheetOf(whole, 'project/docs/Demo').trim());
  expect(apart.sheets.has('project/docs/Plain')).toBe(false);
  const [picture] = /bell\.\w+\.svg/.exec(sheetOf(apart, 'project/docs/Demo'))!;
  expect(apart.files.map(({ path }) => path)).toContain(picture);
  const files = [...made!.files, ...apart.files];
  expect(await resultOf(site, files, apart.modules.get('project/docs/Demo')!)).toEqual(['styled', 'named']);
});

it('leaves out a library whose classes the bundler names, and one that cannot be bundled', async () => {
  site = diskSite({
    ...libraries,
    ...library('styled', {
      'index.js': "import names from './bell.module.css';\nexport const styled = names.bell;\n",
      'bell.module.css': '.bell { color: gold }',
    }),
    ...library('broken', { 'index.js': "import 'nowhere';\n" }),
    'project/docs/Demo.tsx': "import 'broken';\nimport 'styled';\nimport 'plain';\nexport default () => 1;\n",
  });
  const { made } = await linked(context(), ['project/docs/Demo.tsx']);
  expect([...made!.modules.keys()].map((path) => path.split('/').at(-2))).toEqual(['plain']);
});

it('links nothing where a library uses a file of the site’s own, which may be saved', async () => {
  site = diskSite({
    ...libraries,
    'project/own/counter.ts': 'export const next = () => 7;\n',
    'project/docs/Demo.tsx': "import { ring } from 'modern';\nexport default () => ring();\n",
  });
  const aliased = context({ aliases: { counter: site.path('project/own/counter.ts') } });
  expect((await linked(aliased, ['project/docs/Demo.tsx'])).made).toBeUndefined();
});
