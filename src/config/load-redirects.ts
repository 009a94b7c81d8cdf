// The redirects of a site: a module (or JSON file) whose default export maps old pathnames to new ones.
import { decoded, pathnameFault, withSlash } from '../model/address.ts';
import { XdocsError } from '../model/problem.ts';
import type { Redirect } from '../model/redirect.ts';
import type { Position } from '../model/source-file.ts';

/**
 * Reads what the redirects file exports.
 *
 * @param text the file as written, to tell where an entry stands; absent where it cannot be read
 * @throws XdocsError where the value is no object of pathnames, with line and column where they are known
 */
export function redirectsOf(value: unknown, file: string, text: string | undefined): Redirect[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new XdocsError(`${file}: the default export must be an object: { '/old/': '/new/' }.`);
  const places = placesOf(text ?? '');
  return Object.entries(value).map(([from, to]) => {
    const place = places.get(from) ?? places.get(JSON.stringify(from).slice(1, -1));
    const at = place ? `${file}:${place.line}:${place.column}` : file;
    if (!/^\/[^?#*\s]*$/.test(from)) throw new XdocsError(`${at}: "${from}" must be a pathname such as "/old/page/".`);
    const fault = faultOf(from);
    if (fault) throw new XdocsError(`${at}: "${from}" must be a pathname such as "/old/page/"; ${fault}.`);
    if (typeof to !== 'string' || !/^(?:\/|https?:\/\/)\S*$/.test(to))
      throw new XdocsError(
        `${at}: "${from}" must lead to a pathname or an https address, found ${JSON.stringify(to)}.`,
      );
    return { from: withSlash(decoded(from)), to, ...(place && { line: place.line }) };
  });
}

interface Place extends Position {
  readonly isKey: boolean;
}

/** Where each quoted text stands; of equal ones the first that is a key, for an object may also be made from a list. */
function placesOf(text: string): ReadonlyMap<string, Place> {
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

/**
 * Why nothing can be written for an old pathname, in words. It becomes a folder of the output, whose name may hold a
 * percent sign.
 */
function faultOf(from: string): string | undefined {
  return from.includes('//') ? 'it has an empty segment' : pathnameFault(decoded(from).replaceAll('%', '-'));
}
