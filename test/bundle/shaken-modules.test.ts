// Libraries that are bundled apart from a built site's demos: demos do what they do with all in one bundle, load nothing that
// they do not use, and a build that has the libraries from before gives the same bytes as one that makes them.
import { afterEach, describe, expect, it } from 'vitest';
import { bundleDemos } from '../../src/bundle/bundle-demos.ts';
import type { BundleContext } from '../../src/bundle/common-options.ts';
import { namesIn } from '../../src/bundle/imported-names.ts';
import { handedOn } from '../../src/bundle/entry-outputs.ts';
import { contextOf, textsOf } from '../support/bundled-demos.ts';
import { demo, libraries, library, own, resultOf } from '../support/demo-libraries.ts';
import { keptInMemory } from '../support/kept-in-memory.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
let kept = keptInMemory();
afterEach(() => site.remove());

/** Bundles demos of `docs`; what was made of libraries before is there again unless it is thrown away. */
async function bundled(
  names: readonly string[],
  { isApart = true, ...more }: Partial<BundleContext> & { readonly isApart?: boolean } = {},
) {
  kept.forgetCounts();
  const bundle = await bundleDemos({
    context: contextOf(site, { publicPath: './', ...more }),
    demos: names.map((name) => ({ id: name, entry: site.path(`project/docs/${name}.tsx`) })),
    side: 'browser',
    minify: true,
    ...(isApart && { floors: kept.floors }),
  });
  const textOf = (name: string) => {
    const file = bundle.modules.get(name)!;
    return [file, ...(bundle.imports.get(file) ?? [])]
      .map((one) => Buffer.from(bundle.files.find(({ path }) => path === one)!.contents).toString())
      .join('\n');
  };
  return {
    ...bundle,
    wasMade: kept.counts.libraries > 0,
    textOf,
    run: (name: string) => resultOf(site, bundle.files, bundle.modules.get(name)!),
  };
}

it('does what it does with all in one bundle, whatever kinds of modules libraries are', async () => {
  kept = keptInMemory();
  const withoutQuotes = (text: string) => text.replaceAll(/'a-ring'/g, 'aRing');
  site = diskSite({
    ...Object.fromEntries(Object.entries(libraries).map(([path, text]) => [path, withoutQuotes(text)])),
    'project/docs/Demo.tsx': withoutQuotes(demo),
    'project/docs/own.ts': own,
  });
  const [apart, whole] = [await bundled(['Demo']), await bundled(['Demo'], { isApart: false })];
  expect(apart.wasMade).toBe(true);
  expect([...apart.problems, ...whole.problems]).toEqual([]);
  expect(await apart.run('Demo')).toEqual(await whole.run('Demo'));
  expect(apart.inputs).toEqual(whole.inputs);
  expect(apart.sourcesOf('Demo')).toEqual(whole.sourcesOf('Demo'));
});

/** So much that it is not worth to spare a request with it. */
const much = 'ding dong '.repeat(2000);

/** A library of two parts, of which one does something when it is loaded. */
const parts = library(
  'parts',
  {
    'index.js': "export * from './bell.js';\nexport * from './horn.js';\nexport const unused = 'unused';\n",
    'bell.js': `import './bell.css';\nexport const bell = () => 'the sound of a bell ${much}'.slice(0, 19);\n`,
    'horn.js': `export const horn = () => 'the sound of a horn ${much}'.slice(0, 19);\n`,
    'bell.css': '.bell { color: gold }',
  },
  { type: 'module', sideEffects: ['*.css'] },
);

const twoDemos = {
  ...libraries,
  ...parts,
  'project/docs/Bell.tsx': "import { bell } from 'parts';\nexport default () => bell();\n",
  'project/docs/Horn.tsx': "import * as parts from 'parts';\nexport default () => parts.horn();\n",
};

