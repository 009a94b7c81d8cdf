// Where the public folder is or would be: who follows changes, or remembers what was not there, asks about one that may
// still come.
import { join } from 'node:path';
import { realConfigDisk } from '../config/config-disk.ts';
import type { Config } from '../model/config.ts';

/** The public folder, whether it is there or not: one that the config names is, or the config was refused. */
export function publicFolderOf(config: Pick<Config, 'root' | 'public'>): string {
  return config.public ?? join(config.root, 'public');
}

/** Whether it has come or gone since the config was resolved. */
export function hasOtherPublicFolder(config: Config): boolean {
  return realConfigDisk.isFolder(publicFolderOf(config)) !== (config.public !== undefined);
}
