// The navigation that lies in a content root without being named by the config: it may come and go while a dev server
// runs.
import { join } from 'node:path';
import { realConfigDisk } from '../config/config-disk.ts';
import type { Config } from '../model/config.ts';

/** Whether one has come since the config was resolved, or the one that there was has gone. */
export function hasOtherNavigation({ content, navigation }: Config): boolean {
  if (navigation !== undefined) return !realConfigDisk.exists(navigation);
  return content.some((folder) => realConfigDisk.exists(join(folder, 'navigation.ts')));
}
