// The public folder. In: its path. Out: its files, each to be copied to the output's root.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { diskRefusal } from './disk-refusal.ts';

/** A file to copy: its path below the output, and where it is. */
interface PublicFile {
  readonly path: string;
  readonly copyFrom: string;
}

/**
 * The files of the public folder, which go to the output's root as they are.
 *
 * @throws XdocsError where a folder cannot be read
 */
export function publicFiles(folder: string | undefined): PublicFile[] {
  if (!folder) return [];
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(folder.length + 1).replaceAll('\\', '/'), copyFrom: file }));
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    throw diskRefusal(error, `The public folder ${folder} cannot be read`);
  }
}
