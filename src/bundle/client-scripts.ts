// The plain script of every page, in one file, and the parts that it imports on demand. The script shares no chunks
// with the parts, because every page would have to load them; the parts contain copies of the few lines that both need.
import { build, type Metafile, type Plugin } from 'esbuild';
import { nameHash } from '../model/name-hash.ts';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { commonOptions, type BundleContext } from './common-options.ts';
import { minifyCss } from './minify-css.ts';

/** A file of code and its name, which contains a hash of the content. */
export interface Script {
  readonly name: string;
  readonly text: string;
}

/** What scripts of the templates depend on besides the files that they are made from. */
export type ScriptsContext = Pick<
  BundleContext,
  'root' | 'localPackages' | 'templates' | 'aliases' | 'define' | 'readText' | 'tsconfigRaw'
>;

interface ClientScripts {
  readonly script: Script;
  readonly parts: readonly Script[];
  readonly metafiles: readonly Metafile[];
}

const placeholderPrefix = 'xdocs-part:';
// Parts are imported by a function of the script (`templates/client/load-part.ts`), which can do it again: from the script,
// where the bundler has written `import("xdocs-part:…")`, and from other parts, which lie beside it.
const partOfPart = /\bimport\((["'`]\.\/[^"'`]+["'`])\)/g;
const placed = new RegExp(`\\bimport\\((["'\`])(${placeholderPrefix}[^"'\`]+)\\1\\)`, 'g');

/** Compiles the script and its parts. The script is named `_app`, as the shell's entry; no page can have that route. */
export async function compileClient(context: ScriptsContext): Promise<ClientScripts> {
  const options = commonOptions(context);
  const common = {
    ...options,
    define: withoutObjects(options.define),
    plugins: [styleSheetsAsText(context), ...options.plugins],
    outdir: '/',
    platform: 'browser' as const,
    minify: true,
  };
  const deferred = new Map<string, string>();
  const client = await build({
    ...common,
    entryPoints: [join(context.templates, 'client.ts')],
    plugins: [externalParts(deferred), ...common.plugins],
  });
  const files = [...new Set(deferred.values())].sort();
  // Each part is built separately: built together, they would import a chunk of whatever any two of them share, with
  // further sequential requests.
  const builds = await Promise.all(
    files.map((file) =>
      build({
        ...common,
        entryPoints: [file],
        splitting: true,
        entryNames: '[name].[hash]',
        chunkNames: '[name].[hash]',
      }),
    ),
  );
  const paths = builds.map(({ metafile }, index) => neededOutputs(metafile, files[index]!, context.root));
  // A build may contain another part as a chunk; that part's name comes from its own build.
  const names = new Map(files.map((file, index) => [file, basename(paths[index]![0]!)]));
  const text = client.outputFiles[0]!.text.replaceAll(
    placed,
    (_, quote: string, name: string) => `xdPart(${quote}./${names.get(deferred.get(name)!)!}${quote})`,
  );
  const hash = nameHash(createHash('sha256').update(text).digest('base64url'));
  return {
    script: { name: `_app.${hash}.js`, text },
    parts: [
      ...new Map(
        builds
          .flatMap(({ outputFiles }, index) => outputFiles.filter(({ path }) => paths[index]!.includes(path)))
          .map(({ path, text: code }) => [
            path,
            { name: basename(path), text: code.replaceAll(partOfPart, 'xdPart($1)') },
          ]),
      ).values(),
    ],
    metafiles: [client.metafile, ...builds.map(({ metafile }) => metafile)],
  };
}

/** Without objects, which esbuild turns into modules: they would become a shared chunk, one more request. */
export function withoutObjects(define: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(define).filter(([, value]) => !value.startsWith('{')));
}

/** The output of an entry and everything it imports, without chunks of imports that were dropped as unused. */
function neededOutputs({ outputs }: Metafile, file: string, root: string): string[] {
  const [entry] = Object.entries(outputs).find(
    ([, { entryPoint }]) => entryPoint !== undefined && join(root, entryPoint) === file,
  )!;
  const needed = [entry];
  // The array grows during the loop.
  for (const path of needed)
    for (const { path: next } of outputs[path]?.imports ?? []) if (!needed.includes(next)) needed.push(next);
  return needed.map((path) => join(root, path));
}

/** A part may import its own style sheet as text, which its script inserts. */
export function styleSheetsAsText({ readText }: Pick<BundleContext, 'readText'>): Plugin {
  return {
    name: 'style-sheets-as-text',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        // Whose names of classes the bundler makes.
        if (path.endsWith('.module.css')) return undefined;
        return { contents: minifyCss(await readText(path)), loader: 'text' };
      });
    },
  };
}

/** Makes dynamic imports external, under a placeholder that is replaced once the part has a name. */
function externalParts(deferred: Map<string, string>): Plugin {
  return {
    name: 'later-parts',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'later-parts') return undefined;
        const found = await resolve(path, { kind, resolveDir, importer, pluginData: 'later-parts' });
        if (found.errors.length > 0) return found;
        const placeholder = `${placeholderPrefix}${basename(found.path)}`;
        deferred.set(placeholder, found.path);
        return { path: placeholder, external: true };
      });
    },
  };
}
