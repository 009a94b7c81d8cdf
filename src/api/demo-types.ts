// Type-checks demos: one TypeScript program over all of them, with the types that a reader who copies one would get.
// In: entry files. Out: the compiler's messages, and every file it read.
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { FileRead } from '../model/source-file.ts';
import { redirectedImports, type ImportRedirections } from './redirected-imports.ts';
import { declarationsFile, demoHost, type SiteModules } from './demo-modules.ts';
import { parsedFiles } from './parsed-files.ts';
import { createReadLog, type ReadLog } from './read-log.ts';

export interface DemoTypesOptions extends SiteModules, ImportRedirections {
  /** The project's folder; its tsconfig.json, if there is one, sets the compiler's options. */
  readonly root: string;
  /** Paths of TypeScript files relative to the root. */
  readonly files: readonly string[];
  /**
   * The site has bundler plugins, which may resolve modules that the compiler cannot find. The bundler reports the
   * missing ones.
   */
  readonly hasPlugins: boolean;
}

interface TypeMessage {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface DemoTypes {
  readonly messages: readonly TypeMessage[];
  /** All files of the program, and missing ones: the result is valid while each has the same hash. */
  readonly reads: readonly FileRead[];
}

/** "Cannot find module", and the same for an import without bindings. */
const unknownModule: ReadonlySet<number> = new Set([2307, 2882]);
/** "Could not find a declaration file": plain JavaScript in a package, which the compiler does not read. */
const untypedModule = 7016;

/** Checks the types of demo files. Synchronous and heavy: run it in a worker. */
export function checkDemoTypes({
  root,
  files,
  aliases,
  replacements,
  hasPlugins,
  ...modules
}: DemoTypesOptions): DemoTypes {
  const log = createReadLog(root);
  const options = optionsOf(root, aliases, log);
  const parsed = parsedFiles(options, ts.JSDocParsingMode.ParseForTypeErrors);
  const host = demoHost(options, { root, ...modules }, { onAbsent: log.read, parsed });
  const program = ts.createProgram([declarationsFile(root), ...files.map((file) => join(root, file))], options, host);
  parsed.keep();
  const isRedirected = redirectedImports(
    { aliases, replacements, moduleRoots: modules.moduleRoots },
    (name, from) => ts.resolveModuleName(name, from, options, host).resolvedModule?.resolvedFileName,
  );
  const messages: TypeMessage[] = [];
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !/\.tsx?$/.test(file.fileName) || file.fileName.includes('/node_modules/')) continue;
    for (const diagnostic of [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]) {
      const { code, start = 0, length = 0 } = diagnostic;
      if (hasPlugins && unknownModule.has(code)) continue;
      if (
        (code === untypedModule || unknownModule.has(code)) &&
        isRedirected(file.text.slice(start + 1, start + length - 1), file.fileName)
      )
        continue;
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      messages.push({
        file: projectPath(root, file.fileName),
        line: line + 1,
        column: character + 1,
        message: `${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')} (TS${code})`,
      });
    }
  }
  for (const { fileName } of program.getSourceFiles()) log.read(fileName);
  return { messages, reads: log.reads() };
}

function optionsOf(root: string, aliases: Readonly<Record<string, string>>, log: ReadLog): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  // Extended configs are read through the log, too.
  const host = { ...ts.sys, readFile: log.read, fileExists: (path: string) => log.read(path) !== undefined };
  const own = host.fileExists(file)
    ? ts.parseJsonConfigFileContent(
        { ...(ts.readConfigFile(file, host.readFile).config as object), include: [], files: [file] },
        host,
        root,
      ).options
    : {};
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    // A demo may import plain JavaScript, whose types the compiler infers.
    allowJs: true,
    ...own,
    skipLibCheck: true,
    noEmit: true,
    paths: {
      ...own.paths,
      ...Object.fromEntries(Object.entries(aliases).map(([from, to]) => [from, [to, `${to}.ts`, `${to}.tsx`]])),
    },
  };
}

function projectPath(root: string, file: string): string {
  return relative(root, file).replaceAll('\\', '/');
}
