// The one TypeScript program over all documented packages. In: package names. Out: program, entry files, missing
// packages.
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { failedLookupsOf } from './failed-lookups.ts';
import { withOpenTypes } from './open-types.ts';
import { parsedFiles } from './parsed-files.ts';
import type { ReadLog } from './read-log.ts';

/** A package whose declarations were found. */
export interface PackageEntry {
  readonly name: string;
  /** The declaration file that `import 'name'` resolves to. */
  readonly file: string;
  /** The folder of its package.json. */
  readonly folder: string;
  /** Origin of the `homepage` in its package.json. */
  readonly home?: string;
}

export interface ApiProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly packages: ReadonlyMap<string, PackageEntry>;
  readonly missing: readonly string[];
  /** The declaration file of a module as imported from another file (default: from the project's root). */
  resolve(specifier: string, from?: string): string | undefined;
}

/**
 * Reads the declarations of all packages into one program, so that shared types (React, a component library) are parsed
 * once.
 *
 * @param root folder whose `node_modules` is searched first
 * @param names packages, as imported
 */
export function createApiProgram(root: string, names: readonly string[], log: ReadLog): ApiProgram {
  const options = compilerOptions;
  const host = ts.createCompilerHost(options);
  host.readFile = log.read;
  host.getCurrentDirectory = () => root;
  // Comments are read from the text on demand.
  const parsed = parsedFiles(options, ts.JSDocParsingMode.ParseNone);
  host.getSourceFile = (file, version) => {
    const text = log.read(file);
    return text === undefined ? undefined : parsed.parse(file, withOpenTypes(text), version);
  };
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const lookUp = (specifier: string, from = join(root, 'index.ts')) =>
    ts.resolveModuleName(specifier, from, options, host, cache, undefined, ts.ModuleKind.ESNext);
  const resolve = (specifier: string, from?: string): string | undefined => {
    const found = lookUp(specifier, from).resolvedModule;
    return found && found.extension.endsWith('ts') ? found.resolvedFileName : undefined;
  };
  const packages = new Map<string, PackageEntry>();
  for (const name of names) {
    const file = resolve(name);
    if (!file) {
      // If one of these files appears, the package may be found.
      for (const place of failedLookupsOf(lookUp(name))) log.read(place);
      continue;
    }
    const folder = packageFolderOf(file, host);
    const home = homeOf(host.readFile(join(folder, 'package.json')));
    packages.set(name, { name, file, folder, ...(home ? { home } : {}) });
  }
  const rootNames = [...packages.values()].map((entry) => entry.file);
  const program = ts.createProgram({ rootNames, options, host });
  parsed.keep();
  return {
    program,
    checker: program.getTypeChecker(),
    packages,
    missing: names.filter((name) => !packages.has(name)),
    resolve,
  };
}

/** The options of a modern application, so that pages show the same types as readers' editors. */
const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

function homeOf(packageJson: string | undefined): string | undefined {
  const homepage = /"homepage"\s*:\s*"([^"]+)"/.exec(packageJson ?? '')?.[1];
  return homepage && URL.canParse(homepage) ? new URL(homepage).origin : undefined;
}

/** The nearest parent folder whose package.json has a name; one in `esm/` often contains only `type`. */
function packageFolderOf(file: string, host: ts.CompilerHost): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const text = host.readFile(join(folder, 'package.json'));
    if (text && /"name"\s*:/.test(text)) return folder;
  }
  return dirname(file);
}
