// Missing files that would take precedence over the resolved ones if they existed, and so change a bundle.
import { basename, dirname, join, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import { absentCopies } from './one-copy.ts';
import { isPackaged } from './package-inputs.ts';
import { isFacade } from './facades.ts';
import { moduleExtensions, type BundleContext } from './common-options.ts';

/** TypeScript extensions that an import with a JavaScript extension may resolve to. */
const compiledFrom: Readonly<Record<string, readonly string[]>> = {
  js: ['ts', 'tsx'],
  jsx: ['ts', 'tsx'],
  mjs: ['mts'],
  cjs: ['cts'],
};

/** Absolute paths of the missing files that imports of the site's own modules try before the resolved ones, sorted. */
export function absentCandidates(
  metafiles: readonly Metafile[],
  { root, moduleRoots }: Pick<BundleContext, 'root' | 'moduleRoots'>,
): string[] {
  const absent = new Set<string>(absentCopies(root));
  for (const { path, original } of metafiles.flatMap(ownImports)) {
    const found = join(root, path);
    // However the import was resolved (an alias, `paths`, a module root), its last segment is the name of the file or
    // of its folder.
    for (const place of [join(dirname(found), basename(original)), dirname(found)]) {
      const names = candidatesAt(place);
      const index = names.indexOf(found);
      if (index < 0) continue;
      for (const name of names.slice(0, index)) absent.add(name);
      break;
    }
    const foundIn = /^[./]/.test(original) ? -1 : moduleRoots.findIndex((folder) => found.startsWith(folder + sep));
    for (const folder of moduleRoots.slice(0, Math.max(foundIn, 0)))
      for (const name of candidatesAt(join(folder, original))) absent.add(name);
  }
  return [...absent].sort();
}

/** Imports from own modules to own modules; packages are tracked by their manifests. */
function ownImports({ inputs }: Metafile): { readonly path: string; readonly original: string }[] {
  return Object.entries(inputs).flatMap(([importer, { imports }]) =>
    isPackaged(importer)
      ? []
      : imports.flatMap(({ path: imported, original, external }) => {
          const path = isFacade(imported) ? inputs[imported]!.imports[0]!.path : imported;
          return original === undefined || external || isPackaged(path) ? [] : [{ path, original }];
        }),
  );
}

/** The files that an import path may resolve to, in the order in which esbuild tries them. */
function candidatesAt(place: string): string[] {
  const [, stem, compiled = ''] = /^(.*)\.([cm]?jsx?)$/.exec(place) ?? [];
  const isFile = moduleExtensions.some((extension) => place.endsWith(extension));
  return [
    ...(isFile || compiled ? [place] : []),
    ...moduleExtensions.map((extension) => place + extension),
    ...(compiledFrom[compiled] ?? []).map((extension) => `${stem}.${extension}`),
    join(place, 'package.json'),
    ...moduleExtensions.map((extension) => join(place, `index${extension}`)),
  ];
}
