// Where the compiler has looked for a module in vain: a file that appears there changes what an import means.
import type ts from 'typescript';

/** Absolute paths of the files that were looked for before the module was found, or that it was not found in. */
export function failedLookupsOf(found: ts.ResolvedModuleWithFailedLookupLocations): readonly string[] {
  // The compiler keeps the list for its own watcher, and leaves it out of its declarations.
  return (found as { readonly failedLookupLocations?: readonly string[] }).failedLookupLocations ?? [];
}
