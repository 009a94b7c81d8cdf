// A worker that renders demos one after the other, in its own modules and at its own time. In: compiled modules. Out: a
// message per demo.
import { Worker } from 'node:worker_threads';
import type { IslandFacts } from '../model/docs-config.ts';
import { noTrace, type Trace } from '../model/trace.ts';
import { surroundings } from './demo-surroundings.ts';

export interface DemoModule {
  readonly id: string;
  /** Its name in problems. Default: its id. */
  readonly name?: string;
  /** Absolute path of the module that exports `render`. */
  readonly module: string;
  readonly idPrefix: string;
  readonly props?: Readonly<Record<string, unknown>>;
  /** The demo's entry, for problems. */
  readonly file: string;
  /** Names of what it shares with others, which may count there what they count, too: packages, files. */
  readonly shares?: readonly string[];
}

/** What became of one demo. */
export type DemoResult =
  | { readonly id: string; readonly html: string; readonly styles: Record<string, string> }
  | { readonly id: string; readonly refused: string }
  | { readonly id: string; readonly error: string; readonly stack?: string };

/**
 * When demos are rendered: on the day of the build, or forty days later and with the other side of every die up. What
 * differs between the two would differ between the build and the reader's visit.
 */
export type Occasion = 'build' | 'visit';

const timeout = 20_000;

/**
 * Renders demos until all are done, one takes longer than twenty seconds, or the modules have to be loaded anew: after
 * a demo with an Emotion cache that is not known, because it does not emit its rules again for other demos.
 *
 * @returns whether it stopped to load the modules anew
 */
export function runDemoWorker(
  demos: readonly DemoModule[],
  {
    facts,
    occasion,
    trace = noTrace,
  }: { readonly facts: IslandFacts; readonly occasion: Occasion; readonly trace?: Trace },
  onResult: (result: DemoResult) => void,
): Promise<{ readonly needsNewWorker: boolean }> {
  return new Promise((done) => {
    let needsNewWorker = false;
    const thread = `demos (${occasion})`;
    const ended = trace.begin('worker', thread, thread);
    const workerData = { demos, facts, isVisit: occasion === 'visit' };
    const worker = new Worker(workerSource, { eval: true, workerData, stdout: true, stderr: true });
    let timer = setTimeout(() => void worker.terminate(), timeout);
    worker.on('message', ([result, start, end]: [DemoResult | 'needs-new-worker', number, number]) => {
      clearTimeout(timer);
      timer = setTimeout(() => void worker.terminate(), timeout);
      if (result === 'needs-new-worker') needsNewWorker = true;
      else {
        trace.take([{ kind: 'demo', name: result.id, start, end }], thread);
        onResult(result);
      }
    });
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      clearTimeout(timer);
      ended();
      done({ needsNewWorker });
    });
  });
}

// The worker's code is a string, so that it runs both from source and from the compiled package.
const workerSource = `
const { parentPort, workerData } = require('node:worker_threads');
const { pathToFileURL } = require('node:url');
const { timeOrigin } = performance;
const clock = performance.now.bind(performance);
const time = () => timeOrigin + clock();
${surroundings}for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = () => {};
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
(async () => {
  for (const { id, module, idPrefix, props } of workerData.demos) {
    let result;
    let needsNewWorker = false;
    const start = time();
    rolled = 0;
    try {
      const { render, refused } = await import(pathToFileURL(module).href);
      if (refused !== undefined) {
        parentPort.postMessage([{ id, refused }, start, time()]);
        continue;
      }
      const { html, styles, isLast } = render({ idPrefix, props, ...workerData.facts });
      needsNewWorker = isLast;
      result = { id, html, styles };
    } catch (error) {
      // A getter of the demo's own may throw, too; what cannot be said is left out.
      let stack;
      try {
        stack = error && error.stack ? String(error.stack) : undefined;
      } catch {}
      result = { id, error: String(error && error.message || error).split('\\n')[0], stack };
    }
    parentPort.postMessage([result, start, time()]);
    if (!needsNewWorker) continue;
    parentPort.postMessage(['needs-new-worker']);
    break;
  }
  process.exit();
})();
`;
