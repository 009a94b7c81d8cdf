// `new URL('./worker.ts', import.meta.url)` in demos, which esbuild leaves alone: a module it names is bundled as a
// script of its own, for workers; any other file is copied. Both get a name that carries their hash.
import {
  build,
  type BuildFailure,
  type BuildOptions,
  type Loader,
  type Metafile,
  type OnLoadResult,
  type Plugin,
} from 'esbuild';
import { basename, extname, join, sep } from 'node:path';
import type { BundleContext } from './common-options.ts';

interface WorkerOptions {
  readonly context: BundleContext;
  readonly optionsOf: () => BuildOptions;
  /** Hears of what a worker is made of. */
  readonly onMetafile: (metafile: Metafile) => void;
}

const moduleUrl = /\bnew URL\(\s*(['"])(\.{1,2}\/[^'"\n]+)\1\s*,\s*import\.meta\.url\s*,?\s*\)/g;
const code = /\.[cm]?[jt]sx?$/;

/** Rewrites such URLs in the site's own modules. Those of packages are left as they are. */
export function workerUrls(options: WorkerOptions): Plugin {
  return {
    name: 'worker-urls',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: ownFiles(options.context.sources), namespace: 'file' }, async ({ path }) => {
        if (path.includes(`${sep}node_modules${sep}`)) return undefined;
        const text = await options.context.readText(path);
        if (!text.includes('import.meta.url')) return undefined;
        const imports: string[] = [];
        const contents = text.replace(moduleUrl, (_, _quote, target: string) => {
          imports.push(target);
          return `new URL($file${imports.length}, import.meta.url)`;
        });
        if (imports.length === 0) return undefined;
        // At the end, so that lines keep their numbers; imports are hoisted anyway.
        const lines = imports.map(
          (target, index) =>
            `import $file${index + 1} from ${JSON.stringify(code.test(target) ? `worker:${target}` : target)};`,
        );
        return { contents: `${contents}\n${lines.join('')}`, loader: loaderOf(path) };
      });
      onResolve({ filter: /^worker:/ }, ({ path, resolveDir }) => {
        const file = join(resolveDir, path.slice('worker:'.length));
        // The output is named after this path: a script, whatever the source is.
        return { path: file.replace(code, '.js'), namespace: 'worker', pluginData: file };
      });
      onLoad({ filter: /.*/, namespace: 'worker' }, ({ pluginData }) => workerScript(pluginData as string, options));
    },
  };
}

/** A worker's script as a file to be emitted. One script without imports serves classic and module workers alike. */
async function workerScript(path: string, { optionsOf, onMetafile }: WorkerOptions): Promise<OnLoadResult> {
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
    return { errors: messages.map(({ text, location }) => ({ text, location })) };
  }
}

/** The folders in which the site's own modules lie, as one expression that esbuild tests without asking us. */
function ownFiles(sources: readonly string[]): RegExp {
  const folders = sources.map((folder) => folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(?:${folders.join('|') || '$'}).*\\.[cm]?[jt]sx?$`);
}

function loaderOf(path: string): Loader {
  const extension = extname(path)
    .replace(/^\.[cm]/, '.')
    .slice(1);
  return extension === 'js' ? 'jsx' : (extension as Loader);
}
