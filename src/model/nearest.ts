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
  return nearestWithin(word, candidates, { left: Infinity });
}

/** {@link nearest} as far as a budget reaches; `undefined` when it is spent. */
function nearestWithin(word: string, candidates: Iterable<string>, budget: { left: number }): string | undefined {
  const wanted = word.toLowerCase();
  let limit = Math.max(2, Math.floor(word.length / 3));
  let found: string | undefined;
  for (const candidate of candidates) {
    if (budget.left <= 0) return undefined;
    // The distance fills a table of this size, unless the lengths alone decide.
    budget.left -= Math.abs(word.length - candidate.length) > limit ? 1 : word.length * candidate.length;
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    found = candidate;
    if (distance === 0) return found;
    limit = distance - 1;
  }
  return found;
}

/** Steps of comparing: they bound the work to about a second, however many and however long the words are. */
const maxSteps = 50_000_000;

/**
 * {@link nearest} for a rule that may find thousands of wrong words among thousands of candidates: each word is looked
 * up once, and when the budget is spent, the remaining words get no suggestion.
 *
 * @param steps the budget: about one for each pair of characters that is compared
 */
export function nearestOfMany(
  steps = maxSteps,
): (word: string, candidates: readonly string[] | ReadonlySet<string>) => string | undefined {
  const known = new Map<unknown, Map<string, string | undefined>>();
  const budget = { left: steps };
  return (word, candidates) => {
    const found = known.get(candidates) ?? new Map<string, string | undefined>();
    known.set(candidates, found);
    if (!found.has(word)) found.set(word, nearestWithin(word, candidates, budget));
    return found.get(word);
  };
}