it('gives a demo of a library what it uses, the style sheets of its modules among it', async () => {
  kept = keptInMemory();
  site = diskSite(twoDemos);
  const bundle = await bundled(['Bell', 'Horn']);
  expect(bundle.wasMade).toBe(true);
  expect([bundle.textOf('Bell').includes('of a bell'), bundle.textOf('Bell').includes('of a horn')]).toEqual([
    true,
    false,
  ]);
  expect([bundle.textOf('Horn').includes('of a horn'), bundle.textOf('Horn').includes('of a bell')]).toEqual([
    true,
    false,
  ]);
  expect(textsOf(bundle).join()).not.toContain('unused');
  const whole = await bundled(['Bell', 'Horn'], { isApart: false });
  const sheetOf = ({ sheets, files }: typeof whole) =>
    Buffer.from(files.find(({ path }) => path === sheets.get('Bell'))!.contents).toString();
  expect(sheetOf(bundle)).toBe(sheetOf(whole));
  expect(await bundle.run('Bell')).toBe('the sound of a bell');
});

it('has the style sheets that CommonJS brings, in the order of one bundle of all', async () => {
  kept = keptInMemory();
  site = diskSite({
    ...libraries,
    // As packages bring the names of their classes.
    ...library('styled', {
      'index.js':
        "require('./parts.js');\nrequire('./bell.css');\nexports.__esModule = true;\nexports.default = { bell: 'bell' };\n",
      'parts.js': "require('./parts.css');\n",
      'bell.css': '.bell { color: gold }',
      'parts.css': '.bell { color: silver; margin: 0 }',
    }),
    'project/docs/own.css': '.bell { color: red }',
    'project/docs/Demo.tsx':
      "import './own.css';\nimport names from 'styled';\nexport default () => names.default?.bell ?? names.bell;\n",
  });
  const [apart, whole] = [await bundled(['Demo']), await bundled(['Demo'], { isApart: false })];
  expect(apart.wasMade).toBe(true);
  const sheetOf = ({ sheets, files }: typeof whole) =>
    Buffer.from(files.find(({ path }) => path === sheets.get('Demo'))?.contents ?? '').toString();
  expect(sheetOf(apart)).toMatch(/red.*silver.*gold/s);
  expect(sheetOf(apart)).toBe(sheetOf(whole));
  expect([await apart.run('Demo'), await whole.run('Demo')]).toEqual(['bell', 'bell']);
});

it('runs a library that is loaded late for what it does, and one without names', async () => {
  kept = keptInMemory();
  site = diskSite({
    ...libraries,
    ...library('late', { 'index.js': "globalThis.late = 'came';\nexport const unused = 1;\n" }, { type: 'module' }),
    ...library('nameless', { 'index.js': "globalThis.nameless = 'came, too';\n" }, { type: 'module' }),
    'project/docs/Demo.tsx': `export default async () => {
  await import('late');
  await import('nameless');
  return [globalThis.late, globalThis.nameless];
};
`,
  });
  const bundle = await bundled(['Demo']);
  expect([bundle.wasMade, await bundle.run('Demo')]).toEqual([true, ['came', 'came, too']]);
});

it('gives a library the classes that its style sheet has, where their names are the bundler’s', async () => {
  kept = keptInMemory();
  site = diskSite({
    ...libraries,
    ...library(
      'dressed',
      {
        'index.js': "import names from './bell.module.css';\nexport const name = names.bell;\n",
        'bell.module.css': '.horn { color: silver }\n.bell { color: gold }',
      },
      { type: 'module' },
    ),
    'project/docs/Demo.tsx':
      "import { name } from 'dressed';\nimport classes from './own.module.css';\nexport default () => [name, classes.own];\n",
    // The shortest name is that of the class which is named most.
    'project/docs/own.module.css':
      '.own { color: red }\n.own b { margin: 0 }\n.own i { margin: 0 }\n.own u { margin: 0 }',
  });
  const bundle = await bundled(['Demo']);
  const sheet = Buffer.from(bundle.files.find(({ path }) => path === bundle.sheets.get('Demo'))!.contents).toString();
  const [name, ownName] = (await bundle.run('Demo')) as [string, string];
  expect(sheet).toContain(`.${name}{color:gold}`);
  expect(sheet).toContain(`.${ownName}{color:red}`);
});

