// Files that are not there, and would be taken instead of those that are: with one of them a bundle would be another.
import { basename, dirname, join, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import { isPackaged } from './package-inputs.ts';
import { moduleExtensions, type BundleContext } from './common-options.ts';

/** What else the name of a TypeScript file may be, as compiled code would import it. */
const compiledFrom: Readonly<Record<string, readonly string[]>> = {
  js: ['ts', 'tsx'],
  jsx: ['ts', 'tsx'],
  mjs: ['mts'],
  cjs: ['cts'],
};

/** Absolute paths of the files that imports of the site's own modules would have found first, sorted. */
export function passedOver(
  metafiles: readonly Metafile[],
  { root, moduleRoots }: Pick<BundleContext, 'root' | 'moduleRoots'>,
): string[] {
  const absent = new Set<string>();
  for (const { path, original } of metafiles.flatMap(ownImports)) {
    const found = join(root, path);
    // Whatever led there (an alias, `paths`, a module root), the name's last part is the file's or that of its folder.
    for (const place of [join(dirname(found), basename(original)), dirname(found)]) {
      const names = namesAt(place);
      const index = names.indexOf(found);
      if (index < 0) continue;
      for (const name of names.slice(0, index)) absent.add(name);
      break;
    }
    const foundIn = /^[./]/.test(original) ? -1 : moduleRoots.findIndex((folder) => found.startsWith(folder + sep));
    for (const folder of moduleRoots.slice(0, Math.max(foundIn, 0)))
      for (const name of namesAt(join(folder, original))) absent.add(name);
  }
  return [...absent].sort();
}

/** The imports of own modules that lead to own modules; packages change with their manifests. */
function ownImports({ inputs }: Metafile): { readonly path: string; readonly original: string }[] {
  return Object.entries(inputs).flatMap(([importer, { imports }]) =>
    isPackaged(importer)
      ? []
      : imports.flatMap(({ path, original, external }) =>
          original === undefined || external || isPackaged(path) ? [] : [{ path, original }],
        ),
  );
}

/** The files that a path without extension may mean, in the order in which esbuild looks for them. */
function namesAt(place: string): string[] {
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
