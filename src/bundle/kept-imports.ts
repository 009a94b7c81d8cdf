// Keeps what the site's own modules import for its effects (`import './demo.css'`, `import './polyfill.ts'`). A library's
// manifest often says `"sideEffects": false` of itself, and its documentation lies below that manifest: esbuild would
// leave such imports out without an error.
import { regExpText } from '../model/reg-exp-text.ts';
import { join, sep } from 'node:path';
import type { BuildResult, Message, Plugin } from 'esbuild';
import type { BundleContext } from './common-options.ts';
import { isPackaged } from './package-inputs.ts';

type Context = Pick<BundleContext, 'root' | 'sources'>;

/** An import that was left out: the importer's absolute path, and what it asks for. */
interface LeftOut {
  readonly importer: string;
  readonly specifier: string;
}

/**
 * Builds; where own modules were left out, builds again with them.
 *
 * @param build makes the bundle with further plugins, which come before all others
 */
export async function keepingImports<Result extends BuildResult>(
  context: Context,
  build: (first: readonly Plugin[]) => Promise<Result>,
): Promise<Result> {
  const kept: LeftOut[] = [];
  for (;;) {
    const result = await build([keptImports(kept, context)]);
    // What was kept may import more of the kind.
    const more = result.warnings
      .flatMap((warning) => leftOutBy(warning, context) ?? [])
      .filter((one) => !isIn(kept, one));
    if (more.length === 0) return result;
    kept.push(...more);
  }
}

function isIn(list: readonly LeftOut[], { importer, specifier }: LeftOut): boolean {
  return list.some((one) => one.importer === importer && one.specifier === specifier);
}

function isOwn(file: string, { sources }: Context): boolean {
  return !file.includes(`${sep}node_modules${sep}`) && sources.some((folder) => file.startsWith(join(folder, sep)));
}

function leftOutBy({ id, location, notes }: Message, context: Context): LeftOut | undefined {
  if (id !== 'ignored-bare-import' || !location) return undefined;
  // What a package says of itself holds.
  if (notes.some((note) => note.location && isPackaged(note.location.file))) return undefined;
  const importer = join(context.root, location.file);
  // The place is given in bytes; it is that of the text in its quotes.
  const { column, length } = location;
  const specifier = Buffer.from(location.lineText)
    .subarray(column + 1, column + length - 1)
    .toString();
  return isOwn(importer, context) ? { importer, specifier } : undefined;
}

function keptImports(kept: readonly LeftOut[], context: Context): Plugin {
  return {
    name: 'kept-imports',
    setup({ onResolve, onLoad, resolve }) {
      // Style sheets are always imported for their effects; they need no second build.
      onResolve({ filter: /\.css$/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
        if (pluginData === 'kept-imports' || kind !== 'import-statement' || !isOwn(importer, context)) return undefined;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: 'kept-imports' });
        return found.errors.length > 0 || found.sideEffects ? undefined : { ...found, sideEffects: true };
      });
      for (const { importer: own, specifier } of kept) {
        const filter = new RegExp(`^${regExpText(specifier)}$`);
        onResolve({ filter }, ({ path, importer, resolveDir }) =>
          importer === own
            ? { path: `${own}:${path}`, namespace: 'kept', pluginData: { path, resolveDir } }
            : undefined,
        );
      }
      // A module between the two, so that esbuild still finds the file itself; it uses the file for something that
      // nobody can leave out.
      onLoad({ filter: /.*/, namespace: 'kept' }, ({ pluginData }) => {
        const { path, resolveDir } = pluginData as { path: string; resolveDir: string };
        return { contents: `import * as all from ${JSON.stringify(path)};\nglobalThis.$kept?.(all);`, resolveDir };
      });
    },
  };
}
