// npm run demos: opens every page that has demos, light, dark and on a phone, and tells what readers must not see: messages on the
// console, errors, requests that fail, demos that stay empty or are wider than their box. In: the built site (`build/`; made if it
// is not there, `--build` makes it anew). `-- --page /x/react-data-grid/sorting/` (several, `…*` for all that begin so) looks at
// those pages, `--sample 8` at eight, chosen by `--seed`. `--development` needs no built site: it bundles the demos as applications in
// development do, in strict mode, and tells what React and the libraries say then. Exits with 1 where something is wrong.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '3' },
    folder: { type: 'string' },
    build: { type: 'boolean' },
    development: { type: 'boolean' },
  },
});
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Inside the packages' folder, so that they are found; by process, so that two runs do not meet. */
const made = join(root, 'node_modules', '.xdocs-demos', String(process.pid));
const folder = values.development ? join(made, 'pages') : resolve(values.folder ?? join(root, 'build'));

const numbers = Object.fromEntries(
  ['sample', 'lanes'].filter((name) => values[name] !== undefined).map((name) => [name, Number(values[name])]),
);
for (const [name, number] of Object.entries(numbers))
  if (!Number.isInteger(number) || number < 1) fail(`--${name} takes a whole number from 1 on, not "${values[name]}".`);
if (!values.folder && !values.development && (values.build || !existsSync(folder))) {
  const { status } = spawnSync(process.execPath, [join(root, 'bin', 'xdocs.js'), 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) fail('The site could not be built.');
}

mkdirSync(made, { recursive: true });
try {
  buildSync({
    // Node itself may be too old for TypeScript.
    stdin: {
      contents: `export { runDemos, reportOf } from './run-demos.ts';
        export { writeDevelopmentPages } from './development-pages.ts';
        export { ensureChromium } from '../support/chromium.ts';`,
      resolveDir: join(root, 'test', 'demo-run'),
      loader: 'ts',
    },
    outfile: join(made, 'run.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const { runDemos, reportOf, writeDevelopmentPages, ensureChromium } = await import(
    pathToFileURL(join(made, 'run.mjs')).href
  );
  if (values.development)
    await writeDevelopmentPages(join(root, 'content'), folder, { base: '/x', asked: values.page });
  const found = await runDemos({
    folder,
    chromium: ensureChromium(),
    asked: values.page,
    seed: values.seed,
    ...(values.development && { looks: [{ scheme: 'light', width: 1280 }] }),
    ...numbers,
  });
  console.log(reportOf(found));
  process.exitCode = found.faults.length > 0 ? 1 : 0;
} catch (error) {
  fail(error.message);
} finally {
  rmSync(made, { recursive: true, force: true });
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
