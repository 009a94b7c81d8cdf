// Ensures that exactly one copy of React, Material UI and Emotion runs, for templates and demos alike: the project's own,
// else the one that xdocs brings. React is the project's in any case.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const shared = [
  'react',
  'react-dom',
  '@mui/material',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@emotion/server',
];

/**
 * esbuild's `alias` option for these packages: a package aliased to itself, subpaths included, is resolved from the
 * working directory, wherever it is imported. A plugin for this would double the time of a bundle, because every import
 * would go through inter-process calls.
 */
export const oneCopy: Readonly<Record<string, string>> = Object.fromEntries(shared.map((name) => [name, name]));

/**
 * Folders of packages that are looked into where the project has no copy: those of xdocs itself, which a package manager
 * need not put where the project's code finds them.
 *
 * @param templates the folder of the templates, which lies in the package
 */
export function ownModules(templates: string): string[] {
  return foldersAbove(templates).map((folder) => join(folder, 'node_modules'));
}

/** Manifests that are not there and would, if they were, make a bundle of other copies. */
export function absentCopies(root: string): string[] {
  const { resolve } = createRequire(join(root, 'package.json'));
  return shared.flatMap((name) =>
    isThere(() => resolve(name)) ? [] : [join(root, 'node_modules', name, 'package.json')],
  );
}

/** Whether a package is found, even if it lets nobody import its main module. */
function isThere(resolve: () => string): boolean {
  try {
    return resolve() !== '';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
  }
}

/** A folder and all above it. */
function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}
