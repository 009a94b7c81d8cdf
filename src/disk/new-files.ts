// Writes files that are not there yet. Nothing that is there is ever replaced by something else.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a new file with the folders above it; `false`: there is one, and it stays as it is. */
export function writeNewFile(path: string, text: string): boolean {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Writes the longer text of a file that is there. */
export function extendFile(path: string, text: string): void {
  writeFileSync(path, text);
}

/** The text of a file; `undefined` where there is none. */
export function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Names of the folders in a folder, sorted; links to folders count as folders. */
export function foldersIn(path: string): readonly string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}
