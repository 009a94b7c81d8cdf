// Keys of cached records that depend on paths.
import { sep } from 'node:path';
import { contentHash, projectPath } from '../disk/read-sources.ts';
import { packageFolder } from './own-package.ts';

/**
 * A key from plain values with absolute paths in them. A path counts as where it is from the project on, so that a cache
 * stays good where the whole repository is moved: to another machine of CI, say. What has not even its first folder in
 * common with the project stays as it is: it lies elsewhere, or is the pathname of a page.
 *
 * @param root the project's root
 */
export function cacheKey(root: string, ...values: readonly unknown[]): string {
  const [drive = '', first = ''] = root.split(sep);
  const top = `${drive}${sep}${first}${sep}`;
  // Bundles name the modules of xdocs by where it lies from the project on, which may be anywhere.
  const isPlace = (text: string) =>
    text === root || (first !== '' && text.startsWith(top)) || text.startsWith(packageFolder + sep);
  const placed = (text: string) => (isPlace(text) ? `\0${projectPath(root, text)}` : text);
  const text = JSON.stringify(values, (_, value: unknown) => {
    if (typeof value === 'string') return placed(value);
    if (typeof value !== 'object' || value === null || !Object.keys(value).some(isPlace)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [placed(key), inner]));
  });
  return contentHash(text);
}
