// Reads a file by its absolute path.
import { readFileSync } from 'node:fs';

/** Reads a file that is known to exist. */
export function readFileAt(path: string): Buffer {
  return readFileSync(path);
}
