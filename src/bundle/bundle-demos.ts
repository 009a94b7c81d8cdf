// Bundles demos for the browser and for the server, with shared chunks. A demo that cannot be compiled is left out with
// a problem.
import { build, type BuildFailure, type BuildOptions, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import { sep } from 'node:path';
import type { Problem } from '../model/problem.ts';
import { nodeBanner, type BundleContext } from './common-options.ts';
import { demoOptions } from './demo-options.ts';
import { bundleInputs } from './package-inputs.ts';
import { absentCandidates } from './absent-candidates.ts';
import { ownSourcesOf } from './own-sources.ts';
import { blame } from './blame.ts';
import { keepingImports } from './kept-imports.ts';
import { inputTraits } from './input-traits.ts';
import { joinChunks } from './join-chunks.ts';
import { leavesProject, liesInProject } from './project-packages.ts';
import { linkedLibraries, type Libraries } from './linked-libraries.ts';
import { demoEntries, demosWithoutValues, entryPointOf, type DemoEntry } from './demo-entries.ts';

export type { DemoEntry } from './demo-entries.ts';

interface DemoBundle {
  /** File name, in the bundle's folder, of each demo's module. */
  readonly modules: ReadonlyMap<string, string>;
  /** File name of each demo's style sheet, if it has one. Demos with equal style sheets share one file. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  /** For a browser: names of the files that a module imports, through others, too, by its own file's name. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** Absolute paths of all own source files, and of the manifests of all packages used. */
  readonly inputs: readonly string[];
  /** Absolute paths of missing files that would take precedence over some of the inputs. */
  readonly absent: readonly string[];
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** Absolute paths of installed modules that were to be linked and could not be. */
  readonly unlinked: readonly string[];
  /** Absolute paths of the own files that a demo's module is made of. */
  sourcesOf(id: string): readonly string[];
}

interface DemoBundleOptions {
  readonly context: BundleContext;
  readonly demos: readonly DemoEntry[];
  readonly setup?: string;
  readonly side: 'browser' | 'server';
  /** File names contain a hash of the content either way. */
  readonly minify: boolean;
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
}

/** Bundles demos. The paths of the files are names in one folder, which the caller chooses. */
export async function bundleDemos(options: DemoBundleOptions): Promise<DemoBundle> {
  if (!options.libraries) return bundled(options);
  const unlinked = new Set<string>();
  const link = linkedLibraries(options.libraries, options.context, (path) => unlinked.add(path));
  const linked = await bundled(options, [link]);
  if (unlinked.size === 0 && ![...linked.problems.values()].flat().some(isOfLibrary)) return linked;
  return { ...(await bundled(options)), unlinked: [...unlinked].sort() };
}

/** Whether an error may come of linking: a module of CommonJS that a library hands on as its own has no list of names. */
function isOfLibrary(problem: Problem): boolean {
  return 'message' in problem && /No matching export|node_modules/.test(problem.message);
}

/** @param libraries what links libraries, before all other plugins */
async function bundled(options: DemoBundleOptions, libraries: readonly Plugin[] = []): Promise<DemoBundle> {
  const problems = new Map<string, readonly Problem[]>();
  let demos = options.demos;
  let isRetry = false;
  // The plugin that is needed otherwise is asked for each import of a package, also between packages: a fifth of the time.
  let isInside = await liesInProject(options.context);
  while (demos.length > 0) {
    try {
      const workers: Metafile[] = [];
      const result = await keepingImports(options.context, (first) => {
        workers.length = 0;
        return build(optionsFor(demos, options, workers, [...libraries, ...first], isInside));
      });
      if (isInside && [result.metafile, ...workers].some(leavesProject)) {
        isInside = false;
        continue;
      }
      const metafiles = [result.metafile, ...workers];
      const ownSources = ownSourcesOf(result.metafile, options.context.root);
      const workerInputs = bundleInputs(workers, options.context.root);
      return {
        ...(options.side === 'server'
          ? serverFiles(result, options)
          : options.sourceMaps
            ? filesAsMade(result)
            : await browserFiles(result, options)),
        inputs: bundleInputs(metafiles, options.context.root),
        absent: absentCandidates(metafiles, options.context),
        problems,
        unlinked: [],
        sourcesOf: (id) => [...ownSources(`demo:${id}`), ...workerInputs],
      };
    } catch (error) {
      if (isInside) {
        isInside = false;
        continue;
      }
      const others = demosWithoutValues(demos, (error as Partial<BuildFailure>).errors ?? []);
      if (others) {
        demos = others;
        continue;
      }
      const failed = await blame(error as BuildFailure, demos, options.context, (some, plugins) =>
        build(optionsFor(some, options, [], [...plugins, ...libraries])),
      );
      // No demo fails alone: a file may have been fixed in the meantime, so try once more.
      if (failed.size === 0 && isRetry) throw error;
      isRetry = failed.size === 0;
      for (const [id, own] of failed) problems.set(id, own);
      demos = demos.filter((demo) => !failed.has(demo.id));
    }
  }
  return {
    modules: new Map(),
    sheets: new Map(),
    files: [],
    imports: new Map(),
    inputs: [],
    absent: [],
    problems,
    unlinked: [],
    sourcesOf: () => [],
  };
}

function optionsFor(
  demos: readonly DemoEntry[],
  { context, side, setup, minify, sourceMaps = false }: DemoBundleOptions,
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
    splitting: true,
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
type Files = Pick<DemoBundle, 'modules' | 'sheets' | 'files' | 'imports'>;

/** The files for a browser: with fewer chunks than esbuild makes. */
async function browserFiles(result: Result, { context, minify }: DemoBundleOptions): Promise<Files> {
  const traits = await inputTraits(result.metafile, context);
  const joined = await joinChunks(result, { publicPath: context.publicPath, minify, traits });
  return filesOf(result.metafile, joined.files, (name) => joined.names.get(name)!, joined.imports);
}

/** The files for a browser as esbuild makes them. */
function filesAsMade({ metafile, outputFiles }: Result): Files {
  const files = new Map(outputFiles.map(({ path, contents }) => [path.split(sep).at(-1)!, contents]));
  return filesOf(metafile, files, (name) => name);
}

/**
 * The files for the server, which run from a folder: their imports are made relative. Assets keep their URL on the site,
 * as in the browser.
 */
function serverFiles({ metafile, outputFiles }: Result, { context: { publicPath } }: DemoBundleOptions): Files {
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
  const texts = new Map(
    [...all].flatMap(([name, contents]) =>
      name.endsWith('.css') ? [[name, Buffer.from(contents).toString()] as const] : [],
    ),
  );
  const firstOf = new Map(
    [...texts]
      .sort()
      .reverse()
      .map(([name, text]) => [text, name]),
  );
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
