// esbuild options shared by all bundles of templates and demos.
import type { BuildOptions, Plugin } from 'esbuild';
import type { BundlerPlugin, ThemeOptions } from '../model/config.ts';
import { aliasesFor } from './aliases.ts';
import { facadesFor } from './facades.ts';
import { oneCopy, ownModules } from './one-copy.ts';

export interface BundleContext {
  /** The project's root: packages are resolved from it. */
  readonly root: string;
  readonly templates: string;
  /** The parts of the shell that the site replaces: absolute paths by name. */
  readonly parts: Readonly<Record<string, string>>;
  /** The site's own options of Material UI's theme. */
  readonly themeOptions?: ThemeOptions | undefined;
  readonly aliases: Readonly<Record<string, string>>;
  readonly define: Readonly<Record<string, string>>;
  /** Folders of the site's own modules: content roots, module roots, targets of aliases. */
  readonly sources: readonly string[];
  readonly moduleRoots: readonly string[];
  /** Names of installed packages whose files may be others under the same version: they count as files of the site's own. */
  readonly localPackages?: readonly string[];
  readonly replacements: Readonly<Record<string, string>>;
  readonly loaders: Readonly<Record<string, string>>;
  /** The site's own definitions, for demos only. */
  readonly siteDefine: Readonly<Record<string, string>>;
  readonly plugins: readonly BundlerPlugin[];
  /**
   * Part of cache keys, because the behaviour of plugins cannot be hashed: a hash of the files that the config was made
   * from.
   */
  readonly pluginsKey: string;
  /** Reads a module's text, in place of esbuild. */
  readonly readText: (path: string) => Promise<string>;
  /** URL folder of the files of demos. */
  readonly publicPath: string;
  /** The text that counts in place of each `tsconfig.json`. */
  readonly tsconfigRaw?: string;
}

/** Demos in plain JavaScript have JSX in `.js` files; images and fonts become files with URLs. */
const fileLoaders = {
  '.js': 'jsx',
  '.svg': 'file',
  '.png': 'file',
  '.jpg': 'file',
  '.jpeg': 'file',
  '.gif': 'file',
  '.webp': 'file',
  '.woff2': 'file',
} as const;

/** Extensions that an import may omit, in the order in which they are tried. */
export const moduleExtensions: readonly string[] = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/** Options for a bundle. Nothing is written to disk; the output is deterministic. */
export function commonOptions(
  context: Pick<BundleContext, 'root' | 'templates' | 'define' | 'aliases' | 'readText'> &
    Partial<Pick<BundleContext, 'plugins' | 'loaders' | 'tsconfigRaw'>>,
  more: readonly Plugin[] = [],
) {
  const facades = facadesFor(context);
  return {
    absWorkingDir: context.root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    legalComments: 'none',
    loader: fileLoaders,
    resolveExtensions: [...moduleExtensions],
    define: { 'process.env.NODE_ENV': '"production"', ...context.define },
    alias: { ...oneCopy },
    nodePaths: ownModules(context.templates),
    plugins: [aliasesFor(context.aliases, facades.answer), ...more, facades.plugin],
    ...(context.tsconfigRaw !== undefined && { tsconfigRaw: context.tsconfigRaw }),
  } satisfies BuildOptions;
}

/** Node's `require`, for bundled CommonJS packages that require built-ins. */
export const nodeBanner = {
  js: "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire('file:///');",
};
