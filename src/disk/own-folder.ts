// The folder `.xdocs` of a project, which no repository should hold: it says so itself.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Makes a folder, and the folders above it. A new one that is called `.xdocs` is left out by git with all that is in it;
 * whoever wants it in the repository can empty its `.gitignore`.
 *
 * @throws the system's error if the disk cannot be written
 */
export function makeOwnFolder(folder: string): void {
  const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
  if (isNew && basename(folder) === '.xdocs') writeFileSync(join(folder, '.gitignore'), '*\n');
}
