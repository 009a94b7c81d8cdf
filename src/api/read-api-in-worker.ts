// Reads types off the main thread. In: products, or demos. Out: a promise of the worker's result.
import type { DemoTypes, DemoTypesOptions } from './demo-types.ts';
import type { ApiReadingWithFiles, ReadApiOptions } from './read-api.ts';
import { runWorker } from './run-worker.ts';

interface WorkerOptions {
  /** Path of the worker's script; without one, the calling thread does the work. */
  readonly script: string | undefined;
  /** Ends the worker; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Reads the API in a worker thread. */
export async function readApiInWorker(
  options: ReadApiOptions,
  { script, signal }: WorkerOptions,
): Promise<ApiReadingWithFiles> {
  signal?.throwIfAborted();
  if (script === undefined) return (await import('./read-api.ts')).readApi(options);
  return runWorker(script, { ...options, products: options.products.map(cloneable) }, signal);
}

/** Checks the types of demos in a worker thread. */
export async function checkDemoTypesInWorker(
  options: DemoTypesOptions,
  { script, signal }: WorkerOptions,
): Promise<DemoTypes> {
  if (script === undefined) return (await import('./demo-types.ts')).checkDemoTypes(options);
  return runWorker(script, options, signal);
}

/** Only what the reader needs, because workerData must be cloneable. */
function cloneable({ id, name, api }: ReadApiOptions['products'][number]): ReadApiOptions['products'][number] {
  return { id, name, ...(api ? { api } : {}) };
}
