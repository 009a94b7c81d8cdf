// The libraries of demos in a dev server: those of the last run at once, else made beside, while pages are bundled with
// their libraries. In: what demos turn out to need. Out: modules to link.
import type { Project } from '../load/project.ts';
import type { Island } from '../model/island.ts';
import { knownLibraries, readyLibraries, type IslandLibraries } from '../output/island-libraries.ts';

export interface DevLibraries {
  /** Those that can be linked, made from packages as they are now. */
  present(project: Project): IslandLibraries | undefined;
  /** Makes what islands need besides, one time after the other. */
  prepare(project: Project, islands: readonly Island[]): Promise<void>;
}

/**
 * Begins with the cache.
 *
 * @param onReady told of libraries that are there from now on
 */
export function devLibraries(onReady: (libraries: IslandLibraries) => void): DevLibraries {
  /** By how demos are bundled: a config that is saved changes that. */
  const byBundling = new WeakMap<Project['bundling'], IslandLibraries | undefined>();
  const keep = ({ bundling }: Project, libraries: IslandLibraries | undefined) => {
    byBundling.set(bundling, libraries);
    if (libraries) onReady(libraries);
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
  return {
    present(project) {
      const libraries = current(project);
      return libraries && libraries.modules.size > 0 ? libraries : undefined;
    },
    async prepare(project, islands) {
      const known = current(project);
      const ready = await readyLibraries(project, islands, project.disk.files(), known);
      if (ready !== known) keep(project, ready);
    },
  };
}
