// The disk as a project sees it: its sources, and the files that records name. Tests put a map in its place.
import { readSources, type FoundSources } from '../disk/read-sources.ts';
import type { Config } from '../model/config.ts';
import { fileSnapshot, type FileSnapshot } from '../disk/file-snapshot.ts';
import { sourceStamps, type StampedSources } from '../disk/source-stamps.ts';
import { storeOf, type Cache } from './cache.ts';

/** Content files by their stamps, by the project's folder. */
const sourceStore = storeOf<StampedSources>('sources', { expires: 'release', remember: false });

export interface ProjectDisk {
  readSources(): Promise<FoundSources>;
  /** A fresh view, for one load. */
  files(): FileSnapshot;
}

/** The real one, and the cache, which remembers the files that it has read. */
export function projectDisk({ root, content }: Config, cache: Cache): { disk: ProjectDisk; cache: Cache } {
  const stamps = sourceStamps(() => cache.open(sourceStore), root);
  return {
    disk: {
      readSources: () => readSources(root, content, stamps.begin()),
      files: () => fileSnapshot(root),
    },
    cache: {
      ...cache,
      save(options) {
        stamps.keep();
        return cache.save(options);
      },
    },
  };
}
