// The folder of a project's cache, which no other project must prune.
import { join, sep } from 'node:path';
import type { Config } from '../model/config.ts';
import { contentHash } from './read-sources.ts';
import { realPathOf } from './real-path.ts';

/** The config's cache folder; a separate one, if the project's `node_modules` is a link to that of another project. */
export function ownCacheFolder({ root, cache }: Pick<Config, 'root' | 'cache'>): string {
  const modules = join(root, 'node_modules');
  if (!cache.startsWith(modules + sep)) return cache;
  const realRoot = realPathOf(root);
  return realPathOf(modules).startsWith(realRoot + sep) ? cache : `${cache}-${contentHash(realRoot)}`;
}
