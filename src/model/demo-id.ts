// How a directive names a demo.
import { pathBeside } from './path-beside.ts';

/** The id of the demo that a directive in a page names: its path without extension. */
export function demoIdOf(page: string, reference: string): string {
  return pathBeside(page, reference).replace(/\.(?:tsx|jsx|ts|js)$/, '');
}
