// The disk as a project sees it: its sources, and the files that records name. Tests put a map in its place.
import { readSources, type FoundSources } from '../disk/read-sources.ts';
import type { Config } from '../model/config.ts';
import { fileSnapshot, type FileSnapshot } from '../disk/file-snapshot.ts';

export interface ProjectDisk {
  readSources(): Promise<FoundSources>;
  /** A fresh view, for one load. */
  files(): FileSnapshot;
}

/** The real one. */
export function projectDisk(config: Config): ProjectDisk {
  return { readSources: () => readSources(config.root, config.content), files: () => fileSnapshot(config.root) };
}
