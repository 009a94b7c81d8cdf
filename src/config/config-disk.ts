// The file system as seen by resolving a config, so that tests can replace it.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';

export interface ConfigDisk {
  exists(path: string): boolean;
  isFolder(path: string): boolean;
  /** Names of the folders in a folder. */
  foldersOf(path: string): readonly string[];
  /** A file's text; `undefined` if it does not exist. */
  readText(path: string): string | undefined;
}

export const realConfigDisk: ConfigDisk = {
  exists: existsSync,
  isFolder: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
  foldersOf: (path) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name),
  readText: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
};
