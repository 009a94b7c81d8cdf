// Where quoted texts stand in a module of the user's: pathnames of redirects and of a navigation. It is read as text,
// because such lists may be built in any way.
import type { Position } from '../model/source-file.ts';

interface Place extends Position {
  readonly isKey: boolean;
}

/**
 * The position of each quoted text. Of equal ones, the first that is a key, else the first, because the object may be
 * built from a list.
 */
export function textPlaces(text: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [index, row] of text.split('\n').entries()) {
    for (const match of row.matchAll(/(['"])((?:\\.|(?!\1)[^\\])*)\1(\s*:)?/g)) {
      const [, , quoted, colon] = match;
      const known = places.get(quoted!);
      if (!known || (colon && !known.isKey))
        places.set(quoted!, { line: index + 1, column: match.index + 1, isKey: colon !== undefined });
    }
  }
  return places;
}
