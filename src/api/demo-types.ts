// Type-checks demos: one TypeScript program over all that have the same compiler options, with the types that a reader
// who copies one would get. In: entry files. Out: the compiler's messages, and every file it read.
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { FileRead } from '../model/source-file.ts';
import { redirectedImports, type ImportRedirections } from './redirected-imports.ts';
import { nearestOptions } from './demo-compiler-options.ts';
import { declarationsFile, demoHost, type SiteModules } from './demo-modules.ts';
import { parsedFiles } from './parsed-files.ts';
import { createReadLog } from './read-log.ts';

export interface DemoTypesOptions extends SiteModules, ImportRedirections {
  /** The project's folder; its tsconfig.json, if there is one, counts for demos that have none nearer. */
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

/**
 * Checks the types of demo files, each by its nearest tsconfig.json. Synchronous and heavy: run it in a worker. A file
 * that demos of several programs import is judged by its own tsconfig.json, or by all of theirs where no demo has it.
 */
export function checkDemoTypes({
  root,
  files,
  aliases,
  replacements,
  hasPlugins,
  ...modules
}: DemoTypesOptions): DemoTypes {
  const log = createReadLog(root);
  const optionsOf = nearestOptions(root, aliases, log);
  const entries = new Map<ts.CompilerOptions, string[]>();
  for (const path of files.map((file) => join(root, file))) {
    const options = optionsOf(path);
    entries.set(options, [...(entries.get(options) ?? []), path]);
  }
  const messages = new Map<string, { readonly message: TypeMessage; readonly isOwn: boolean }>();
  /** Paths of the files that their own program has. */
  const judged = new Set<string>();
  for (const [options, paths] of entries) {
    const parsed = parsedFiles(options, ts.JSDocParsingMode.ParseForTypeErrors);
    const host = demoHost(options, { root, ...modules }, { log, parsed });
    const program = ts.createProgram([declarationsFile(root), ...paths], options, host);
    parsed.keep();
    const isRedirected = redirectedImports(
      { aliases, replacements, moduleRoots: modules.moduleRoots },
      (name, from) => ts.resolveModuleName(name, from, options, host).resolvedModule?.resolvedFileName,
    );
    for (const file of program.getSourceFiles()) {
      if (file.isDeclarationFile || !/\.tsx?$/.test(file.fileName) || file.fileName.includes('/node_modules/'))
        continue;
      const path = projectPath(root, file.fileName);
      const isOwn = entries.size === 1 || optionsOf(file.fileName) === options;
      if (isOwn) judged.add(path);
      else if (judged.has(path)) continue;
      for (const diagnostic of [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]) {
        const { code, start = 0, length = 0 } = diagnostic;
        if (hasPlugins && unknownModule.has(code)) continue;
        if (
          (code === untypedModule || unknownModule.has(code)) &&
          isRedirected(file.text.slice(start + 1, start + length - 1), file.fileName)
        )
          continue;
        const { line, character } = file.getLineAndCharacterOfPosition(start);
        const message = {
          file: path,
          line: line + 1,
          column: character + 1,
          message: `${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')} (TS${code})`,
        };
        messages.set(JSON.stringify(message), { message, isOwn });
      }
    }
  }
  const kept = [...messages.values()].filter(({ message, isOwn }) => isOwn || !judged.has(message.file));
  return { messages: kept.map(({ message }) => message), reads: log.reads() };
}

function projectPath(root: string, file: string): string {
  return relative(root, file).replaceAll('\\', '/');
}
