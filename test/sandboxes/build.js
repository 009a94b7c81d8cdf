// Builds exported demos for real: installs what they need once, in a temporary folder, and builds one demo of each
// documented package with Vite, in TypeScript and in JavaScript. In: a built site. Out: what took how long, and exit code 1
// where a project does not build.
//
//   npm run build && node test/sandboxes/build.js          one demo of each package
//   node test/sandboxes/build.js BarLabels BasicTable      these demos
//   node test/sandboxes/build.js --one                     the first of them, for CI
//   node test/sandboxes/build.js --from DIR                of another site: the folder of its kit.json
//   node test/sandboxes/build.js --types                   with the compiler of each project, which `check --sandboxes` stands for
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { one: { type: 'boolean' }, types: { type: 'boolean' }, from: { type: 'string' } },
});
const assets = resolve(values.from ?? join(root, 'build/x/_assets/demo-sources'));

/** The code that pages run to make a project. */
async function projectMaker() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/model/sandbox-project.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const { sandboxProject } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
  return sandboxProject;
}

/** One demo of each package that has a version of its own in the documentation, or those that are named. */
function chosenDemos(kit, titles) {
  const all = readdirSync(assets)
    .filter((file) => file !== 'kit.json')
    .sort()
    .map((file) => ({
      title: file.split('.')[0],
      exports: JSON.parse(readFileSync(join(assets, file), 'utf8')).project.exports,
    }));
  if (titles.length > 0) return all.filter(({ title }) => titles.includes(title));
  const documented = Object.keys(kit.packages).filter((name) => /^\d/.test(kit.packages[name].version));
  const imports = (demo, name) => demo.exports[0].imports.some((one) => one === name || one.startsWith(`${name}/`));
  return [...new Set(documented.flatMap((name) => all.find((demo) => imports(demo, name)) ?? []))];
}

function timed(what, run) {
  const start = performance.now();
  run();
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s  ${what}`);
}

function writeProject(folder, files) {
  for (const { name, code } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
}

const kit = JSON.parse(readFileSync(join(assets, 'kit.json'), 'utf8'));
const sandboxProject = await projectMaker();
const demos = chosenDemos(kit, names).slice(0, values.one ? 1 : undefined);
const projects = demos.flatMap(({ title, exports }) =>
  exports.map((source) => ({
    name: `${title}-${source.styling}-${source.language}`,
    isTypeScript: source.language === 'ts',
    files: sandboxProject(title, source, kit),
  })),
);
const folder = mkdtempSync(join(tmpdir(), 'xdocs-sandboxes-'));
// Windows has the command line of npm as a script.
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const run = (command, parameters) => {
  try {
    execFileSync(command, parameters, { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    console.error(`${command} ${parameters.join(' ')} failed:\n${error.stdout}${error.stderr}`);
    process.exitCode = 1;
  }
};
try {
  const manifests = projects.map(({ files }) => JSON.parse(files.find(({ name }) => name === 'package.json').code));
  const all = (key) => Object.assign({}, ...manifests.map((manifest) => manifest[key]));
  const manifest = {
    private: true,
    dependencies: all('dependencies'),
    devDependencies: all('devDependencies'),
    overrides: all('overrides'),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  timed(`install ${Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).length} packages`, () =>
    run(npm, ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error']),
  );
  for (const { name, files, isTypeScript } of projects) {
    const path = join(folder, name);
    writeProject(path, files);
    const bin = (tool) => join(folder, 'node_modules', tool);
    timed(`build ${name}`, () => run(process.execPath, [bin('vite/bin/vite.js'), 'build', path, '--logLevel=warn']));
    if (isTypeScript && values.types)
      timed(`types ${name}`, () => run(process.execPath, [bin('typescript/bin/tsc'), '-p', path]));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(process.exitCode ? 'failed' : `${projects.length} projects build`);
