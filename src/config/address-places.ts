// Where the addresses in a config stand in its module: for problems that only show when the site is known. It is read as
// text, as modules of redirects and of a navigation are.
import type { Position } from '../model/source-file.ts';
import { textPlaces } from './text-places.ts';

/** The position of each address that is quoted, or that a link in a text leads to: `[news](/news/)`. */
export function addressPlaces(text: string): ReadonlyMap<string, Position> {
  const places = new Map<string, Position>(
    [...textPlaces(text)].map(([quoted, { line, column }]) => [quoted, { line, column }]),
  );
  for (const [index, row] of text.split('\n').entries())
    for (const { 1: to, index: before } of row.matchAll(/\]\(([^)\s]+)/g))
      if (!places.has(to!)) places.set(to!, { line: index + 1, column: before + 3 });
  return places;
}
