// The config's key for the search: terms that readers use for the same thing.
import type { SearchOptions } from '../model/config.ts';
import { searchWhole } from '../model/search-words.ts';
import type { UserConfig } from '../model/user-config.ts';
import { describe } from './shape.ts';

/** The problem with the key, as a sentence with its path. */
export function searchProblem({ search }: UserConfig): string | undefined {
  const wrong = search?.aside?.find((path) => !path.startsWith('/'));
  if (wrong !== undefined)
    return `"search.aside" lists the beginnings of pathnames, such as "/manual/"; found ${describe(wrong)}.`;
  const groups = new Map<string, number>();
  for (const [index, group] of (search?.synonyms ?? []).entries()) {
    const path = `search.synonyms[${index}]`;
    if (group.length < 2)
      return `"${path}" lists terms that mean the same, such as ["freeze", "pin"]; found ${group.length === 0 ? 'none' : `only ${describe(group[0])}`}.`;
    for (const [place, term] of group.entries()) {
      const key = searchWhole(term);
      const known = groups.get(key);
      if (!key) return `"${path}[${place}]" has no letter and no digit: nothing can be found by ${describe(term)}.`;
      if (known === index) return `"${path}" has ${describe(term)} twice.`;
      if (known !== undefined)
        return `"${path}[${place}]": ${describe(term)} is in "search.synonyms[${known}]", too. Put what means the same into one group.`;
      groups.set(key, index);
    }
  }
  return undefined;
}

/** The search of a config without problems. */
export function searchOf({ search }: UserConfig): SearchOptions {
  return { synonyms: search?.synonyms ?? [], aside: search?.aside ?? [] };
}
