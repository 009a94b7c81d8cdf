// Style sheets apart from the code of demos. The bundler writes all sheets that an entry point's modules import into one file for it:
// of a library whose components bring their CSS that is the same megabyte for each demo. So code is bundled with empty sheets
// (`empty-sheets.ts`), which keep their order, and what is in them is bundled once for all demos that have the same ones.
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { built, ifItFails, optionsFor, type DemoBundleOptions, type Outputs } from './built-demos.ts';
import type { DemoEntry } from './demo-entries.ts';
import { emptySheets } from './empty-sheets.ts';
import { bundledFiles, finished, togetherAs, type FinishedModules } from './finished-modules.ts';
import { hashOf, nameIn } from './joined-modules.ts';
import type { KeptModules } from './kept-modules.ts';
import { isLocalSheet } from './package-inputs.ts';

const namespace = 'style-sheets';

/**
 * Puts what is in style sheets into parts that were bundled with empty ones.
 *
 * @param kept what was made of the same sheets before, by a hash of their paths
 * @returns the parts, and what the sheets are made of, which counts before what parts say of it; `undefined` where sheets cannot
 *   be bundled
 */
export async function withSheets(
  parts: readonly FinishedModules[],
  options: DemoBundleOptions,
  kept: KeptModules<FinishedModules>,
  isInside: boolean,
): Promise<{ readonly parts: FinishedModules[]; readonly sheets: FinishedModules[] } | undefined> {
  const lists = new Map<string, readonly string[]>();
  for (const { metafile } of parts)
    for (const { cssBundle } of Object.values(metafile.outputs)) {
      const list = listOf(metafile, cssBundle);
      if (list) lists.set(hashOf(list.join('\n')), list);
    }
  const madeFrom = JSON.stringify(options.minify);
  const sheets = new Map<string, FinishedModules>();
  for (const id of lists.keys()) {
    const known = kept.get(id, madeFrom);
    if (known) sheets.set(id, known);
  }
  const missing = new Map([...lists].filter(([id]) => !sheets.has(id)));
  const made =
    missing.size > 0 ? await ifItFails(bundledSheets(missing, options, isInside), () => undefined) : new Map();
  if (!made) return undefined;
  for (const [id, sheet] of made) {
    sheets.set(id, sheet);
    kept.set(id, madeFrom, sheet, sheet.from);
  }
  return { parts: parts.map((part) => filled(part, sheets)), sheets: [...sheets.values()].map(withoutSheet) };
}

/**
 * Bundles demos with their style sheets apart.
 *
 * @returns `undefined` where they have to be bundled together: names of classes are the bundler's, plugins may make anything of a
 *   sheet, or something is wrong with one
 */
export async function builtApart(
  demos: readonly DemoEntry[],
  options: DemoBundleOptions,
  kept: KeptModules<FinishedModules>,
  first: readonly Plugin[],
  isInside: boolean,
): Promise<{ readonly result: Outputs; readonly workers: readonly Metafile[] } | undefined> {
  const { context } = options;
  if (context.plugins.length > 0 || Object.values(context.loaders).includes('local-css')) return undefined;
  const { result, workers } = await built(demos, options, [...first, emptySheets(context)], isInside);
  if (Object.keys(result.metafile.inputs).some(isLocalSheet)) return undefined;
  const made = await withSheets([finished(result, workers, context)], options, kept, isInside);
  return made && { result: togetherAs([...made.parts, ...made.sheets]), workers };
}

/** The paths of the style sheets that an output of CSS is made of, in their order. */
function listOf({ outputs }: Metafile, cssBundle: string | undefined): readonly string[] | undefined {
  return cssBundle === undefined ? undefined : Object.keys(outputs[cssBundle]!.inputs);
}

/** Bundles lists of style sheets. */
async function bundledSheets(
  lists: ReadonlyMap<string, readonly string[]>,
  options: DemoBundleOptions,
  isInside: boolean,
): Promise<Map<string, FinishedModules>> {
  const { context } = options;
  const names: Plugin = {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: lists
          .get(path)!
          .map((sheet) => `@import ${JSON.stringify(join(context.root, sheet))};`)
          .join('\n'),
        loader: 'css',
        resolveDir: context.root,
      }));
    },
  };
  const { metafile, outputFiles } = await build({
    ...optionsFor([], options, [], [names], isInside),
    entryPoints: [...lists.keys()].map((id) => ({ in: `${namespace}:${id}`, out: id })),
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [nameIn(path), contents]));
  return new Map(
    Object.entries(metafile.outputs).flatMap(([path, output]) => {
      const { entryPoint, imports } = output;
      if (!entryPoint?.startsWith(`${namespace}:`)) return [];
      const paths = [path, ...imports.flatMap(({ path: asset, external }) => (external ? [] : asset))];
      const inputs = Object.fromEntries(
        inputsBelow(entryPoint, metafile.inputs).map((input) => [input, metafile.inputs[input]!]),
      );
      const part: FinishedModules = {
        metafile: { inputs, outputs: Object.fromEntries(paths.map((one) => [one, metafile.outputs[one]!])) },
        files: new Map(paths.map((one) => [nameIn(one), files.get(nameIn(one))!])),
        workers: [],
        from: bundledFiles([{ inputs, outputs: {} }], context),
      };
      return [[entryPoint.slice(namespace.length + 1), part] as const];
    }),
  );
}

/** What an entry point imports, through others, too; not itself. */
function inputsBelow(entryPoint: string, inputs: Metafile['inputs']): string[] {
  const below = new Set([entryPoint]);
  // The set grows during the loop.
  for (const path of below)
    for (const one of inputs[path]?.imports ?? []) if (!one.external && inputs[one.path]) below.add(one.path);
  below.delete(entryPoint);
  return [...below];
}

/** A part with what is in its style sheets, which are still called by the entry points that import them. */
function filled(part: FinishedModules, sheets: ReadonlyMap<string, FinishedModules>): FinishedModules {
  const files = new Map(part.files);
  const outputs: Metafile['outputs'] = { ...part.metafile.outputs };
  for (const [path, output] of Object.entries(part.metafile.outputs)) {
    const { cssBundle } = output;
    const list = listOf(part.metafile, cssBundle);
    if (!list) continue;
    const sheet = sheetIn(sheets.get(hashOf(list.join('\n')))!);
    const renamed = cssBundle!.replace(/\.[^.]+\.css$/, `.${sheet.hash}.css`);
    // With a source map beside, of nothing.
    for (const empty of [cssBundle!, `${cssBundle!}.map`]) {
      files.delete(nameIn(empty));
      delete outputs[empty];
    }
    files.set(nameIn(renamed), sheet.contents);
    const { entryPoint: _, ...made } = sheet.output;
    outputs[renamed] = made;
    outputs[path] = { ...output, cssBundle: renamed };
  }
  return { ...part, metafile: { ...part.metafile, outputs }, files };
}

/** The style sheet among what was made of a list. */
function sheetIn({ metafile, files }: FinishedModules) {
  const [path, output] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint)!;
  const name = nameIn(path);
  return { path, name, output, contents: files.get(name)!, hash: name.split('.').at(-2)! };
}

/** What was made of a list beside the style sheet itself: fonts, pictures. */
function withoutSheet(part: FinishedModules): FinishedModules {
  const { path, name } = sheetIn(part);
  const outputs = { ...part.metafile.outputs };
  delete outputs[path];
  const files = new Map(part.files);
  files.delete(name);
  return { ...part, metafile: { ...part.metafile, outputs }, files };
}
