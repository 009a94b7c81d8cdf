// Content outside the project uses the project's packages: it may have none of its own, or others than the site's.
import { sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** Resolves packages that files outside the project import from the project first, then from where they stand. */
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
