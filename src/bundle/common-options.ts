// esbuild options that every bundle of templates and demos shares.
import type { BuildOptions, Plugin } from 'esbuild';
import type { BundlerPlugin } from '../model/config.ts';
import { aliasesFor } from './aliases.ts';
import { oneCopy } from './one-copy.ts';

export interface BundleContext {
  /** The project's root: packages are resolved from it. */
  readonly root: string;
  readonly templates: string;
  /** The site's own parts of the shell: absolute paths by name. */
  readonly parts: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, string>>;
  readonly define: Readonly<Record<string, string>>;
  /** Folders that hold the site's own modules: content roots, module roots, targets of aliases. */
  readonly sources: readonly string[];
  readonly moduleRoots: readonly string[];
  readonly replacements: Readonly<Record<string, string>>;
  readonly loaders: Readonly<Record<string, string>>;
  /** Definitions of the site's own, for demos only. */
  readonly siteDefine: Readonly<Record<string, string>>;
  readonly plugins: readonly BundlerPlugin[];
  /** Stands for what plugins do, which no hash can see: a hash of the files that the config was made from. */
  readonly pluginsKey: string;
  /** Reads a module before esbuild does. */
  readonly readText: (path: string) => Promise<string>;
  /** URL folder at which the files of demos are served. */
  readonly publicPath: string;
}

/** JSX in `.js` is what writers of plain JavaScript demos write; pictures and fonts are files by URL. */
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

/** What an import may leave out, in the order in which the files are looked for. */
export const moduleExtensions: readonly string[] = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/** Options for a bundle; nothing is written, and the same input gives the same bytes. */
export function commonOptions(context: BundleContext, more: readonly Plugin[] = []) {
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
    plugins: [aliasesFor(context.aliases), ...more],
  } satisfies BuildOptions;
}

/** Node's `require` for bundled CommonJS packages that ask for built-ins. */
export const nodeBanner = {
  js: "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire('file:///');",
};
