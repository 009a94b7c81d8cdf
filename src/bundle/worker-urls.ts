// Handles `new URL('./worker.ts', import.meta.url)` in demos, which esbuild ignores: a module is bundled as a separate
// worker script, any other file is copied. Both get a name with a content hash.
import {
  build,
  type BuildFailure,
  type BuildOptions,
  type Loader,
  type Metafile,
  type OnLoadResult,
  type Plugin,
} from 'esbuild';
import { regExpText } from '../model/reg-exp-text.ts';
import { basename, dirname, extname, join, sep } from 'node:path';
import { moduleUrl, relativeSpecifier } from '../model/module-url.ts';
import type { BundleContext } from './common-options.ts';

interface WorkerOptions {
  readonly context: BundleContext;
  readonly optionsOf: () => BuildOptions;
  /** Called with the metafile of each worker. */
  readonly onMetafile: (metafile: Metafile) => void;
}

const code = /\.[cm]?[jt]sx?$/;

/** Rewrites such URLs in the site's own modules, not in packages. */
export function workerUrls(options: WorkerOptions): Plugin {
  return {
    name: 'worker-urls',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: ownFiles(options.context.sources), namespace: 'file' }, async ({ path }) => {
        if (path.includes(`${sep}node_modules${sep}`)) return undefined;
        const text = await options.context.readText(path);
        if (!text.includes('import.meta.url')) return undefined;
        const imports: string[] = [];
        const contents = text.replace(moduleUrl, (_, before: string, _quote, target: string, after: string) => {
          imports.push(relativeSpecifier(target));
          return `${before}$file${imports.length}${after}`;
        });
        if (imports.length === 0) return undefined;
        const targets = await Promise.all(imports.map((target) => withExtension(target, dirname(path), options)));
        // Appended at the end to keep line numbers; imports are hoisted anyway.
        const lines = targets.map(
          (target, index) =>
            `import $file${index + 1} from ${JSON.stringify(code.test(target) ? `worker:${target}` : target)};`,
        );
        return { contents: `${contents}\n${lines.join('')}`, loader: loaderOf(path) };
      });
      onResolve({ filter: /^worker:/ }, ({ path, resolveDir }) => {
        const file = join(resolveDir, path.slice('worker:'.length));
        // The output is named after this path, so it gets a script's extension.
        return { path: file.replace(code, '.js'), namespace: 'worker', pluginData: file };
      });
      onLoad({ filter: /.*/, namespace: 'worker' }, ({ path, pluginData }) =>
        workerScript(pluginData as string, `worker:${path}`, options),
      );
    },
  };
}

/** The specifier of a module that is there; one that leaves its extension out, as an import may, gets it. */
async function withExtension(target: string, folder: string, { context }: WorkerOptions): Promise<string> {
  if (code.test(target)) return target;
  for (const extension of ['', '.tsx', '.ts', '.jsx', '.js']) {
    const found = await context.readText(join(folder, target + extension)).catch(() => undefined);
    if (found !== undefined) return target + extension;
  }
  return target;
}

/** Bundles a worker to one script file. Without imports, it works for classic and module workers. */
async function workerScript(
  path: string,
  module: string,
  { optionsOf, onMetafile }: WorkerOptions,
): Promise<OnLoadResult> {
  try {
    const outfile = `/${basename(path).replace(code, '.js')}`;
    const result = await build({
      ...optionsOf(),
      entryPoints: [path],
      outfile,
      format: 'iife',
      platform: 'browser',
      minify: true,
      metafile: true,
      write: false,
    });
    onMetafile(result.metafile);
    return { contents: result.outputFiles.find((file) => file.path.endsWith('.js'))!.contents, loader: 'file' };
  } catch (error) {
    const messages = (error as BuildFailure).errors;
    if (!messages) throw error;
    return { errors: messages.map(({ text, location }) => ({ text, location, detail: module })) };
  }
}

/** Matches modules in the site's own folders; esbuild tests the expression without calling the plugin. */
function ownFiles(sources: readonly string[]): RegExp {
  const folders = sources.map(regExpText);
  return new RegExp(`^(?:${folders.join('|') || '$'}).*\\.[cm]?[jt]sx?$`);
}

function loaderOf(path: string): Loader {
  const extension = extname(path)
    .replace(/^\.[cm]/, '.')
    .slice(1);
  return extension === 'js' ? 'jsx' : (extension as Loader);
}
