// Entry of the worker thread that checks the types of demos and of their exports. In: messages of DemoTypesOptions or of
// SandboxTypesOptions. Out: one message each.
import { parentPort } from 'node:worker_threads';
import { checkDemoTypes } from './demo-types.ts';
import type { DemoTypesOptions } from './demo-types.ts';
import { checkSandboxTypes } from './sandbox-types.ts';
import type { SandboxTypesOptions } from './sandbox-types.ts';

parentPort?.on('message', (options: DemoTypesOptions | SandboxTypesOptions) =>
  parentPort!.postMessage('sandboxes' in options ? checkSandboxTypes(options) : checkDemoTypes(options)),
);
