// What the demos of each group import, kept by group. In: groups of demos. Out: a graph for each, or the demos among which some fail. Where
// a module imports by other specifiers than before, its group is bundled with nothing in the place of libraries.
import type { Metafile } from 'esbuild';
import { projectFile } from '../model/project-file.ts';
import { built, ifItFails, type DemoBundleOptions } from './built-demos.ts';
import { changedImports } from './changed-imports.ts';
import { entryNameOf, type DemoEntry } from './demo-entries.ts';
import { reachedBy, type DemoGroup } from './demo-groups.ts';
import { bundledFiles } from './finished-modules.ts';
import { hashOf } from './joined-modules.ts';
import type { KeptModules } from './kept-modules.ts';
import { withoutLibraries } from './linked-libraries.ts';
import { ownGraph, type OwnGraph } from './own-graph.ts';

/** Demos among which some cannot be bundled. */
export interface Suspects {
  readonly suspects: readonly DemoEntry[];
}

export interface GroupGraphs {
  /** In the order of the groups. */
  readonly graphs: readonly OwnGraph[];
  /** Whether there are mended ones: what they say of modules that have changed since was not tried with a bundler. */
  readonly areMended: boolean;
  /** Keeps those that are mended, which nobody may before what they say has been tried. */
  keepMended(): void;
}

/**
 * The graphs of groups; `undefined` where modules are between that nobody can look into.
 *
 * @param mayMend whether an outdated graph may be mended
 */
export async function groupGraphs(
  groups: readonly DemoGroup[],
  options: DemoBundleOptions,
  store: KeptModules<OwnGraph>,
  isInside: boolean,
  mayMend: boolean,
): Promise<GroupGraphs | Suspects | undefined> {
  const { context, setup } = options;
  const keyOf = (group: DemoGroup) => hashOf(JSON.stringify([group, setup]));
  const graphs = groups.map((group) => store.get(nameOf(group), keyOf(group)));
  const toKeep = mayMend ? await mendGraphs(groups, graphs, keyOf, options, store) : [];
  const mended = {
    areMended: toKeep.length > 0,
    keepMended() {
      for (const keep of toKeep) keep();
    },
  };
  const changed = groups.filter((_, index) => !graphs[index]);
  if (changed.length === 0) return { graphs: graphs as readonly OwnGraph[], ...mended };
  const demos = changed.flat();
  const link = withoutLibraries(context);
  const bundle = (more: Partial<DemoBundleOptions>) => built(demos, { ...options, ...more }, [link], isInside);
  // Without anything in the place of libraries, what is imported by `import()` cannot be split.
  const made = await ifItFails(bundle({}), () => ifItFails(bundle({ splitting: false }), () => undefined));
  // A demo of a group that is mended may have the same fault: how many there are is told.
  if (!made && mended.areMended) return groupGraphs(groups, options, store, isInside, false);
  if (!made) return { suspects: demos };
  const { result, workers } = made;
  const known: OwnGraph = new Map(graphs.flatMap((graph) => [...(graph ?? [])]));
  const all = await ownGraph(result.metafile, context, demos, known);
  if (!all) return undefined;
  const own = groups.map((group, index) => {
    const kept = graphs[index];
    if (kept) return kept;
    const reached = reachedBy(group, all);
    const graph: OwnGraph = new Map([...all].filter(([path]) => reached.has(path)));
    const metafiles = [loadedBy(group, result.metafile), ...workers];
    store.set(nameOf(group), keyOf(group), graph, bundledFiles(metafiles, context));
    return graph;
  });
  return { graphs: own, ...mended };
}

/**
 * Puts graphs in the place of outdated ones, where changed modules import by the same specifiers as before.
 *
 * @returns what keeps each of them
 */
async function mendGraphs(
  groups: readonly DemoGroup[],
  graphs: (OwnGraph | undefined)[],
  keyOf: (group: DemoGroup) => string,
  { context }: DemoBundleOptions,
  store: KeptModules<OwnGraph>,
): Promise<readonly (() => void)[]> {
  const outdated = groups.map((group, index) =>
    graphs[index] ? undefined : store.outdated(nameOf(group), keyOf(group)),
  );
  const before: OwnGraph = new Map(outdated.flatMap((one) => [...(one?.made ?? [])]));
  const pathOf = (file: string) => projectFile(file, context.root);
  const changed = [...new Set(outdated.flatMap((one) => one?.changed.map(pathOf) ?? []))];
  if (changed.length === 0) return [];
  const imports = await changedImports(before, changed, context);
  const toKeep: (() => void)[] = [];
  for (const [index, one] of outdated.entries()) {
    if (!one?.changed.every((file) => imports.has(pathOf(file)))) continue;
    const graph: OwnGraph = new Map([...one.made].map(([path, own]) => [path, imports.get(path) ?? own]));
    const group = groups[index]!;
    toKeep.push(() => store.set(nameOf(group), keyOf(group), graph, one.from));
    graphs[index] = graph;
  }
  return toKeep;
}

/** What a group is kept by: the first demo is one that other groups do not have. */
export function nameOf([first]: DemoGroup): string {
  return first!.id;
}

/** The inputs of a bundle that demos of a group load. */
function loadedBy(group: DemoGroup, { inputs }: Metafile): Metafile {
  const loaded = new Set(group.map(entryNameOf));
  // Grows while it is walked.
  for (const path of loaded)
    for (const next of inputs[path]?.imports ?? []) if (inputs[next.path]) loaded.add(next.path);
  return { inputs: Object.fromEntries([...loaded].map((path) => [path, inputs[path]!])), outputs: {} };
}
