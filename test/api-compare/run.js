// Holds the reader of API pages against TypeScript's own answers, for libraries that are installed in a folder of their own:
// `node test/api-compare/run.js FOLDER PACKAGE…`, with `--list` for what differs, `--json` for data. Run by hand, because it
// is about libraries of others.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'string' }, json: { type: 'boolean' } },
});
const [folder, ...packages] = positionals;
if (!folder || packages.length === 0) {
  console.error('Usage: node test/api-compare/run.js FOLDER PACKAGE… [--list missing|unwanted|otherTypes|…] [--json]');
  process.exit(2);
}
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Inside the packages' folder, so that they are found. */
const made = join(root, 'node_modules', '.xdocs-compare', String(process.pid));
mkdirSync(made, { recursive: true });
try {
  buildSync({
    stdin: {
      contents: `export { readApi } from './src/api/read-api.ts';
        export { editorComponents } from './test/api-compare/editor-props.ts';
        export { compareApi } from './test/api-compare/compare-api.ts';`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: join(made, 'compare.mjs'),
  });
  const { readApi, editorComponents, compareApi } = await import(pathToFileURL(join(made, 'compare.mjs')).href);
  for (const name of packages) {
    const start = performance.now();
    const [{ apis, problems }] = readApi({
      root: resolve(folder),
      base: '',
      products: [{ id: 'peer', name, api: { pathname: '/api/', packages: [name] } }],
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const found = compareApi(editorComponents(resolve(folder), name), apis);
    if (values.json) console.log(JSON.stringify({ name, ...found }));
    else console.log(summary(name, found, problems.length, seconds));
    for (const line of found[values.list] ?? []) console.log(`  ${line}`);
  }
} finally {
  rmSync(made, { recursive: true, force: true });
}

function summary(name, found, problems, seconds) {
  const share = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`);
  const { components, missingComponents, own, listed, folded, rows, unwanted } = found;
  return [
    `${name}: ${components - missingComponents.length} of ${components} components, ${problems} problems, read in ${seconds} s`,
    `  own props found ${share(listed + folded, own)} (${listed} listed, ${folded} folded, ${own} in all)`,
    `  rows that are own ${share(rows - unwanted.length, rows)} of ${rows}`,
    `  of ${rows}: otherwise required ${found.otherRequired.length}, other type ${found.otherTypes.length}, other default ${found.otherDefaults.length}`,
    `  native and others' props untold ${found.untold.length}`,
  ].join('\n');
}
