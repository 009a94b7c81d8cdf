// node test/bench/shares.js [shares] [folder]: builds the site of a project (this one, if none is named) alone and in
// shares, one process after the other, compares what both have written byte by byte, and prints what each step took.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measured } from './process-tree.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const count = Number(process.argv[2] ?? 4);
const cwd = resolve(process.argv[3] ?? root);
const work = mkdtempSync(join(tmpdir(), 'xdocs-shares-'));

async function run(name, ...args) {
  const { seconds, cpu, peak } = await measured([process.execPath, join(root, 'bin', 'xdocs.js'), ...args], { cwd });
  const memory = peak === undefined ? '' : `${(peak / 1e6).toFixed(0).padStart(7)} MB`;
  console.log(
    `${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s ${cpu.toFixed(1).padStart(7)} s of CPU ${memory}`,
  );
}

/** Paths of all files below a folder. */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

try {
  const [alone, merged, shares] = ['alone', 'merged', 'shares'].map((name) => join(work, name));
  await run('alone', 'build', '--no-cache', '--out', alone);
  for (let index = 1; index <= count; index++)
    await run(
      `share ${index}/${count}`,
      'build',
      '--no-cache',
      '--shard',
      `${index}/${count}`,
      '--out',
      join(shares, `${index}`),
    );
  await run('merge', 'merge', shares, '--no-cache', '--out', merged);
  const bytes = filesIn(shares).reduce((sum, path) => sum + statSync(join(shares, path)).size, 0);
  const paths = [...new Set([...filesIn(alone), ...filesIn(merged)])].sort();
  const isSame = (path) =>
    [alone, merged].every((folder) => existsSync(join(folder, path))) &&
    readFileSync(join(alone, path)).equals(readFileSync(join(merged, path)));
  const different = paths.filter((path) => !isSame(path));
  for (const path of different.slice(0, 20)) console.log(`differs: ${path}`);
  console.log(`${paths.length} files, ${different.length} different; ${(bytes / 1e6).toFixed(1)} MB of records`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  rmSync(work, { recursive: true, force: true });
}
