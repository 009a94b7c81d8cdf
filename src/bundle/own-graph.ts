// What the site's own modules import of each other and of libraries, by name: from it follows which demos share a module, and
// what is used of each. In: the metafile of a bundle in which nothing of libraries is. Out: imports by module.
import { build, type Metafile } from 'esbuild';
import { join, sep } from 'node:path';
import type { BundleContext } from './common-options.ts';
import { namesInEntry, type DemoEntry } from './demo-entries.ts';
import { demoOptions } from './demo-options.ts';
import { isFacade } from './facades.ts';
import { namesIn, type UsedNames } from './imported-names.ts';
import { isPackaged, isVirtual } from './package-inputs.ts';

/** What a module imports: the other's path in a metafile, and the names. */
type OwnImports = readonly (readonly [path: string, names: UsedNames])[];

/** By the paths of own modules in a metafile; those of the templates and those that stand for no file are among them. */
export type OwnGraph = ReadonlyMap<string, OwnImports>;

type Context = Pick<BundleContext, 'root' | 'templates'>;

/** Whether a path in a metafile is no library's. */
function isOwnModule(path: string, { root, templates }: Context): boolean {
  return isVirtual(path) || !isPackaged(path) || join(root, path).startsWith(templates + sep);
}

/**
 * The imports of all own modules of a bundle.
 *
 * @param known those of modules that are as they were
 * @returns `undefined` where modules are between that this cannot look into
 */
export async function ownGraph(
  { inputs }: Pick<Metafile, 'inputs'>,
  context: BundleContext,
  demos: readonly DemoEntry[],
  known: OwnGraph = new Map(),
): Promise<OwnGraph | undefined> {
  const own = Object.keys(inputs).filter((path) => isOwnModule(path, context));
  const files = own.filter(
    (path) => !isVirtual(path) && !known.has(path) && /\.[cm]?[jt]sx?$/.test(path) && inputs[path]!.imports.length > 0,
  );
  const texts = await codeOf(files, context);
  if (!texts) return undefined;
  const namesOf = namesInEntry(demos);
  const graph = new Map<string, OwnImports>();
  for (const importer of own) {
    // Of a file that is handed on, its importers say what they import.
    if (isFacade(importer)) {
      if (inputs[importer]!.imports.some(({ path }) => !isOwnModule(path, context))) return undefined;
      continue;
    }
    const before = isVirtual(importer) ? undefined : known.get(importer);
    if (before) {
      graph.set(importer, before);
      continue;
    }
    const imports = new Map<string, UsedNames>();
    for (const { path, original, external } of inputs[importer]!.imports) {
      if (external || original === undefined) continue;
      const target = isFacade(path) ? inputs[path]!.imports[0]!.path : path;
      const text = texts.get(importer);
      const names = text === undefined ? namesOf(importer, original) : namesIn(text, original);
      imports.set(target, withNames(imports.get(target), names));
    }
    graph.set(importer, [...imports]);
  }
  return graph;
}

/** Names of two imports of a module. */
export function withNames(known: UsedNames | undefined, names: UsedNames): UsedNames {
  if (known === undefined) return names;
  return known === 'all' || names === 'all' ? 'all' : [...new Set([...known, ...names])];
}

/** The modules of a graph that some of them load, through others, too, themselves among them. */
export function reachedFrom(roots: Iterable<string>, graph: OwnGraph): ReadonlySet<string> {
  const reached = new Set(roots);
  // Grows while it is walked.
  for (const path of reached) for (const [next] of graph.get(path) ?? []) if (graph.has(next)) reached.add(next);
  return reached;
}

/** The code of own modules as esbuild writes it, with imports in one form and without those of types alone. */
async function codeOf(
  paths: readonly string[],
  context: BundleContext,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (paths.length === 0) return new Map();
  const { metafile, outputFiles } = await build({
    ...demoOptions(context, 'browser'),
    entryPoints: paths.map((path, index) => ({ in: join(context.root, path), out: String(index) })),
    bundle: false,
    alias: {},
    outdir: '/',
  });
  if (!paths.every((path) => metafile.inputs[path])) return undefined;
  return new Map(outputFiles.map(({ path, text }) => [paths[Number(/(\d+)\.\w+$/.exec(path)![1])]!, text] as const));
}
