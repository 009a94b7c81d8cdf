// The part of cache keys that represents the config's plugins, because functions cannot be hashed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, projectPath } from './read-sources.ts';
import type { Config } from '../model/config.ts';

/** Files that list the versions of installed packages. */
const locks = ['node_modules/.package-lock.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/**
 * A hash of the files that the config was made from and of the lock files, which contain the versions of plugins; empty
 * without plugins.
 */
export function pluginsKeyOf(
  { root, esbuildPlugins, remarkPlugins, rehypePlugins }: Config,
  configInputs: readonly string[],
): string {
  if (esbuildPlugins.length + remarkPlugins.length + rehypePlugins.length === 0) return '';
  const files = [...configInputs, ...locks.map((name) => join(root, name))].filter((file) => existsSync(file));
  return contentHash(files.map((file) => `${projectPath(root, file)} ${contentHash(readFileSync(file))}`).join('\n'));
}
