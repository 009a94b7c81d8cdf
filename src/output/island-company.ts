// Who is rendered beside islands that have changed. A library that counts (ids, classes) goes on from one demo to the next,
// which shows only where several are rendered: one that is rendered alone begins at zero each time.
import type { DemoRendering } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import { packageNameOf } from '../model/package-name.ts';

const names = new WeakMap<Island['reads'], readonly string[]>();

/** Names of what an island shares with others, which may count there, too: its packages and its files. */
export function sharedNames(island: Island): readonly string[] {
  // Where a process loads a site again, the list of what an untouched demo is made of is the same value.
  const known = names.get(island.reads);
  if (known) return known;
  const files = island.reads.flatMap(({ path, hash }) => (hash === null ? [] : [path]));
  const found = [...packagesOf(island), ...files];
  names.set(island.reads, found);
  return found;
}

/** React is the page's. */
function packagesOf({ imports = [] }: Island): readonly string[] {
  const all = new Set(imports.flatMap((specifier) => packageNameOf(specifier) ?? []));
  return [...all].filter((name) => name !== 'react' && name !== 'react-dom');
}

/** Which islands of a site share something. */
export interface Company {
  /** Whether an island shares nothing with any other. What is told of it then is told anew when it does. */
  isAlone(island: Island): boolean;
  /** Those to render beside changed ones, by what is known of all others: some that rendered differently each time. */
  beside(changed: readonly Island[], known: ReadonlyMap<string, DemoRendering>): readonly Island[];
}

/** Finds company among the islands of a site. */
export function companyAmong(islands: readonly Island[]): Company {
  const counts = new Map<string, number>();
  for (const island of islands) for (const name of sharedNames(island)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    isAlone: (island) => sharedNames(island).every((name) => (counts.get(name) ?? 0) < 2),
    beside(changed, known) {
      const isUnstable = ({ id }: Island) =>
        known.get(id)?.problems.some(({ rule }) => rule === 'demo-server-unstable') ?? false;
      const ids = new Set(changed.map(({ id }) => id));
      const own = [...new Set(changed.flatMap(sharedNames))];
      const others = islands.filter(({ id }) => !ids.has(id));
      const usersOf = (name: string) => others.filter((island) => sharedNames(island).includes(name));
      const nearest = (all: readonly Island[], count: number) =>
        all
          .map((island) => ({ island, near: Math.max(...changed.map(({ id }) => sharedLength(id, island.id))) }))
          .sort((a, b) => b.near - a.near)
          .slice(0, count)
          .map(({ island }) => island);
      // One that brings other packages would have them bundled and loaded, too.
      const usesNoOther = (island: Island) => packagesOf(island).every((name) => own.includes(name));
      const unstable = new Set(own.flatMap(usersOf).filter(isUnstable));
      const company = nearest([...unstable].filter(usesNoOther), companySize);
      for (const name of own) {
        const users = usersOf(name);
        const counting = users.filter((island) => unstable.has(island));
        // Where most are steady, it is hardly there that they count.
        if (counting.length * 2 <= users.length || counting.some((island) => company.includes(island))) continue;
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
