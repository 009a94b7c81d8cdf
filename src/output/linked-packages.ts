// Packages that are found by a link: a package manager with a store (pnpm) has a folder for each version, and links lead names to
// them. The bundler tells the folder, and what lies there stays as it was when the link leads elsewhere. In: the files of a bundle.
// Out: their other paths, which the links are part of.
import { dirname, join, sep } from 'node:path';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { projectPath } from '../disk/read-sources.ts';

/** A file of a package: the folder of packages that it lies in, its package, and its place there. */
const packaged = /^(.*[\\/]node_modules)[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](.*)$/;

/**
 * Paths of the same files through every folder of packages from which one of the files may import them, without those that are
 * among the files.
 *
 * @param inputs absolute paths
 * @returns absolute paths
 */
export function pathsByLinks(inputs: readonly string[], root: string, files: FileSnapshot): string[] {
  const known = new Set(inputs);
  const contents = new Map<string, Set<string>>();
  for (const input of inputs) {
    const [, , name, rest] = packaged.exec(input) ?? [];
    if (name && rest) contents.set(name, (contents.get(name) ?? new Set()).add(rest));
  }
  const names = new Set([...contents.keys()].map((name) => name.split(/[\\/]/)[0]!));
  return modulesAbove(inputs).flatMap((modules) =>
    namesIn(modules, names, (folder) => files.listFolder(projectPath(root, folder))).flatMap((name) =>
      [...(contents.get(name) ?? [])]
        .map((rest) => join(modules, name, rest))
        .filter((path) => !known.has(path) && files.readFile(projectPath(root, path)) !== undefined),
    ),
  );
}

/** The `node_modules` beside files, and in all folders above them. */
function modulesAbove(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  for (const path of paths)
    for (let folder = dirname(path); !seen.has(folder); folder = dirname(folder)) seen.add(folder);
  return [...seen]
    .filter((folder) => !folder.endsWith(`${sep}node_modules`))
    .map((folder) => join(folder, 'node_modules'));
}

/** Names of packages in a folder of them, as far as they, or their scopes, are among some. */
function namesIn(modules: string, some: ReadonlySet<string>, list: (folder: string) => readonly string[]): string[] {
  const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return list(modules)
    .map(lastOf)
    .filter((name) => some.has(name))
    .flatMap((name) =>
      name.startsWith('@') ? list(join(modules, name)).map((path) => join(name, lastOf(path))) : [name],
    );
}
