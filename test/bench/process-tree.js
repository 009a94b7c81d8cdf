// Runs a command and measures it with all processes that it starts: seconds by the clock, seconds of the processors, and
// the most memory that all of them held at one time. Memory and processors are read from Linux's `/proc`; elsewhere they are
// unknown.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const pageSize = 4096;
const ticksPerSecond = 100;
const everyMs = 50;

/**
 * Runs a command to its end.
 *
 * @param {readonly string[]} command program and arguments
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ seconds: number, cpu: number, peak: number | undefined, stdout: string }>} memory in bytes
 * @throws where it ends with another code than 0, or 1, which says that pages have problems
 */
export async function measured([program, ...args], { cwd, env = process.env }) {
  const before = childSeconds();
  const start = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const memory = watchMemory(child.pid);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => (output[name] += text));
  const code = await new Promise((done, fail) => child.on('error', fail).on('close', done));
  const seconds = (performance.now() - start) / 1000;
  const peak = memory.end();
  if (code !== 0 && code !== 1)
    throw new Error(
      `${[program, ...args].join(' ')} ended with ${code}:\n${(output.stdout + output.stderr).slice(-4000)}`,
    );
  return { seconds, cpu: childSeconds() - before, peak, stdout: output.stdout };
}

/** Seconds that processors have worked for processes which this one has waited for, and for theirs. */
function childSeconds() {
  const [user, system] = read('/proc/self/stat').split(') ').at(-1).split(' ').slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
}

/**
 * Watches the memory of a process and of all below it.
 *
 * @param {number} root its id
 * @returns {{ end(): number | undefined }} `end` stops, and says the most that was seen, in bytes
 */
export function watchMemory(root) {
  if (!existsSync('/proc/self/statm')) return { end: () => undefined };
  let peak = 0;
  const look = () => (peak = Math.max(peak, treeMemory(root)));
  const timer = setInterval(look, everyMs);
  look();
  return {
    end() {
      clearInterval(timer);
      return look();
    },
  };
}

/** Bytes that a process and all below it hold. Pages that they share count once for each. */
function treeMemory(root) {
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // The name of a program stands in brackets and may hold blanks: the parent is the second word after it.
    const parent = Number(read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (id) =>
    Number(read(`/proc/${id}/statm`).split(' ')[1] ?? 0) * pageSize +
    (children.get(id) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
