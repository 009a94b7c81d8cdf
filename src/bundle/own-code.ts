// Own modules as esbuild writes them: imports in one form, and without those of types alone. In: paths. Out: code and specifiers.
import { build } from 'esbuild';
import { join } from 'node:path';
import type { BundleContext } from './common-options.ts';
import { demoOptions } from './demo-options.ts';

interface OwnCode {
  readonly text: string;
  /** What it imports, by `import()` too. What it requires is in its text only. */
  readonly specifiers: ReadonlySet<string>;
}

/**
 * Compiles modules, each for itself.
 *
 * @param paths as in a metafile
 * @returns code by path; `undefined` where something stands in the place of a module
 */
export async function ownCode(
  paths: readonly string[],
  context: BundleContext,
): Promise<ReadonlyMap<string, OwnCode> | undefined> {
  if (paths.length === 0) return new Map();
  const { metafile, outputFiles } = await build({
    ...demoOptions(context, 'browser'),
    entryPoints: paths.map((path, index) => ({ in: join(context.root, path), out: String(index) })),
    bundle: false,
    // Specifiers as they are written.
    charset: 'utf8',
    alias: {},
    outdir: '/',
  });
  if (!paths.every((path) => metafile.inputs[path])) return undefined;
  const places = new Map(Object.entries(metafile.outputs).map(([path, output]) => [placeIn(path), output]));
  return new Map(
    outputFiles.map(({ path, text }) => {
      const place = placeIn(path);
      return [paths[place]!, { text, specifiers: new Set(places.get(place)!.imports.map((one) => one.path)) }] as const;
    }),
  );
}

/** The place of a module in the list, as an output's name says it. */
function placeIn(path: string): number {
  return Number(/(\d+)\.\w+$/.exec(path)![1]);
}
