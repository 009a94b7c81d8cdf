// The public folder. In: its path. Out: its files, each to be copied to the output's root.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { diskError } from './disk-error.ts';

/** A file to copy: its path in the output, and its source. */
interface PublicFile {
  readonly path: string;
  readonly copyFrom: string;
}

/**
 * The files of the public folder, which are copied to the output's root.
 *
 * @throws XdocsError if a folder cannot be read
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
    throw diskError(error, `The public folder ${folder} cannot be read`);
  }
}
