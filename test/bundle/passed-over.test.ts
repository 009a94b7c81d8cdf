// The files that a bundle stands for, and those that would have been taken if they were there.
import { build, type Plugin } from 'esbuild';
import { afterEach, expect, it } from 'vitest';
import { aliasesFor } from '../../src/bundle/aliases.ts';
import { commonOptions, type BundleContext } from '../../src/bundle/common-options.ts';
import { bundleInputs } from '../../src/bundle/package-inputs.ts';
import { absentCandidates } from '../../src/bundle/absent-candidates.ts';
import { replacementsFor } from '../../src/bundle/replacements.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

/** Bundles `entry.ts`, and names what it was made of by paths below the root. */
async function bundled(
  files: Readonly<Record<string, string>>,
  { plugins = [], moduleRoots = [] }: { plugins?: readonly Plugin[]; moduleRoots?: readonly string[] } = {},
) {
  site = diskSite(files);
  const context = {
    root: site.root,
    templates: site.root,
    aliases: {},
    define: { 'process.env': '{}' },
  } as unknown as BundleContext;
  const roots = moduleRoots.map((folder) => site.path(folder));
  const { metafile, outputFiles } = await build({
    ...commonOptions(context, plugins),
    nodePaths: roots,
    entryPoints: [site.path('entry.ts')],
    outdir: '/',
  });
  const below = (paths: readonly string[]) => paths.map((path) => path.slice(site.root.length + 1));
  return {
    inputs: below(bundleInputs([metafile], { root: site.root })),
    // The copies of what xdocs brings are another test's.
    absent: below(absentCandidates([metafile], { root: site.root, moduleRoots: roots })).filter(
      (path) => !/^node_modules\/(?:@mui|@emotion|react)/.test(path),
    ),
    text: outputFiles[0]!.text,
  };
}

it('are all that the order of extensions has before the file that was found', async () => {
  const { absent } = await bundled({
    'entry.ts': "import './exact.ts';\nimport './first';\nimport './third';\nimport './style.css';\n",
    'exact.ts': '',
    'first.tsx': '',
    'third.jsx': '',
    'style.css': '',
  });
  expect(absent).toEqual(['third.ts', 'third.tsx']);
});

it('are the modules and the manifest that a folder would stand back for', async () => {
  const { absent } = await bundled({ 'entry.ts': "import './folder';\n", 'folder/index.ts': '' });
  expect(absent).toEqual([
    'folder.css',
    'folder.js',
    'folder.json',
    'folder.jsx',
    'folder.ts',
    'folder.tsx',
    'folder/index.tsx',
    'folder/package.json',
  ]);
});

it('are the compiled file, where TypeScript was found by its name', async () => {
  const { absent } = await bundled({ 'entry.ts': "import './bell.js';\n", 'bell.ts': '' });
  expect(absent).toEqual(expect.arrayContaining(['bell.js']));
});

it('are the same of what a module root has, and of the roots before it', async () => {
  const { absent } = await bundled(
    { 'entry.ts': "import 'velo/bell';\n", 'one/other.ts': '', 'two/velo/bell.ts': '' },
    { moduleRoots: ['one', 'two'] },
  );
  expect(absent).toEqual(expect.arrayContaining(['one/velo/bell.ts', 'one/velo/bell/index.ts', 'two/velo/bell.tsx']));
});

it('are none of packages, whose manifests stand for them, nor of modules without a file', async () => {
  const { inputs, absent } = await bundled({
    'entry.ts': "import 'bell';\nconsole.log(process.env);\n",
    'node_modules/bell/package.json': '{ "name": "bell" }',
    'node_modules/bell/index.js': "import './rim';\n",
    'node_modules/bell/rim.js': '',
  });
  expect(inputs).toEqual(['entry.ts', 'node_modules/bell/package.json']);
  expect(absent).toEqual([]);
});

it('aliases and replacements take what a star stands for as it is written', async () => {
  const files = {
    'entry.ts': "import word from 'lib/a$&b$$c';\nimport other from 'old/a$&b$$c';\nconsole.log(word, other);\n",
    'lib/a$&b$$c.ts': "export default 'found';\n",
  };
  const plugins: Plugin[] = [
    {
      name: 'site',
      setup: (given) =>
        [replacementsFor({ 'old/*': site.path('lib/*.ts') }), aliasesFor({ 'lib/*': site.path('lib/*') })].forEach(
          (plugin) => void plugin.setup(given),
        ),
    },
  ];
  expect((await bundled(files, { plugins })).text).toContain('found');
});
