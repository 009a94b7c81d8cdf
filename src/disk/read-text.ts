// Reads a module's text, for plugins that process it before the bundler.
import { readFileSync } from 'node:fs';

/**
 * Reads a file by its absolute path; rejects if it does not exist. Synchronously: a small file takes less time than the
 * four turns that an asynchronous one waits for, each of them behind whatever else this thread does.
 */
export async function readText(path: string): Promise<string> {
  return readFileSync(path, 'utf8');
}
