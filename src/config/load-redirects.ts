// The redirects of a site: a module (or JSON file) whose default export maps old pathnames to new ones.
import { decoded, withSlash } from '../model/address.ts';
import { XdocsError } from '../model/problem.ts';
import type { Redirect } from '../model/redirect.ts';

/**
 * Reads what the redirects file exports.
 *
 * @param text the file as written, to tell where an entry stands; absent where it cannot be read
 * @throws XdocsError where the value is no object of pathnames
 */
export function redirectsOf(value: unknown, file: string, text: string | undefined): Redirect[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new XdocsError(`${file}: the default export must be an object: { '/old/': '/new/' }.`);
  const lines = text?.split('\n') ?? [];
  return Object.entries(value).map(([from, to]) => {
    if (!/^\/[^?#*\s]*$/.test(from)) throw new XdocsError(`${file}: "${from}" must be a pathname such as "/old/page/".`);
    if (typeof to !== 'string' || !/^(?:\/|https?:\/\/)\S*$/.test(to)) throw new XdocsError(`${file}: "${from}" must lead to a pathname or an https address, found ${JSON.stringify(to)}.`);
    const line = lines.findIndex((one) => one.includes(`'${from}'`) || one.includes(`"${from}"`)) + 1;
    return { from: withSlash(decoded(from)), to, ...(line > 0 && { line }) };
  });
}
