// npm run edits: builds a site after each of 200 random edits and compares the output with that of a build from nothing.
// `npm run edits -- 20 7` makes 20 edits of sequence number 7. Needs the compiled package: npm run bundle.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const [count = 200, seed = 1] = process.argv.slice(2).map(Number);
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Outside of the packages' folder, where a site's own files would be those of a package; the packages are found beside it. */
const folder = mkdtempSync(join(tmpdir(), 'xdocs-edits-'));
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
const script = join(folder, 'edit-run.mjs');
try {
  buildSync({
    entryPoints: [join(root, 'test', 'edits', 'edit-run.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  const { runEdits } = await import(pathToFileURL(script).href);
  const { build } = await import(pathToFileURL(join(root, 'dist', 'index.js')).href);
  const steps = await runEdits({
    folder,
    seed,
    count,
    build: (cwd) => build({ cwd }),
    onEdit: (step, name) => console.log(`${step} ${name}`),
  });
  console.log(`${steps} edits, each time the same output as a build from nothing.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
