// Runs a worker thread for one result. In: the path of its script and its data. Out: a promise of its one message.
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts a worker and waits for its message.
 *
 * @param signal ends the worker; the promise then rejects with the signal's reason
 */
export function runWorker<T>(script: string, workerData: unknown, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData });
    const abort = (): void => {
      void worker.terminate();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The worker ${basename(script, '.js')} ended with code ${code} and no result.`)),
    );
  });
}
