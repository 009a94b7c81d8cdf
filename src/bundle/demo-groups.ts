// Demos in groups of folders, and the site's own modules that several groups share: what a changed demo has bundled anew is its
// group.
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { projectFile } from '../model/project-file.ts';
import { entryNameOf, type DemoEntry } from './demo-entries.ts';
import { reachedFrom, type OwnGraph } from './own-graph.ts';
import { isLocalSheet, isVirtual } from './package-inputs.ts';

/** Demos that are bundled together: those of some folders, in their order. */
export type DemoGroup = readonly DemoEntry[];

/**
 * How many demos a group has, about. A changed demo costs the bundling of its group; a group costs the linking of what it
 * shares with others, as much as twenty demos.
 */
const usualSize = 32;

/**
 * Groups of demos, each of whole folders. Which folders are together follows from their names and from the number of demos,
 * doubled or halved, so that hardly any other demo moves where one is added.
 *
 * @param size about how many demos a group has
 */
export function demoGroups(demos: readonly DemoEntry[], root: string, size = usualSize): readonly DemoGroup[] {
  const count = 2 ** Math.max(Math.ceil(Math.log2(demos.length / size)), 0);
  const groups = new Map<number, DemoEntry[]>();
  for (const demo of demos) {
    const folder = projectFile(dirname(demo.entry), root);
    const index = placeOf(folder) % count;
    const known = groups.get(index);
    if (known) known.push(demo);
    else groups.set(index, [demo]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** A number of 32 bits that names are spread by. */
function placeOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE();
}

/** What demos of a group load of the site's own modules. */
export function reachedBy(group: DemoGroup, graph: OwnGraph): ReadonlySet<string> {
  return reachedFrom(group.map(entryNameOf), graph);
}

/**
 * Modules that several groups load, and those that are around all demos. What they import is among them.
 *
 * @param around absolute paths
 */
export function sharedModules(
  reached: readonly ReadonlySet<string>[],
  graph: OwnGraph,
  around: readonly string[],
  root: string,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const isAround = new Set(around);
  const shared = new Set([...graph.keys()].filter((path) => isAround.has(join(root, path))));
  for (const own of reached)
    for (const path of own) {
      if (seen.has(path)) shared.add(path);
      seen.add(path);
    }
  return new Set([...reachedFrom(shared, graph)].filter(isShareable));
}

/** Modules without a file belong to their importers, and so does what is no module: style sheets, addresses of pictures. */
function isShareable(path: string): boolean {
  return !isVirtual(path) && /\.(?:[cm]?[jt]sx?|json)$/.test(path);
}

/** Whether the names of classes in style sheets are the bundler's: no two demos get the same where all are bundled together. */
export function hasLocalNames(graph: OwnGraph): boolean {
  return [...graph].some(([path, imports]) => [path, ...imports.map(([other]) => other)].some(isLocalSheet));
}
