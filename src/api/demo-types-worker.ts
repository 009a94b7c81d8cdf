// Entry of the worker thread that checks the types of demos and of their exports. In: DemoTypesOptions or
// SandboxTypesOptions. Out: what was found.
import { answerTasks } from './answer-tasks.ts';
import { checkDemoTypes } from './demo-types.ts';
import type { DemoTypesOptions } from './demo-types.ts';
import { checkSandboxTypes } from './sandbox-types.ts';
import type { SandboxTypesOptions } from './sandbox-types.ts';

answerTasks((options: DemoTypesOptions | SandboxTypesOptions) =>
  'sandboxes' in options ? checkSandboxTypes(options) : checkDemoTypes(options),
);
