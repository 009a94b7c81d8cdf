// Small modules between an importer and a file that a plugin has resolved. esbuild reads what directs a file (`type` of
// package.json, tsconfig.json) only where it resolves the file itself, and then for all of its importers: whichever
// import came first would decide. A facade imports the file by its absolute path, which esbuild resolves itself.
import { build as bundle, type OnResolveArgs, type OnResolveResult, type Plugin, type ResolveResult } from 'esbuild';
import { dirname, join, relative, sep } from 'node:path';
import type { BundlerPlugin } from '../model/config.ts';
import { isPackaged } from './package-inputs.ts';

/** What a plugin knows of the file that an import leads to. */
type Found = Pick<ResolveResult, 'path'> &
  Partial<Pick<ResolveResult, 'namespace' | 'suffix' | 'external' | 'sideEffects'>>;

/** The answer to an import that a plugin has resolved: the file, or a facade of it. */
export type Answer = (found: Found, args: OnResolveArgs) => OnResolveResult | Promise<OnResolveResult>;

/** The part of a bundle's context that facades are made with. */
interface FacadeContext {
  readonly root: string;
  /** The site's own; templates have none. */
  readonly plugins?: readonly BundlerPlugin[];
  /** Loaders by extension, where the site has its own. */
  readonly loaders?: Readonly<Record<string, string>>;
  readonly readText: (path: string) => Promise<string>;
}

const namespace = 'facade';
const code = /\.[cm]?[jt]sx?$/;
const arrow = ' -> ';

/** Makes facades where they are needed; the plugin loads them. */
export function facadesFor(context: FacadeContext): {
  readonly plugin: Plugin;
  readonly answer: Answer;
} {
  const { root, readText, plugins = [], loaders = {} } = context;
  const isDirected = directedBy(readText);
  const texts = new Map<string, Promise<string>>();
  const named = (path: string) => relative(root, path).split(sep).join('/');
  return {
    answer: async (found, { importer, path, pluginData }) => {
      // Only what an import gets: plugins and look-ups that ask for a place want the file itself.
      const isImport = importer !== '' && pluginData === undefined;
      if (!isImport || found.external || found.suffix || (found.namespace ?? 'file') !== 'file') return found;
      if (!code.test(found.path) || isLoadedAsData(found.path, loaders)) return found;
      if (!(await isDirected(found.path))) return found;
      // One for each import: a facade that importers of several chunks shared would be a chunk of its own.
      return {
        path: `${named(importer)}${arrow}${path}${arrow}${named(found.path)}`,
        namespace,
        ...(found.sideEffects === false && { sideEffects: false }),
        pluginData: found.path,
      };
    },
    plugin: {
      name: 'facades',
      setup({ onLoad }) {
        onLoad({ filter: /.*/, namespace }, async ({ pluginData }) => {
          const file = pluginData as string;
          if (!texts.has(file)) texts.set(file, facadeOf(file, plugins as readonly Plugin[]));
          return { contents: await texts.get(file)!, loader: 'js', resolveDir: dirname(file) };
        });
      },
    },
  };
}

/** A message of the bundler with the file in the place of its facade. */
export function withoutFacade(text: string): string {
  return text.replace(new RegExp(`"${namespace}:[^"]*${arrow}([^"]*)"`, 'g'), '"$1"');
}

/** Whether a path of a metafile is a facade. */
export function isFacade(path: string): boolean {
  return path.startsWith(`${namespace}:`);
}

/** Whether the site has a file with an extension of code, such as `.worker.js`, as a URL or a text. */
export function isLoadedAsData(path: string, loaders: Readonly<Record<string, string>>): boolean {
  return Object.entries(loaders).some(([ending, loader]) => path.endsWith(ending) && !/^[jt]sx?$/.test(loader));
}

/** The code of a facade: all that the file exports, as live as in the file itself. */
async function facadeOf(file: string, plugins: readonly Plugin[]): Promise<string> {
  const from = JSON.stringify(file);
  try {
    const { metafile, outputFiles } = await bundle({
      entryPoints: [file],
      outdir: '/',
      bundle: false,
      write: false,
      metafile: true,
      logLevel: 'silent',
      loader: { '.js': 'jsx' },
      plugins: [...plugins],
    });
    const isModule = Object.values(metafile.inputs).some(({ format }) => format === 'esm');
    const isCommonJs = !isModule && outputFiles.some(({ text }) => /\bexports\b/.test(text));
    if (isCommonJs) return `module.exports = require(${from});`;
    const hasDefault = Object.values(metafile.outputs).some(({ exports }) => exports.includes('default'));
    return `export * from ${from};${hasDefault ? `\nexport { default } from ${from};` : ''}`;
  } catch {
    // The file itself has the error, and is told where it is bundled.
    return `export * from ${from};`;
  }
}

/** Whether a file is read differently for a manifest or, outside of packages, a config of TypeScript above it. */
function directedBy(readText: FacadeContext['readText']): (file: string) => Promise<boolean> {
  const nearest = (name: string, says: (text: string) => boolean) => {
    const known = new Map<string, Promise<boolean>>();
    const look = async (folder: string): Promise<boolean> => {
      const text = await readText(join(folder, name)).catch(() => undefined);
      if (text !== undefined) return says(text);
      return dirname(folder) === folder ? false : above(dirname(folder));
    };
    const above = (folder: string): Promise<boolean> => {
      if (!known.has(folder)) known.set(folder, look(folder));
      return known.get(folder)!;
    };
    return above;
  };
  const hasType = nearest('package.json', (text) => /"type"\s*:/.test(text));
  const hasConfig = nearest('tsconfig.json', () => true);
  return async (file) =>
    (await hasType(dirname(file))) || (!isPackaged(file.split(sep).join('/')) && (await hasConfig(dirname(file))));
}
