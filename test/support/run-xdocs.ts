// The command line as a child process. In: arguments and a folder. Out: exit code and output, or a running dev server.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
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

/** Starts `xdocs` without waiting for its end. */
export function startXdocs(
  args: readonly string[],
  { cwd, script = join(inject('workFolder'), 'xdocs', 'bin', 'xdocs.js') }: RunOptions,
): StartedRun {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { PATH, HOME, TMPDIR, SystemRoot },
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

/** Runs `xdocs` to its end. */
export function runXdocs(args: readonly string[], options: RunOptions): Promise<EndedRun> {
  return startXdocs(args, options).ended;
}

export interface ServedSite extends StartedRun {
  /** Address of the home page, as the command printed it. */
  readonly url: string;
  /** Ctrl-C. */
  end(): Promise<EndedRun>;
}

/** Starts `xdocs serve` on a free port and waits until it says its address. */
export async function serveXdocs(
  cwd: string,
  { args = ['--port', '0'], script }: { args?: readonly string[]; script?: string } = {},
): Promise<ServedSite> {
  const run = startXdocs(['serve', ...args], { cwd, script });
  const url = await new Promise<string>((done, fail) => {
    const look = () => {
      const found = /http:\/\/\S+/.exec(run.output())?.[0];
      if (found) done(found);
    };
    run.child.stdout!.on('data', look);
    void run.ended.then(({ code }) => fail(new Error(`xdocs serve ended with ${code}: ${run.output()}`)));
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
