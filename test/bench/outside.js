// node test/bench/outside.js [demos] [builds]: builds a site whose content lies outside its project, again and again
// without a cache, and compares the outputs byte by byte; then warm, with one demo changed (which must give what a clean
// build gives), and with a bad import in a file that all demos share. Prints what each took.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  appendFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeOutside, ownPackages } from './make-outside.js';

const script = join(
  process.env.XDOCS_BENCH_PACKAGE ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..'),
  'bin',
  'xdocs.js',
);
const [demos = 900, builds = 10] = process.argv.slice(2).map(Number);

const folder = mkdtempSync(join(tmpdir(), 'xdocs-outside-'));
const project = join(folder, 'site', 'project');

function build(name, flags) {
  const start = performance.now();
  const { stdout, stderr } = spawnSync(process.execPath, [script, 'build', '--json', ...flags], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (!stdout) throw new Error(stderr);
  const { problems, demos: shown } = JSON.parse(stdout);
  const hashes = hashesOf(join(project, 'build'));
  const took = ((performance.now() - start) / 1000).toFixed(1);
  const first = problems[0] && ` (${problems[0].rule}: ${problems[0].message})`;
  console.log(
    `${name.padEnd(22)} ${took} s, ${shown} demos, ${hashes.size} files, ${problems.length} problems${first ?? ''}`,
  );
  return hashes;
}

/** Hashes of all files of the output but the marker, which says when it was made. */
function hashesOf(out) {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(out.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

let differences = 0;
function compare(name, before, after) {
  const names = new Set([...before.keys(), ...after.keys()]);
  const different = [...names].filter((path) => before.get(path) !== after.get(path));
  if (different.length === 0) return;
  differences++;
  console.log(`  ${name}: ${different.length} files differ, such as ${different.slice(0, 3).join(', ')}`);
}

try {
  makeOutside(join(folder, 'site'), demos);
  for (const name of readdirSync(ownPackages))
    if (!name.startsWith('.') && !existsSync(join(project, 'node_modules', name)))
      symlinkSync(join(ownPackages, name), join(project, 'node_modules', name));
  const first = build('clean', ['--no-cache']);
  for (let again = 2; again <= builds; again++)
    compare('another build', first, build(`clean, ${again}`, ['--no-cache']));
  compare('cold', first, build('cold', []));
  compare('warm', first, build('warm', []));
  const one = join(folder, 'site', 'docs', 'data', 'wheels', 'part-0', 'Demo1.tsx');
  appendFileSync(one, '\nexport const more = 1;\n');
  const changed = build('one demo changed', []);
  compare('clean after the change', changed, build('the same, clean', ['--no-cache']));
  writeFileSync(join(folder, 'site', 'docs', 'src', 'helper.ts'), "export { helped } from './gone';\n");
  build('a bad import in all', ['--no-cache']);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = differences > 0 ? 1 : 0;
