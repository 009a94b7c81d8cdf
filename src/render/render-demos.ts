// Demos to HTML in a worker, each twice. In: compiled modules by demo. Out: a rendering per demo; one that throws,
// hangs or differs between its two runs becomes client-only, with a warning.
import { Worker } from 'node:worker_threads';
import type { ThemeColors } from '../model/config.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { Problem } from '../model/problem.ts';

export interface DemoModule {
  readonly id: string;
  /** What problems call it. Default: its id. */
  readonly name?: string;
  /** Absolute path of the module that exports `render`. */
  readonly module: string;
  readonly idPrefix: string;
  readonly props?: Readonly<Record<string, unknown>>;
  /** The demo's entry, for problems. */
  readonly file: string;
}

/** What the worker says of one demo. */
type DemoResult =
  | { readonly id: string; readonly html: string; readonly styles: Record<string, string> }
  | { readonly id: string; readonly unstable: true }
  | { readonly id: string; readonly refused: string }
  | { readonly id: string; readonly error: string };

const patience = 20_000;
const noResult = 'it gave no result within 20 seconds';

/**
 * Renders demos one after the other in one worker. A demo that gives no answer in twenty seconds is given up, and a new
 * worker goes on with the next; so it does after one with an Emotion cache of its own, whose rules others of that cache
 * need, too.
 */
export async function renderDemos(demos: readonly DemoModule[], colors: ThemeColors): Promise<DemoRendering[]> {
  const results = new Map<string, DemoResult>();
  let left = [...demos];
  while (left.length > 0) {
    const { isSpent } = await runWorker(left, colors, (result) => results.set(result.id, result));
    left = left.filter((demo) => !results.has(demo.id));
    const [stuck] = left;
    if (stuck && !isSpent) {
      results.set(stuck.id, { id: stuck.id, error: noResult });
      left = left.slice(1);
    }
  }
  return demos.map((demo) => renderingOf(demo, results.get(demo.id)!));
}

/** Whether a demo was given up: another time, or on another machine, it may be rendered. */
export function gaveNoResult({ problems }: DemoRendering): boolean {
  return problems.some((problem) => problem.rule === 'demo-server-error' && problem.message === noResult);
}

function runWorker(
  demos: readonly DemoModule[],
  colors: ThemeColors,
  onResult: (result: DemoResult) => void,
): Promise<{ readonly isSpent: boolean }> {
  return new Promise((done) => {
    let isSpent = false;
    const worker = new Worker(workerSource, { eval: true, workerData: { demos, colors }, stdout: true, stderr: true });
    let timer = setTimeout(() => void worker.terminate(), patience);
    worker.on('message', (result: DemoResult | 'spent') => {
      clearTimeout(timer);
      timer = setTimeout(() => void worker.terminate(), patience);
      if (result === 'spent') isSpent = true;
      else onResult(result);
    });
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      clearTimeout(timer);
      done({ isSpent });
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

// The worker's code as text, so that it runs alike from sources and from the compiled package. Its second run has the
// clock forty days ahead: what depends on the day would differ between the build and the reader's visit.
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
    let isSpent = false;
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
      isSpent = ownStyles(first.html).length > 0;
      result = isSame(first.html, second.html) ? { id, html: first.html, styles: first.styles } : { id, unstable: true };
    } catch (error) {
      globalThis.Date = RealDate;
      result = { id, error: String(error && error.message || error).split('\\n')[0] };
    }
    parentPort.postMessage(result);
    if (!isSpent) continue;
    parentPort.postMessage('spent');
    break;
  }
  process.exit();
})();
`;
