// Patterns of exported names, in which `*` matches any letters. In: patterns. Out: a predicate on names.

/**
 * Returns a predicate for names that match one of the patterns.
 *
 * @param patterns exported names, `*` for any run of characters: `Tree*`, `*Plot`
 */
export function nameMatcher(patterns: readonly string[]): (name: string) => boolean {
  const exact = new Set(patterns.filter((pattern) => !pattern.includes('*')));
  const wild = patterns
    .filter((pattern) => pattern.includes('*'))
    .map((pattern) => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`));
  return (name) => exact.has(name) || wild.some((expression) => expression.test(name));
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
