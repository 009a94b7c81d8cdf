// Type-checks snippets against the packages of one set. A snippet may leave out what a reader adds without thinking: the
// imports, if it has none at all, and the data of its examples.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';
import { isOwnPackage } from './versions.ts';
import { indexOf, modulesOf, type PackageIndex } from './package-index.ts';

/** A folder with packages, and the compiler that goes with them. */
export interface Installed {
  readonly folder: string;
  readonly packages: Readonly<Record<string, string>>;
}

/** What stands for the data of examples where a snippet does not say what it is: with its types, so that a member that is not there is an error. */
function standInsOf({ packages }: Installed): Readonly<Record<string, string>> {
  const grid = ['@mui/x-data-grid-premium', '@mui/x-data-grid', '@material-ui/x-grid'].find((name) => name in packages);
  return {
    React: `import * as React from 'react';`,
    dayjs: `import dayjs from 'dayjs';`,
    rows: `declare const rows: import('${grid}').GridRowsProp;`,
    columns: `declare const columns: import('${grid}').GridColDef[];`,
    apiRef: `declare const apiRef: ReturnType<typeof import('${grid}').useGridApiRef>;`,
    value: `declare const value: import('dayjs').Dayjs | null;`,
    setValue: `declare const setValue: (value: import('dayjs').Dayjs | null) => void;`,
  };
}

const cannotFindName = [2304, 2552, 2686];

/** The errors of each snippet, in their order: `line: message`. */
export function checkSnippets(installed: Installed, codes: readonly string[]): string[][] {
  const compiler = compilerOf(installed.folder);
  const fileOf = (index: number) => join(installed.folder, `snippet-${index}.tsx`).replaceAll('\\', '/');
  const compile = (texts: readonly string[]) => {
    const files = new Map(texts.map((text, index) => [fileOf(index), text]));
    const program = programOf(compiler, installed.folder, files);
    return texts.map((_, index) => {
      const source = program.getSourceFile(fileOf(index))!;
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
  };
  const first = compile(codes.map((code) => `${code}\nexport {};\n`));
  const importable = exporters(installed);
  const standIns = standInsOf(installed);
  const texts = codes.map((code, index) => {
    const missing = new Set(first[index]!.filter((each) => cannotFindName.includes(each.code)).map(nameIn));
    const hasImports = /^import .*\bfrom '(?!react')/m.test(code);
    const head = [...missing].map((name) => {
      const from = hasImports ? undefined : importable.get(name);
      return from ? `import { ${name} } from '${from}';` : (standIns[name] ?? '');
    });
    // In one line, so that lines keep their numbers.
    return `${head.join(' ')} ${code}\nexport {};\n`;
  });
  return compile(texts).map((diagnostics) =>
    diagnostics.map((diagnostic) => {
      const { line } = diagnostic.file!.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      return `${line + 1}: ${compiler.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
    }),
  );
}

/** The index of one package of a set, with those of the plans that it contains. */
export function indexPackage(installed: Installed, name: string): PackageIndex {
  const plans = Object.keys(installed.packages).filter((each) => smallestPlanOf(each) === smallestPlanOf(name));
  return indexModules(
    installed,
    plans.flatMap((each) => modulesOf(each, foldersOf(installed.folder, each))),
  );
}

/** Once the grid of the Pro plan was called `x-grid`. */
const smallestPlanOf = (name: string) => name.replace(/-(?:pro|premium)$/, '').replace('/x-grid', '/data-grid');

function indexModules({ folder }: Installed, modules: readonly string[]): PackageIndex {
  const compiler = compilerOf(folder);
  const file = join(folder, 'index-of-package.ts').replaceAll('\\', '/');
  const text = modules.map((module, at) => `import * as module${at} from '${module}';`).join('\n');
  const program = programOf(compiler, folder, new Map([[file, text]]));
  return indexOf(compiler, program, program.getSourceFile(file)!);
}

/** The package that exports a name; of several the one with the shortest name, which is that of the smallest plan. */
function exporters(installed: Installed): Map<string, string> {
  const found = new Map<string, string>();
  const packages = Object.keys(installed.packages).filter(isOwnPackage);
  for (const name of packages.sort((a, b) => a.length - b.length))
    for (const exported of Object.keys(indexModules(installed, [name])))
      if (!found.has(exported)) found.set(exported, name);
  return found;
}

function foldersOf(folder: string, name: string): string[] {
  const path = join(folder, 'node_modules', name);
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Za-z]\w*$/.test(entry.name))
    .filter((entry) => readdirSync(join(path, entry.name)).includes('index.d.ts'))
    .map((entry) => entry.name)
    .sort();
}

const nameIn = ({ messageText }: ts.Diagnostic) => /'(\w+)'/.exec(String(messageText))?.[1] ?? '';

const compilerOf = (folder: string): typeof ts => createRequire(join(folder, 'package.json'))('typescript');

/** A program of files that are only in memory, as if they lay in the folder. */
function programOf(compiler: typeof ts, folder: string, files: ReadonlyMap<string, string>): ts.Program {
  const isNew = Number.parseInt(compiler.version, 10) >= 5;
  const options: ts.CompilerOptions = {
    target: compiler.ScriptTarget.ES2020,
    module: compiler.ModuleKind.ESNext,
    moduleResolution: isNew ? compiler.ModuleResolutionKind.Bundler : compiler.ModuleResolutionKind.NodeJs,
    jsx: compiler.JsxEmit.ReactJSX,
    lib: ['lib.es2021.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    esModuleInterop: true,
    types: [],
  };
  const host = compiler.createCompilerHost(options);
  const read = host.readFile.bind(host);
  const exists = host.fileExists.bind(host);
  host.readFile = (file) => files.get(file) ?? read(file);
  host.fileExists = (file) => files.has(file) || exists(file);
  host.getCurrentDirectory = () => folder;
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? parse(file, ...rest)
      : compiler.createSourceFile(file, text, options.target!, true, compiler.ScriptKind.TSX);
  };
  return compiler.createProgram([...files.keys()], options, host);
}
