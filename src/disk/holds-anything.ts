// Whether a path is in use.
import { readdirSync, statSync } from 'node:fs';

/** Whether a path is a file, or a folder that is not empty. */
export function holdsAnything(path: string): boolean {
  try {
    return !statSync(path).isDirectory() || readdirSync(path).length > 0;
  } catch {
    return false;
  }
}
