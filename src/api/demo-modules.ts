// Makes the compiler resolve the imports of demos like the bundler does. In: the site's settings. Out: a compiler host
// with one virtual file, which declares style sheets, images and everything else that a loader turns into a value.
import { join } from 'node:path';
import ts from 'typescript';
import { failedLookupsOf } from './failed-lookups.ts';
import type { ParsedFiles } from './parsed-files.ts';
import type { ReadLog } from './read-log.ts';

/** The site's settings for modules, beyond the compiler's own options. */
export interface SiteModules {
  /** The project's folder, whose packages come first for content outside of it. */
  readonly root: string;
  readonly moduleRoots: readonly string[];
  /** esbuild's loaders by extension. */
  readonly loaders: Readonly<Record<string, string>>;
}

/** Images and fonts that the bundler turns into URLs by default. */
const assetExtensions = ['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.woff2'];
const textLoaders = ['text', 'base64', 'dataurl', 'file', 'copy'];

/** The path of the virtual file; it must be among the program's root files. */
export function declarationsFile(root: string): string {
  return join(root, '__xdocs-modules.d.ts');
}

/**
 * A compiler host that resolves modules like the bundler.
 *
 * @param files.log reads the program's files, and is told of missing ones that would be used if they existed, in place of
 *   own files or of none
 * @param files.parsed parses the program's files
 */
export function demoHost(
  options: ts.CompilerOptions,
  site: SiteModules,
  { log, parsed }: { readonly log: Pick<ReadLog, 'read'>; readonly parsed: ParsedFiles },
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const virtualFile = declarationsFile(site.root);
  const virtualText = declarationsOf(site.loaders);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => file === virtualFile || fileExists.call(host, file);
  host.readFile = (file) => (file === virtualFile ? virtualText : readFile.call(host, file));
  host.getSourceFile = (file, version) => {
    // The log knows the text that was checked: a file may be saved before the check is done.
    const text = file === virtualFile ? virtualText : log.read(file);
    return text === undefined ? undefined : parsed.parse(file, text, version);
  };
  const cache = ts.createModuleResolutionCache(site.root, (file) => file, options);
  host.resolveModuleNameLiterals = (literals, file, redirected, _, source) =>
    literals.map((literal) => {
      const { text } = literal;
      // An ES module gets other declarations of a package than a CommonJS module.
      const mode = ts.getModeForUsageLocation(source, literal, options);
      const from = (name: string, importer: string) =>
        ts.resolveModuleName(name, importer, options, host, cache, redirected, mode);
      const isRelative = /^\.{0,2}\//.test(text) || text === '.' || text === '..';
      const isOutside = !file.startsWith(`${site.root}/`) && !file.includes('/node_modules/');
      const attempts = [
        ...(isOutside && !isRelative ? [() => from(text, join(site.root, 'demo.ts'))] : []),
        () => from(text, file),
        ...(isRelative ? [] : site.moduleRoots.map((folder) => () => from(`./${text}`, join(folder, 'demo.ts')))),
      ];
      let found: ts.ResolvedModuleWithFailedLookupLocations = { resolvedModule: undefined };
      const absent: string[] = [];
      for (const attempt of attempts) {
        if (found.resolvedModule) break;
        found = attempt();
        absent.push(...failedLookupsOf(found));
      }
      // A package's own files say when it changes.
      if (!found.resolvedModule?.isExternalLibraryImport) absent.forEach(log.read);
      return found;
    });
  return host;
}

function declarationsOf(loaders: Readonly<Record<string, string>>): string {
  const texts = new Set([
    ...assetExtensions,
    ...Object.entries(loaders).flatMap(([extension, loader]) => (textLoaders.includes(loader) ? [extension] : [])),
  ]);
  return [
    "declare module '*.css' { const names: Readonly<Record<string, string>>; export default names; }",
    ...[...texts].map((extension) => `declare module '*${extension}' { const value: string; export default value; }`),
    'declare var process: { env: Record<string, string | undefined> };',
  ].join('\n');
}
