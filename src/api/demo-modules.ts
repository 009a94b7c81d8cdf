// How a compiler of demos finds what they import, as the bundler does. In: the site's ways. Out: a compiler host, with
// one file that is on no disk: it declares style sheets, pictures and what else a loader turns into a value.
import { join } from 'node:path';
import ts from 'typescript';
import { failedLookupsOf } from './failed-lookups.ts';

/** What the site says of modules, beyond the compiler's own options. */
export interface SiteModules {
  /** The project's folder, whose packages serve content outside of it first. */
  readonly root: string;
  readonly moduleRoots: readonly string[];
  /** esbuild's loaders by extension. */
  readonly loaders: Readonly<Record<string, string>>;
}

/** Pictures and fonts that the bundler turns into addresses without being told. */
const files = ['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.woff2'];
const textLoaders = ['text', 'base64', 'dataurl', 'file', 'copy'];

/** The file that is on no disk; it must be among the program's roots. */
export function declarationsFile(root: string): string {
  return join(root, '__xdocs-modules.d.ts');
}

/**
 * A host whose modules are the bundler's.
 *
 * @param onAbsent hears of files that would be taken if they were there: instead of own ones, or of nothing at all
 */
export function demoHost(
  options: ts.CompilerOptions,
  site: SiteModules,
  onAbsent: (file: string) => void,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const ownFile = declarationsFile(site.root);
  const ownText = declarationsOf(site.loaders);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => file === ownFile || fileExists.call(host, file);
  host.readFile = (file) => (file === ownFile ? ownText : readFile.call(host, file));
  host.getSourceFile = (file, languageVersion, ...rest) =>
    file === ownFile
      ? ts.createSourceFile(file, ownText, languageVersion)
      : getSourceFile.call(host, file, languageVersion, ...rest);
  const cache = ts.createModuleResolutionCache(site.root, (file) => file, options);
  host.resolveModuleNameLiterals = (literals, file, redirected, _, source) =>
    literals.map((literal) => {
      const { text } = literal;
      // An ES module gets another declaration of a package than a CommonJS one.
      const mode = ts.getModeForUsageLocation(source, literal, options);
      const from = (name: string, importer: string) =>
        ts.resolveModuleName(name, importer, options, host, cache, redirected, mode);
      const isRelative = /^\.{0,2}\//.test(text) || text === '.' || text === '..';
      const isOutside = !file.startsWith(`${site.root}/`) && !file.includes('/node_modules/');
      const tries = [
        ...(isOutside && !isRelative ? [() => from(text, join(site.root, 'demo.ts'))] : []),
        () => from(text, file),
        ...(isRelative ? [] : site.moduleRoots.map((folder) => () => from(`./${text}`, join(folder, 'demo.ts')))),
      ];
      let found: ts.ResolvedModuleWithFailedLookupLocations = { resolvedModule: undefined };
      const absent: string[] = [];
      for (const next of tries) {
        if (found.resolvedModule) break;
        found = next();
        absent.push(...failedLookupsOf(found));
      }
      // A package is another one when its files are.
      if (!found.resolvedModule?.isExternalLibraryImport) absent.forEach(onAbsent);
      return found;
    });
  return host;
}

function declarationsOf(loaders: Readonly<Record<string, string>>): string {
  const texts = new Set([
    ...files,
    ...Object.entries(loaders).flatMap(([extension, loader]) => (textLoaders.includes(loader) ? [extension] : [])),
  ]);
  return [
    "declare module '*.css' { const names: Readonly<Record<string, string>>; export default names; }",
    ...[...texts].map((extension) => `declare module '*${extension}' { const value: string; export default value; }`),
    'declare var process: { env: Record<string, string | undefined> };',
  ].join('\n');
}
