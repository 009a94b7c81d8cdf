// Bundles the site's own style sheets into one file, with what they import and name in `url()`.
import { basename } from 'node:path';
import { build, type BuildFailure } from 'esbuild';
import { projectFile } from '../model/project-file.ts';
import { XdocsError } from '../model/problem.ts';
import { bundledFrom, type BundledFrom } from './bundle-templates.ts';
import type { BundleContext } from './common-options.ts';
import type { Script } from './client-scripts.ts';

/** The compiled style sheets, which can be cached; without a sheet where the site has none. */
export interface CompiledCss {
  readonly sheet?: Script;
  /** Fonts and pictures, their contents in Base64. */
  readonly assets: readonly { readonly name: string; readonly base64: string }[];
  /** Names of the variables that they use. */
  readonly usedVariables: readonly string[];
}

interface OwnCssContext extends Pick<BundleContext, 'root' | 'localPackages'> {
  /** Absolute paths, and specifiers of packages. */
  readonly files: readonly string[];
  /** URL path below which hashed files are served. */
  readonly assets: string;
}

const fileEndings = ['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'woff2', 'woff', 'ttf', 'otf', 'eot'];

/**
 * Compiles them in their order. What an address that begins with a slash names is the public folder's.
 *
 * @throws XdocsError with file and line if one cannot be read
 */
export async function compileOwnCss(context: OwnCssContext): Promise<CompiledCss & BundledFrom> {
  const { root, files, assets } = context;
  if (files.length === 0) return { assets: [], usedVariables: [], inputs: [], absent: [] };
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: {
      contents: files.map((file) => `@import ${JSON.stringify(file)};`).join('\n'),
      loader: 'css',
      resolveDir: root,
      sourcefile: 'css',
    },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    outdir: '/',
    entryNames: 'own.[hash]',
    assetNames: '[name].[hash]',
    publicPath: assets,
    loader: Object.fromEntries(fileEndings.map((ending) => [`.${ending}`, 'file'])),
    plugins: [
      {
        name: 'public-files',
        setup({ onResolve }) {
          onResolve({ filter: /^\// }, ({ kind, path }) =>
            kind === 'url-token' ? { path, external: true } : undefined,
          );
        },
      },
    ],
  }).catch((error: BuildFailure) => failOfCss(error, root));
  const sheet = outputFiles.find(({ path }) => path.endsWith('.css'))!;
  const used = [...sheet.text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);
  return {
    sheet: { name: basename(sheet.path), text: sheet.text },
    assets: outputFiles
      .filter((file) => file !== sheet)
      .map(({ path, contents }) => ({ name: basename(path), base64: Buffer.from(contents).toString('base64') })),
    usedVariables: [...new Set(used)].sort(),
    ...bundledFrom([metafile], context),
  };
}

/** Says what a style sheet lacks. */
function failOfCss(failure: BuildFailure, root: string): never {
  const [first] = failure.errors ?? [];
  if (!first) throw failure;
  const { location, text } = first;
  if (!location || location.file === 'css')
    throw new XdocsError(
      `"css" cannot be bundled: ${text}. Its files are paths from the config's folder, or names of installed packages.`,
    );
  const file = projectFile(`${root}/${location.file}`, root);
  throw new XdocsError(`${file}:${location.line}:${location.column + 1}: the style sheet cannot be bundled: ${text}`);
}
