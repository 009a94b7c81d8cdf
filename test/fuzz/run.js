// npm run fuzz: makes bad pages and looks at what becomes of them. `npm run fuzz -- 10000` makes ten thousand, `--
// 10000 5000` those from seed 5000 on; `-- --large 1000000` makes one page of a million characters of each kind
// instead, `--every 5` of each fifth. `--json` prints the findings as data, `--limit 60` ends a page that takes longer than 60 seconds. Exits with
// 1 if a page crashed, hung, threw or came out broken.
import { fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    large: { type: 'string' },
    every: { type: 'string', default: '1' },
    limit: { type: 'string', default: '10' },
  },
});
const [count = 1000, first = 0] = positionals.map(Number);
const step = Number(values.every);
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Inside the packages' folder, so that they are found; by process, so that two runs do not meet. */
const folder = join(root, 'node_modules', '.xdocs-fuzz', String(process.pid));

/** Makes pages in a process of their own; answers with the seed to go on from after one that ended it. */
function makePages(script, from, to, report) {
  return new Promise((resolve) => {
    const child = fork(script, [from, to, step, values.large ?? 0].map(String), {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let current;
    let timer;
    let complaint = '';
    child.stderr.on('data', (data) => (complaint = (complaint + data).slice(-2000)));
    child.on('message', ({ starts, made, done }) => {
      clearTimeout(timer);
      if (done) {
        current = undefined;
        report.pages.push(done);
        return;
      }
      current = { seed: starts, made };
      timer = setTimeout(
        () => {
          report.ended.push({ ...current, reason: `took longer than ${values.limit} s` });
          child.kill('SIGKILL');
        },
        Number(values.limit) * 1000,
      );
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (!current && code === 0) return resolve(to);
      if (signal !== 'SIGKILL')
        report.ended.push({
          seed: current?.seed ?? from,
          made: current?.made,
          reason: `ended the process (${signal ?? code}) ${complaint.trim()}`,
        });
      resolve((current?.seed ?? from) + step);
    });
  });
}

const report = { pages: [], ended: [] };
try {
  mkdirSync(folder, { recursive: true });
  const script = join(folder, 'worker.mjs');
  buildSync({
    entryPoints: [join(root, 'test', 'fuzz', 'fuzz-worker.ts')],
    outfile: script,
    bundle: true,
    packages: 'external',
    jsx: 'automatic',
    platform: 'node',
    format: 'esm',
  });
  // The worker knows where the kinds end.
  const end = values.large ? Number.MAX_SAFE_INTEGER : first + count;
  for (let from = first; from < end;) from = await makePages(script, from, end, report);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const broken = report.pages.filter((page) => page.faults.length > 0);
if (values.json)
  console.log(
    JSON.stringify({
      made: report.pages.length,
      failed: report.pages.filter((page) => page.kind === 'failed').length,
      ended: report.ended,
      broken,
    }),
  );
else print();
process.exitCode = report.ended.length + broken.length > 0 ? 1 : 0;

function print() {
  const rules = new Map();
  for (const page of report.pages) for (const rule of page.rules) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  const times = report.pages.map((page) => page.ms).sort((a, b) => a - b);
  console.log(
    `${report.pages.length} pages from seed ${first}: ${report.pages.filter((page) => page.kind === 'guide').length} with HTML, ${report.pages.filter((page) => page.kind === 'failed').length} refused, ${broken.length} broken, ${report.ended.length} ended`,
  );
  console.log(
    `characters ${report.pages.reduce((sum, page) => sum + page.characters, 0)}, milliseconds of processor time: median ${at(times, 0.5)}, 99 of 100 below ${at(times, 0.99)}, slowest ${at(times, 1)}`,
  );
  console.log('\nproblems told');
  for (const [rule, pages] of [...rules].sort((a, b) => b[1] - a[1]))
    console.log(`  ${String(pages).padStart(6)} ${rule}`);
  console.log(values.large ? '\neach kind' : '\nslowest pages');
  for (const page of [...report.pages].sort((a, b) => b.ms - a.ms).slice(0, values.large ? undefined : 8)) {
    console.log(
      `  ${page.ms.toFixed(0).padStart(6)} ms, seed ${page.seed}, ${page.characters} characters, ${page.kind === 'failed' ? `refused (${page.rules.join(', ')})` : 'HTML'}: ${page.made}`,
    );
  }
  for (const page of broken.slice(0, 20))
    console.log(`\nbroken: seed ${page.seed} (${page.made})\n  ${page.faults.join('\n  ')}`);
  for (const { seed, made, reason } of report.ended) console.log(`\nended: seed ${seed} (${made}) ${reason}`);
}

function at(sorted, share) {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}
