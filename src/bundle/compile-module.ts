// Compiles a user module (config, navigation, redirects, house ads) to one ES module: its own files are bundled,
// packages stay external.
import { build, type BuildFailure } from 'esbuild';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { XdocsError } from '../model/problem.ts';
import { aliasesFor } from './aliases.ts';
import { replacementsFor } from './replacements.ts';

interface CompiledModule {
  readonly text: string;
  /** Absolute paths of the files in it, to be watched. */
  readonly inputs: readonly string[];
}

/** How the imports of a module are resolved. */
interface ModuleWays {
  /** Folder whose packages are the fallback for files that cannot find their own. */
  readonly root: string;
  readonly aliases: Readonly<Record<string, string>>;
  readonly moduleRoots: readonly string[];
  readonly replacements: Readonly<Record<string, string>>;
}

/**
 * Compiles a module to run in this process.
 *
 * @param self URL that the import `xdocs` resolves to: the running copy
 * @throws XdocsError with file, line and column if it cannot be compiled
 */
export async function compileModule(
  file: string,
  self: string,
  { root, aliases, moduleRoots, replacements }: ModuleWays,
): Promise<CompiledModule> {
  const folder = dirname(file);
  const plugin = {
    name: 'packages-outside',
    setup({ onResolve }: import('esbuild').PluginBuild) {
      onResolve({ filter: /^[^./]/ }, (args) => {
        if (args.kind === 'entry-point' || args.path.startsWith('node:')) return undefined;
        if (args.path === 'xdocs') return { path: self, external: true };
        for (const from of [args.resolveDir, root]) {
          try {
            return { path: pathToFileURL(createRequire(join(from, 'x.js')).resolve(args.path)).href, external: true };
          } catch {
            // Not found from there: try the next folder, then esbuild's own resolution.
          }
        }
        return undefined;
      });
    },
  };
  try {
    const result = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      absWorkingDir: folder,
      jsx: 'automatic',
      loader: { '.js': 'jsx' },
      nodePaths: [...moduleRoots],
      plugins: [replacementsFor(replacements), aliasesFor(aliases), plugin],
    });
    return {
      text: result.outputFiles[0]!.text,
      inputs: Object.keys(result.metafile.inputs).map((path) => join(folder, path)),
    };
  } catch (error) {
    const first = (error as BuildFailure).errors?.[0];
    if (!first) throw error;
    const at = first.location
      ? `${join(folder, first.location.file)}:${first.location.line}:${first.location.column + 1}`
      : file;
    throw new XdocsError(`${at}: ${first.text}${first.location ? `\n\n    ${first.location.lineText.trim()}` : ''}`);
  }
}
