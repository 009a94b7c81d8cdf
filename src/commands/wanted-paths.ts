// The paths that `xdocs check` is asked about. In: what was written on the command line. Out: absolute paths that hold
// something of the site; a mistyped path would otherwise be without problems.
import { relative, resolve, sep } from 'node:path';
import { holdsAnything } from '../disk/holds-anything.ts';
import { nearest } from '../model/nearest.ts';
import { XdocsError } from '../model/problem.ts';

export interface WantedPathsOptions {
  /** Folder that the paths are relative to. */
  readonly cwd: string;
  readonly root: string;
  /** Project paths of files that belong to the site. */
  readonly known: Iterable<string>;
  /** Folders in which any file may belong to it, as modules behind demos do. */
  readonly sources: readonly string[];
}

/**
 * Resolves paths of files and folders.
 *
 * @throws XdocsError for one that is not there, and where none of them holds anything of the site; with the nearest
 * that does
 */
export function wantedPaths(paths: readonly string[], { cwd, root, known, sources }: WantedPathsOptions): string[] {
  if (paths.length === 0) return [];
  const files = [...known].map((file) => resolve(root, file));
  const strangers: XdocsError[] = [];
  const found = paths.flatMap((path) => {
    const wanted = resolve(cwd, path);
    if (files.some((file) => isWithin(file, wanted))) return [wanted];
    const isThere = holdsAnything(wanted);
    if (isThere && sources.some((folder) => isWithin(wanted, resolve(folder)))) return [wanted];
    const error = isWithin(wanted, root)
      ? new XdocsError(`${path} is no file or folder of the site.${suggestion(wanted, cwd, files)}`)
      : new XdocsError(`${path} lies outside the project ${root}.`);
    if (!isThere) throw error;
    strangers.push(error);
    return [];
  });
  // A commit hook names every file that changed; where nothing of it is the site's, somebody has mistaken the folder.
  if (found.length === 0) throw strangers[0]!;
  return found;
}

/** Whether a path is another one, or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function suggestion(wanted: string, cwd: string, files: readonly string[]): string {
  const near = nearestOf(
    fromFolder(cwd, wanted),
    files.map((file) => fromFolder(cwd, file)),
  );
  return near ? ` Did you mean "${near}"?` : '';
}

/** The nearest file or folder; of what only leaves out the folders, the file. */
function nearestOf(wanted: string, files: readonly string[]): string | undefined {
  const candidates = new Set(files);
  for (const file of files)
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
      candidates.add(file.slice(0, end));
  return nearest(wanted, candidates) ?? files.find((file) => file.endsWith(`/${wanted}`));
}

function fromFolder(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}
