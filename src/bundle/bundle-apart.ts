// Bundles demos for the browser in three floors, of which each is kept while what it is made from stays the same: libraries, the
// site's own modules that several groups of demos share, and the demos of each group. So a changed demo has its group bundled.
import { join } from 'node:path';
import { projectFile } from '../model/project-file.ts';
import { browserFiles, built, bundleOf, ifItFails, type DemoBundle, type DemoBundleOptions } from './built-demos.ts';
import { aroundDemos, type DemoEntry } from './demo-entries.ts';
import { demoGroups, hasLocalNames, reachedBy, sharedModules, type DemoGroup } from './demo-groups.ts';
import { emptySheets } from './empty-sheets.ts';
import { finished, togetherAs, type FinishedModules } from './finished-modules.ts';
import { groupGraphs, nameOf, type Suspects } from './group-graphs.ts';
import { hashOf } from './joined-modules.ts';
import type { KeptFloors, KeptModules } from './kept-modules.ts';
import { usesOf, type ModuleUses } from './module-uses.ts';
import { isLibraryFile, linkedLibraries, linkedOwnModules } from './linked-libraries.ts';
import type { OwnGraph } from './own-graph.ts';
import { isVirtual } from './package-inputs.ts';
import { liesInProject } from './project-packages.ts';
import { linksToShaken, shakenModules, type ShakenModules } from './shaken-modules.ts';
import { withSheets } from './style-sheets.ts';

/** How many groups are with the bundler at once. */
const width = 4;

/**
 * Bundles demos apart from what they share.
 *
 * @param failing ids of demos that are known to fail. They are left out; the others are in the groups that they would be in with
 *   them
 * @returns some demos of which one cannot be bundled; `undefined` where nothing can be bundled apart, or what they share cannot
 */
export async function bundledApart(
  options: DemoBundleOptions,
  kept: KeptFloors,
  failing: ReadonlySet<string>,
): Promise<DemoBundle | Suspects | undefined> {
  const { context } = options;
  const demos = options.demos.filter(({ id }) => !failing.has(id));
  // A plugin may put anything between a demo and a library; and any style sheet may have names of the bundler's.
  if (context.plugins.length > 0 || Object.values(context.loaders).includes('local-css')) return undefined;
  if (demos.length === 0) return undefined;
  const groups = demoGroups(options.demos, context.root, options.groupSize)
    .map((group) => group.filter(({ id }) => !failing.has(id)))
    .filter((group) => group.length > 0);
  const isInside = await liesInProject(context);
  const graphsOf = (mayMend: boolean) =>
    ifItFails(groupGraphs(groups, options, kept.graphs, isInside, mayMend), () => undefined);
  const own = await graphsOf(true);
  if (!own || 'suspects' in own) return own;
  const graph: OwnGraph = new Map(own.graphs.flatMap((one) => [...one]));
  const made = await ifItFails(inFloors(demos, groups, graph, options, kept, isInside), () => undefined);
  if (made) {
    own.keepMended();
    return made;
  }
  // A build from nothing tries what is mended here before anything else, and finds there what fails.
  const tried = own.areMended ? await graphsOf(false) : undefined;
  return tried && 'suspects' in tried ? tried : undefined;
}

/** Makes the floors, or takes them as they are kept; `undefined` where one cannot be made apart. */
async function inFloors(
  demos: readonly DemoEntry[],
  groups: readonly DemoGroup[],
  graph: OwnGraph,
  options: DemoBundleOptions,
  kept: KeptFloors,
  isInside: boolean,
): Promise<DemoBundle | undefined> {
  const floors = floorsOf(options, kept, graph, isInside);
  const libraries = await floors.libraries();
  if (!libraries) return undefined;
  // Names of classes are the bundler's, and it gives none twice where it sees all of them.
  const hasNames = hasLocalNames(graph);
  const own = groups.length > 1 && !hasNames ? await floors.shared(groups, libraries) : undefined;
  const parts = await (own
    ? floors.groups(groups, [libraries, own], true)
    : floors.groups([demos], [libraries], !hasNames));
  if (!parts) return undefined;
  const made = hasNames ? { parts, sheets: [] } : await withSheets(parts, options, kept.sheets, isInside);
  if (!made) return undefined;
  floors.keep();
  return joined(made.parts, own ? [libraries, own] : [libraries], made.sheets, options);
}

