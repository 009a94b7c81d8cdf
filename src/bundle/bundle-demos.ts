// Bundles demos for the browser and for the server, with shared chunks. A demo that cannot be compiled is left out with
// a problem.
import { build, type BuildFailure, type Plugin } from 'esbuild';
import type { Problem } from '../model/problem.ts';
import { join, sep } from 'node:path';
import { blame } from './blame.ts';
import type { AroundDemos } from './bundle-around.ts';
import {
  built,
  bundleOf,
  filesFor,
  ifItFails,
  optionsFor,
  type DemoBundle,
  type DemoBundleOptions,
} from './built-demos.ts';
import { bundledApart } from './bundle-apart.ts';
import { demosWithoutValues, type DemoEntry } from './demo-entries.ts';
import type { KeptFloors } from './kept-modules.ts';
import { linkedLibraries, linkedOwnModules, linksTo, withoutLibraries } from './linked-libraries.ts';
import { liesInProject } from './project-packages.ts';
import { builtApart } from './style-sheets.ts';

export type { DemoEntry } from './demo-entries.ts';
export type { KeptFloors, KeptModules } from './kept-modules.ts';

/** Bundles demos. The paths of the files are names in one folder, which the caller chooses. */
export async function bundleDemos(options: DemoBundleOptions): Promise<DemoBundle> {
  if (options.floors) return bundledInFloors(options, options.floors);
  if (!options.libraries) return bundled(options);
  const { libraries, context } = options;
  const unlinked = new Set<string>();
  const open = new Set<string>();
  const linkOf = linksTo(libraries, context.root);
  const watched = (path: string) => {
    if (libraries.get(path)?.isOpen) open.add(path);
    return linkOf(path);
  };
  const link = linkedLibraries(watched, context, (path) => unlinked.add(path));
  const linked = (await linkedAround(options, link)) ?? (await bundled(options, [link]));
  const isInDoubt = (problem: Problem) => mayComeOfLinking(problem, options, open.size > 0);
  if (unlinked.size === 0 && ![...linked.problems.values()].flat().some(isInDoubt)) return linked;
  return { ...(await bundled(options)), unlinked: [...unlinked].sort() };
}

/** Apart from what demos share, without those that fail; where that cannot be done, all at once. */
async function bundledInFloors(options: DemoBundleOptions, floors: KeptFloors): Promise<DemoBundle> {
  const problems = new Map<string, readonly Problem[]>();
  for (;;) {
    const apart = await bundledApart(options, floors, new Set(problems.keys()));
    if (apart && !('suspects' in apart)) return { ...apart, problems };
    // In the order of all demos: the first of those that share a fault is named.
    const suspects = new Set(apart?.suspects);
    const failed =
      apart &&
      (await failedOf(
        options.demos.filter((demo) => suspects.has(demo)),
        options,
      ));
    for (const [id, own] of failed ?? []) problems.set(id, own);
    if (failed && failed.size > 0) continue;
    const whole = await bundled({ ...options, demos: options.demos.filter(({ id }) => !problems.has(id)) });
    return { ...whole, problems: new Map([...problems, ...whole.problems]) };
  }
}

/**
 * The problems of those demos that fail first, among some of which one is said to fail. Only the site's own code is looked at:
 * what is wrong with a library would be found of the demos that are looked at here, and not of others.
 */
async function failedOf(demos: readonly DemoEntry[], options: DemoBundleOptions) {
  const link = withoutLibraries(options.context);
  // Without anything in the place of libraries, what is imported by `import()` cannot be split.
  const bundle = (some: readonly DemoEntry[], plugins: readonly Plugin[]) =>
    build(optionsFor(some, { ...options, splitting: false }, [], [...plugins, link]));
  // What a demo hands on it may do without.
  const own = demos.map((demo) => ({ ...demo, values: undefined }));
  return ifItFails(
    bundle(own, []).then(() => new Map<string, readonly Problem[]>()),
    (failure) => blame(failure, own, options.context, bundle),
  );
}

/** With what stands around demos linked, too; `undefined` where a demo would hold some of that a second time. */
async function linkedAround(options: DemoBundleOptions, libraries: Plugin): Promise<DemoBundle | undefined> {
  const { around } = options;
  const ids = options.demos.map(({ id }) => id);
  if (!around || ids.some((id) => holders.get(around)?.has(id))) return undefined;
  const linkOf = linksTo(around.modules, options.context.root);
  let isTwice = false;
  const link = linkedOwnModules((path) => {
    const found = linkOf(path);
    isTwice ||= found === undefined && around.holds.has(path);
    return found;
    // The setup stays the bundler's: its entry point exports it, so that it is not left out.
  }, undefined);
  const linked = await bundled(options, [libraries, link]);
  if (isTwice) holders.set(around, new Set([...(holders.get(around) ?? []), ...ids]));
  if (isTwice || linked.problems.size > 0) return undefined;
  const held = [...around.holds].filter((path) => !path.startsWith(options.context.templates + sep));
  return { ...linked, sourcesOf: (id) => [...linked.sourcesOf(id), ...held] };
}

/** Demos that hold a file of what stands around them: they are not linked with it another time. */
const holders = new WeakMap<AroundDemos, ReadonlySet<string>>();

/**
 * Whether an error may come of linking. That a name is missing is sure of a library whose names are all known, and of the
 * site's own modules, where nothing that they hand on is open.
 */
function mayComeOfLinking(
  problem: Problem,
  { libraries, context }: Pick<DemoBundleOptions, 'libraries' | 'context'>,
  isOpen: boolean,
): boolean {
  if (!('message' in problem)) return false;
  const [, file] = /^No matching export in "([^"]*)"/.exec(problem.message) ?? [];
  if (file === undefined) return problem.message.includes('node_modules');
  const module = libraries?.get(join(context.root, file));
  return module ? module.isOpen === true : isOpen;
}

/** @param libraries what links libraries, before all other plugins */
async function bundled(options: DemoBundleOptions, libraries: readonly Plugin[] = []): Promise<DemoBundle> {
  const problems = new Map<string, readonly Problem[]>();
  let demos = options.demos;
  let isRetry = false;
  let isInside = await liesInProject(options.context);
  while (demos.length > 0) {
    try {
      const apart = options.sheets && (await builtApart(demos, options, options.sheets, libraries, isInside));
      const { result, workers } = apart ?? (await built(demos, options, libraries, isInside));
      return bundleOf({ ...result, workers }, await filesFor(result, options), problems, options);
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
