// node test/bench/demos.js [demos]: builds a site of generated demos cold and warm, and prints time, peak memory of the
// whole build (the bundler's process included) and what a page makes a browser load.
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { makeDemos } from './make-demos.js';

const root = process.env.XDOCS_BENCH_PACKAGE ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const count = Number(process.argv[2] ?? 1000);

/** Runs a build in a process of its own. */
async function build(folder, flags) {
  const start = performance.now();
  const child = spawn(process.execPath, [join(root, 'bin', 'xdocs.js'), 'build', '--json', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, residentOf(child.pid))), 100);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(timer);
  const result = JSON.parse(output);
  if (code !== 0) throw new Error(`the build failed: ${JSON.stringify(result.problems?.slice(0, 3), undefined, 2)}`);
  return { ms: performance.now() - start, peak, result };
}

/** Resident memory of a process and its children in bytes, where the system tells (Linux). */
function residentOf(pid) {
  if (!existsSync('/proc')) return 0;
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = ids.filter((id) => id === String(pid) || parentOf(id) === String(pid));
  return own.reduce((sum, id) => sum + Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1] ?? 0) * 1024, 0);
}

function parentOf(id) {
  return /PPid:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1];
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Modules that a browser loads for all demos of a page, transitively: how many, and how many bytes compressed. */
function loadedBy(out, page) {
  const html = readFileSync(page, 'utf8');
  const seen = new Map();
  const visit = (url) => {
    if (seen.has(url)) return;
    const text = readFileSync(join(out, url), 'utf8');
    seen.set(url, gzipSync(text).length);
    for (const [, next] of text.matchAll(/(?:from|import)\s*"([^"]+\.js)"/g))
      visit(next.startsWith('.') ? join(dirname(url), next) : next);
  };
  for (const [, url] of html.matchAll(/data-module="([^"]+)"/g)) visit(url);
  return { requests: seen.size, bytes: [...seen.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

/** The pages of an output folder. */
function pagesOf(out) {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.html'))
    .map((path) => join(out, path));
}

function report(out) {
  const pages = pagesOf(out)
    .map((page) => ({ page, ...loadedBy(out, page), html: statSync(page).size }))
    .filter(({ requests }) => requests > 0);
  const by = (key) => pages.map((page) => page[key]).sort((a, b) => a - b);
  for (const key of ['requests', 'bytes', 'html']) {
    const values = by(key);
    console.log(
      `${key.padEnd(9)} per page with demos: least ${values[0]}, median ${values[values.length >> 1]}, most ${values.at(-1)}`,
    );
  }
}

if (process.argv[2] === '--report') report(process.argv[3]);
else {
  const folder = mkdtempSync(join(tmpdir(), 'xdocs-bench-'));
  try {
    makeDemos(folder, count);
    mkdirSync(join(folder, 'node_modules'));
    for (const name of readdirSync(join(root, 'node_modules')))
      if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    const show = (name, { ms, peak, result }) =>
      console.log(
        `${name.padEnd(16)} ${(ms / 1000).toFixed(1)} s, peak ${(peak / 1e6).toFixed(0)} MB, ${result.demos} demos, ${result.files} files, ${(result.bytes / 1e6).toFixed(1)} MB`,
      );
    show('cold', await build(folder, []));
    report(join(folder, 'build'));
    show('warm', await build(folder, []));
    appendFileSync(join(folder, 'content', 'demos', 'part-0', 'Demo1.tsx'), '\n// One more line.\n');
    show('one demo changed', await build(folder, []));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
