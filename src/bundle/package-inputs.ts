// The dependencies of a bundle: own files, and for each package its manifest, which changes with every version.
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * Modules without a file: esbuild's own, such as `<define:process.env>`; those of plugins, such as `demo:a/b`; and
 * `(disabled):fs`, which the manifest of the importing package has switched off by `browser`.
 */
const virtual = /^(?:<|\(disabled\):|[\w-]+:)/;

/** Absolute paths to hash for a cache entry, sorted. */
export function bundleInputs(metafiles: readonly Metafile[], root: string): string[] {
  const inputs = new Set<string>();
  for (const path of metafiles.flatMap((metafile) => Object.keys(metafile.inputs))) {
    if (isVirtual(path)) continue;
    const folder = packageFolderOf(path);
    inputs.add(join(root, folder === undefined ? path : `${folder}/package.json`));
  }
  return [...inputs].sort();
}

/** The folder of the package that a path in a metafile belongs to, as it stands in the path. */
export function packageFolderOf(path: string): string | undefined {
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

/** Whether a path in a metafile belongs to a package. */
export function isPackaged(path: string): boolean {
  return path.includes('node_modules/');
}

/** Whether a path in a metafile stands for no file. */
export function isVirtual(path: string): boolean {
  return virtual.test(path);
}

/** Whether bundles have files that belong to no package. */
export function hasOwnFiles(metafiles: readonly Metafile[]): boolean {
  return metafiles.some(({ inputs }) => Object.keys(inputs).some((path) => !isVirtual(path) && !isPackaged(path)));
}

/** Whether a style sheet, by its path, has names of classes that the bundler chooses. */
export function isLocalSheet(path: string): boolean {
  return path.endsWith('.module.css');
}
