// `xdocs cache`: what the cache of a project holds, and its removal.
import { cacheInfo, clearCache, type CacheInfo } from '../disk/cache-files.ts';
import { diskError } from '../disk/disk-error.ts';
import { openProject } from '../load/project.ts';

export interface CacheOptions {
  /** The project's folder. */
  readonly cwd: string;
  readonly config?: string;
  /** Removes it. */
  readonly clear?: boolean;
}

/**
 * The cache of a project, as it lies there or as it was before it was removed.
 *
 * @throws XdocsError where the config is wrong, or the cache cannot be removed
 */
export async function cache({ cwd, clear = false, ...flags }: CacheOptions): Promise<CacheInfo> {
  const project = await openProject(cwd, { ...flags, cache: false });
  const { cache: folder } = project.config;
  const info = cacheInfo(folder);
  try {
    if (clear) clearCache(folder);
  } catch (error) {
    throw diskError(error, `The cache ${folder} cannot be removed`);
  }
  return info;
}
