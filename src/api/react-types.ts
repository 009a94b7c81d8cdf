// Packages from which React's types are not found: what their components return has no type then, so that none is known to be
// one. In: a product and its program. Out: names.
import type { DocumentedProduct } from './api-problems.ts';
import type { ApiProgram } from './api-program.ts';
import { apiPackagesOf, type PackageExport } from './package-exports.ts';

/** The packages that lack them, of a product that documents components. One whose files do not speak of React needs none. */
export function packagesWithoutReact(
  { api }: DocumentedProduct,
  exports: readonly PackageExport[],
  program: ApiProgram,
): string[] {
  const isPattern = (name: string) => name.includes('*') && !name.startsWith('use');
  const wantsComponents =
    (api.include ?? ['*']).some(isPattern) ||
    exports.some(({ name, kind }) => kind === 'component' || (kind === 'function' && /^[A-Z]/.test(name)));
  if (!wantsComponents) return [];
  return apiPackagesOf(api).flatMap(({ name }) => {
    const entry = program.packages.get(name);
    return entry && program.lacks('react', entry.file) && namesReact(entry.folder, program) ? [name] : [];
  });
}

/** Imports it, names its elements, or is written in JSX. */
function namesReact(folder: string, { program }: ApiProgram): boolean {
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${folder}/`));
  return own.some(
    ({ fileName, text }) => fileName.endsWith('.tsx') || /(['"])react(?:\/[\w-]+)?\1|\bJSX\.[A-Z]/.test(text),
  );
}
