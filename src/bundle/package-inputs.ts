// What a bundle depends on: own files, and of each package its manifest, whose content changes with every version.
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * What esbuild makes up itself, such as `<define:process.env>`, and what plugins do, such as `demo:a/b`: modules
 * without a file.
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

/** Whether a path of a bundle's list is that of a package's file. */
export function isPackaged(path: string): boolean {
  return path.includes('node_modules/');
}
