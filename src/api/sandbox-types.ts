// Type-checks exported demos as their readers get them: one TypeScript program over all projects, whose files lie nowhere
// on the disk. In: projects. Out: the compiler's messages, and every file it read.
import { join } from 'node:path';
import ts from 'typescript';
import type { SandboxFile } from '../model/demo-sources-file.ts';
import { compilerOptions } from '../model/sandbox-project.ts';
import type { FileRead } from '../model/source-file.ts';
import { parsedFiles } from './parsed-files.ts';
import { createReadLog, type ReadLog } from './read-log.ts';

export interface SandboxTypesOptions {
  /** The folder whose packages stand for the ones that a reader installs. */
  readonly root: string;
  /** The code of each project. */
  readonly sandboxes: readonly (readonly SandboxFile[])[];
}

export interface SandboxMessage {
  /** Index of the project. */
  readonly sandbox: number;
  /** Name of the file in the project. */
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface SandboxTypes {
  readonly messages: readonly SandboxMessage[];
  /** All files of the program that are on the disk: the result is valid while each has the same hash. */
  readonly reads: readonly FileRead[];
}

/** What `vite/client` declares of the files that exports carry; Vite itself is not installed here. Of two patterns the first counts. */
const declarations = `declare module '*.module.css' { const classes: { readonly [name: string]: string }; export default classes; }
declare module '*.css' {}
declare module '*.svg' { const url: string; export default url; }
interface ImportMeta { readonly url: string; readonly env: Readonly<Record<string, any>>; }
`;

/** Checks projects; of JavaScript the syntax only. Synchronous and heavy: run it in a worker. */
export function checkSandboxTypes({ root, sandboxes }: SandboxTypesOptions): SandboxTypes {
  const log = createReadLog(root);
  const folder = join(root, '.xdocs-sandboxes');
  const virtual = new Map(
    sandboxes.flatMap((files, index) => files.map(({ name, code }) => [join(folder, String(index), name), code])),
  );
  virtual.set(join(folder, 'modules.d.ts'), declarations);
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, types: [] }, root);
  const parsed = parsedFiles(options, ts.JSDocParsingMode.ParseForTypeErrors);
  const host = sandboxHost(options, { root, virtual, log, parsed });
  const names = [...virtual.keys()].filter((name) => /\.[jt]sx?$/.test(name));
  const program = ts.createProgram(names, options, host);
  parsed.keep();
  const messages = names.flatMap((name) => {
    const file = program.getSourceFile(name)!;
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...(/\.tsx?$/.test(name) ? program.getSemanticDiagnostics(file) : []),
    ];
    return found.map(({ start = 0, code, messageText }): SandboxMessage => {
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      const [index, ...path] = name.slice(folder.length + 1).split(/[\\/]/);
      return {
        sandbox: Number(index),
        name: path.join('/'),
        line: line + 1,
        column: character + 1,
        message: `${ts.flattenDiagnosticMessageText(messageText, ' ')} (TS${code})`,
      };
    });
  });
  return { messages, reads: log.reads() };
}

/** A host with the projects' files; packages are looked up once for all of them, from the root. */
function sandboxHost(
  options: ts.CompilerOptions,
  {
    root,
    virtual,
    log,
    parsed,
  }: {
    readonly root: string;
    readonly virtual: ReadonlyMap<string, string>;
    readonly log: Pick<ReadLog, 'read'>;
    readonly parsed: ReturnType<typeof parsedFiles>;
  },
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => virtual.has(file) || fileExists.call(host, file);
  host.readFile = (file) => virtual.get(file) ?? readFile.call(host, file);
  // The compiler would not look for files in folders that are not there.
  host.directoryExists = undefined;
  host.getSourceFile = (file, version) => {
    // The log knows the text that was checked: a package may be installed anew before the check is done.
    const text = virtual.get(file) ?? log.read(file);
    return text === undefined ? undefined : parsed.parse(file, text, version);
  };
  const cache = ts.createModuleResolutionCache(root, (file) => file, options);
  host.resolveModuleNameLiterals = (literals, file, redirected, _, source) =>
    literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(source, literal, options);
      const from = virtual.has(file) && !literal.text.startsWith('.') ? join(root, 'sandbox.ts') : file;
      return ts.resolveModuleName(literal.text, from, options, host, cache, redirected, mode);
    });
  return host;
}
