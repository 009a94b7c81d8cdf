// Modules that demos share, bundled apart from the demos: each name that is imported of an installed module is an entry point of
// its own, so that what nobody uses is left out and what only some demos use stays out of the others. The result depends on
// names and versions alone, and so it is kept while demos change. The site's own modules that several groups of demos load are
// bundled in the same way, a floor above. In: what is used. Out: outputs that `bundle-apart.ts` joins with those of the demos.
import { build, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import { join } from 'node:path';
import { projectFile } from '../model/project-file.ts';
import type { BundleContext } from './common-options.ts';
import { browserModules, demoOptions } from './demo-options.ts';
import { emptySheets } from './empty-sheets.ts';
import { entryNamespace, entryOutputs } from './entry-outputs.ts';
import { inputTraits } from './input-traits.ts';
import { keepingImports } from './kept-imports.ts';
import { bundledFiles, type FinishedModules } from './finished-modules.ts';
import type { ModuleUses } from './module-uses.ts';
import { commonJsLink, effectsOf, exportsFrom, oneExportFrom, sheetImports, type LinkOf } from './linked-libraries.ts';
import { hasOwnFiles, isLocalSheet } from './package-inputs.ts';

type Result = BuildResult<{ write: false; metafile: true }>;

/** What demos import in the place of an installed module. */
export interface ShakenLink {
  /** Project paths of the style sheets that its modules import. */
  readonly sheets: readonly string[];
  /** Whether the code is CommonJS, which has to ask for style sheets in its own way. */
  readonly isCommonJs?: boolean;
  readonly code: string;
}

/** Finished modules, of whose outputs entry points are no longer told from others. */
export interface ShakenModules extends FinishedModules {
  /** By the modules' project paths. */
  readonly links: ReadonlyMap<string, ShakenLink>;
}

/** What an entry point exports its one value as: imports between files of a bundle are by name, never the default. */
const exported = 'd';

/** What is different where modules are the site's own. */
interface OwnModules {
  /** Plugins that come before all others: what links libraries. */
  readonly links: readonly Plugin[];
  /** Path of the module that is there for what it does, whatever a manifest says. */
  readonly setup: string | undefined;
}

/**
 * Bundles what is used of modules.
 *
 * @param own given where they are the site's own, which libraries may not be
 * @returns `undefined` where they cannot be bundled apart: a library's file is the site's own, a name stands in quotes, or
 *   bundling fails
 */
export async function shakenModules(
  uses: ModuleUses,
  context: BundleContext,
  minify: boolean,
  own?: OwnModules,
): Promise<ShakenModules | undefined> {
  const paths = [...uses.keys()];
  const [formats, traits] = await Promise.all([
    formatsOf(paths, context),
    inputTraits({ inputs: Object.fromEntries(paths.map((path) => [path, noInput])) }, context),
  ]);
  if (!formats) return undefined;
  const entries = new Map<string, string>();
  for (const [name, used] of uses) {
    const from = JSON.stringify(join(context.root, name));
    if (formats.get(name) === 'cjs') {
      entries.set(`${name}#`, `export const ${exported} = require(${from});`);
      continue;
    }
    if (name === own?.setup) entries.set(`${name}#`, `import * as all from ${from};\nexport { all as ${exported} };`);
    // What is loaded by `import()` may be there for what it does, and have no names.
    else if (!traits.isPure(name)) entries.set(`${name}#`, `import ${from};`);
    if (used === 'all') {
      entries.set(`${name}#+`, `export * from ${from};`);
      entries.set(`${name}#default`, `export { default as ${exported} } from ${from};`);
    } else for (const one of used) entries.set(`${name}#${one}`, `export { ${one} as ${exported} } from ${from};`);
  }
  const workers: Metafile[] = [];
  const result = await bundled(entries, context, minify, workers, own);
  if (!result) return undefined;
  const { metafile } = result;
  if (!own && hasOwnFiles([metafile, ...workers])) return undefined;
  // Names of classes would be others where the style sheet is bundled with a demo.
  if (Object.keys(metafile.inputs).some(isLocalSheet)) return undefined;
  const { outputs, files, made } = await entryOutputs(result, context);
  // A name that has to stand in quotes is none that files of a bundle import from each other.
  if ([...made.values()].some(({ exports }) => exports.some((name) => !/^[\w$]+$/.test(name)))) return undefined;
  const linkOf = (name: string): ShakenLink => {
    const effects = made.get(`${name}#`);
    if (formats.get(name) === 'cjs')
      return { sheets: effects!.sheets, isCommonJs: true, code: commonJsLink(effects!.url, exported) };
    const parts = [...made].filter(([entry]) => entry.startsWith(`${name}#`));
    const sheets = [...new Set(parts.flatMap(([, { sheets: those }]) => those))];
    const code = [
      ...parts.map(([entry, { url, exports }]) => {
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
    links: new Map(paths.map((path) => [path, linkOf(path)])),
    metafile: { inputs: own ? metafile.inputs : withoutImports(metafile.inputs), outputs },
    files,
    workers,
    from: bundledFiles([metafile, ...workers], context),
  };
}

const noInput = { bytes: 0, imports: [] };

async function bundled(
  entries: ReadonlyMap<string, string>,
  context: BundleContext,
  minify: boolean,
  workers: Metafile[],
  own: OwnModules | undefined,
): Promise<Result | undefined> {
  const options = demoOptions(context, 'browser', (metafile) => workers.push(metafile));
  const names: Plugin = {
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
  };
  const bundle = (first: readonly Plugin[]): Promise<Result> => {
    workers.length = 0;
    return build({
      ...options,
      // Which style sheets there are is all that is asked for.
      plugins: [names, emptySheets(context), ...first, ...options.plugins],
      entryPoints: [...entries.keys()].map((entry) => ({ in: `${entryNamespace}:${entry}`, out: outOf(entry) })),
      ...browserModules,
      minify,
    });
  };
  try {
    return await (own ? keepingImports(context, (kept) => bundle([...own.links, ...kept])) : bundle([]));
  } catch (error) {
    // What is wrong is told where failing demos are looked for, or all is bundled at once.
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
export function linksToShaken({ links }: ShakenModules, root: string): LinkOf {
  return (path) => {
    const link = links.get(projectFile(path, root));
    if (!link) return undefined;
    return sheetImports(link.sheets, root, link.isCommonJs ?? false) + link.code;
  };
}
