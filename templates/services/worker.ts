// The registration of the service worker.
import type { WorkerOptions } from '../../src/model/services.ts';

/** Registers the worker on the production host. */
export function startWorker(_options: WorkerOptions): void {}
