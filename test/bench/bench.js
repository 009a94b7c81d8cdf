// npm run bench: builds generated sites with the default config, cold and warm, each in a process of its own, and
// prints time, milliseconds per page and peak memory. `npm run bench -- 1000 5` builds 1,000 pages five times.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeSite, pathOf } from './make-site.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const sizes = process.argv[2] ? [Number(process.argv[2])] : [100, 1000, 5000];
const runs = Number(process.argv[3] ?? 3);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

function build(folder, flags) {
  // The child reports its own peak memory, so that no tool of the system is needed.
  const script = `import(${JSON.stringify(join(root, 'dist', 'cli.js'))}).then(async ({ run }) => { const code = await run(['build', '--json', ...${JSON.stringify(flags)}], process); process.stderr.write('peak ' + process.resourceUsage().maxRSS + '\\n'); process.exitCode = code; })`;
  const start = performance.now();
  const child = spawnSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  const ms = performance.now() - start;
  if (child.status !== 0)
    throw new Error(`the build failed:\n${child.stdout.slice(0, 2000)}\n${child.stderr.slice(0, 4000)}`);
  return { ms, peak: Number(/peak (\d+)/.exec(child.stderr)[1]) / 1024, bytes: JSON.parse(child.stdout).bytes };
}

/** The repository's packages without its cache. */
function linkPackages(folder) {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
}

if (!existsSync(join(root, 'dist', 'cli.js'))) throw new Error('Compile first: npm run prepare');
console.log('pages  build          median    per page   peak memory   output');
for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'xdocs-bench-'));
  try {
    makeSite(folder, size);
    linkPackages(folder);
    const rows = {
      cold: () => build(folder, ['--clean']),
      warm: () => build(folder, []),
      'one page changed': () => {
        appendFileSync(join(folder, 'content', `${pathOf(Math.floor(size / 2), size)}.md`), '\nOne more word.\n');
        return build(folder, []);
      },
    };
    for (const [name, run] of Object.entries(rows)) {
      const results = Array.from({ length: runs }, run);
      const ms = median(results.map((result) => result.ms));
      const peak = median(results.map((result) => result.peak));
      console.log(
        `${String(size).padStart(5)}  ${name.padEnd(16)} ${(ms / 1000).toFixed(2).padStart(6)} s  ${(ms / size).toFixed(2).padStart(7)} ms  ${peak.toFixed(0).padStart(8)} MB  ${(results[0].bytes / 1e6).toFixed(1).padStart(7)} MB`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
