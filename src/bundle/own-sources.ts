// The own files that a module of a bundle is made of. In: esbuild's metafile. Out: paths, computed on demand.
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { isPackaged, isVirtual } from './package-inputs.ts';

/**
 * Returns a function that gives the absolute paths of the own files of an entry point. Packages are skipped, because
 * they never import own files.
 */
export function ownSourcesOf({ inputs }: Metafile, root: string): (entryPoint: string) => string[] {
  const own = new Map(
    Object.entries(inputs).flatMap(([path, { imports }]) =>
      isPackaged(path) ? [] : [[path, imports.map((one) => one.path)] as const],
    ),
  );
  return (entryPoint) => {
    const found = new Set([entryPoint]);
    // The set grows during the loop.
    for (const path of found) for (const next of own.get(path) ?? []) if (own.has(next)) found.add(next);
    return [...found].filter((path) => !isVirtual(path)).map((path) => join(root, path));
  };
}
