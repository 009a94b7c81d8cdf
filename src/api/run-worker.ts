// One question to a worker thread of this folder. In: the entry's name and its data. Out: a promise of its one message.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Whether this code runs from TypeScript sources (as tests do), where a thread could not load its entry. */
export const runsFromSources = import.meta.url.endsWith('.ts');

/**
 * Starts a worker and waits for its message.
 *
 * @param signal ends the worker; the promise then rejects with the signal's reason
 */
export function runWorker<T>(name: string, workerData: unknown, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(new URL(`./${name}.js`, import.meta.url)), { workerData });
    const abort = (): void => {
      void worker.terminate();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The worker ${name} ended with code ${code} and no result.`)));
  });
}
