// Who is rendered beside islands that have changed. A library that counts (ids, classes) goes on from one demo to the next,
// which shows only where several are rendered: one that is rendered alone begins at zero each time.
import type { DemoRendering } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import { packageNameOf } from '../model/package-name.ts';

const names = new WeakMap<Island['reads'], Map<string, readonly string[]>>();

/** Names of what an island may share with others, which may count there, too: its packages and its own files. */
export function sharedNames(island: Island): readonly string[] {
  // Where a process loads a site again, the list of what an untouched demo is made of is the same value.
  const byEntry = names.get(island.reads) ?? new Map<string, readonly string[]>();
  names.set(island.reads, byEntry);
  const known = byEntry.get(island.entry);
  if (known) return known;
  // Whether a package is there is looked up in its manifest, which nobody runs.
  const files = island.reads.flatMap(({ path, hash }) =>
    hash === null || /(?:^|\/)node_modules\//.test(path) ? [] : [path],
  );
  const found = [...new Set([...packagesOf(island), island.entry, ...files])];
  byEntry.set(island.entry, found);
  return found;
}

/** React is the page's. */
function packagesOf({ imports = [] }: Island): readonly string[] {
  const all = new Set(imports.flatMap((specifier) => packageNameOf(specifier) ?? []));
  return [...all].filter((name) => name !== 'react' && name !== 'react-dom');
}

/** Which islands of a site share something. */
export interface Company {
  /** Names of what an island shares with others. When they are others, what was told of it is told anew. */
  sharedBy(island: Island): readonly string[];
  /** Those to render beside changed ones, by what is known of all others: some that rendered differently each time. */
  beside(changed: readonly Island[], known: ReadonlyMap<string, DemoRendering>): readonly Island[];
}

/** Finds company among the islands of a site. */
export function companyAmong(islands: readonly Island[]): Company {
  const counts = new Map<string, number>();
  for (const island of islands) for (const name of sharedNames(island)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    sharedBy: (island) => sharedNames(island).filter((name) => (counts.get(name) ?? 0) > 1),
    beside(changed, known) {
      const isUnstable = ({ id }: Island) =>
        known.get(id)?.problems.some(({ rule }) => rule === 'demo-server-unstable') ?? false;
      const ids = new Set(changed.map(({ id }) => id));
      const own = [...new Set(changed.flatMap(sharedNames))];
      const users = new Map<string, Island[]>(own.map((name) => [name, []]));
      for (const island of islands)
        if (!ids.has(island.id)) for (const name of sharedNames(island)) users.get(name)?.push(island);
      const nearest = (all: readonly Island[], count: number) =>
        all
          .map((island) => ({ island, near: Math.max(...changed.map(({ id }) => sharedLength(id, island.id))) }))
          .sort((a, b) => b.near - a.near)
          .slice(0, count)
          .map(({ island }) => island);
      // One that brings other packages would have them bundled and loaded, too.
      const usesNoOther = (island: Island) => packagesOf(island).every((name) => users.has(name));
      const unstable = new Set([...users.values()].flat().filter(isUnstable));
      const company = nearest([...unstable].filter(usesNoOther), companySize);
      for (const all of users.values()) {
        const counting = all.filter((island) => unstable.has(island));
        // Where most are steady, it is hardly there that they count.
        if (counting.length * 2 <= all.length || counting.some((island) => company.includes(island))) continue;
        const fewest = Math.min(...counting.map((island) => packagesOf(island).length));
        company.push(
          ...nearest(
            counting.filter((island) => packagesOf(island).length === fewest),
            1,
          ),
        );
      }
      return company;
    },
  };
}

/** So many that one of them is likely to count what a changed one counts, and so few that they cost next to nothing. */
const companySize = 6;

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
