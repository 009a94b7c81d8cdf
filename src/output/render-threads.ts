// Renders pages in threads, and in this one, too: whoever is free takes the next page. A thread loads all templates, so it
// is begun once many pages had to be rendered and many are left, on a machine of three processors or more. What is
// rendered does not depend on where.
import type { Tinypool } from 'tinypool';
import { workerScript } from '../load/own-package.ts';
import type { Project } from '../load/project.ts';
import { fittingThreads, machine } from '../load/thread-count.ts';
import type { Span } from '../model/trace.ts';
import type { DocumentFacts, PageShell } from '../render/document-renderer.ts';
import type { ViewedPage } from '../site/page-view-of.ts';

/** What every thread begins with: plain values. */
export interface RenderThreadData {
  readonly facts: DocumentFacts;
  readonly shells: ReadonlyMap<string, PageShell>;
  /** Of the renderer: a script. */
  readonly code: string;
  readonly build: string | undefined;
  /** URLs of the modules of demos that hold little besides the demo. */
  readonly smallModules: readonly string[];
  readonly isTraced: boolean;
}

/** What a thread answers. */
export interface RenderedHtml {
  readonly html: string;
  readonly thread: string;
  readonly spans: readonly Span[];
}

export interface RenderThreads {
  /**
   * The HTML of a page.
   *
   * @param left how many pages may have to be rendered after it
   * @param here renders it in this thread
   * @throws what `here` throws
   */
  html(viewed: ViewedPage, left: number, here: () => string): string | Promise<string>;
  /** Ends the threads once they have answered. */
  close(): Promise<void>;
}

/** Pages that are rendered here before a thread pays, and how many must be left. */
const firstPages = 64;
const leastLeft = 200;

/** More do not help: this thread makes the views and writes what comes back. */
const mostThreads = 2;

/** Pages that wait for a thread or are in it. */
const waitingPages = 6;

/**
 * Prepares the rendering of a site's pages.
 *
 * @param dataOf makes what threads begin with; `undefined`: none can render them
 */
export function renderThreads(
  { workers, trace }: Project,
  dataOf: () => Omit<RenderThreadData, 'isTraced'> | undefined,
): RenderThreads {
  const script = workerScript('render-worker');
  let pool: Promise<Tinypool> | undefined;
  let isRefused = script === undefined;
  let isBroken = false;
  let threads = 0;
  let rendered = 0;
  const begin = (left: number) => {
    if (workers === 'auto' && (rendered < firstPages || left < leastLeft)) return;
    // One processor has the index of the search: on a machine of two, a thread more takes from both.
    threads = Math.min(workers === 'auto' ? fittingThreads(machine()) - 1 : workers, mostThreads);
    const data = threads > 0 ? dataOf() : undefined;
    isRefused = data === undefined;
    if (data === undefined) return;
    const workerData: RenderThreadData = { ...data, isTraced: trace.isOn };
    pool = poolOf(script!, threads, workerData);
  };
  const waiting = new Set<Promise<unknown>>();
  const inThread = async (viewed: ViewedPage, here: () => string): Promise<string> => {
    const answer = await pool!.then((opened) => opened.run(viewed) as Promise<RenderedHtml>).catch(() => undefined);
    // Whatever went wrong there is told as it would be here, and no thread is asked again.
    isBroken ||= !answer;
    if (!answer) return here();
    trace.take(answer.spans, answer.thread);
    return answer.html;
  };
  return {
    html(viewed, left, here) {
      if (!isRefused && !pool) begin(left);
      rendered++;
      if (!pool) return here();
      if (!isBroken && waiting.size < threads * waitingPages) {
        const asked = inThread(viewed, here);
        waiting.add(asked);
        const forget = () => void waiting.delete(asked);
        asked.then(forget, forget);
        return asked;
      }
      const html = here();
      // Answers of the threads are taken in between.
      return new Promise((resolve) => setImmediate(resolve, html));
    },
    async close() {
      await Promise.allSettled(waiting);
      const opened = await pool?.catch(() => undefined);
      pool = undefined;
      isRefused = true;
      await opened?.destroy();
    },
  };
}

/** Opens a pool; its package is loaded where there is one. */
async function poolOf(script: string, threads: number, workerData: RenderThreadData): Promise<Tinypool> {
  const { Tinypool: Pool } = await import('tinypool');
  return new Pool({
    filename: script,
    name: 'renderPage',
    minThreads: threads,
    maxThreads: threads,
    // The next page waits in the thread, not for the main one, which is at work itself.
    concurrentTasksPerWorker: waitingPages,
    workerData,
  });
}
