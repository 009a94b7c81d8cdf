// Where a project keeps its cache: in a folder that no other project prunes.
import { join, sep } from 'node:path';
import type { Config } from '../model/config.ts';
import { contentHash } from './read-sources.ts';
import { realPathOf } from './real-path.ts';

/** The config's cache folder; one of the project's own, where its packages are a link to those of another project. */
export function ownCacheFolder({ root, cache }: Pick<Config, 'root' | 'cache'>): string {
  const modules = join(root, 'node_modules');
  if (!cache.startsWith(modules + sep)) return cache;
  const realRoot = realPathOf(root);
  return realPathOf(modules).startsWith(realRoot + sep) ? cache : `${cache}-${contentHash(realRoot)}`;
}
