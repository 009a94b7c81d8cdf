// The config file of a project that was opened without one: a dev server asks about it, because it may still come.
import { configFilesIn } from '../config/load-config.ts';
import { realConfigDisk } from '../config/config-disk.ts';
import type { Config } from '../model/config.ts';

/** Absolute paths where a config would be found; none where there is one. */
export function awaitedConfigs({ file, root }: Config): readonly string[] {
  return file === undefined ? configFilesIn(root) : [];
}

/** Whether one has come since the project was opened. */
export function hasNewConfig(config: Config): boolean {
  return awaitedConfigs(config).some((path) => realConfigDisk.exists(path));
}
