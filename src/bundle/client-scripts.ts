// The plain script of every page, in one file, and what it imports when a reader asks for it. The script shares no chunk with
// those parts: a page would have to load each of them. They hold copies of the few lines that both need.
import { build, type Metafile, type Plugin } from 'esbuild';
import { nameHash } from '../model/name-hash.ts';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { commonOptions, type BundleContext } from './common-options.ts';
import { minifyCss } from './minify-css.ts';

/** A file of code and its name, which carries its content's hash. */
export interface Script {
  readonly name: string;
  readonly text: string;
}

interface ClientScripts {
  readonly script: Script;
  readonly parts: readonly Script[];
  readonly metafiles: readonly Metafile[];
}

const placeholder = 'xdocs-part:';

/** Compiles the script and its parts. The script is the shell's entry and named so: `_app` is no route. */
export async function compileClient(context: BundleContext): Promise<ClientScripts> {
  const options = commonOptions(context);
  // A definition that is an object becomes a module, which the script would carry and each part import: one more request.
  const define = Object.fromEntries(Object.entries(options.define).filter(([, value]) => !value.startsWith('{')));
  const common = {
    ...options,
    define,
    plugins: [styleSheetsAsText(context), ...options.plugins],
    outdir: '/',
    platform: 'browser' as const,
    minify: true,
  };
  const wanted = new Map<string, string>();
  const client = await build({
    ...common,
    entryPoints: [join(context.templates, 'client.ts')],
    plugins: [laterParts(wanted), ...common.plugins],
  });
  const files = [...new Set(wanted.values())].sort();
  // Each by itself: made together, all of them would import the chunk of what any two of them share, one request after the other.
  const made = await Promise.all(
    files.map((file) =>
      build({
        ...common,
        entryPoints: [file],
        splitting: true,
        entryNames: '[name].[hash]',
        chunkNames: 'part.[hash]',
      }),
    ),
  );
  const paths = made.map(({ metafile }, index) => neededOutputs(metafile, files[index]!, context.root));
  // A build may hold another part as a chunk; that one's name is given by the build of its own.
  const names = new Map(files.map((file, index) => [file, basename(paths[index]![0]!)]));
  const text = [...wanted].reduce(
    (code, [mark, file]) => code.replaceAll(mark, `./${names.get(file)!}`),
    client.outputFiles[0]!.text,
  );
  const hash = nameHash(createHash('sha256').update(text).digest('base64url'));
  return {
    script: { name: `_app.${hash}.js`, text },
    parts: [
      ...new Map(
        made
          .flatMap(({ outputFiles }, index) => outputFiles.filter(({ path }) => paths[index]!.includes(path)))
          .map((part) => [part.path, { name: basename(part.path), text: part.text }]),
      ).values(),
    ],
    metafiles: [client.metafile, ...made.map(({ metafile }) => metafile)],
  };
}

/** The output of an entry and all that it imports; a chunk behind an import that was dropped as unused is not among them. */
function neededOutputs({ outputs }: Metafile, file: string, root: string): string[] {
  const [entry] = Object.entries(outputs).find(
    ([, { entryPoint }]) => entryPoint !== undefined && join(root, entryPoint) === file,
  )!;
  const needed = [entry];
  // Grows while it is walked.
  for (const path of needed)
    for (const { path: next } of outputs[path]?.imports ?? []) if (!needed.includes(next)) needed.push(next);
  return needed.map((path) => join(root, path));
}

/** A part may bring its own style sheet, as a text that its script puts in place. */
function styleSheetsAsText({ readText }: BundleContext): Plugin {
  return {
    name: 'style-sheets-as-text',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: minifyCss(await readText(path)), loader: 'text' }));
    },
  };
}

/** Leaves dynamic imports out of the script, under a mark that is replaced when the part has a name. */
function laterParts(wanted: Map<string, string>): Plugin {
  return {
    name: 'later-parts',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'later-parts') return undefined;
        const found = await resolve(path, { kind, resolveDir, importer, pluginData: 'later-parts' });
        if (found.errors.length > 0) return found;
        const mark = `${placeholder}${basename(found.path)}`;
        wanted.set(mark, found.path);
        return { path: mark, external: true };
      });
    },
  };
}
