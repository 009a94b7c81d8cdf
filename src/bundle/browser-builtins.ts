// Replaces Node built-ins that packages import in the browser by empty modules.
import { builtinModules } from 'node:module';
import type { Plugin } from 'esbuild';

/** Resolves `fs`, `node:path` and the like to an empty module, unless a package of that name is installed. */
export function browserBuiltins(): Plugin {
  return {
    name: 'browser-builtins',
    setup(build) {
      const filter = new RegExp(`^(?:node:)?(?:${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`);
      build.onResolve({ filter }, async (args) => {
        if (args.pluginData === 'builtin') return undefined;
        if (!args.path.startsWith('node:')) {
          const installed = await build.resolve(args.path, {
            kind: args.kind,
            resolveDir: args.resolveDir,
            pluginData: 'builtin',
          });
          // esbuild resolves it again by itself: of a plugin's answer it would not know what the manifest says.
          if (installed.errors.length === 0 && !installed.external) return undefined;
        }
        return { path: args.path, namespace: 'empty' };
      });
      build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
    },
  };
}
