// How far a typed word is from a word that there is, or from its beginning. Two swapped letters are one mistake, not
// two: readers type them, while the suggestions of problems (model/nearest.ts) compare what writers wrote.

export interface EditDistance {
  /** Edits to the whole word. */
  readonly whole: number;
  /** Edits to the nearest beginning of it, for a word that is still being typed. */
  readonly start: number;
}

/** The distance of two words; more than the limit may be any number above it. */
export function editDistance(typed: string, word: string, limit: number): EditDistance {
  const far = { whole: limit + 1, start: limit + 1 };
  if (typed.length - word.length > limit) return far;
  const end = Math.min(word.length, typed.length + limit);
  let before: number[] = [];
  let above = Array.from({ length: end + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= end; j++) {
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (typed[i - 1] === word[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return far;
    before = above;
    above = row;
  }
  return { whole: end < word.length ? limit + 1 : above[end]!, start: Math.min(...above) };
}
