// The numbered errors that the config asks to explain, read again only when a package has changed.
import { sep } from 'node:path';
import { codeHashesOf, readProductionErrors } from '../api/production-errors.ts';
import { manifestOf, packageFolderOf } from '../disk/package-folder.ts';
import { contentHash } from '../disk/read-sources.ts';
import { XdocsError } from '../model/problem.ts';
import type { ProductionError } from '../model/production-error.ts';
import { storeOf } from './cache.ts';
import { memo } from './memo.ts';
import type { Project } from './project.ts';

/** By the manifests of the packages, and by the code of those that are worked on. */
const errorStore = storeOf<readonly ProductionError[]>('production-errors');

/**
 * The errors of the config's packages.
 *
 * @param options `onlyKnown` gives those of the cache, or nothing where it has none: a dev server's first page does not
 * wait for them
 * @throws XdocsError where a package is not installed
 */
export async function productionErrors(
  { config, cache, bundling }: Project,
  { onlyKnown }: { readonly onlyKnown: boolean },
): Promise<readonly ProductionError[] | undefined> {
  if (config.productionErrors.length === 0) return [];
  const places = config.productionErrors.map((name) => {
    const folder = packageFolderOf(name, config.root);
    if (!folder)
      throw new XdocsError(
        `${config.file ?? 'the config'}: "productionErrors" names the package ${name}, which is not installed.`,
      );
    return { name, folder };
  });
  const folders = places.map(({ folder }) => folder);
  const key = contentHash(
    JSON.stringify(
      places.map(({ name, folder }) => [
        manifestOf(folder),
        ...(isInstalled(folder) && !bundling.localPackages?.includes(name) ? [] : codeHashesOf(folder)),
      ]),
    ),
  );
  const store = cache.open(errorStore);
  if (onlyKnown) return store.get(key);
  return memo(
    store,
    key,
    () => true,
    () => readProductionErrors(folders),
  );
}

/** A package of the workspace is only linked there, and changes without a new version. */
function isInstalled(folder: string): boolean {
  return folder.split(sep).includes('node_modules');
}
