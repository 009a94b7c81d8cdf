// Finds installed packages like Node: in the folder's own `node_modules`, else in one above.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of an installed package, if there is one. */
export function packageFolderOf(name: string, root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (dirname(folder) === folder) return undefined;
  }
}

/** The same for many packages, each folder looked at once: most packages have no `node_modules` of their own. */
export function packageFinder(): typeof packageFolderOf {
  const hasModules = new Map<string, boolean>();
  const found = new Map<string, string | undefined>();
  const findIn = (folder: string, name: string): string | undefined => {
    const place = join(folder, 'node_modules', name);
    if (!found.has(place))
      found.set(place, existsSync(join(place, 'package.json')) ? realpathSync.native(place) : undefined);
    return found.get(place);
  };
  return (name, root) => {
    for (let folder = root; ; folder = dirname(folder)) {
      if (!hasModules.has(folder)) hasModules.set(folder, existsSync(join(folder, 'node_modules')));
      const place = hasModules.get(folder) ? findIn(folder, name) : undefined;
      if (place !== undefined || dirname(folder) === folder) return place;
    }
  };
}

/** The text of a package's package.json, which changes with its version. */
export function manifestOf(folder: string): string {
  return readFileSync(join(folder, 'package.json'), 'utf8');
}

/** The path of a file in a package; `undefined` if the package or the file does not exist. */
export function packageFile(name: string, file: string, root: string): string | undefined {
  const folder = packageFolderOf(name, root);
  const path = folder && join(folder, file);
  return path && existsSync(path) ? path : undefined;
}
