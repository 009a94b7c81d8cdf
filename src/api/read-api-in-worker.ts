// Reads types off the main thread. In: products, or demos. Out: a promise of the worker's result.
import type { DemoTypes, DemoTypesOptions } from './demo-types.ts';
import type { ApiReadingWithFiles, ReadApiOptions } from './read-api.ts';
import type { SandboxTypes, SandboxTypesOptions } from './sandbox-types.ts';
import { runWorker, type RunWorkerOptions } from './run-worker.ts';

interface WorkerOptions extends RunWorkerOptions {
  /** Path of the worker's script; without one, the calling thread does the work. */
  readonly script: string | undefined;
}

/** Reads the API in a worker thread. */
export async function readApiInWorker(
  options: ReadApiOptions,
  { script, ...running }: WorkerOptions,
): Promise<ApiReadingWithFiles[]> {
  running.signal?.throwIfAborted();
  if (script === undefined) return (await import('./read-api.ts')).readApi(options, running.trace);
  return runWorker(script, { ...options, products: options.products.map(cloneable) }, running);
}

/** Checks the types of demos in a worker thread. */
export async function checkDemoTypesInWorker(
  options: DemoTypesOptions,
  { script, ...running }: WorkerOptions,
): Promise<DemoTypes> {
  if (script === undefined) return (await import('./demo-types.ts')).checkDemoTypes(options);
  return runWorker(script, options, running);
}

/** Checks the types of exported demos in a worker thread. */
export async function checkSandboxTypesInWorker(
  options: SandboxTypesOptions,
  { script, ...running }: WorkerOptions,
): Promise<SandboxTypes> {
  if (script === undefined) return (await import('./sandbox-types.ts')).checkSandboxTypes(options);
  return runWorker(script, options, running);
}

/** Only what the reader needs, because workerData must be cloneable. */
function cloneable({ id, name, api }: ReadApiOptions['products'][number]): ReadApiOptions['products'][number] {
  return { id, name, ...(api ? { api } : {}) };
}
