// Resolves the reference in a demo directive to the demo's id.
import { pathBeside } from './path-beside.ts';

/** The id of a demo: its path without extension. */
export function demoIdOf(page: string, reference: string): string {
  return pathBeside(page, reference).replace(/\.(?:tsx|jsx|ts|js)$/, '');
}
