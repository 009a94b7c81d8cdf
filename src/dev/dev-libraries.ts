// What demos need not be bundled with in a dev server: libraries, and what stands around every demo. Those of the last run
// at once, else made beside, while pages are bundled with all that they need. In: what demos turn out to need. Out: modules to link.
import { bundleAround, type BundledAround } from '../bundle/bundle-around.ts';
import { projectPath } from '../disk/read-sources.ts';
import type { Project } from '../load/project.ts';
import { assetsPath } from '../model/address.ts';
import type { Island } from '../model/island.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { FileRead } from '../model/source-file.ts';
import type { LinkedModules } from '../output/island-bundle.ts';
import { knownLibraries, readyLibraries, type IslandLibraries } from '../output/island-libraries.ts';
import { withAllImports } from './all-imports.ts';

export interface DevLibraries {
  /** Those that can be linked, made from packages and templates as they are now: the same value as long as they are. */
  present(project: Project): LinkedModules | undefined;
  /** Whether anything can be made that is not there. */
  isWanting(project: Project): boolean;
  /**
   * Makes what islands need besides, one time after the other.
   *
   * @param asked those that are shown
   * @param all those of the site, which are shown later
   */
  prepare(project: Project, asked: readonly Island[], all: readonly Island[]): Promise<void>;
}

/** What stands around demos, and what it was made from. */
interface ReadyAround {
  readonly libraries: IslandLibraries;
  /** `undefined` where it has to be bundled with demos. */
  readonly made: BundledAround | undefined;
  readonly reads: readonly FileRead[];
}

/**
 * Begins with the cache.
 *
 * @param onFiles told of the files of modules that are there from now on, and what they are called together
 */
export function devLibraries(onFiles: (name: string, files: readonly OutputFile[]) => void): DevLibraries {
  /** By how demos are bundled: a config that is saved changes that. */
  const byBundling = new WeakMap<Project['bundling'], IslandLibraries | undefined>();
  const aroundBy = new WeakMap<Project['bundling'], ReadyAround>();
  const linkedBy = new WeakMap<IslandLibraries, LinkedModules>();
  const keep = ({ bundling }: Project, libraries: IslandLibraries | undefined) => {
    byBundling.set(bundling, libraries);
    if (libraries) onFiles('libraries', libraries.files);
    return libraries;
  };
  const current = (project: Project) => {
    const { bundling, disk } = project;
    const files = disk.files();
    const libraries = byBundling.has(bundling)
      ? byBundling.get(bundling)
      : keep(project, knownLibraries(project, files));
    return libraries && files.unchanged(libraries.reads) ? libraries : undefined;
  };
  const currentAround = ({ bundling, disk }: Project, libraries: IslandLibraries) => {
    const around = aroundBy.get(bundling);
    return around?.libraries === libraries && disk.files().unchanged(around.reads) ? around : undefined;
  };
  return {
    present(project) {
      const libraries = current(project);
      if (!libraries || libraries.modules.size === 0) return undefined;
      const around = currentAround(project, libraries)?.made;
      const known = linkedBy.get(libraries);
      if (known && known.around === around) return known;
      const linked = { libraries: libraries.modules, around };
      linkedBy.set(libraries, linked);
      return linked;
    },
    isWanting(project) {
      const libraries = current(project);
      return !libraries || (libraries.modules.size > 0 && !currentAround(project, libraries));
    },
    async prepare(project, asked, all) {
      const { bundling, config, disk } = project;
      const known = current(project);
      const files = disk.files();
      const libraries = await readyLibraries(project, withAllImports(asked, all), files, known);
      if (libraries !== known) keep(project, libraries);
      if (libraries.modules.size === 0 || currentAround(project, libraries)) return;
      const made = await bundleAround(bundling, libraries.modules);
      const reads = files.readsSince([...(made?.holds ?? [])].map((path) => projectPath(config.root, path)));
      // A file was written meanwhile: the next demo that is asked for has it made again.
      if (!reads) return;
      aroundBy.set(bundling, { libraries, made, reads });
      const folder = `${assetsPath(config.base)}demos/`.slice(1);
      if (made)
        onFiles(
          'around',
          made.files.map(({ path, contents }) => ({ path: folder + path, contents })),
        );
    },
  };
}
