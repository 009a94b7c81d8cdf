// Entry of the worker thread that reads API records, so that seconds of type checking do not block the main thread. In:
// ReadApiOptions as workerData. Out: one message with the result.
import { parentPort, workerData } from 'node:worker_threads';
import { readApi } from './read-api.ts';
import type { ReadApiOptions } from './read-api.ts';

parentPort?.postMessage(readApi(workerData as ReadApiOptions));
