// Entry of the worker thread that checks the types of demos. In: messages of DemoTypesOptions. Out: one message each.
import { parentPort } from 'node:worker_threads';
import { checkDemoTypes } from './demo-types.ts';
import type { DemoTypesOptions } from './demo-types.ts';

parentPort?.on('message', (options: DemoTypesOptions) => parentPort!.postMessage(checkDemoTypes(options)));
