// The TypeScript program over a product's packages. In: package names. Out: program, entry files, missing
// packages.
import { join } from 'node:path';
import ts from 'typescript';
import { apiResolution, packageFolderOf } from './api-resolution.ts';
import { probeComponents, type ComponentProbe } from './component-probe.ts';
import { rememberAnswers, type DiskAnswers } from './disk-answers.ts';
import { failedLookupsOf } from './failed-lookups.ts';
import { withOpenTypes } from './open-types.ts';
import type { PackageEntry } from './package-entry.ts';
import { parsedFiles } from './parsed-files.ts';
import type { ReadLog } from './read-log.ts';

export interface ApiProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly packages: ReadonlyMap<string, PackageEntry>;
  readonly missing: readonly string[];
  /** The file with the types of a module as imported from another file (default: from the project's root). */
  resolve(specifier: string, from?: string): string | undefined;
  /** Whether a file finds no types of a module. Where they would be is recorded: somebody may install them. */
  lacks(specifier: string, from: string): boolean;
  /** A file's text, recorded as read. */
  readText(file: string): string | undefined;
  /** Asks what generic components take, by package; costs a second checker. */
  probe(names: ReadonlyMap<string, readonly string[]>): ComponentProbe;
}

interface ProgramOptions {
  /** Folder whose `node_modules` is searched first. */
  readonly root: string;
  /** Packages, as imported. */
  readonly names: readonly string[];
  /** The site's aliases: absolute paths by specifier. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly log: ReadLog;
  /** What is known of the disk, and what this program adds to it. */
  readonly disk: DiskAnswers;
}

/**
 * Reads the types of packages into one program; files that the thread's last program had, too (React, a component
 * library), are not parsed again.
 */
export function createApiProgram({ root, names, aliases, log, disk }: ProgramOptions): ApiProgram {
  const options = compilerOptions;
  const host = ts.createCompilerHost(options);
  rememberAnswers(host, disk);
  host.readFile = log.read;
  host.getCurrentDirectory = () => root;
  // Comments are read from the text on demand.
  const parsed = parsedFiles(options, ts.JSDocParsingMode.ParseNone);
  host.getSourceFile = (file, version) => {
    const text = log.read(file);
    return text === undefined ? undefined : parsed.parse(file, withOpenTypes(text), version);
  };
  const { lookUp, fileOf } = apiResolution({ root, aliases, options, host, log });
  host.resolveModuleNameLiterals = (literals, file, _redirected, _options, source) =>
    literals.map((literal) => lookUp(literal.text, file, ts.getModeForUsageLocation(source, literal, options)));
  const top = join(root, 'index.ts');
  const awaited = (specifier: string, from: string): string | undefined => {
    const found = lookUp(specifier, from);
    const file = fileOf(found);
    // If one of these files appears, the module may be found.
    if (!file) for (const place of failedLookupsOf(found)) log.read(place);
    return file;
  };
  const packages = new Map<string, PackageEntry>();
  for (const name of names) {
    const file = awaited(name, top);
    if (!file) continue;
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
    resolve: (specifier, from = top) => fileOf(lookUp(specifier, from)),
    lacks: (specifier, from) => awaited(specifier, from) === undefined,
    readText: log.read,
    probe: (wanted) => probeComponents({ program, host, entries: [...packages.values()] }, wanted),
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
