// The types of demos as problems, cached by every file the compiler read. Costly: `check` asks for them, `build` does
// not.
import { checkDemoTypesInWorker } from '../api/read-api-in-worker.ts';
import type { Demo } from '../model/demo.ts';
import type { Problem } from '../model/problem.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { DemoTypes } from '../api/demo-types.ts';
import { storeOf } from '../load/cache.ts';
import { cacheKey } from '../load/cache-key.ts';
import { filesUnchanged, memo } from '../load/memo.ts';
import { workerScript } from '../load/own-package.ts';
import type { Project } from '../load/project.ts';

const typeStore = storeOf<DemoTypes>('demo-types');

/** Checks the types of all demos written in TypeScript. */
export async function demoTypeProblems(
  project: Project,
  demos: readonly Demo[],
  files: FileSnapshot,
): Promise<Problem[]> {
  const { config, cache } = project;
  const owners = new Map(
    demos.flatMap((demo) =>
      demo.variants.flatMap((variant) => (variant.ts ?? []).map((file) => [file.path, demo.id] as const)),
    ),
  );
  const paths = [...owners.keys()].filter((path) => /\.tsx?$/.test(path)).sort();
  if (paths.length === 0) return [];
  const { root, aliases, replacements, moduleRoots, loaders } = config;
  const options = {
    root,
    files: paths,
    aliases,
    replacements,
    moduleRoots,
    loaders,
    hasPlugins: config.esbuildPlugins.length > 0,
  };
  const key = cacheKey(root, options);
  const types = await memo(cache.open(typeStore), key, filesUnchanged(files), () =>
    // A check ends with it; who checks again in this process finds what was parsed.
    checkDemoTypesInWorker(options, { script: workerScript('demo-types-worker'), keep: true }),
  );
  return types.messages.map(({ file, line, column, message }) => ({
    rule: 'demo-types',
    severity: 'error',
    file,
    line,
    column,
    demo: owners.get(file) ?? '',
    message,
  }));
}
