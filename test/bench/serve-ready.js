// How long a dev server takes from its start to its first page.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { watchMemory } from './process-tree.js';

const everyMs = 20;
const longestMs = 600_000;

/**
 * Starts a server, asks for a page until it answers, and ends it.
 *
 * @param {(port: number) => readonly string[]} command
 * @param {{ cwd: string, path: string }} options `path`: of the page
 * @returns {Promise<{ seconds: number, peak: number | undefined }>} until the page was there in full
 */
export async function serveReady(command, { cwd, path }) {
  const port = await freePort();
  const [program, ...args] = command(port);
  const start = performance.now();
  // A group of its own: what the server starts ends with it.
  const child = spawn(program, args, { cwd, detached: true, stdio: 'ignore' });
  const memory = watchMemory(child.pid);
  try {
    while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
      if (child.exitCode !== null) throw new Error(`${program} ${args.join(' ')} ended with ${child.exitCode}`);
      if (performance.now() - start > longestMs) throw new Error(`${program} ${args.join(' ')} does not answer`);
      await setTimeout(everyMs);
    }
    return { seconds: (performance.now() - start) / 1000, peak: memory.end() };
  } finally {
    memory.end();
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
  }
}

async function answers(url) {
  try {
    const response = await fetch(url);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** A port that nobody listens on. */
function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
