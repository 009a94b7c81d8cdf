// Files that a module names by their URL, as `new Worker(new URL('./worker.ts', import.meta.url))`. In: its text. Out:
// where it does so. One rule for what is bundled and for what readers are shown.

/**
 * Matches `new URL('./file', import.meta.url)`: what stands before the text of the path (comments for bundlers, too), its
 * quote, the path, and what follows. A path without `./` counts where it has an extension: any other may be an address.
 */
export const moduleUrl =
  /(\bnew URL\(\s*(?:\/\*[^*]*\*\/\s*)*)(['"`])(\.{1,2}\/[^'"`\n$]+|\w[^'"`\n$:]*\.\w+)\2(\s*,\s*import\.meta\.url\s*,?\s*\))/g;

/** The path of such a file as an import spells it: `worker.ts` is `./worker.ts`. */
export function relativeSpecifier(path: string): string {
  return /^\.{1,2}\//.test(path) ? path : `./${path}`;
}
