// What a bundle depends on: own files, and of each package its manifest, whose content changes with every version.
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Absolute paths to hash for a cache entry, sorted. Virtual modules have no file. */
export function bundleInputs(metafiles: readonly Metafile[], root: string): string[] {
  const inputs = new Set<string>();
  for (const path of metafiles.flatMap((metafile) => Object.keys(metafile.inputs))) {
    if (/^[a-z]+:/.test(path)) continue;
    const packaged = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
    inputs.add(join(root, packaged ? `${packaged[1]}/package.json` : path));
  }
  return [...inputs].sort();
}
