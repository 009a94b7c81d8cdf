// The libraries of a dev server's demos, bundled once per set of versions: every installed module that the site's own files
// import becomes a module with a URL. In: the paths of the files. Out: modules and files, as long as nothing of them is
// the site's own.
import { build, type BuildFailure, type BuildResult, type Metafile } from 'esbuild';
import { join } from 'node:path';
import type { BundleContext } from './common-options.ts';
import { demoEntries, entryPointOf, type DemoEntry } from './demo-entries.ts';
import { browserModules, demoOptions } from './demo-options.ts';
import { emptySheets } from './empty-sheets.ts';
import { inputTraits } from './input-traits.ts';
import { joinChunks } from './join-chunks.ts';
import { nameIn } from './joined-modules.ts';
import { linkedLibraries, type LibraryModule } from './linked-libraries.ts';
import { bundleInputs, hasOwnFiles, isLocalSheet, packageFolderOf } from './package-inputs.ts';

export interface BundledLibraries {
  /** By absolute path. */
  readonly modules: ReadonlyMap<string, LibraryModule>;
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  /** Absolute paths of the manifests of all packages used, and of all files of local ones. */
  readonly inputs: readonly string[];
}

/**
 * The installed modules that demos import, through their own files, too: absolute paths, sorted. Libraries are not read.
 */
export async function importedLibraries(
  context: BundleContext,
  demos: readonly DemoEntry[],
  setup: string | undefined,
): Promise<string[]> {
  const found = new Set<string>();
  const common = demoOptions(context, 'browser');
  const link = linkedLibraries(
    () => undefined,
    context,
    (path) => found.add(path),
  );
  await build({
    ...common,
    plugins: [link, demoEntries(demos, 'browser', context.root, context.templates, setup), ...common.plugins],
    entryPoints: demos.map(entryPointOf),
    outdir: '/',
    platform: 'browser',
  }).catch((error: unknown) => {
    // What is wrong with a demo is told where it is bundled; the other files were read all the same.
    if (!(error as Partial<BuildFailure>).errors) throw error;
  });
  return [...found].sort();
}

/**
 * Bundles libraries for a browser, without what is in their style sheets: pages have those of what their demos import. A module
 * is left out whose sheet has names of classes that the bundler chooses.
 *
 * @returns `undefined` where they cannot be bundled together, or use files of the site's own, which may be saved
 */
export async function bundleLibraries(
  context: BundleContext,
  paths: readonly string[],
): Promise<BundledLibraries | undefined> {
  const workers: Metafile[] = [];
  let result;
  try {
    const options = demoOptions(context, 'browser', (metafile) => workers.push(metafile));
    result = await build({
      ...options,
      plugins: [emptySheets(context), ...options.plugins],
      entryPoints: paths.map((path) => ({ in: path, out: nameOf(path) })),
      ...browserModules,
    });
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    const failed = new Set(errors.map(({ location }) => packageFolderOf(location?.file ?? '')));
    const others = paths.filter(
      (path) => ![...failed].some((folder) => folder && path.startsWith(join(context.root, folder, '/'))),
    );
    return others.length > 0 && others.length < paths.length ? bundleLibraries(context, others) : undefined;
  }
  const { metafile } = result;
  if (hasOwnFiles([metafile, ...workers])) return undefined;
  const traits = await inputTraits(metafile, context);
  const joined = await joinChunks(result, { publicPath: context.publicPath, minify: false, traits });
  const open = openModules(result);
  const modules = new Map<string, LibraryModule>();
  for (const [path, { entryPoint, exports, cssBundle }] of Object.entries(metafile.outputs)) {
    if (entryPoint === undefined || !path.endsWith('.js')) continue;
    const sheets = cssBundle === undefined ? [] : Object.keys(metafile.outputs[cssBundle]!.inputs);
    if (sheets.some(isLocalSheet)) continue;
    modules.set(join(context.root, entryPoint), {
      url: context.publicPath + joined.names.get(path.split('/').at(-1)!)!,
      isCommonJs: metafile.inputs[entryPoint]?.format === 'cjs',
      exports,
      ...(open.has(entryPoint) && { isOpen: true }),
      ...(sheets.length > 0 && { sheets }),
    });
  }
  const files = [...joined.files].flatMap(([path, contents]) => (path.endsWith('.css') ? [] : [{ path, contents }]));
  return { modules, files, inputs: bundleInputs([metafile, ...workers], context) };
}

/**
 * Modules of which not all exports are known before they run: scripts that export nothing, to which the bundler gives what CommonJS
 * has, and what hands on all of a module of CommonJS, or of one outside. What shares a file with such code counts, too.
 */
function openModules({
  metafile,
  outputFiles,
}: Pick<BuildResult<{ write: false; metafile: true }>, 'metafile' | 'outputFiles'>): Set<string> {
  const texts = new Map(outputFiles.map((file) => [nameIn(file.path), file]));
  const handingOn = Object.entries(metafile.outputs).filter(
    ([path]) =>
      path.endsWith('.js') && /^\s*(?:__reExport\(|export \* from )/m.test(texts.get(nameIn(path))?.text ?? ''),
  );
  const scripts = Object.entries(metafile.inputs).flatMap(([path, { format }]) => (format ? [] : [path]));
  return new Set([...handingOn.flatMap(([, { inputs }]) => Object.keys(inputs)), ...scripts]);
}

/** What a module's file is called: by its package and its place there, for who reads a stack. */
function nameOf(path: string): string {
  const [, own = path] = /.*node_modules[\\/](.*)\.[^.]*$/.exec(path) ?? [];
  return own.replaceAll(/[^\w-]+/g, '_');
}
