// The places where the compiler searched for a module without success: a file that appears there changes the
// resolution.
import type ts from 'typescript';

/**
 * Absolute paths of the missing files that were tried before the module was found, or of all tried files if it was not.
 */
export function failedLookupsOf(found: ts.ResolvedModuleWithFailedLookupLocations): readonly string[] {
  // The compiler keeps the list for its own watcher; its public types leave it out.
  return (found as { readonly failedLookupLocations?: readonly string[] }).failedLookupLocations ?? [];
}
