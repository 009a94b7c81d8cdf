// The command line, in this process or as a child. In: arguments and a folder. Out: exit code and output, or a running
// dev server.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

export interface EndedRun {
  /** `null` where a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartedRun {
  readonly child: ChildProcess;
  readonly ended: Promise<EndedRun>;
  /** What it has printed so far. */
  output(): string;
}

interface RunOptions {
  readonly cwd: string;
  /** The script of another copy of the package than the compiled one. */
  readonly script?: string;
}

/** What a command sees of the environment: nothing that the tests' own runner has put there. */
function plainEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot };
}

/** Starts `xdocs` as a process of its own, without waiting for its end. */
export function startXdocs(
  args: readonly string[],
  { cwd, script = join(inject('workFolder'), 'xdocs', 'bin', 'xdocs.js') }: RunOptions,
): StartedRun {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (texts[name] += text));
  const ended = new Promise<EndedRun>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, ...texts }));
  });
  return { child, ended, output: () => texts.stdout + texts.stderr };
}

/**
 * Runs `xdocs` to its end in this process: the compiled package, with an output and an environment of its own. That
 * saves the start of Node and of all modules. What is about the process itself takes `startXdocs`.
 */
export async function runXdocs(args: readonly string[], { cwd }: { readonly cwd: string }): Promise<EndedRun> {
  const script = pathToFileURL(join(inject('workFolder'), 'xdocs', 'dist', 'cli.js')).href;
  const { run } = (await import(script)) as typeof import('../../src/cli.ts');
  const texts = { stdout: '', stderr: '' };
  const code = await run(args, {
    stdout: { write: (text) => (texts.stdout += text) },
    stderr: { write: (text) => (texts.stderr += text) },
    env: plainEnvironment(),
    cwd: () => cwd,
    once: () => undefined,
    removeListener: () => undefined,
  });
  return { code, ...texts };
}

export interface ServedSite extends StartedRun {
  /** Address of the home page, as the command printed it. */
  readonly url: string;
  /** Ctrl-C. */
  end(): Promise<EndedRun>;
}

/** Starts `xdocs serve`, or another command that serves, on a free port and waits until it says its address. */
export async function serveXdocs(
  cwd: string,
  {
    command = 'serve',
    args = ['--port', '0'],
    script,
  }: { command?: 'serve' | 'preview'; args?: readonly string[]; script?: string } = {},
): Promise<ServedSite> {
  const run = startXdocs([command, ...args], { cwd, script });
  const url = await new Promise<string>((done, fail) => {
    const look = () => {
      const found = /http:\/\/\S+/.exec(run.output())?.[0];
      if (found) done(found);
    };
    run.child.stdout!.on('data', look);
    void run.ended.then(({ code }) => fail(new Error(`xdocs ${command} ended with ${code}: ${run.output()}`)));
  });
  return {
    ...run,
    url,
    end() {
      run.child.kill('SIGINT');
      return run.ended;
    },
  };
}
