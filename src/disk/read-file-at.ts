// A file's bytes by its absolute path.
import { readFileSync } from 'node:fs';

/** Reads a file that is known to be there. */
export function readFileAt(path: string): Buffer {
  return readFileSync(path);
}
