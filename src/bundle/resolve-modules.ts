// Resolves module names with the bundler itself, so that the result is what will be bundled.
import { build, type BuildFailure } from 'esbuild';
import type { BundleContext } from './common-options.ts';
import { demoOptions } from './demo-options.ts';
import { refuseFailedSetup } from './demo-problems.ts';

/** What a name leads to. */
interface FoundModule {
  /** Absolute path. */
  readonly file: string;
  /** By an alias, a module root or a package, and not by a path of its own. */
  readonly isImport: boolean;
}

/** Names that lead along folders, wherever they begin. */
const isPath = /^(?:[/\\]|[a-z]:|node_modules\b)|(?:^|[/\\])\.\.?[/\\]/i;
const extension = /\.[cm]?[jt]sx?$/;

/**
 * Resolves names like imports: aliases, module roots, packages; then as files below the given folders. The extension
 * may be missing, or be that of the compiled file.
 *
 * @returns the modules by name, for the names that can be resolved
 */
export async function resolveModules(
  names: readonly string[],
  folders: readonly string[],
  context: BundleContext,
): Promise<Map<string, FoundModule>> {
  const found = new Map<string, FoundModule>();
  const options = demoOptions(context, 'browser');
  const lookUp = build({
    ...options,
    outdir: '/',
    stdin: { contents: 'import "lookup:";', resolveDir: context.root },
    plugins: [
      ...options.plugins,
      {
        name: 'lookup',
        setup(lookup) {
          const resolveFrom = async (path: string, resolveDir: string) => {
            const {
              errors,
              namespace,
              path: file,
              external,
            } = await lookup.resolve(path, { kind: 'import-statement', resolveDir });
            return errors.length === 0 && namespace === 'file' && !external ? file : undefined;
          };
          lookup.onResolve({ filter: /^lookup:$/ }, async () => {
            for (const name of names) {
              for (const path of [name, name.replace(extension, '')]) {
                const imported = /^\.{1,2}\//.test(path) ? undefined : await resolveFrom(path, context.root);
                let file = imported;
                for (const folder of folders)
                  file ??= await resolveFrom(path.startsWith('/') ? path : `./${path}`, folder);
                if (file) found.set(name, { file, isImport: imported !== undefined && !isPath.test(path) });
                if (file) break;
              }
            }
            return { path: 'lookup', namespace: 'lookup' };
          });
          lookup.onLoad({ filter: /.*/, namespace: 'lookup' }, () => ({ contents: '' }));
        },
      },
    ],
  });
  await lookUp.catch((error: BuildFailure) => {
    refuseFailedSetup(error.errors ?? [], context);
    throw error;
  });
  return found;
}
