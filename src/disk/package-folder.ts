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

/**
 * The same for many packages, each folder looked at once: most packages have no `node_modules` of their own.
 *
 * @param onLook told of each path that it looks at, whether there is something or not
 */
export function packageFinder(onLook: (path: string) => void = () => undefined): typeof packageFolderOf {
  const isThere = new Map<string, boolean>();
  const exists = (path: string) => {
    const known = isThere.get(path);
    if (known !== undefined) return known;
    onLook(path);
    const found = existsSync(path);
    isThere.set(path, found);
    return found;
  };
  return (name, root) => {
    for (let folder = root; ; folder = dirname(folder)) {
      const modules = join(folder, 'node_modules');
      const place = join(modules, name);
      if (exists(modules) && exists(join(place, 'package.json'))) return realpathSync.native(place);
      if (dirname(folder) === folder) return undefined;
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