it('makes libraries once while demos use the same of them, with the bytes of a build from nothing', async () => {
  kept = keptInMemory();
  site = diskSite(twoDemos);
  const demos = ['Bell', 'Horn'];
  const steps: readonly (readonly [name: string, text: string, isMadeAgain: boolean])[] = [
    ['Bell', "import { bell } from 'parts';\nexport default () => bell() + '!';\n", false],
    ['Horn', "import { horn } from 'parts';\nexport default () => horn();\n", false],
    ['Horn', "import { bell } from 'parts';\nexport default () => bell();\n", true],
    [
      'Horn',
      "import { horn } from 'parts';\nimport { next } from 'counter';\nexport default () => horn() + next();\n",
      true,
    ],
    ['Horn', "import { missing } from 'parts';\nexport default () => missing();\n", false],
    ['Horn', "import { horn, type Loud } from 'parts';\nexport default () => horn() as Loud;\n", true],
    ['Horn', "const parts = () => import('parts');\nexport default async () => (await parts()).horn();\n", true],
  ];
  await bundled(demos);
  for (const [name, text, isMadeAgain] of steps) {
    site.write({ [`project/docs/${name}.tsx`]: text });
    const again = await bundled(demos);
    expect([text, again.wasMade]).toEqual([text, isMadeAgain]);
    const before = kept;
    kept = keptInMemory();
    const clean = await bundled(demos);
    kept = before;
    expect(textsOf(again)).toEqual(textsOf(clean));
    expect([...again.problems]).toEqual([...clean.problems]);
  }
});

it('bundles all at once where a library uses a file of the site’s own, and where plugins or names of classes may stand between', async () => {
  site = diskSite({
    ...libraries,
    'project/own/counter.ts': 'export const next = () => 7;\n',
    'project/docs/Demo.tsx': "import { ring } from 'modern';\nexport default () => ring();\n",
  });
  for (const more of [
    { aliases: { counter: site.path('project/own/counter.ts') } },
    { plugins: [{ name: 'between', setup: () => undefined }] },
    { loaders: { '.local.css': 'local-css' } },
  ]) {
    kept = keptInMemory();
    const bundle = await bundled(['Demo'], more);
    expect([bundle.wasMade, [...bundle.problems]]).toEqual([false, []]);
    expect(await bundle.run('Demo')).toMatch(/^ring [17]$/);
  }
});

describe('the names that a module imports', () => {
  it.each([
    ['import a, { b, c as d } from "x";\n', ['default', 'b', 'c']],
    ['import { b } from "x";\nexport { c as d } from "x";\n', ['b', 'c']],
    ['import "x";\n', []],
    ['import { b } from "xy";\n', 'all'],
    ["import { b } from '\\x78';\n", 'all'],
    ['import * as all from "x";\nconsole.log(all.one, all . two);\n', ['one', 'two']],
    ['import * as $ from "x";\nconsole.log($.one, own$.two);\n', ['one']],
    ['import * as all from "x";\nconsole.log(all[name], all.one);\n', 'all'],
    ['import * as all from "x";\nexport { all };\n', 'all'],
    ['import * as all from "x";\nconsole.log(all?.one);\n', 'all'],
    ['import * as all from "x";\nconsole.log(all.größe);\n', 'all'],
    ['import { größe } from "x";\nconsole.log(größe);\n', 'all'],
    ['import größe from "x";\nconsole.log(größe);\n', 'all'],
    ['import * as wörter from "x";\nconsole.log(wörter.one);\n', 'all'],
    ['export * from "x";\n', 'all'],
    ['const x = await import("x");\n', 'all'],
    ['import { "a-b" as c } from "x";\n', 'all'],
    ['import { b } from "x";\nconst text = "x";\n', 'all'],
  ])('of %j are %j', (text, names) => expect(namesIn(text, 'x')).toEqual(names));
});

describe('what an entry point hands on', () => {
  const isPure = (url: string) => url !== '/effect.js';
  it.each([
    ['import{a as e}from"/c.js";export{e as d};', { url: '/c.js', name: 'a' }],
    [
      'import {\n  bell\n} from "/c.js";\nimport "/pure.js";\nexport {\n  bell as d\n};\n',
      { url: '/c.js', name: 'bell' },
    ],
    ['// node_modules/a.js\nimport{a}from"/c.js";export{a as d};', { url: '/c.js', name: 'a' }],
    ['import{a as e}from"/c.js";import"/effect.js";export{e as d};', undefined],
    ['import{a as e,b as f}from"/c.js";export{e as d};', undefined],
    ['import{a as e}from"/c.js";e();export{e as d};', undefined],
    ['var e=1;export{e as d};', undefined],
  ])('of %j is %j', (code, found) => expect(handedOn(code, isPure)).toEqual(found));
});
