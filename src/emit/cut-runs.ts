// A sorted list cut into runs of about one size, at places that depend on little but the items there: one that is
// added, changed or removed changes its own run, not those that follow.

interface CutRules<Item> {
  readonly keyOf: (item: Item) => string;
  readonly weightOf: (item: Item) => number;
  /** What the items of a run weigh, more or less. */
  readonly target: number;
}

/** Cuts a list. */
export function cutRuns<Item>(items: readonly Item[], { keyOf, weightOf, target }: CutRules<Item>): Item[][] {
  const runs: Item[][] = [];
  let run: Item[] = [];
  let weight = 0;
  for (const item of items) {
    const own = weightOf(item);
    if (run.length > 0 && weight + own > target * 2) close();
    run.push(item);
    weight += own;
    // An item ends a run with a chance in keeping with its weight.
    if (weight > target * 0.3 && numberOf(keyOf(item)) < own / (target * 0.7)) close();
  }
  if (run.length > 0) runs.push(run);
  return runs;

  function close(): void {
    runs.push(run);
    run = [];
    weight = 0;
  }
}

/** A number from 0 to 1 that a text always has (FNV-1a, its bits mixed once more). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
