// Whose fault it is that demos cannot be bundled, and what finding that out costs.
import type { Plugin } from 'esbuild';
import { afterEach, expect, it } from 'vitest';
import { sentenceOf } from '../../src/report/sentences.ts';
import { bundledDemos, plainIslands } from '../support/bundled-demos.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

const numbers = Array.from({ length: 40 }, (_, index) => index);
const demos = numbers.map((index) => `project/content/Demo${index}.js`);
const fine = 'project/content/Fine.js';

/** Bundles forty demos that import `lib.js`, which imports `helper.js`, and one that imports neither. */
async function bundled(more: Readonly<Record<string, string>>, setup: Plugin['setup'] = () => undefined) {
  site = diskSite({
    ...plainIslands,
    'project/package.json': '{ "type": "module" }',
    ...Object.fromEntries(demos.map((path) => [path, "import { help } from 'lib';\nexport default () => help();\n"])),
    'project/content/lib.js': "export { help } from './helper';\n",
    'project/content/helper.js': 'export const help = () => 1;\n',
    [fine]: 'export default () => 2;\n',
    ...more,
  });
  let bundles = 0;
  const counting: Plugin = {
    name: 'counting',
    setup(build) {
      if (build.initialOptions.bundle) bundles++;
      return setup(build);
    },
  };
  const result = await bundledDemos(site, [...demos, fine], {
    plugins: [counting],
    aliases: { lib: site.path('project/content/lib') },
  });
  const problems = new Set([...result.problems.values()].flat());
  return { modules: [...result.modules.keys()], failed: result.problems.size, problems: [...problems], bundles };
}

const helper = 'project/content/helper.js';

it('one bad import in a file that demos share is one problem, found by one bundle more', async () => {
  const { modules, failed, problems, bundles } = await bundled({ [helper]: "export { help } from './gone';\n" });
  expect(modules).toEqual(['project/content/Fine']);
  expect(failed).toBe(40);
  expect(problems).toEqual([
    expect.objectContaining({
      rule: 'demo-import-missing',
      file: 'content/helper.js',
      line: 1,
      specifier: './gone',
      others: 39,
    }),
  ]);
  expect(problems.map(sentenceOf)).toEqual(['The import "./gone" leads nowhere. 40 demos wait for it.']);
  // Two that fail, for the file may have been mended, the one that tells, and the one without these demos.
  expect(bundles).toBe(4);
});

it('each demo has the problems of the files that it imports, and no others', async () => {
  const { failed, problems, modules } = await bundled({
    [helper]: 'export const = 1;\n',
    'project/content/other.js': "import './nothing';\nexport const help = 1;\n",
    [demos[1]!]: "import { help } from './other';\nexport default () => help;\n",
    [demos[2]!]: "import { help } from './other';\nimport './lib';\nexport default () => help;\n",
  });
  expect([modules, failed]).toEqual([['project/content/Fine'], 40]);
  expect(problems).toEqual([
    expect.objectContaining({ rule: 'demo-compile', file: 'content/helper.js', line: 1, others: 38 }),
    expect.objectContaining({ rule: 'demo-import-missing', file: 'content/other.js', others: 1 }),
  ]);
});

it('a style sheet is a file like others', async () => {
  const { failed, problems } = await bundled({
    [helper]: "import './look.css';\nexport const help = () => 1;\n",
    'project/content/look.css': "@import './base.css';\n",
    'project/content/base.css': "p { background: url('./gone.png'); }\n",
  });
  expect(failed).toBe(40);
  expect(problems).toEqual([
    expect.objectContaining({
      rule: 'demo-import-missing',
      file: 'content/base.css',
      specifier: './gone.png',
      others: 39,
    }),
  ]);
});

it('a demo without a default export, and one that does not compile, cost no search', async () => {
  const { failed, problems, bundles } = await bundled({
    [demos[3]!]: 'export const ride = 1;\n',
    [demos[4]!]: "import './none';\nexport default 1;\n",
  });
  expect(failed).toBe(2);
  expect(problems.map(({ rule }) => rule).sort()).toEqual(['demo-default-export', 'demo-import-missing']);
  // What does not resolve is said before what does not match.
  expect(bundles).toBe(3);
});

it('a worker of a shared file and a module of a plugin are files like others', async () => {
  const { failed, problems } = await bundled(
    {
      [helper]:
        "import words from 'words';\nexport const help = () => [words, new URL('./worker.js', import.meta.url)];\n",
      'project/content/worker.js': "import './gone';\n",
    },
    ({ onResolve, onLoad }) => {
      onResolve({ filter: /^words$/ }, ({ path }) => ({ path, namespace: 'words' }));
      onLoad({ filter: /.*/, namespace: 'words' }, () => ({ contents: 'export default 1' }));
    },
  );
  expect(failed).toBe(40);
  expect(problems).toEqual([
    expect.objectContaining({ rule: 'demo-import-missing', file: 'content/worker.js', others: 39 }),
  ]);
});

it('where a plugin throws, the demos that need its answer are found, and it is named', async () => {
  const { modules, failed, problems } = await bundled({}, ({ onLoad }) => {
    onLoad({ filter: /helper\.js$/ }, () => {
      throw new Error('out of tyres');
    });
  });
  expect([modules, failed]).toEqual([['project/content/Fine'], 40]);
  expect(problems).toEqual([
    expect.objectContaining({
      rule: 'demo-compile',
      others: 39,
      message: 'the esbuild plugin "counting" throws: out of tyres',
    }),
  ]);
});

it('errors whose place is in no demo are tried in halves', async () => {
  const { modules, failed, problems, bundles } = await bundled(
    { [demos[7]!]: "import './odd';\nexport default 1;\n", 'project/content/odd.js': '' },
    ({ onLoad }) => {
      onLoad({ filter: /odd\.js$/ }, () => ({ errors: [{ text: 'odd', location: { file: 'grammar.txt', line: 2 } }] }));
    },
  );
  expect([modules.length, failed]).toEqual([40, 1]);
  expect(problems).toEqual([expect.objectContaining({ rule: 'demo-compile', file: 'grammar.txt', message: 'odd' })]);
  expect(bundles).toBeLessThan(20);
});
