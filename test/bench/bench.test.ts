// The benchmark: what it takes and refuses, the sites that it makes, what it compares, what it counts as memory.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentsOf } from '../support/disk-site.ts';

const moduleAt = <T>(name: string) => import(/* @vite-ignore */ new URL(name, import.meta.url).href) as Promise<T>;
const bench = (...args: string[]) =>
  spawnSync(process.execPath, [new URL('bench.js', import.meta.url).pathname, ...args], { encoding: 'utf8' });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-bench-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [['--sites', 'plain:many'], 'a size such as plain:100 would be right'],
  [['--sites', 'strange'], 'one of plain, mixed, real, demos, showcase would be right'],
  [['--rows', 'tepid'], 'one of cold, warm, change, serve, save would be right'],
  [['--tools', 'other'], 'one of xdocs, hugo, eleventy would be right'],
  [['--runs', '0'], 'a whole number from 1 would be right'],
  [['--compare', 'one.json'], '--compare takes two files'],
  [['--speed'], "Unknown option '--speed'"],
])('refuses %j', (args, sentence) => {
  const { status, stderr } = bench(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});

it('compares two kept results, row by row', () => {
  const kept = (commit: string, seconds: number, tool = 'xdocs') => {
    const result = {
      site: 'plain:100',
      row: 'cold',
      tool,
      seconds,
      cpu: 2 * seconds,
      peak: 1e8,
      pages: 101,
      files: 1,
      bytes: 5e6,
      samples: [],
    };
    const file = join(folder, `${commit}.json`);
    writeFileSync(file, JSON.stringify({ commit, machine: { processors: 2 }, versions: {}, results: [result] }));
    return file;
  };
  const lines = bench('--compare', kept('aaa', 4), kept('bbb', 3)).stdout.split('\n');
  expect(lines[0]).toBe('aaa → bbb');
  expect(lines[2]!.split(/ +/)).toEqual([
    'plain:100',
    'cold',
    'xdocs',
    '4.00',
    's',
    '→',
    '3.00',
    's',
    '0.75',
    '0.75',
    '1.00',
    '1.00',
  ]);
  expect(bench('--compare', kept('ccc', 4), kept('ddd', 3, 'hugo')).stdout).toContain(
    '2 results are in one of them only',
  );
});

it('knows the middle of an odd and an even number of runs, and that what was not measured has none', async () => {
  const { median } = await moduleAt<{ median(numbers: (number | undefined)[]): number | undefined }>('bench-report.js');
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([1, undefined]), median([])]).toEqual([
    2,
    2.5,
    undefined,
    undefined,
  ]);
});

it('makes the same pages at every call, of every kind', async () => {
  const { makeMixed } = await moduleAt<{ makeMixed(folder: string, count: number): void }>('corpora/mixed.js');
  const [first, second] = ['a', 'b'].map((name) => join(folder, name));
  makeMixed(first!, 12);
  makeMixed(second!, 12);
  expect(contentsOf(first!)).toEqual(contentsOf(second!));
  const text = readFileSync(join(first!, 'content', 'part-0-0', 'page-00.md'), 'utf8');
  for (const part of ['> **', '\n>\n', '| :--- |', '[^a0]:', '<details>', '每个', 'dir="rtl"', '   ```bash', '[ref]:'])
    expect(text).toContain(part);
  expect(text.match(/```ts\n[^]*?\n```/)![0].split('\n')).toHaveLength(302);
});

it('takes the Markdown of packages as it is', async () => {
  const { makeReal } = await moduleAt<{ makeReal(folder: string, count: number, packages: string): number }>(
    'corpora/real.js',
  );
  const packages = new URL('../../node_modules', import.meta.url).pathname;
  expect(makeReal(folder, 5, packages)).toBe(5);
  expect(Object.keys(contentsOf(folder))).toHaveLength(6);
});

it.runIf(existsSync('/proc/self/statm'))('counts the memory of processes that a process has started', async () => {
  const { watchMemory } = await moduleAt<{ watchMemory(id: number): { end(): number } }>('process-tree.js');
  const holder = 'const all = Buffer.alloc(3e8, 1); console.log(all.length); setInterval(() => all.at(0), 1e6);';
  const child = spawn(
    process.execPath,
    ['-e', `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(holder)}], { stdio: 'inherit' })`],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    await once(child.stdout!, 'data');
    expect(watchMemory(child.pid!).end()).toBeGreaterThan(3e8);
  } finally {
    process.kill(-child.pid!, 'SIGKILL');
  }
});

it.each([
  [
    'a saved demo among 1000 is on the screen after 97 ms (median of 20; 96 97 99)\na saved demo of the grid among 1000 is on the screen after 716 ms (median of 20; 700 716 720)\na third 98 ms (median of 1; 98)\n',
    '716',
  ],
  [
    '1000 pages, medians\nfirst page     1757 ms  1400 ms CPU\na saved word                    115 ms  80 ms CPU\n',
    '115',
  ],
  ['nothing was seen', undefined],
])('finds the median in what is measured in a browser: %j', async (printed, median) => {
  const { medianIn } = await moduleAt<{ medianIn: (text: string) => string | undefined }>('bench-rows.js');
  expect(medianIn(printed)).toBe(median);
});
