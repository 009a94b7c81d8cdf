// The types of demos: one TypeScript program over all of them, as a reader who copies one would meet it. In: entry files.
// Out: what the compiler says, and every file it read.
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { FileRead } from '../model/source-file.ts';
import { declarationsFile, demoHost, type SiteModules } from './demo-modules.ts';
import { createReadLog } from './read-log.ts';

export interface DemoTypesOptions extends SiteModules {
  /** The project's folder; its tsconfig.json, if there is one, gives the compiler's options. */
  readonly root: string;
  /** Paths of TypeScript files relative to the root. */
  readonly files: readonly string[];
  /** Import aliases with absolute targets. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The bundler has plugins of the site's, which may know modules that no compiler finds. The bundler tells of those it lacks. */
  readonly hasPlugins: boolean;
}

export interface TypeMessage {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface DemoTypes {
  readonly messages: readonly TypeMessage[];
  /** All files of the program: the answer holds while each has its hash. */
  readonly reads: readonly FileRead[];
}

/** "Cannot find module", and the same for an import that takes nothing. */
const unknownModule: ReadonlySet<number> = new Set([2307, 2882]);

/** Checks the types of demo files. Synchronous and heavy: run it in a worker. */
export function checkDemoTypes({ root, files, aliases, hasPlugins, ...modules }: DemoTypesOptions): DemoTypes {
  const options = optionsOf(root, aliases);
  const program = ts.createProgram([declarationsFile(root), ...files.map((file) => join(root, file))], options, demoHost(options, { root, ...modules }));
  const messages: TypeMessage[] = [];
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !/\.tsx?$/.test(file.fileName) || file.fileName.includes('/node_modules/')) continue;
    for (const diagnostic of [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]) {
      if (hasPlugins && unknownModule.has(diagnostic.code)) continue;
      const { line, character } = file.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      messages.push({
        file: projectPath(root, file.fileName),
        line: line + 1,
        column: character + 1,
        message: `${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')} (TS${diagnostic.code})`,
      });
    }
  }
  const log = createReadLog(root);
  for (const file of [...program.getSourceFiles().map((source) => source.fileName), join(root, 'tsconfig.json')]) log.read(file);
  return { messages, reads: log.reads() };
}

function optionsOf(root: string, aliases: Readonly<Record<string, string>>): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const own = ts.sys.fileExists(file) ? ts.parseJsonConfigFileContent({ ...(ts.readConfigFile(file, ts.sys.readFile).config as object), include: [], files: [file] }, ts.sys, root).options : {};
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    // A demo may import plain JavaScript, whose types are what the compiler finds.
    allowJs: true,
    ...own,
    skipLibCheck: true,
    noEmit: true,
    paths: { ...own.paths, ...Object.fromEntries(Object.entries(aliases).map(([from, to]) => [from, [to, `${to}.ts`, `${to}.tsx`]])) },
  };
}

function projectPath(root: string, file: string): string {
  return relative(root, file).replaceAll('\\', '/');
}
