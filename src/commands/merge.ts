// `xdocs merge`: the site of its shares. A build whose cache has what the shares have made, so its bytes are those of a
// build that makes all by itself; a record that a share does not have is made here.
import { join, resolve } from 'node:path';
import { readShareFolder, shareFoldersIn, type FoundShare } from '../disk/share-folder.ts';
import { openProject, projectOf, type Project, type ProjectFlags } from '../load/project.ts';
import { refuseOtherShares } from '../load/share-manifest.ts';
import type { BuildResult } from '../model/build-result.ts';
import { buildProject, type BuildOptions } from './build.ts';

export interface MergeOptions extends BuildOptions {
  /** Folders of all shares, or folders that hold them; relative to `cwd`. */
  readonly folders: readonly string[];
}

/**
 * Builds the site of a project with what its shares have made.
 *
 * @throws XdocsError where xdocs cannot run, and for shares that are not exactly those of one build of the project as it
 *   is here
 */
export function merge({ folders, ...options }: MergeOptions): Promise<BuildResult> {
  return buildProject(options, async (trace) => {
    const shares = folders.flatMap((folder) => sharesIn(folder, options.cwd));
    return withShares(await openProject(options.cwd, { ...options, trace }), shares, { ...options, trace });
  });
}

function sharesIn(folder: string, cwd: string): FoundShare[] {
  const path = resolve(cwd, folder);
  return shareFoldersIn(path).map((name) => readShareFolder(join(path, name), join(folder, name)));
}

/** The project with the shares' records behind its own. */
async function withShares(opened: Project, shares: readonly FoundShare[], options: ProjectFlags): Promise<Project> {
  const { config, configInputs } = opened;
  const project = projectOf(config, configInputs, options, { further: shares.map(({ records }) => records) });
  const found = await project.disk.readSources();
  refuseOtherShares(shares, project, found);
  // Read once: what was compared is what is built.
  return { ...project, disk: { ...project.disk, readSources: () => Promise.resolve(found) } };
}
