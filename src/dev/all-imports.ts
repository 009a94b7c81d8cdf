// Which demos libraries are looked for in: those that somebody asked for, and so few of the others that each import of the
// site's demos is in one of them.
import type { Island } from '../model/island.ts';

/**
 * Islands, and others until there is one for each import of all: a site has a thousand demos of two dozen imports, and
 * looking at each takes seconds of a thread that somebody waits for.
 */
export function withAllImports(asked: readonly Island[], all: readonly Island[]): readonly Island[] {
  const seen = new Set(asked.flatMap(({ imports = [] }) => imports));
  const chosen = new Map(asked.map((island) => [island.id, island]));
  for (const island of all) {
    // Of a component, nobody knows what it imports.
    if (island.imports?.every((specifier) => seen.has(specifier))) continue;
    chosen.set(island.id, island);
    for (const specifier of island.imports ?? []) seen.add(specifier);
  }
  return [...chosen.values()];
}
