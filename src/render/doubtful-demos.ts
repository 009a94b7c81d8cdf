// Demos that rendered the same twice, and count all the same what others count (ids, classes). In one order and in the
// other, as much may have been counted before one of them: it stands between others that count.
import type { DemoModule, DemoResult } from './demo-worker.ts';

type Results = ReadonlyMap<string, DemoResult>;

/** Whether two renderings are the same; those that came to nothing are not told apart. */
export function isSame(one: DemoResult, other: DemoResult): boolean {
  return !('html' in one && 'html' in other) || one.html === other.html;
}

/**
 * Finds them by rendering again what is in doubt: where demos differ by their day or their die only, none of the others.
 *
 * @param demos in the order in which those of `built` were rendered
 * @param rendered renders demos one after the other in a new worker, on the same occasion as those that `built` has
 * @returns their ids
 */
export async function countingDemos(
  demos: readonly DemoModule[],
  { built, visited }: { readonly built: Results; readonly visited: Results },
  rendered: (demos: readonly DemoModule[]) => Promise<Results>,
): Promise<ReadonlySet<string>> {
  const differsFrom = (others: Results) => (demo: DemoModule) => {
    const other = others.get(demo.id);
    return other !== undefined && !isSame(built.get(demo.id)!, other);
  };
  const differing = demos.filter(differsFrom(visited));
  const suspects = sharing(differing, between(demos, differing));
  if (suspects.length === 0) return new Set();
  // Their day and their die are those of the first time: what differs now is who was rendered before, or the very second.
  const elsewhere = await rendered([...suspects].reverse());
  const doubtful = between(demos, suspects.filter(differsFrom(elsewhere)));
  if (doubtful.length === 0) return new Set();
  // Without those that count, which stood on both sides of them.
  const alone = await rendered(doubtful);
  return new Set(doubtful.filter(differsFrom(alone)).map(({ id }) => id));
}

/** Demos that stand between two of some that they share something with, and are none of them. */
function between(demos: readonly DemoModule[], some: readonly DemoModule[]): DemoModule[] {
  const [firstOf, lastOf] = [new Map<string, number>(), new Map<string, number>()];
  const ids = new Set(some.map(({ id }) => id));
  for (const [index, { id, shares = [] }] of demos.entries()) {
    if (!ids.has(id)) continue;
    for (const name of shares) {
      if (!firstOf.has(name)) firstOf.set(name, index);
      lastOf.set(name, index);
    }
  }
  return demos.filter(
    ({ id, shares = [] }, index) =>
      !ids.has(id) && shares.some((name) => firstOf.get(name)! < index && index < lastOf.get(name)!),
  );
}

/** Those of some demos that share something with one of others. */
function sharing(some: readonly DemoModule[], others: readonly DemoModule[]): DemoModule[] {
  const shared = new Set(others.flatMap(({ shares = [] }) => shares));
  return some.filter(({ shares = [] }) => shares.some((name) => shared.has(name)));
}
