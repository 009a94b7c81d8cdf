// Demos that rendered the same twice, and may count all the same. Some libraries number a class when it is first asked for:
// that is neither seen by rendering a demo twice in a row, nor by rendering all in both orders where as many were asked for
// before it as after it.
import type { DemoModule } from './demo-worker.ts';

/**
 * Those that stand between two that rendered differently each time and use a package of theirs, few in a row. In a long row,
 * where nobody asks for a class, it is hardly this package that counts.
 *
 * @param demos in the order in which they were rendered
 */
export function doubtfulDemos(demos: readonly DemoModule[], isSame: (demo: DemoModule) => boolean): DemoModule[] {
  const users = new Map<string, DemoModule[]>();
  for (const demo of demos)
    for (const name of demo.packages ?? []) {
      if (!users.has(name)) users.set(name, []);
      users.get(name)!.push(demo);
    }
  const doubtful = new Set<DemoModule>();
  for (const all of users.values()) {
    const differing = all.flatMap((demo, index) => (isSame(demo) ? [] : [index]));
    for (const [which, index] of differing.entries()) {
      const next = differing[which + 1];
      if (next !== undefined && next - index - 1 <= longestRow)
        for (const demo of all.slice(index + 1, next)) doubtful.add(demo);
    }
  }
  return demos.filter((demo) => doubtful.has(demo));
}

const longestRow = 8;
