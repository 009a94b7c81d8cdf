// The redirects of a site: a module (or JSON file) whose default export maps old pathnames to new ones.
import { decoded, pathnameFault, withSlash } from '../model/address.ts';
import { XdocsError } from '../model/problem.ts';
import type { Redirect } from '../model/redirect.ts';
import { textPlaces } from './text-places.ts';

/**
 * Reads the default export of the redirects file.
 *
 * @param text the file's source, to find the positions of entries; absent if it cannot be read
 * @throws XdocsError if the value is not an object of pathnames, with line and column where known
 */
export function redirectsOf(value: unknown, file: string, text: string | undefined): Redirect[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new XdocsError(`${file}: the default export must be an object: { '/old/': '/new/' }.`);
  const places = textPlaces(text ?? '');
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

/**
 * Why an old pathname cannot be redirected, in words. It becomes a folder of the output, whose name may contain a
 * percent sign.
 */
function faultOf(from: string): string | undefined {
  return from.includes('//') ? 'it has an empty segment' : pathnameFault(decoded(from).replaceAll('%', '-'));
}
