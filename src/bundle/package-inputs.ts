// The dependencies of a bundle: own files, and for each package its manifest, which changes with every version.
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * Virtual modules without a file: esbuild's own, such as `<define:process.env>`, and those of plugins, such as
 * `demo:a/b`.
 */
const virtual = /^(?:<|[\w-]+:)/;

/** Absolute paths to hash for a cache entry, sorted. */
export function bundleInputs(metafiles: readonly Metafile[], root: string): string[] {
  const inputs = new Set<string>();
  for (const path of metafiles.flatMap((metafile) => Object.keys(metafile.inputs))) {
    if (virtual.test(path)) continue;
    const packaged = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
    inputs.add(join(root, packaged ? `${packaged[1]}/package.json` : path));
  }
  return [...inputs].sort();
}

/** Whether a path in a metafile belongs to a package. */
export function isPackaged(path: string): boolean {
  return path.includes('node_modules/');
}
