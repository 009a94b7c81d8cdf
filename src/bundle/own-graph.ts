// What the site's own modules import of each other and of libraries, by name: from it follows which demos share a module, and
// what is used of each. In: the metafile of a bundle in which nothing of libraries is. Out: imports by module.
import type { Metafile } from 'esbuild';
import { join, sep } from 'node:path';
import type { BundleContext } from './common-options.ts';
import { namesInEntry, type DemoEntry } from './demo-entries.ts';
import { isFacade } from './facades.ts';
import { namesIn, type UsedNames } from './imported-names.ts';
import { ownCode } from './own-code.ts';
import { isPackaged, isVirtual } from './package-inputs.ts';

/** What a module imports: the other's path in a metafile, the names, and the specifier by which it does. */
export type OwnImports = readonly (readonly [path: string, names: UsedNames, specifier: string])[];

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
  const code = await ownCode(files, context);
  if (!code) return undefined;
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
    const text = code.get(importer)?.text;
    const imports = inputs[importer]!.imports.flatMap(({ path, original, external }): OwnImports => {
      if (external || original === undefined) return [];
      const target = isFacade(path) ? inputs[path]!.imports[0]!.path : path;
      return [[target, text === undefined ? namesOf(importer, original) : namesIn(text, original), original]];
    });
    graph.set(importer, [...new Map(imports.map((one) => [`${one[2]} ${one[0]}`, one])).values()]);
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
