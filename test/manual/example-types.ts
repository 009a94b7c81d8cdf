// The types of the manual's modules: each is compiled beside the other files of its page, with xdocs as it is today and
// with stand-ins for packages that only readers have. Out: what the compiler says.
import { join } from 'node:path';
import ts from 'typescript';
import { repository } from '../support/compiled-package.ts';
import { filesOf, type Example } from './examples.ts';

/** Packages that the examples import and this repository lacks. */
const standIns = `
declare module 'pebble' {
  import type { ReactElement, ReactNode } from 'react';
  export function Badge(props: { size?: 'small' | 'medium' | 'large'; children?: ReactNode }): ReactElement;
  export function PebbleProvider(props: { density?: 'comfortable' | 'dense'; children?: ReactNode }): ReactElement;
}
declare module 'pebble/style.css' {}
declare module 'remark-math' { const plugin: () => void; export default plugin; }
declare module 'rehype-katex' { const plugin: (options: { output: 'mathml' }) => void; export default plugin; }
declare module 'xdocs:Footer' {
  export const ShellFooter: (props: { frame: import('xdocs').FrameView }) => import('react').ReactElement;
}
`;

/** What the compiler says of modules, each as `page:line message`. */
export function typeFaults(modules: readonly Example[]): string[] {
  const base = join(repository, 'test', 'manual', '.examples');
  const files = new Map([[join(base, 'stand-ins.d.ts'), standIns]]);
  const roots = new Map<string, Example>();
  for (const [index, example] of modules.entries()) {
    const folder = join(base, String(index));
    for (const [path, text] of Object.entries(filesOf(example.page))) files.set(join(folder, path), text);
    const path = join(folder, example.title!);
    files.set(path, example.text);
    roots.set(path, example);
  }
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    paths: { xdocs: [join(repository, 'src', 'index.ts')] },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.directoryExists = (path) => path.startsWith(base) || directoryExists?.(path) === true;
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(path);
    return text === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ...(rest.slice(0, 1) as [ts.ScriptTarget]));
  };
  const program = ts.createProgram(
    [...files.keys()].filter((path) => roots.has(path) || path.endsWith('stand-ins.d.ts')),
    options,
    host,
  );
  return [...roots].flatMap(([path, { page, line }]) => {
    const source = program.getSourceFile(path)!;
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText, start }) =>
        `${page}:${line + 1 + source.getLineAndCharacterOfPosition(start ?? 0).line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
