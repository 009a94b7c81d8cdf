// A module's text, for plugins that look at it before the bundler does.
import { readFile } from 'node:fs/promises';

/** Reads a file by its absolute path; rejects where there is none. */
export function readText(path: string): Promise<string> {
  return readFile(path, 'utf8');
}
