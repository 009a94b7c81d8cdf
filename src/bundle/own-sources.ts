// Which own files a module of a bundle is made of. In: what esbuild says of its inputs. Out: paths, found when they are
// asked for.
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { isPackaged } from './package-inputs.ts';

/**
 * Finds the absolute paths of the files behind an entry point. Packages import none of the site's own: they are left
 * out.
 */
export function ownSourcesOf({ inputs }: Metafile, root: string): (entryPoint: string) => string[] {
  const own = new Map(
    Object.entries(inputs).flatMap(([path, { imports }]) =>
      isPackaged(path) ? [] : [[path, imports.map((one) => one.path)] as const],
    ),
  );
  return (entryPoint) => {
    const found = new Set([entryPoint]);
    // Grows while it is walked.
    for (const path of found) for (const next of own.get(path) ?? []) if (own.has(next)) found.add(next);
    return [...found].filter((path) => !/^[\w-]+:/.test(path)).map((path) => join(root, path));
  };
}
