// Reads a module's text, for plugins that process it before the bundler.
import { readFile } from 'node:fs/promises';

/** Reads a file by its absolute path; rejects if it does not exist. */
export function readText(path: string): Promise<string> {
  return readFile(path, 'utf8');
}
