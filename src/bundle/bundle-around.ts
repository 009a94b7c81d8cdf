// What stands around every demo in a browser (its theme, its errors, React for an edited text), bundled once for a dev server
// with its libraries linked: a demo is then bundled without it. In: the templates. Out: modules to link, and what they hold.
import { build, type BuildFailure, type Metafile } from 'esbuild';
import { basename, join } from 'node:path';
import type { BundleContext } from './common-options.ts';
import { aroundDemos } from './demo-entries.ts';
import { browserModules, demoOptions } from './demo-options.ts';
import { isLibraryFile, linkedLibraries, linksTo, type Libraries, type LibraryModule } from './linked-libraries.ts';
import { isVirtual } from './package-inputs.ts';

export interface AroundDemos {
  /** What demos import of it, by absolute path. */
  readonly modules: Libraries;
  /** Absolute paths of the files that it holds: a demo that holds one, too, would have it twice. */
  readonly holds: ReadonlySet<string>;
}

export interface BundledAround extends AroundDemos {
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
}

/**
 * Bundles it.
 *
 * @param libraries finished modules of all libraries that it imports
 * @returns `undefined` where one of them is missing, or it cannot be bundled: with a demo, that is told
 */
export async function bundleAround(context: BundleContext, libraries: Libraries): Promise<BundledAround | undefined> {
  const { templates, root, publicPath } = context;
  let isComplete = true;
  const workers: Metafile[] = [];
  const common = demoOptions(context, 'browser', (metafile) => workers.push(metafile));
  const link = linkedLibraries(linksTo(libraries, root), context, () => (isComplete = false));
  const entries = [...aroundDemos(templates, undefined), join(templates, 'react.ts')];
  let result;
  try {
    result = await build({
      ...common,
      plugins: [link, ...common.plugins],
      entryPoints: entries.map((path) => ({ in: path, out: basename(path).replace(/\.tsx?$/, '') })),
      ...browserModules,
    });
  } catch (error) {
    if (!(error as Partial<BuildFailure>).errors) throw error;
    return undefined;
  }
  const { metafile, outputFiles } = result;
  const outputs = Object.entries(metafile.outputs);
  // A page must know of a style sheet; a worker's files are not in the metafile.
  if (!isComplete || workers.length > 0 || outputs.some(([path]) => !path.endsWith('.js'))) return undefined;
  const modules = new Map(
    outputs.flatMap(([path, { entryPoint, exports }]): [string, LibraryModule][] =>
      entryPoint === undefined
        ? []
        : [[join(root, entryPoint), { url: publicPath + basename(path), isCommonJs: false, exports }]],
    ),
  );
  const holds = Object.keys(metafile.inputs).flatMap((path) => (isVirtual(path) ? [] : join(root, path)));
  return {
    modules,
    holds: new Set(holds.filter((path) => !isLibraryFile(path, context))),
    files: outputFiles.map(({ path, contents }) => ({ path: basename(path), contents })),
  };
}
