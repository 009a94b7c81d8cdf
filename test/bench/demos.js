// node test/bench/demos.js [demos]: builds a site of generated demos cold and warm, and prints time, peak memory of the
// whole build (the bundler's process included) and what a page makes a browser load.
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { change, corpora, packageFolder } from './corpora/corpora.js';
import { measured } from './process-tree.js';

const count = Number(process.argv[2] ?? 1000);

/** Builds, and says what it took beside what the build says of itself. */
async function build(folder) {
  const command = [process.execPath, join(packageFolder, 'bin', 'xdocs.js'), 'build', '--json'];
  const { seconds, peak = 0, stdout } = await measured(command, { cwd: folder });
  const result = JSON.parse(stdout);
  if (!result.ok) throw new Error(`the build failed: ${JSON.stringify(result.problems?.slice(0, 3), undefined, 2)}`);
  return { seconds, peak, result };
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
    corpora.demos.make(folder, count);
    const show = (name, { seconds, peak, result }) =>
      console.log(
        `${name.padEnd(16)} ${seconds.toFixed(1)} s, peak ${(peak / 1e6).toFixed(0)} MB, ${result.demos} demos, ${result.files} files, ${(result.bytes / 1e6).toFixed(1)} MB`,
      );
    show('cold', await build(folder));
    report(join(folder, 'build'));
    show('warm', await build(folder));
    change(corpora.demos, folder, count);
    show('one demo changed', await build(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
