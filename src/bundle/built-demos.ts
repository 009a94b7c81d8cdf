// One bundle of demos, and what becomes of its files: the bundler's run for `bundle-demos.ts` and `bundle-apart.ts`.
import { build, type BuildFailure, type BuildOptions, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import { sep } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { AroundDemos } from './bundle-around.ts';
import { nodeBanner, type BundleContext } from './common-options.ts';
import { demoOptions } from './demo-options.ts';
import { bundleInputs } from './package-inputs.ts';
import { ownSourcesOf } from './own-sources.ts';
import { keepingImports } from './kept-imports.ts';
import { inputTraits } from './input-traits.ts';
import { joinChunks } from './join-chunks.ts';
import { bundledFiles, type BundledFiles, type FinishedModules } from './finished-modules.ts';
import { leavesProject } from './project-packages.ts';
import type { Libraries } from './linked-libraries.ts';
import { demoEntries, entryPointOf, type DemoEntry } from './demo-entries.ts';
import type { KeptFloors, KeptModules } from './kept-modules.ts';

export interface DemoBundle extends BundledFiles {
  /** File name, in the bundle's folder, of each demo's module. */
  readonly modules: ReadonlyMap<string, string>;
  /** File name of each demo's style sheet, if it has one. Demos with equal style sheets share one file. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  /** For a browser: names of the files that a module imports, through others, too, by its own file's name. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** Absolute paths of installed modules that were to be linked and could not be. */
  readonly unlinked: readonly string[];
  /** Absolute paths of the own files that a demo's module is made of. */
  sourcesOf(id: string): readonly string[];
}

export interface DemoBundleOptions {
  readonly context: BundleContext;
  readonly demos: readonly DemoEntry[];
  readonly setup?: string;
  readonly side: 'browser' | 'server';
  /** File names contain a hash of the content either way. */
  readonly minify: boolean;
  /** Whether modules share chunks. Default: yes. */
  readonly splitting?: boolean;
  /**
   * Whether each module gets a source map beside it, without the sources. The files are then those that esbuild makes:
   * a browser loads more of them. Default: no.
   */
  readonly sourceMaps?: boolean;
  /**
   * Finished modules of libraries, for a browser: they are linked, and only the demos' own files bundled. Where that
   * cannot be done, libraries are bundled as they are without this.
   */
  readonly libraries?: Libraries | undefined;
  /** What stands around demos, finished and with the same libraries linked. It is used where no demo holds a file of it. */
  readonly around?: AroundDemos | undefined;
  /** Where what is bundled apart, for a browser, is kept. Default: all is bundled at once. */
  readonly floors?: KeptFloors | undefined;
  /** For a browser, where lists of style sheets are kept, which are then bundled apart from code. */
  readonly sheets?: KeptModules<FinishedModules> | undefined;
  /** About how many demos are bundled together where they are bundled apart. Default: so many that it pays. */
  readonly groupSize?: number;
}

/** What the bundler has made. */
export interface Built {
  readonly result: Result;
  /** Metafiles of workers, whose inputs are not in the bundle's own. */
  readonly workers: readonly Metafile[];
}

/**
 * Bundles demos.
 *
 * @param first plugins that come before all others
 * @param isInside whether all own files are likely to lie in the project
 * @throws BuildFailure of the bundler's
 */
export async function built(
  demos: readonly DemoEntry[],
  options: DemoBundleOptions,
  first: readonly Plugin[],
  isInside: boolean,
): Promise<Built> {
  const workers: Metafile[] = [];
  const result = await keepingImports(options.context, (kept) => {
    workers.length = 0;
    return build(optionsFor(demos, options, workers, [...first, ...kept], isInside));
  });
  // The plugin that is needed otherwise is asked for each import of a package, also between packages: a fifth of the time.
  return isInside && [result.metafile, ...workers].some(leavesProject)
    ? built(demos, options, first, false)
    : { result, workers };
}

/** Waits for what is bundled; where the bundler fails, for something else. Other errors are thrown on. */
export async function ifItFails<T, U>(
  made: Promise<T>,
  otherwise: (failure: BuildFailure) => U | Promise<U>,
): Promise<T | U> {
  try {
    return await made;
  } catch (error) {
    if (!(error as Partial<BuildFailure>).errors) throw error;
    return otherwise(error as BuildFailure);
  }
}

/**
 * The bundle of what the bundler has made.
 *
 * @param from its files, where they are known
 */
export function bundleOf(
  { metafile, workers }: Pick<FinishedModules, 'metafile' | 'workers'>,
  files: Files,
  problems: DemoBundle['problems'],
  { context }: DemoBundleOptions,
  from = bundledFiles([metafile, ...workers], context),
): DemoBundle {
  const ownSources = ownSourcesOf(metafile, context.root);
  const workerInputs = bundleInputs(workers, context);
  return {
    ...files,
    ...from,
    problems,
    unlinked: [],
    sourcesOf: (id) => [...ownSources(`demo:${id}`), ...workerInputs],
  };
}

/** The bundler's options for demos. */
export function optionsFor(
  demos: readonly DemoEntry[],
  { context, side, setup, minify, splitting = true, sourceMaps = false }: DemoBundleOptions,
  workers: Metafile[] = [],
  first: readonly Plugin[] = [],
  isInside = false,
) {
  const entries = demoEntries(demos, side, context.root, context.templates, setup);
  const browser = side === 'browser';
  const common = demoOptions(context, side, (metafile) => workers.push(metafile), isInside);
  return {
    ...common,
    plugins: [...first, entries, ...common.plugins],
    entryPoints: demos.map(entryPointOf),
    outdir: '/',
    splitting,
    entryNames: '[name].[hash]',
    chunkNames: 'chunk.[hash]',
    assetNames: '[name].[hash]',
    platform: browser ? 'browser' : 'node',
    minify,
    ...(sourceMaps && { sourcemap: 'external', sourcesContent: false }),
    ...(browser ? {} : { banner: nodeBanner }),
  } as const satisfies BuildOptions;
}

type Result = BuildResult<{ write: false; metafile: true }>;
/** What becomes a bundle's files. */
export type Outputs = Pick<Result, 'metafile' | 'outputFiles'>;
type Files = Pick<DemoBundle, 'modules' | 'sheets' | 'files' | 'imports'>;

/** The files as they are for. */
export async function filesFor(result: Outputs, options: DemoBundleOptions): Promise<Files> {
  if (options.side === 'server') return serverFiles(result, options);
  return options.sourceMaps ? filesAsMade(result) : browserFiles(result, options);
}

/** The files for a browser: with fewer chunks than esbuild makes. */
export async function browserFiles(result: Outputs, { context, minify, floors }: DemoBundleOptions): Promise<Files> {
  const traits = await inputTraits(result.metafile, context);
  const joined = await joinChunks(result, { publicPath: context.publicPath, minify, traits, kept: floors?.joins });
  return filesOf(result.metafile, joined.files, (name) => joined.names.get(name)!, joined.imports);
}

/** The files for a browser as esbuild makes them. */
function filesAsMade({ metafile, outputFiles }: Outputs): Files {
  const files = new Map(outputFiles.map(({ path, contents }) => [path.split(sep).at(-1)!, contents]));
  return filesOf(metafile, files, (name) => name);
}

/**
 * The files for the server, which run from a folder: their imports are made relative. Assets keep their URL on the site,
 * as in the browser.
 */
function serverFiles({ metafile, outputFiles }: Outputs, { context: { publicPath } }: DemoBundleOptions): Files {
  const names = outputFiles.map((file) => file.path.split(sep).at(-1)!);
  const own = new Set(names);
  const imported = new RegExp(`"${publicPath}([^"/]+\\.js)"`, 'g');
  const files = outputFiles.map(({ text, contents }, index) => {
    const name = names[index]!;
    if (!name.endsWith('.js')) return [name, contents] as const;
    const written = text.replaceAll(imported, (all, each: string) => (own.has(each) ? `"./${each}"` : all));
    return [name, new TextEncoder().encode(written)] as const;
  });
  return filesOf(metafile, new Map(files), (name) => name);
}

/** Which of the files are a demo's module and its style sheet. */
function filesOf(
  { outputs }: Metafile,
  all: ReadonlyMap<string, Uint8Array>,
  nameOf: (name: string) => string,
  imports: Files['imports'] = new Map(),
): Files {
  const modules = new Map<string, string>();
  const sheets = new Map<string, string>();
  const textOf = new Map<Uint8Array, string>();
  const texts = new Map<string, string>();
  for (const [name, contents] of all) {
    if (!name.endsWith('.css')) continue;
    // Many have the same one.
    const text = textOf.get(contents) ?? Buffer.from(contents).toString();
    textOf.set(contents, text);
    texts.set(name, text);
  }
  const firstOf = new Map<string, string>();
  for (const name of [...texts.keys()].sort()) if (!firstOf.has(texts.get(name)!)) firstOf.set(texts.get(name)!, name);
  for (const [path, output] of Object.entries(outputs)) {
    if (!output.entryPoint?.startsWith('demo:')) continue;
    const id = output.entryPoint.slice('demo:'.length);
    modules.set(id, nameOf(path.split('/').at(-1)!));
    const sheet = output.cssBundle && firstOf.get(texts.get(output.cssBundle.split('/').at(-1)!) ?? '');
    if (sheet) sheets.set(id, sheet);
  }
  const kept = new Set(sheets.values());
  const files = [...all]
    .map(([path, contents]) => ({ path, contents }))
    .filter(({ path }) => !texts.has(path) || kept.has(path));
  return { modules, sheets, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), imports };
}
