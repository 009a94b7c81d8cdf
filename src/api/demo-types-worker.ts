// Entry of the worker thread that checks the types of demos. In: DemoTypesOptions as workerData. Out: one message.
import { parentPort, workerData } from 'node:worker_threads';
import { checkDemoTypes } from './demo-types.ts';
import type { DemoTypesOptions } from './demo-types.ts';

parentPort?.postMessage(checkDemoTypes(workerData as DemoTypesOptions));
