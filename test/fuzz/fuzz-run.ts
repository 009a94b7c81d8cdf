// One run of the fuzzer in a process of its own. In: its arguments. Out: what it found.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Findings {
  readonly made: number;
  readonly failed: number;
  readonly ended: readonly unknown[];
  readonly broken: readonly unknown[];
}

const script = fileURLToPath(new URL('run.js', import.meta.url));

/** Runs the fuzzer; rejects where it says nothing. Finding something is no failure of the run. */
export function fuzzRun(...args: string[]): Promise<Findings> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...args, '--json'], { maxBuffer: 1 << 26 }, (error, output) =>
      output ? resolve(JSON.parse(output) as Findings) : reject(error),
    );
  });
}
