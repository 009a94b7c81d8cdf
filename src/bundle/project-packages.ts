// Lets content outside the project use the project's packages: it may have none of its own, or other versions.
import { sep } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Resolves packages imported by files outside the project from the project first, then from the files' own location.
 */
export function projectPackages(root: string): Plugin {
  return {
    name: 'project-packages',
    setup(build) {
      build.onResolve({ filter: /^[^./:][^:]*$/ }, async (args) => {
        if (args.pluginData !== undefined || args.kind === 'entry-point') return undefined;
        if (`${args.resolveDir}${sep}`.startsWith(root + sep) || args.resolveDir.includes(`${sep}node_modules`))
          return undefined;
        const found = await build.resolve(args.path, {
          kind: args.kind,
          resolveDir: root,
          pluginData: 'project-packages',
        });
        return found.errors.length === 0 ? found : undefined;
      });
    },
  };
}
