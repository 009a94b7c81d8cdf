// Who is rendered beside islands that have changed. A library that counts (ids, classes) goes on from one demo to the next,
// which shows only where several are rendered: one that is rendered alone begins at zero each time.
import type { DemoRendering } from '../model/demo.ts';
import type { Island } from '../model/island.ts';

/** The packages of an island in which others may count, too; React is the page's. */
export function countingPackages({ packages = [] }: Island): readonly string[] {
  return packages.filter((name) => name !== 'react' && name !== 'react-dom');
}

/** Which islands of a site have packages in common. */
export interface Company {
  /** Whether no other island uses a package of this one; what is told of it then is told anew when one does. */
  isAlone(island: Island): boolean;
  /** Those to render beside changed ones, by what is known of all others: some that rendered differently each time. */
  beside(changed: readonly Island[], known: ReadonlyMap<string, DemoRendering>): readonly Island[];
}

/** Finds company among the islands of a site. */
export function companyAmong(islands: readonly Island[]): Company {
  /** By package, one island of each module that uses it. */
  const users = new Map<string, Map<string, Island>>();
  for (const island of islands)
    for (const name of countingPackages(island)) {
      if (!users.has(name)) users.set(name, new Map());
      users.get(name)!.set(island.module, island);
    }
  return {
    isAlone: (island) => countingPackages(island).every((name) => (users.get(name)?.size ?? 0) < 2),
    beside(changed, known) {
      const isUnstable = ({ id }: Island) =>
        known.get(id)?.problems.some(({ rule }) => rule === 'demo-server-unstable') ?? false;
      const modules = new Set(changed.map(({ module }) => module));
      const names = [...new Set(changed.flatMap(countingPackages))];
      const usersOf = (name: string) =>
        [...(users.get(name)?.values() ?? [])].filter(({ module }) => !modules.has(module));
      const nearness = ({ module }: Island) => Math.max(...changed.map((one) => sharedLength(one.module, module)));
      const byNearness = (all: readonly Island[]) =>
        all.map((island) => ({ island, near: nearness(island) })).sort((a, b) => b.near - a.near);
      // One that brings other packages would have them bundled and loaded, too.
      const usesNoOther = (island: Island) => countingPackages(island).every((name) => names.includes(name));
      const unstable = new Set(names.flatMap(usersOf).filter(isUnstable));
      const company = byNearness([...unstable].filter(usesNoOther))
        .slice(0, companySize)
        .map(({ island }) => island);
      for (const name of names) {
        const others = usersOf(name);
        const counting = others.filter((island) => unstable.has(island));
        // Where most are stable, it is hardly this package that counts.
        if (counting.length * 2 <= others.length || counting.some((island) => company.includes(island))) continue;
        const fewest = Math.min(...counting.map((island) => countingPackages(island).length));
        company.push(byNearness(counting.filter((island) => countingPackages(island).length === fewest))[0]!.island);
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
