// How a directive names a demo.
import { posix } from 'node:path';

/** The id of the demo that a directive in a page names: its path without extension. */
export function demoIdOf(page: string, reference: string): string {
  return posix.join(posix.dirname(page), reference).replace(/\.(?:tsx|jsx|ts|js)$/, '');
}
