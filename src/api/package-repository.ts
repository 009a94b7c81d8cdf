// Which packages are one work: those of one repository. In: a file of a package. Out: its repository.
import { manifestOf } from './package-manifest.ts';
import { packageNameIn } from './package-place.ts';
import type { ReadingContext } from './reading-context.ts';

type Context = Pick<ReadingContext, 'api' | 'packages'>;

/**
 * Whether a file lies in a package that comes from the same repository as one of the product's. Many libraries are made
 * of several packages, of which users install one: what a component takes of the others is its own for them.
 */
export function isOfSameRepository(file: string, context: Context): boolean {
  const folder = packageFolderIn(file);
  if (!folder) return false;
  const known = answers.get(context.packages) ?? new Map<string, boolean>();
  answers.set(context.packages, known);
  const found = known.get(folder) ?? ask(folder, context);
  known.set(folder, found);
  return found;
}

const answers = new WeakMap<ReadingContext['packages'], Map<string, boolean>>();

function ask(folder: string, { api, packages }: Context): boolean {
  const repository = repositoryOf(api.readText(`${folder}/package.json`));
  return (
    repository !== undefined &&
    packages.some(({ name }) => {
      const own = api.packages.get(name)?.folder;
      return own !== undefined && repositoryOf(api.readText(`${own}/package.json`)) === repository;
    })
  );
}

/** The folder of the innermost installed package that holds a file. */
function packageFolderIn(file: string): string | undefined {
  const name = packageNameIn(file);
  return name && file.slice(0, file.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}`.length);
}

/** The repository that a manifest names, however it writes the address: `github.com/velo/ui`. */
export function repositoryOf(manifest: string | undefined): string | undefined {
  const { repository } = manifestOf(manifest ?? '');
  const address = (typeof repository === 'string' ? repository : repository?.url) ?? '';
  // `github:velo/ui`, or without the host, which is GitHub's then.
  const short = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(address);
  if (short) return `${short[1] ?? 'github'}.${short[1] === 'bitbucket' ? 'org' : 'com'}/${short[2]}`.toLowerCase();
  const long =
    /^(?:git\+)?(?:\w+:\/\/)?(?:[^@/]*@)?([\w-]+(?:\.[\w-]+)+)[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/#?].*)?$/.exec(
      address,
    );
  return long ? `${long[1]}/${long[2]}`.toLowerCase() : undefined;
}
