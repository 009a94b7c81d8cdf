// npm run bundle: compiles the command line into dist/. Packages that xdocs depends on stay outside and are installed
// with it; those that only its development depends on go into the code: a hundred and fifty small files took a tenth of a
// second to load, in each thread. Their licences are kept in dist/third-party-licenses.txt. With a folder as argument, in which
// a copy of the package lies, into its dist/: the code is the same, to the byte.
import { build, transform } from 'esbuild';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = resolve(process.argv[2] ?? root);
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * Packages in CommonJS that say nothing of their format: `import` has Node read all of such a package twice more, to tell its
 * format and its names, which for the compiler of types is a second of a processor in each thread; `require` just runs it.
 *
 * @type {import('esbuild').Plugin}
 */
const required = {
  name: 'required',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:esbuild|typescript)$/ }, ({ path, kind }) =>
      kind === 'require-call' ? undefined : { path, namespace: 'required' },
    );
    onLoad({ filter: /^/, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
  },
};

// Of another state of the code.
rmSync(join(target, 'dist', 'templates.json'), { force: true });

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [
    'src/cli.ts',
    'src/index.ts',
    'src/api/api-worker.ts',
    'src/api/demo-types-worker.ts',
    'src/load/page-worker.ts',
    'src/output/render-worker.ts',
    'src/output/ship-templates.ts',
    'src/output/search-worker.ts',
    'src/output/write-worker.ts',
  ],
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: Object.keys({ ...dependencies, ...peerDependencies }),
  outdir: join(target, 'dist'),
  entryNames: '[name]',
  charset: 'utf8',
  metafile: true,
  plugins: [required],
  logLevel: 'warning',
  // For packages in CommonJS, which require Node's modules.
  banner: {
    js: "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);",
  },
});

/** Folders of the packages in the code, as they are installed here. */
const folders = new Set(
  Object.keys(metafile.inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
);
const notices = [...folders].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no file with its licence.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(root, folder, file), 'utf8').trim()}\n`;
});
writeFileSync(join(target, 'dist', 'third-party-licenses.txt'), notices.join(`\n${'-'.repeat(80)}\n\n`));

// What sites without code of their own in the shell need not compile. Names stay, for stacks. The list of what it was made from
// comes last: without it nobody takes the rest.
const { shippedFiles } = await import(pathToFileURL(join(target, 'dist', 'ship-templates.js')).href);
const { renderer, templates } = await shippedFiles(root);
const { code } = await transform(renderer.text, {
  minifyWhitespace: true,
  minifySyntax: true,
  target: 'es2022',
  charset: 'utf8',
});
writeFileSync(join(target, 'dist', renderer.name), code);
writeFileSync(join(target, 'dist', templates.name), templates.text);
