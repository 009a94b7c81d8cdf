// The dependencies of a bundle: own files, and for each package its manifest, which changes with every version. Of packages that
// change without one, all files that are in the bundle.
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * Modules without a file: esbuild's own, such as `<define:process.env>`; those of plugins, such as `demo:a/b`; and
 * `(disabled):fs`, which the manifest of the importing package has switched off by `browser`.
 */
const virtual = /^(?:<|\(disabled\):|[\w-]+:)/;

/** What tells which inputs count by their content. */
interface InputContext {
  readonly root: string;
  /** Names of packages whose files may be others under the same version. */
  readonly localPackages?: readonly string[];
}

/** Absolute paths to hash for a cache entry, sorted. */
export function bundleInputs(metafiles: readonly Metafile[], { root, localPackages = [] }: InputContext): string[] {
  const inputs = new Set<string>();
  const isLocal = (folder: string) => localPackages.some((name) => folder.endsWith(`node_modules/${name}`));
  for (const path of metafiles.flatMap((metafile) => Object.keys(metafile.inputs))) {
    if (isVirtual(path)) continue;
    const folder = packageFolderOf(path);
    if (folder !== undefined) inputs.add(join(root, folder, 'package.json'));
    if (folder === undefined || isLocal(folder)) inputs.add(join(root, path));
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
