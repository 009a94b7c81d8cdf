// "Did you mean …": the candidate most similar to the given word.

/** Levenshtein distance of two strings, or `limit + 1` as soon as it is known to be above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const value = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + cost);
      current.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    previous = current;
  }
  return previous[b.length]!;
}

/**
 * The candidate nearest to a word, ignoring case, if it is near enough: within a third of the word's length in edits,
 * or two if that is more.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let limit = Math.max(2, Math.floor(word.length / 3));
  let found: string | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    found = candidate;
    if (distance === 0) return found;
    limit = distance - 1;
  }
  return found;
}

/** Bounds the work to about a second, however many words there are. */
const maxComparisons = 200_000;

/**
 * {@link nearest} for a rule that may find thousands of wrong words among thousands of candidates: each word is looked
 * up once, and when the budget of comparisons is spent, the remaining words get no suggestion.
 */
export function nearestOfMany(
  comparisons = maxComparisons,
): (word: string, candidates: readonly string[] | ReadonlySet<string>) => string | undefined {
  const known = new Map<unknown, Map<string, string | undefined>>();
  let budget = comparisons;
  return (word, candidates) => {
    const found = known.get(candidates) ?? new Map<string, string | undefined>();
    known.set(candidates, found);
    const size = candidates instanceof Set ? candidates.size : (candidates as readonly string[]).length;
    if (!found.has(word) && budget >= size) {
      budget -= size;
      found.set(word, nearest(word, candidates));
    }
    return found.get(word);
  };
}
