// Runs a worker thread for one result after the other. In: the path of its script and its data. Out: a promise of the
// message that answers it.
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { noTrace, type Trace } from '../model/trace.ts';
import type { WorkerAnswer, WorkerTask } from './answer-tasks.ts';

export interface RunWorkerOptions {
  /** Ends the worker; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Lets the worker wait a while for the next data, with all that it has loaded: hundreds of megabytes. */
  readonly keep?: boolean;
  /** Buffers of the data that the worker gets instead of copies. */
  readonly transfer?: readonly ArrayBuffer[];
  /** Told when the worker was at what. */
  readonly trace?: Trace;
}

/** How long a worker that is kept waits, in milliseconds. */
const patience = 60_000;

/**
 * Gives data to a worker, one that waits or a new one, and waits for its message.
 *
 * @throws what the worker throws; Error where it ends without an answer
 */
export function runWorker<T>(
  script: string,
  data: unknown,
  { signal, keep = false, trace = noTrace, transfer = [] }: RunWorkerOptions = {},
): Promise<T> {
  signal?.throwIfAborted();
  const worker = waiting.get(script)?.() ?? new Worker(script);
  const thread = basename(script, '.js');
  const ended = trace.begin('worker', thread, thread);
  return new Promise((resolve, reject) => {
    const forget = (): void => {
      signal?.removeEventListener('abort', abort);
      worker.off('message', answered).off('error', failed).off('exit', gone);
      ended();
    };
    const answered = ({ result, spans }: WorkerAnswer<T>): void => {
      forget();
      trace.take(spans, thread);
      if (keep && !waiting.has(script)) letWait(script, worker);
      else void worker.terminate();
      resolve(result);
    };
    const failed = (error: unknown): void => {
      forget();
      reject(error);
    };
    const gone = (code: number): void =>
      failed(new Error(`The worker ${thread} ended with code ${code} and no result.`));
    const abort = (): void => {
      void worker.terminate();
      failed(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.on('message', answered).on('error', failed).on('exit', gone);
    const task: WorkerTask<unknown> = { data, isTraced: trace.isOn };
    worker.postMessage(task, transfer);
  });
}

/** Takes a worker that waits, by its script. */
const waiting = new Map<string, () => Worker>();

/** Keeps a worker until it is needed or has waited long enough; it keeps no process alive. */
function letWait(script: string, worker: Worker): void {
  // One that is about to end takes no more work.
  const timer = setTimeout(() => {
    forget();
    void worker.terminate();
  }, patience).unref();
  const forget = (): void => {
    clearTimeout(timer);
    waiting.delete(script);
    worker.off('error', forget).off('exit', forget);
  };
  worker.unref();
  worker.on('error', forget).on('exit', forget);
  waiting.set(script, () => {
    forget();
    worker.ref();
    return worker;
  });
}
