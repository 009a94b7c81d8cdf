// What running a module does, and whose it is, by what manifests say. In: the inputs of a bundle. Out: traits for
// `chunk-groups.ts`.
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { InputTraits } from './chunk-groups.ts';
import { isFacade } from './facades.ts';
import { isPackaged, isVirtual, packageFolderOf } from './package-inputs.ts';

const code = /\.[cm]?[jt]sx?$/;
/** esbuild's own modules, entry points of libraries, and what stands in the place of libraries. */
const handsOn = /^(?:<|library-(?:entry|name|value):)/;

/**
 * Reads the manifests of all packages in a bundle, and the project's own. A module is without effect if its manifest
 * says so (`sideEffects`, as bundlers read it), if it is data, and if it is CommonJS, which esbuild wraps in a function.
 */
export async function inputTraits(
  { inputs }: Pick<Metafile, 'inputs'>,
  { root, readText }: { readonly root: string; readonly readText: (path: string) => Promise<string> },
): Promise<InputTraits> {
  const folders = new Set(Object.keys(inputs).map((input) => packageFolderOf(input) ?? ''));
  const effects = new Map(
    await Promise.all(
      [...folders].map(async (folder) => {
        const text = await readText(join(root, folder, 'package.json')).catch(() => '{}');
        return [folder, effectsOf(text)] as const;
      }),
    ),
  );
  return {
    packageOf: packageFolderOf,
    isPure(input) {
      if (inputs[input]?.format === 'cjs' || isFacade(input) || handsOn.test(input)) return true;
      // Packages may lie above the project, as in a workspace; the manifests of own files there are not read.
      if (isVirtual(input) || (input.startsWith('../') && !isPackaged(input))) return false;
      if (!code.test(input)) return true;
      const folder = packageFolderOf(input) ?? '';
      return !effects.get(folder)!(folder ? input.slice(folder.length + 1) : input);
    },
  };
}

/** Tells by a manifest whether a file of its package has effects, by the file's path in the package. */
function effectsOf(manifest: string): (path: string) => boolean {
  const { sideEffects } = parsed(manifest) as { readonly sideEffects?: unknown };
  if (!Array.isArray(sideEffects)) return () => sideEffects !== false;
  const patterns = sideEffects.filter((one) => typeof one === 'string').map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

function parsed(text: string): object {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** A glob as webpack reads it, which brought `sideEffects`: one without a slash is of file names in any folder. */
function patternOf(glob: string): RegExp {
  const path = glob.replace(/^\.?\//, '');
  const source = path
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*|\?/g, (found) => ({ '**/': '(?:.*/)?', '*': '[^/]*' })[found] ?? '[^/]');
  return new RegExp(`^${glob.includes('/') ? '' : '(?:.*/)?'}${source}$`);
}
