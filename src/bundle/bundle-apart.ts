// Bundles demos and their libraries one after the other, so that libraries are bundled once per set of what is used of them.
import type { BuildFailure } from 'esbuild';
import {
  browserFiles,
  built,
  bundleOf,
  type Built,
  type DemoBundle,
  type DemoBundleOptions,
  type ShakenStore,
} from './built-demos.ts';
import { libraryUses } from './library-uses.ts';
import { linkedLibraries } from './linked-libraries.ts';
import { bundleInputs } from './package-inputs.ts';
import { liesInProject } from './project-packages.ts';
import { linksToShaken, sameUses, shakenLibraries, withLibraries, type ShakenLibraries } from './shaken-libraries.ts';

/**
 * Bundles demos apart from their libraries: those of an earlier build are taken where demos use the same of
 * them.
 *
 * @returns `undefined` where that cannot be done, or something is wrong, which is told where all is bundled at once
 */
export async function bundledApart(options: DemoBundleOptions, store: ShakenStore): Promise<DemoBundle | undefined> {
  const { context, demos } = options;
  // A plugin may put anything between a demo and a library.
  if (context.plugins.length > 0) return undefined;
  const isInside = await liesInProject(context);
  const linkedTo = async (libraries: ShakenLibraries | undefined, more: Partial<DemoBundleOptions> = {}) => {
    let isComplete = true;
    const linkOf = libraries ? linksToShaken(libraries, context.root) : () => undefined;
    const link = linkedLibraries(linkOf, context, () => (isComplete = false));
    return { own: await built(demos, { ...options, ...more }, [link], isInside), isComplete };
  };
  const usesIn = ({ own }: { readonly own: Built }) => libraryUses(own.result.metafile, context, demos, store.names);
  /** Demos without anything in the place of libraries: that cannot be split where it is imported by `import()`. */
  const unlinked = async () =>
    (await unlessFailed(() => linkedTo(undefined))) ?? linkedTo(undefined, { splitting: false });
  const joined = async ({ result, workers }: Built, libraries: ShakenLibraries): Promise<DemoBundle> => {
    const all = withLibraries(result, libraries);
    const metafiles = [result.metafile, libraries.metafile, ...workers, ...libraries.workers];
    return {
      ...bundleOf({ result, workers }, await browserFiles(all, options), new Map(), options),
      inputs: bundleInputs(metafiles, context.root),
    };
  };
  const known = store.known();
  // With an import that is new to the libraries this has an error.
  const again = known && (await unlessFailed(() => linkedTo(known)));
  if (known && again?.isComplete) {
    const uses = await usesIn(again);
    if (uses && sameUses(uses, known.uses)) return joined(again.own, known);
  }
  return unlessFailed(async () => {
    const uses = await usesIn(await unlinked());
    const libraries = uses && (await shakenLibraries(uses, context, options.minify));
    if (!libraries) return undefined;
    const { own, isComplete } = await linkedTo(libraries);
    if (!isComplete) return undefined;
    store.keep(libraries);
    return joined(own, libraries);
  });
}

/** What bundling gives; `undefined` where it has errors. */
async function unlessFailed<T>(bundling: () => Promise<T>): Promise<T | undefined> {
  try {
    return await bundling();
  } catch (error) {
    if ((error as Partial<BuildFailure>).errors) return undefined;
    throw error;
  }
}
