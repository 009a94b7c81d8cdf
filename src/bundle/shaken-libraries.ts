// The libraries of a built site's demos, bundled apart from the demos: each name that demos import of an installed module is
// an entry point of its own, so that what nobody uses is left out and what only some demos use stays out of the others. The
// result depends on names and versions alone, and so it is kept while demos change. In: what is used. Out: outputs that
// `bundle-demos.ts` joins with those of the demos.
import { build, type BuildResult, type Metafile } from 'esbuild';
import { join, relative, sep } from 'node:path';
import type { BundleContext } from './common-options.ts';
import { demoOptions } from './demo-options.ts';
import { entryNamespace, entryOutputs } from './entry-outputs.ts';
import { inputTraits } from './input-traits.ts';
import type { LibraryUses } from './library-uses.ts';
import { commonJsLink, effectsOf, exportsFrom, oneExportFrom, type LinkOf } from './linked-libraries.ts';
import { hasOwnFiles } from './package-inputs.ts';

type Result = BuildResult<{ write: false; metafile: true }>;

/** What demos import in the place of an installed module. */
export interface ShakenLink {
  /** Project paths of the style sheets that its modules import. */
  readonly sheets: readonly string[];
  readonly code: string;
}

/** Finished libraries. */
export interface ShakenLibraries {
  readonly uses: LibraryUses;
  /** By the modules' project paths. */
  readonly links: ReadonlyMap<string, ShakenLink>;
  /** esbuild's, without what nobody reads; entry points are no longer told from other outputs. */
  readonly metafile: Metafile;
  /** By name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Metafiles of workers. */
  readonly workers: readonly Metafile[];
}

/** What an entry point exports its one value as: imports between files of a bundle are by name, never the default. */
const exported = 'd';

/**
 * Bundles what is used of libraries.
 *
 * @returns `undefined` where they cannot be bundled apart: CommonJS brings style sheets, a file is the site's own, a name
 *   stands in quotes, or bundling fails
 */
export async function shakenLibraries(
  uses: LibraryUses,
  context: BundleContext,
  minify: boolean,
): Promise<ShakenLibraries | undefined> {
  const paths = [...uses.keys()];
  const [formats, traits] = await Promise.all([
    formatsOf(paths, context),
    inputTraits({ inputs: Object.fromEntries(paths.map((path) => [path, noInput])) }, context),
  ]);
  if (!formats) return undefined;
  const entries = new Map<string, string>();
  for (const [name, used] of uses) {
    const from = JSON.stringify(join(context.root, name));
    if (formats.get(name) === 'cjs') entries.set(`${name}#`, `export const ${exported} = require(${from});`);
    else if (used === 'all') {
      entries.set(`${name}#+`, `export * from ${from};`);
      entries.set(`${name}#default`, `export { default as ${exported} } from ${from};`);
    } else {
      if (!traits.isPure(name)) entries.set(`${name}#`, `import ${from};`);
      for (const one of used) entries.set(`${name}#${one}`, `export { ${one} as ${exported} } from ${from};`);
    }
  }
  const workers: Metafile[] = [];
  const result = await bundled(entries, context, minify, workers);
  if (!result) return undefined;
  const { metafile } = result;
  if (hasOwnFiles([metafile, ...workers])) return undefined;
  const { outputs, files, made } = await entryOutputs(result, context);
  // A name that has to stand in quotes is none that files of a bundle import from each other.
  if ([...made.values()].some(({ exports }) => exports.some((name) => !/^[\w$]+$/.test(name)))) return undefined;
  // What stands in the place of CommonJS cannot import a style sheet beside.
  if (paths.some((path) => formats.get(path) === 'cjs' && made.get(`${path}#`)!.sheets.length > 0)) return undefined;
  const linkOf = (name: string): ShakenLink => {
    const effects = made.get(`${name}#`);
    if (formats.get(name) === 'cjs') return { sheets: [], code: commonJsLink(effects!.url, exported) };
    const own = [...made].filter(([entry]) => entry.startsWith(`${name}#`));
    const sheets = [...new Set(own.flatMap(([, { sheets: those }]) => those))];
    const code = [
      ...own.map(([entry, { url, exports }]) => {
        const one = entry.slice(name.length + 1);
        if (one === '') return effectsOf(url);
        if (one === '+') return exportsFrom(url, exports);
        return exports.map((each) => oneExportFrom(url, each, one)).join('');
      }),
      'export {};',
    ].join('');
    return { sheets, code };
  };
  return {
    uses,
    links: new Map(paths.map((path) => [path, linkOf(path)])),
    metafile: { inputs: withoutImports(metafile.inputs), outputs },
    files,
    workers,
  };
}

