// npm run migration: installs the versions that the migration guides compare, once, below the system's temporary folder; makes an
// index of the names of each; type-checks every snippet of the guides against the version that its title names. What it finds is kept
// in `indexes/` and `checked.json`, which a quick test reads. Run by hand, because it installs and compiles packages of years.
//
//   npm run migration                                            what is missing, and all snippets
//   npm run migration -- migration-charts-v7 …                   the snippets of these guides
//   npm run migration -- --indexes                               all indexes anew
//   npm run migration -- --diff charts v7 v8                     what was added and removed, as `xdocs api-diff` tells it
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { indexes: { type: 'boolean' }, diff: { type: 'boolean' } },
});
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
/** Inside the packages' folder, so that they are found; by process, so that two runs do not meet. */
const made = join(root, 'node_modules', '.xdocs-migration', String(process.pid));
mkdirSync(made, { recursive: true });
try {
  buildSync({
    entryPoints: [join(here, 'migration.ts')],
    outfile: join(made, 'migration.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const { runMigration, printDifference } = await import(pathToFileURL(join(made, 'migration.mjs')).href);
  if (values.diff) {
    const [product, from, to] = positionals;
    printDifference(root, product, from, to);
  } else {
    const faults = runMigration({ root, pages: positionals, indexes: Boolean(values.indexes) });
    for (const fault of faults) console.error(fault);
    console.log(faults.length > 0 ? `${faults.length} faults` : 'All snippets compile.');
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
} finally {
  rmSync(made, { recursive: true, force: true });
}
