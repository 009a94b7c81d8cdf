// Renders demos to HTML in a worker, each twice. In: compiled modules by demo. Out: a rendering per demo; a demo that
// throws, hangs or differs between its two runs becomes client-only, with a warning.
import { Worker } from 'node:worker_threads';
import type { ThemeColors } from '../model/config.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { Problem } from '../model/problem.ts';

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
}

/** The worker's message about one demo. */
type DemoResult =
  | { readonly id: string; readonly html: string; readonly styles: Record<string, string> }
  | { readonly id: string; readonly unstable: true }
  | { readonly id: string; readonly refused: string }
  | { readonly id: string; readonly error: string };

const timeout = 20_000;
const noResult = 'it gave no result within 20 seconds';

/**
 * Renders demos one after the other in one worker. A demo without a result after twenty seconds is skipped, and a new
 * worker continues with the next one. A new worker is also started after a demo with an Emotion cache of its own,
 * because the cache does not emit its rules again for other demos that need them.
 */
export async function renderDemos(demos: readonly DemoModule[], colors: ThemeColors): Promise<DemoRendering[]> {
  const results = new Map<string, DemoResult>();
  let pending = [...demos];
  while (pending.length > 0) {
    const { needsNewWorker } = await runWorker(pending, colors, (result) => results.set(result.id, result));
    pending = pending.filter((demo) => !results.has(demo.id));
    const [timedOut] = pending;
    if (timedOut && !needsNewWorker) {
      results.set(timedOut.id, { id: timedOut.id, error: noResult });
      pending = pending.slice(1);
    }
  }
  return demos.map((demo) => renderingOf(demo, results.get(demo.id)!));
}

/** Whether a demo timed out, which may not happen again another time or on another machine. */
export function gaveNoResult({ problems }: DemoRendering): boolean {
  return problems.some((problem) => problem.rule === 'demo-server-error' && problem.message === noResult);
}

function runWorker(
  demos: readonly DemoModule[],
  colors: ThemeColors,
  onResult: (result: DemoResult) => void,
): Promise<{ readonly needsNewWorker: boolean }> {
  return new Promise((done) => {
    let needsNewWorker = false;
    const worker = new Worker(workerSource, { eval: true, workerData: { demos, colors }, stdout: true, stderr: true });
    let timer = setTimeout(() => void worker.terminate(), timeout);
    worker.on('message', (result: DemoResult | 'needs-new-worker') => {
      clearTimeout(timer);
      timer = setTimeout(() => void worker.terminate(), timeout);
      if (result === 'needs-new-worker') needsNewWorker = true;
      else onResult(result);
    });
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      clearTimeout(timer);
      done({ needsNewWorker });
    });
  });
}

function renderingOf(demo: DemoModule, result: DemoResult): DemoRendering {
  const place = { severity: 'warning', file: demo.file, demo: demo.name ?? demo.id } as const;
  if ('html' in result) return { id: demo.id, html: result.html, styles: result.styles, problems: [] };
  if ('refused' in result)
    return {
      id: demo.id,
      styles: {},
      problems: [
        { rule: 'demo-default-export', ...place, severity: 'error', ...(result.refused && { found: result.refused }) },
      ],
    };
  const problem: Problem =
    'unstable' in result
      ? { rule: 'demo-server-unstable', ...place }
      : { rule: 'demo-server-error', ...place, message: result.error };
  return { id: demo.id, styles: {}, problems: [problem] };
}

// The worker's code is a string, so that it runs both from source and from the compiled package. The second run sets
// the clock forty days ahead, to detect output that would differ between the build and the reader's visit.
const workerSource = `
const { parentPort, workerData } = require('node:worker_threads');
const { pathToFileURL } = require('node:url');
const RealDate = Date;
const ahead = 40 * 24 * 3600 * 1000;
class LaterDate extends RealDate {
  constructor(...args) { if (args.length === 0) super(RealDate.now() + ahead); else super(...args); }
  static now() { return RealDate.now() + ahead; }
  static [Symbol.hasInstance](value) { return value instanceof RealDate; }
}
// An Emotion cache that a module makes for itself writes its rules once: the second run finds them written.
const ownStyle = /<style data-emotion="[^"]*"[^>]*>[^]*?<\\/style>/g;
const ownStyles = (html) => html.match(ownStyle) ?? [];
const isSame = (first, second) => first === second ||
  (first.replace(ownStyle, '') === second.replace(ownStyle, '') && ownStyles(second).every((style) => ownStyles(first).includes(style)));
for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = () => {};
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
(async () => {
  for (const { id, module, idPrefix, props } of workerData.demos) {
    let result;
    let needsNewWorker = false;
    try {
      const { render, refused } = await import(pathToFileURL(module).href);
      if (refused !== undefined) {
        parentPort.postMessage({ id, refused });
        continue;
      }
      const options = { idPrefix, props, colors: workerData.colors };
      const first = render(options);
      globalThis.Date = LaterDate;
      const second = render(options);
      globalThis.Date = RealDate;
      needsNewWorker = ownStyles(first.html).length > 0;
      result = isSame(first.html, second.html) ? { id, html: first.html, styles: first.styles } : { id, unstable: true };
    } catch (error) {
      globalThis.Date = RealDate;
      result = { id, error: String(error && error.message || error).split('\\n')[0] };
    }
    parentPort.postMessage(result);
    if (!needsNewWorker) continue;
    parentPort.postMessage('needs-new-worker');
    break;
  }
  process.exit();
})();
`;
