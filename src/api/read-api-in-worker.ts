// Reading types off the main thread. In: products, or demos. Out: a promise of what the worker found.
import type { DemoTypes, DemoTypesOptions } from './demo-types.ts';
import type { ApiReadingWithFiles, ReadApiOptions } from './read-api.ts';
import { runsFromSources, runWorker } from './run-worker.ts';

/**
 * Reads the API in a worker thread; run from TypeScript sources, in the calling thread.
 *
 * @param options.signal ends the worker; the promise then rejects with the signal's reason
 */
export async function readApiInWorker({ signal, ...options }: ReadApiOptions & { readonly signal?: AbortSignal }): Promise<ApiReadingWithFiles> {
  signal?.throwIfAborted();
  if (runsFromSources) return (await import('./read-api.ts')).readApi(options);
  return runWorker('api-worker', { ...options, products: options.products.map(plain) }, signal);
}

/** Checks the types of demos in a worker thread; run from TypeScript sources, in the calling thread. */
export async function checkDemoTypesInWorker(options: DemoTypesOptions): Promise<DemoTypes> {
  if (runsFromSources) return (await import('./demo-types.ts')).checkDemoTypes(options);
  return runWorker('demo-types-worker', options);
}

/** Only what the reader needs crosses to the thread. */
function plain({ id, name, api }: ReadApiOptions['products'][number]): ReadApiOptions['products'][number] {
  return { id, name, ...(api ? { api } : {}) };
}
