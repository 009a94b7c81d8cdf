// Which of the files that types were read from may be saved while a dev server runs: those outside packages, and those
// of packages that are links into a workspace. In: what was read. Out: the files, and the paths to watch.
import { dirname, join } from 'node:path';
import { isPackaged } from '../bundle/package-inputs.ts';
import { projectPath } from '../disk/read-sources.ts';
import { realPathOf } from '../disk/real-path.ts';
import type { FileRead } from '../model/source-file.ts';

export interface OwnTypes {
  /** By absolute real path; of those that are not there only what a linked package lacks. */
  readonly files: ReadonlyMap<string, FileRead>;
  /**
   * Absolute real paths. Of a linked package not its files but what lies in its folder: a tool that builds it may
   * remove the whole output before it writes it anew.
   */
  readonly watched: readonly string[];
}

/** Finds them. */
export function ownTypesOf(reads: readonly FileRead[], root: string): OwnTypes {
  const linked = linkedPackages(reads, root);
  const files = new Map<string, FileRead>();
  const watched = new Set<string>();
  for (const read of reads) {
    const link = linked.find(({ from }) => read.path.startsWith(`${from}/`));
    if (!link && (isPackaged(read.path) || read.hash === null)) continue;
    const path = link ? join(link.folder, read.path.slice(link.from.length)) : join(root, read.path);
    files.set(path, read);
    const home = linked.find(({ folder }) => path.startsWith(join(folder, '/')));
    watched.add(home ? join(home.folder, projectPath(home.folder, path).split('/')[0]!) : path);
  }
  return { files, watched: [...watched].sort() };
}

/** Packages that lie elsewhere than in `node_modules`: their path there, and their folder. */
function linkedPackages(
  reads: readonly FileRead[],
  root: string,
): { readonly from: string; readonly folder: string }[] {
  const manifests = reads.filter(({ path }) => /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path));
  return manifests
    .map(({ path }) => ({ from: dirname(path), folder: realPathOf(dirname(join(root, path))) }))
    .filter(({ folder }) => !isPackaged(projectPath(root, folder)));
}
