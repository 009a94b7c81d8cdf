// The config's import aliases as an esbuild plugin.
import type { Plugin } from 'esbuild';
import { regExpText } from '../model/reg-exp-text.ts';
import type { Answer } from './facades.ts';

/**
 * Resolves `velo/bikes` by `{ 'velo/*': '/abs/content/velo/*' }`; the target is resolved as a file path.
 *
 * @param answer what an import gets for the file that was found. Default: the file
 */
export function aliasesFor(aliases: Readonly<Record<string, string>>, answer: Answer = (found) => found): Plugin {
  return {
    name: 'aliases',
    setup(build) {
      // The longest first: `docs/data/*` takes precedence over `docs/*`.
      for (const [from, to] of Object.entries(aliases).sort(([a], [b]) => b.length - a.length)) {
        const star = from.indexOf('*');
        const head = star < 0 ? from : from.slice(0, star);
        const filter = new RegExp(`^${regExpText(head)}${star < 0 ? '$' : ''}`);
        build.onResolve({ filter }, async (args) => {
          if (args.pluginData === 'alias') return undefined;
          const path = star < 0 ? to : to.replace('*', () => args.path.slice(head.length));
          const found = await build.resolve(path, {
            kind: args.kind,
            resolveDir: args.resolveDir,
            importer: args.importer,
            pluginData: 'alias',
          });
          // If there is no such file, a module root or a package may have the name.
          return found.errors.length === 0 ? answer(found, args) : undefined;
        });
      }
    },
  };
}