const noInput = { bytes: 0, imports: [] };

async function bundled(
  entries: ReadonlyMap<string, string>,
  context: BundleContext,
  minify: boolean,
  workers: Metafile[],
): Promise<Result | undefined> {
  const options = demoOptions(context, 'browser', (metafile) => workers.push(metafile));
  try {
    return await build({
      ...options,
      plugins: [
        {
          name: entryNamespace,
          setup({ onResolve, onLoad }) {
            onResolve({ filter: new RegExp(`^${entryNamespace}:`) }, ({ path }) => ({
              path: path.slice(entryNamespace.length + 1),
              namespace: entryNamespace,
            }));
            // As TypeScript: a name that turns out to be a type is no error.
            onLoad({ filter: /.*/, namespace: entryNamespace }, ({ path }) => ({
              contents: entries.get(path)!,
              loader: 'ts',
              resolveDir: context.root,
            }));
          },
        },
        ...options.plugins,
      ],
      entryPoints: [...entries.keys()].map((entry) => ({ in: `${entryNamespace}:${entry}`, out: outOf(entry) })),
      outdir: '/',
      splitting: true,
      entryNames: '[name].[hash]',
      chunkNames: 'chunk.[hash]',
      assetNames: '[name].[hash]',
      platform: 'browser',
      minify,
    });
  } catch (error) {
    // What is wrong is told where all is bundled at once.
    if ((error as { errors?: unknown }).errors) return undefined;
    throw error;
  }
}

/** What an entry point's file is called: by its package, its place there, and the name that it exports. */
function outOf(entry: string): string {
  return entry.replace(/^.*node_modules\//, '').replaceAll(/[^\w-]+/g, '_');
}

/** Whether modules are CommonJS, by their paths in a metafile. */
async function formatsOf(
  paths: readonly string[],
  context: BundleContext,
): Promise<ReadonlyMap<string, string | undefined> | undefined> {
  try {
    const { metafile } = await build({
      ...demoOptions(context, 'browser'),
      alias: {},
      entryPoints: paths.map((path, index) => ({ in: join(context.root, path), out: String(index) })),
      bundle: false,
      outdir: '/',
    });
    return new Map(Object.entries(metafile.inputs).map(([path, { format }]) => [path, format]));
  } catch {
    return undefined;
  }
}

/** Nobody asks what libraries import. */
function withoutImports(inputs: Metafile['inputs']): Metafile['inputs'] {
  return Object.fromEntries(
    Object.entries(inputs).map(([path, { format }]) => [path, format ? { ...noInput, format } : noInput]),
  );
}

/** The code in the place of an installed module, by its absolute path. */
export function linksToShaken({ links }: ShakenLibraries, root: string): LinkOf {
  return (path) => {
    const link = links.get(relative(root, path).split(sep).join('/'));
    if (!link) return undefined;
    return link.sheets.map((sheet) => `import ${JSON.stringify(join(root, sheet))};\n`).join('') + link.code;
  };
}

/** Whether two sites use the same of libraries. */
export function sameUses(a: LibraryUses, b: LibraryUses): boolean {
  return a.size === b.size && JSON.stringify([...a]) === JSON.stringify([...b]);
}

/** The outputs of demos and of their libraries as those of one bundle. */
export function withLibraries(
  { metafile, outputFiles }: Result,
  libraries: ShakenLibraries,
): Pick<Result, 'metafile' | 'outputFiles'> {
  return {
    metafile: {
      inputs: { ...metafile.inputs, ...libraries.metafile.inputs },
      outputs: { ...libraries.metafile.outputs, ...metafile.outputs },
    },
    outputFiles: [
      ...outputFiles,
      ...[...libraries.files].map(([name, contents]) => ({
        path: join(sep, name),
        contents,
        hash: '',
        get text() {
          return new TextDecoder().decode(contents);
        },
      })),
    ],
  };
}
