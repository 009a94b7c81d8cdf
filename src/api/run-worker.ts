// Runs a worker thread for one result after the other. In: the path of its script and its data. Out: a promise of the
// message that answers it.
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface RunWorkerOptions {
  /** Ends the worker; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Lets the worker wait a while for the next data, with all that it has loaded: hundreds of megabytes. */
  readonly keep?: boolean;
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
  { signal, keep = false }: RunWorkerOptions = {},
): Promise<T> {
  signal?.throwIfAborted();
  const worker = waiting.get(script)?.() ?? new Worker(script);
  return new Promise((resolve, reject) => {
    const forget = (): void => {
      signal?.removeEventListener('abort', abort);
      worker.off('message', answered).off('error', failed).off('exit', ended);
    };
    const answered = (result: T): void => {
      forget();
      if (keep && !waiting.has(script)) letWait(script, worker);
      else void worker.terminate();
      resolve(result);
    };
    const failed = (error: unknown): void => {
      forget();
      reject(error);
    };
    const ended = (code: number): void =>
      failed(new Error(`The worker ${basename(script, '.js')} ended with code ${code} and no result.`));
    const abort = (): void => {
      void worker.terminate();
      failed(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.postMessage(data);
  });
}

/** Takes a worker that waits, by its script. */
const waiting = new Map<string, () => Worker>();

/** Keeps a worker until it is needed or has waited long enough; it keeps no process alive. */
function letWait(script: string, worker: Worker): void {
  const timer = setTimeout(() => void worker.terminate(), patience).unref();
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
