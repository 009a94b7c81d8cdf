// Demos for the browser and for the server, with shared chunks. A demo that cannot be compiled is left out with a problem.
import { build, type BuildFailure, type BuildOptions, type BuildResult, type Message } from 'esbuild';
import { join, relative, sep } from 'node:path';
import type { OutputFile } from '../model/output-file.ts';
import type { Problem } from '../model/problem.ts';
import { nodeBanner, type BundleContext } from './common-options.ts';
import { demoOptions } from './demo-options.ts';
import { bundleInputs } from './package-inputs.ts';
import { demoEntries, entryPointOf, type DemoEntry } from './demo-entries.ts';

export type { DemoEntry } from './demo-entries.ts';

export interface DemoBundle {
  /** Output name (below the bundle's folder) of each demo's module. */
  readonly modules: ReadonlyMap<string, string>;
  /** Output name of each demo's style sheet, of those that have one. Demos whose style sheets are equal share one. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly files: readonly OutputFile[];
  /** Absolute paths of the source files of each demo that are not in a package; of the packages, their manifests. */
  readonly inputs: readonly string[];
  readonly problems: ReadonlyMap<string, Problem>;
}

export interface DemoBundleOptions {
  readonly context: BundleContext;
  readonly demos: readonly DemoEntry[];
  readonly setup?: string;
  readonly side: 'browser' | 'server';
  /** Names carry the content's hash, so that equal names mean equal content. */
  readonly minify: boolean;
}

/** Bundles demos. Paths of the files are names below one folder, which the caller chooses. */
export async function bundleDemos(options: DemoBundleOptions): Promise<DemoBundle> {
  const problems = new Map<string, Problem>();
  let demos = options.demos;
  let isAgain = false;
  while (demos.length > 0) {
    try {
      const more: string[] = [];
      const result = await build(optionsFor(demos, options, more));
      const made = bundleOf(result, options);
      return { ...made, inputs: [...new Set([...made.inputs, ...more])].sort(), problems };
    } catch (error) {
      const failed = await blame(error as BuildFailure, demos, options);
      // A file that was mended between the failure and the search for whose it is.
      if (failed.size === 0 && isAgain) throw error;
      isAgain = failed.size === 0;
      for (const [id, problem] of failed) problems.set(id, problem);
      demos = demos.filter((demo) => !failed.has(demo.id));
    }
  }
  return { modules: new Map(), sheets: new Map(), files: [], inputs: [], problems };
}

function optionsFor(demos: readonly DemoEntry[], { context, side, setup, minify }: DemoBundleOptions, inputs: string[] = []) {
  const entries = demoEntries(demos, side, context.root, context.templates, setup);
  const browser = side === 'browser';
  const common = demoOptions(context, side, (files) => inputs.push(...files));
  return {
    ...common,
    plugins: [entries, ...common.plugins],
    entryPoints: demos.map(entryPointOf),
    outdir: '/',
    splitting: true,
    entryNames: '[name].[hash]',
    chunkNames: 'chunk.[hash]',
    assetNames: '[name].[hash]',
    platform: browser ? 'browser' : 'node',
    minify,
    ...(browser ? {} : { banner: nodeBanner }),
  } as const satisfies BuildOptions;
}

function bundleOf(result: BuildResult<{ write: false; metafile: true }>, { side, context: { root, publicPath } }: DemoBundleOptions): Omit<DemoBundle, 'problems'> {
  const modules = new Map<string, string>();
  const sheets = new Map<string, string>();
  const names = result.outputFiles.map((file) => file.path.split(sep).at(-1)!);
  const texts = new Map(result.outputFiles.flatMap((file, index) => (names[index]!.endsWith('.css') ? [[names[index]!, file.text]] : [])));
  const firstOf = new Map([...texts].sort().reverse().map(([name, text]) => [text, name]));
  for (const [path, output] of Object.entries(result.metafile.outputs)) {
    if (!output.entryPoint?.startsWith('demo:')) continue;
    const id = output.entryPoint.slice('demo:'.length);
    modules.set(id, path.split('/').at(-1)!);
    const sheet = output.cssBundle && firstOf.get(texts.get(output.cssBundle.split('/').at(-1)!) ?? '');
    if (sheet) sheets.set(id, sheet);
  }
  const kept = new Set(sheets.values());
  const files = result.outputFiles
    .map((file, index) => ({ path: names[index]!, contents: side === 'server' ? withNeighbours(file.text, publicPath, names) : file.contents }))
    .filter(({ path }) => !texts.has(path) || kept.has(path));
  return { modules, sheets, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), inputs: bundleInputs([result.metafile], root) };
}

/** Pictures have their address on the site, on the server as in the browser; modules import each other where they are run. */
function withNeighbours(text: string, publicPath: string, names: readonly string[]): Uint8Array {
  const known = new Set(names);
  const written = text.replaceAll(new RegExp(`"${publicPath}([^"/]+\\.js)"`, 'g'), (all, name: string) => (known.has(name) ? `"./${name}"` : all));
  return new TextEncoder().encode(written);
}

/** Which demos a failure is about: by the files they are made of, else by building each alone. */
async function blame(failure: BuildFailure, demos: readonly DemoEntry[], options: DemoBundleOptions): Promise<Map<string, Problem>> {
  const found = new Map<string, Problem>();
  for (const message of failure.errors ?? []) {
    const file = message.location && join(options.context.root, message.location.file);
    const demo = demos.find(({ entry }) => entry === file);
    if (demo && !found.has(demo.id)) found.set(demo.id, problemOf(message, demo, options.context.root));
  }
  if (found.size > 0) return found;
  for (const demo of demos) {
    try {
      await build(optionsFor([demo], options));
    } catch (error) {
      const [message] = (error as BuildFailure).errors ?? [];
      if (message) found.set(demo.id, problemOf(message, demo, options.context.root));
    }
  }
  return found;
}

function problemOf(message: Message, demo: DemoEntry, root: string): Problem {
  const file = message.location?.file.replace(/^demo:/, '') ?? relative(root, demo.entry).split(sep).join('/');
  const inFile = message.location && !message.location.file.startsWith('demo:');
  return {
    rule: 'demo-compile', severity: 'error', demo: demo.id, message: message.text,
    file: inFile ? file : relative(root, demo.entry).split(sep).join('/'),
    ...(inFile && { line: message.location!.line, column: message.location!.column + 1 }),
  };
}
