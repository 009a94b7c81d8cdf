// What is used of modules that are bundled apart: names by module. In: what own modules import. Out: uses, from which they are
// bundled without what nobody uses.
import { withNames, type OwnGraph } from './own-graph.ts';
import type { UsedNames } from './imported-names.ts';

/** By the modules' paths in a metafile, both sorted. */
export type ModuleUses = ReadonlyMap<string, UsedNames>;

/**
 * The uses of modules.
 *
 * @param importers the modules that use them
 * @param isUsed says of a module that is imported whether it is one of those
 */
export function usesOf(importers: Iterable<string>, graph: OwnGraph, isUsed: (path: string) => boolean): ModuleUses {
  const uses = new Map<string, UsedNames>();
  for (const importer of importers)
    for (const [path, names] of graph.get(importer) ?? [])
      if (isUsed(path)) uses.set(path, withNames(uses.get(path), names));
  return new Map(
    [...uses]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, names]) => [path, names === 'all' ? names : [...names].sort()]),
  );
}
