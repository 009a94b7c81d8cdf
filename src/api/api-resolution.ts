// Where an import of a documented package leads: like the compiler, with the site's aliases, with `paths` of the nearest
// tsconfig.json in a workspace, and with the sources of a package of the workspace that nobody has built.
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { nearestOptions } from './demo-compiler-options.ts';
import { failedLookupsOf } from './failed-lookups.ts';
import type { ReadLog } from './read-log.ts';
import { sourceEntryOf } from './source-entry.ts';

export interface ApiResolution {
  /** Resolves one import of a file. */
  lookUp(specifier: string, from: string, mode?: ts.ResolutionMode): ts.ResolvedModuleWithFailedLookupLocations;
  /** The file with types that an import leads to, be it a declaration or a source. */
  fileOf(found: ts.ResolvedModuleWithFailedLookupLocations): string | undefined;
}

interface ResolutionOptions {
  readonly root: string;
  readonly aliases: Readonly<Record<string, string>>;
  readonly options: ts.CompilerOptions;
  readonly host: ts.CompilerHost;
  readonly log: ReadLog;
}

/** Creates it; what it looks for outside of packages, and does not find, is in the log. */
export function apiResolution({ root, aliases, options, host, log }: ResolutionOptions): ApiResolution {
  const nearest = nearestOptions(root, aliases, log);
  const merged = new Map<ts.CompilerOptions, ts.CompilerOptions>();
  const optionsFor = (file: string): ts.CompilerOptions => {
    if (isInstalled(file)) return options;
    const own = nearest(file);
    const { paths, pathsBasePath, baseUrl, customConditions } = own;
    const known = merged.get(own) ?? {
      ...options,
      ...(paths && { paths }),
      ...(pathsBasePath !== undefined && { pathsBasePath }),
      ...(baseUrl !== undefined && { baseUrl }),
      ...(customConditions && { customConditions }),
    };
    merged.set(own, known);
    return known;
  };
  const caches = new Map<ts.CompilerOptions, ts.ModuleResolutionCache>();
  const cacheOf = (its: ts.CompilerOptions): ts.ModuleResolutionCache => {
    const cache = caches.get(its) ?? ts.createModuleResolutionCache(root, (name) => name, its);
    caches.set(its, cache);
    return cache;
  };
  const fileOf = ({ resolvedModule: found }: ts.ResolvedModuleWithFailedLookupLocations): string | undefined =>
    found && /\.[cm]?tsx?$/.test(found.resolvedFileName) ? found.resolvedFileName : undefined;
  const sources = new Map<string, string | undefined>();
  const unbuilt = (specifier: string, from: string): string | undefined => {
    const key = `${dirname(from)}\0${specifier}`;
    if (!sources.has(key)) sources.set(key, sourceEntryOf(specifier, dirname(from), host));
    return sources.get(key);
  };
  return {
    fileOf,
    lookUp(specifier, from, mode = ts.ModuleKind.ESNext) {
      const its = optionsFor(from);
      const found = ts.resolveModuleName(specifier, from, its, host, cacheOf(its), undefined, mode);
      if (fileOf(found) || isInstalled(from)) return found;
      // If one of these files appears, it is what is meant.
      for (const place of failedLookupsOf(found)) if (!isInstalled(place)) log.read(place);
      const source = /^\.{0,2}\//.test(specifier) ? undefined : unbuilt(specifier, from);
      if (source === undefined) return found;
      return {
        resolvedModule: {
          resolvedFileName: source,
          extension: ts.Extension[source.endsWith('x') ? 'Tsx' : 'Ts'],
          isExternalLibraryImport: false,
        },
      } as ts.ResolvedModuleWithFailedLookupLocations;
    },
  };
}

/** A package of the workspace is only linked there, and known by its real path. */
function isInstalled(file: string): boolean {
  return file.includes('/node_modules/');
}

/** The folder of the nearest package.json with a name; one in `esm/` often contains only `type`. */
export function packageFolderOf(file: string, host: Pick<ts.CompilerHost, 'readFile'>): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const text = host.readFile(join(folder, 'package.json'));
    if (text && /"name"\s*:/.test(text)) return folder;
  }
  return dirname(file);
}
