// Keys of cached records that depend on paths.
import { sep } from 'node:path';
import { contentHash } from '../disk/read-sources.ts';

/**
 * A key from plain values with absolute paths in them. A path in the project counts as where it is in the project, so
 * that a cache stays good where the whole project is moved: to another machine of CI, say.
 *
 * @param root the project's root
 */
export function cacheKey(root: string, ...values: readonly unknown[]): string {
  const text = JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'string' && (value === root || value.startsWith(root + sep))
      ? `\0${value.slice(root.length)}`
      : value,
  );
  return contentHash(text);
}
