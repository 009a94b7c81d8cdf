// Reading the API off the main thread. In: products. Out: a promise of the reading.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ApiReadingWithFiles, ReadApiOptions } from './read-api.ts';

/**
 * Reads in a worker thread. Run from TypeScript sources (as tests do), where a thread could not load its entry, it
 * reads in the calling thread.
 *
 * @param options.signal ends the worker; the promise then rejects with the signal's reason
 */
export async function readApiInWorker({ signal, ...options }: ReadApiOptions & { readonly signal?: AbortSignal }): Promise<ApiReadingWithFiles> {
  signal?.throwIfAborted();
  if (import.meta.url.endsWith('.ts')) {
    const { readApi } = await import('./read-api.ts');
    return readApi(options);
  }
  const { root, base, products } = options;
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(new URL('./api-worker.js', import.meta.url)), { workerData: { root, base, products: products.map(plain) } });
    const abort = (): void => {
      void worker.terminate();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The API worker ended with code ${code} and no result.`)));
  });
}

/** Only what the reader needs crosses to the thread. */
function plain({ id, name, api }: ReadApiOptions['products'][number]): ReadApiOptions['products'][number] {
  return { id, name, ...(api ? { api } : {}) };
}