/** What makes each floor, from those below it; `undefined` where it cannot be made apart. */
function floorsOf(options: DemoBundleOptions, kept: KeptFloors, graph: OwnGraph, isInside: boolean) {
  const { context, minify, setup } = options;
  const { root } = context;
  const setupPath = setup && projectFile(setup, root);
  const isLibrary = (path: string) => !isVirtual(path) && isLibraryFile(join(root, path), context);
  const toKeep: (() => void)[] = [];
  /** Modules of a floor: the ones of the last build where they are of the same. */
  const shaken = async (
    store: KeptModules<ShakenModules>,
    madeFrom: string,
    make: () => Promise<ShakenModules | undefined>,
  ) => {
    const known = store.get('', madeFrom);
    if (known) return known;
    const made = await make();
    if (made) toKeep.push(() => store.set('', madeFrom, made, made.from));
    return made;
  };
  /** What links the floors below, and tells whether all was found. */
  const linksTo = ([libraries, own]: readonly ShakenModules[]) => {
    let isComplete = true;
    const library = linkedLibraries(linksToShaken(libraries!, root), context, () => (isComplete = false));
    return {
      plugins: own ? [linkedOwnModules(linksToShaken(own, root), setup), library] : [library],
      isComplete: () => isComplete,
    };
  };
  /** The code in the place of what some modules import of the floors below. */
  const linkTexts = (importers: Iterable<string>, below: readonly ShakenModules[]) => {
    const imported = new Set([...importers].flatMap((path) => graph.get(path)?.map(([other]) => other) ?? []));
    return [...imported].sort().flatMap((path) => below.flatMap(({ links }) => links.get(path) ?? []));
  };

  return {
    libraries() {
      const uses = usesOf(graph.keys(), graph, isLibrary);
      return shaken(kept.libraries, textOf(uses), () => shakenModules(uses, context, minify));
    },

    /** The site's own modules that several groups load. */
    shared(groups: readonly DemoGroup[], libraries: ShakenModules) {
      const reached = groups.map((group) => reachedBy(group, graph));
      const paths = sharedModules(reached, graph, aroundDemos(context.templates, setup), root);
      const others = [...graph.keys()].filter((path) => !paths.has(path));
      const uses = usesOf(others, graph, (path) => paths.has(path));
      const { plugins, isComplete } = linksTo([libraries]);
      const madeFrom = [textOf(uses), setup, minify, linkTexts(paths, [libraries])];
      return shaken(kept.shared, hashOf(JSON.stringify(madeFrom)), async () => {
        const made = await shakenModules(uses, context, minify, { links: plugins, setup: setupPath });
        return isComplete() ? made : undefined;
      });
    },

    /** The demos of each group; with nothing in their style sheets, where these are bundled apart. */
    async groups(groups: readonly DemoGroup[], below: readonly ShakenModules[], areEmpty: boolean) {
      const first = areEmpty ? [emptySheets(context)] : [];
      const parts: FinishedModules[] = [];
      let isComplete = true;
      const left = groups.entries();
      const lane = async () => {
        for (const [index, group] of left) {
          const own = [...reachedBy(group, graph)];
          const madeFrom = hashOf(JSON.stringify([group, setup, minify, linkTexts(own, below)]));
          const known = groups.length > 1 ? kept.groups.get(nameOf(group), madeFrom) : undefined;
          if (known) {
            parts[index] = known;
            continue;
          }
          const links = linksTo(below);
          const { result, workers } = await built(group, options, [...links.plugins, ...first], isInside);
          isComplete &&= links.isComplete();
          const part = finished(result, workers, context);
          parts[index] = part;
          if (groups.length > 1) toKeep.push(() => kept.groups.set(nameOf(group), madeFrom, part, part.from));
        }
      };
      await Promise.all(Array.from({ length: width }, lane));
      return isComplete ? parts : undefined;
    },

    /** Keeps what was made: an import of a name that is not there must not cost the libraries of the last build. */
    keep() {
      for (const one of toKeep) one();
    },
  };
}

function textOf(uses: ModuleUses): string {
  return JSON.stringify([...uses]);
}

/** The parts as one bundle. */
async function joined(
  parts: readonly FinishedModules[],
  [libraries, ...own]: readonly ShakenModules[],
  sheets: readonly FinishedModules[],
  options: DemoBundleOptions,
): Promise<DemoBundle> {
  // What is in the place of a module has the module's path; what the floor below says of it counts, and of style sheets, which are
  // empty in all floors, what they are made of.
  const upper = [...parts, ...own, ...sheets];
  const all = [...upper, libraries!];
  const { metafile } = togetherAs(upper);
  const files = (of: (one: FinishedModules) => readonly string[], from: readonly FinishedModules[]) =>
    [...new Set(from.flatMap(of))].sort();
  return bundleOf(
    { metafile, workers: upper.flatMap((one) => one.workers) },
    await browserFiles(togetherAs(all), options),
    new Map(),
    options,
    { inputs: files((one) => one.from.inputs, all), absent: files((one) => one.from.absent, upper) },
  );
}
