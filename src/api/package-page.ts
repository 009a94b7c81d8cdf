// Where a package is documented. In: a file of it. Out: the address in its package.json.
import { manifestOf } from './package-manifest.ts';
import { packageNameIn } from './package-place.ts';
import type { ReadingContext } from './reading-context.ts';

/** The page of the package that a file belongs to: its `homepage`, or its repository where that is a web address. */
export function packagePageOf(file: string, { api }: Pick<ReadingContext, 'api'>): string | undefined {
  const name = packageNameIn(file);
  if (!name) return undefined;
  const folder = file.slice(0, file.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}`.length);
  const manifest = manifestOf(api.readText(`${folder}/package.json`) ?? '');
  const { homepage, repository } = manifest;
  const source = typeof repository === 'string' ? repository : repository?.url;
  const found = [homepage, source?.replace(/^git\+/, '').replace(/\.git$/, '')].find((each) =>
    /^https?:\/\/[^\s"'<>]+$/.test(each ?? ''),
  );
  return found;
}
