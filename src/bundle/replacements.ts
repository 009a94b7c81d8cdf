// An esbuild plugin that replaces modules with stubs.
import { basename, isAbsolute } from 'node:path';
import { regExpText } from '../model/reg-exp-text.ts';
import type { Plugin } from 'esbuild';
import type { Answer } from './facades.ts';

/**
 * Replaces modules by import specifier (`docs/src/Ad`, `docs/ads/*`) or by the file that an import resolves to.
 *
 * @param answer what an import gets for the replacement. Default: its file
 */
export function replacementsFor(
  replacements: Readonly<Record<string, string>>,
  answer: Answer = (found) => found,
): Plugin {
  return {
    name: 'replacements',
    setup(build) {
      for (const [from, to] of Object.entries(replacements)) {
        if (isAbsolute(from)) {
          // Filters by the file's name first, because every candidate costs a resolution.
          const name = basename(from).replace(/\.\w+$/, '');
          build.onResolve(
            { filter: new RegExp(`(?:^|/)${name === 'index' ? '[^/]*' : regExpText(name)}(?:\\.\\w+)?$`) },
            async (args) => {
              if (args.pluginData === 'replacement' || args.kind === 'entry-point') return undefined;
              const found = await build.resolve(args.path, {
                kind: args.kind,
                resolveDir: args.resolveDir,
                importer: args.importer,
                pluginData: 'replacement',
              });
              return found.errors.length === 0 && (found.path === from || found.path.replace(/\.\w+$/, '') === from)
                ? answer({ path: to }, args)
                : undefined;
            },
          );
          continue;
        }
        const [head = '', tail] = from.split('*');
        build.onResolve(
          {
            filter: new RegExp(
              `^${regExpText(head)}${tail === undefined ? '' : `.*${regExpText(tail)}`}(?:\\.[jt]sx?)?$`,
            ),
          },
          (args) => {
            const rest = args.path.slice(head.length, tail ? -tail.length : undefined);
            return answer({ path: tail === undefined ? to : to.replace('*', () => rest) }, args);
          },
        );
      }
    },
  };
}
