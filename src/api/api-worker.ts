// Entry of the worker thread that reads API records, so that seconds of type checking do not block the main thread. In:
// messages of ReadApiOptions. Out: one message with the result of each.
import { parentPort } from 'node:worker_threads';
import { readApi } from './read-api.ts';
import type { ReadApiOptions } from './read-api.ts';

parentPort?.on('message', (options: ReadApiOptions) => parentPort!.postMessage(readApi(options)));
