// What comes of a bundle whose entry points are names that libraries export. In: esbuild's result. Out: its files without
// style sheets and without entry points that only hand on, and where each name is to be had.
import type { BuildResult, Metafile } from 'esbuild';
import type { BundleContext } from './common-options.ts';
import { inputTraits } from './input-traits.ts';
import { nameIn } from './joined-modules.ts';

/** The namespace of entry points. */
export const entryNamespace = 'library-entry';

/** A finished entry point, or where it hands on from. */
interface Entry {
  readonly url: string;
  /** Empty where its name turned out to be a type. */
  readonly exports: readonly string[];
  /** Style sheets that its modules import, by their paths in the metafile. */
  readonly sheets: readonly string[];
}

/** The outputs that demos are joined with, their files by name, and the finished entry points by their own names. */
export async function entryOutputs(
  { metafile, outputFiles }: BuildResult<{ write: false; metafile: true }>,
  context: BundleContext,
): Promise<{
  readonly outputs: Metafile['outputs'];
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly made: ReadonlyMap<string, Entry>;
}> {
  const { isPure } = await inputTraits(metafile, context);
  const files = new Map(outputFiles.map((file) => [nameIn(file.path), file]));
  const pure = new Map(
    Object.entries(metafile.outputs).map(([path, { inputs }]) => [nameIn(path), Object.keys(inputs).every(isPure)]),
  );
  const outputs: Metafile['outputs'] = {};
  const made = new Map<string, Entry>();
  for (const [path, { entryPoint, cssBundle, ...output }] of Object.entries(metafile.outputs)) {
    const name = nameIn(path);
    // The demos' bundle makes style sheets: those of what they import are among its links.
    if (name.endsWith('.css')) files.delete(name);
    else if (!entryPoint?.startsWith(`${entryNamespace}:`))
      outputs[path] = entryPoint === undefined ? output : { ...output, entryPoint };
    else {
      const sheets = cssBundle === undefined ? [] : Object.keys(metafile.outputs[cssBundle]!.inputs);
      const { text } = files.get(name)!;
      const from = handedOn(text, (url) => pure.get(nameIn(url)) ?? false);
      if (from) files.delete(name);
      else outputs[path] = output;
      made.set(entryPoint.slice(entryNamespace.length + 1), {
        url: from?.url ?? context.publicPath + name,
        // esbuild names an export that it has left out for a type.
        exports: from ? [from.name] : /\bexport\s*\{[^{}]*\}\s*;?\s*$/.test(text) ? output.exports : [],
        sheets,
      });
    }
  }
  return { outputs, files: new Map([...files].map(([name, { contents }]) => [name, contents])), made };
}

/**
 * What the code of an entry point hands on, if it does nothing else: most are a line around an export of a chunk.
 *
 * @param isPure whether a file, by its URL, may be left out by who needs nothing of it
 */
export function handedOn(
  code: string,
  isPure: (url: string) => boolean,
): { readonly url: string; readonly name: string } | undefined {
  const statements = code
    .replaceAll(/^\/\/.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
  const [, local] = /^export\s*\{\s*([\w$]+)(?:\s+as\s+[\w$]+)?\s*\}$/.exec(statements.pop() ?? '') ?? [];
  let found: { readonly url: string; readonly name: string } | undefined;
  for (const statement of statements) {
    const matched = /^import\s*(?:\{\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*\}\s*from\s*)?"([^"]+)"$/.exec(statement);
    if (!matched) return undefined;
    const [, name, as = name, url = ''] = matched;
    if (name !== undefined && as === local && !found) found = { url, name };
    else if (name !== undefined || !isPure(url)) return undefined;
  }
  return found;
}
