// What generic components take when nothing says what their type parameters are: as an editor sees `<Name |`. A component
// that renders any element (`as`) has the props of its usual one only there. In: the program and names. Out: types.
import { join } from 'node:path';
import ts from 'typescript';
import type { PackageEntry } from './package-entry.ts';

/** A checker of a program that has an element of each component. */
export interface ComponentProbe {
  readonly checker: ts.TypeChecker;
  /** The type of the element's attributes; `undefined` for a component that was not asked about. */
  typeOf(packageName: string, name: string): ts.Type | undefined;
}

interface ProbeOptions {
  readonly program: ts.Program;
  readonly host: ts.CompilerHost;
  readonly entries: readonly PackageEntry[];
}

/**
 * Adds a module beside each package's entry with one element a component, and lets the checker infer.
 *
 * @param names exported names by package; a part of a component has a dot, `Tabs.List`
 */
export function probeComponents(
  { program, host, entries }: ProbeOptions,
  names: ReadonlyMap<string, readonly string[]>,
): ComponentProbe {
  const texts = new Map<string, string>();
  const files = new Map<string, string>();
  for (const { name, folder, file } of entries) {
    const wanted = names.get(name) ?? [];
    if (wanted.length === 0) continue;
    const path = join(folder, '__xdocs-probe.tsx');
    files.set(name, path);
    const elements = wanted.map((each) => `<Probed.${each} />;\n`);
    texts.set(path, `import * as Probed from ${JSON.stringify(file)};\n${elements.join('')}`);
  }
  const probing: ts.CompilerHost = {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    getSourceFile: (file, version, ...rest) => {
      const text = texts.get(file);
      return text === undefined
        ? (program.getSourceFile(file) ?? host.getSourceFile(file, version, ...rest))
        : ts.createSourceFile(file, text, version, true, ts.ScriptKind.TSX);
    },
    resolveModuleNameLiterals: (literals, file, ...rest) => {
      const found = host.resolveModuleNameLiterals!(literals, file, ...rest);
      if (!texts.has(file)) return found;
      // The import of the entry is its path, extension and all.
      return literals.map(({ text }, index) =>
        text.startsWith('/') || /^[a-z]:/i.test(text)
          ? {
              resolvedModule: {
                resolvedFileName: text,
                extension: /(?:\.d)?\.[cm]?tsx?$/.exec(text)?.[0] ?? '.ts',
                isExternalLibraryImport: false,
              },
            }
          : found[index]!,
      );
    },
  };
  const probed = ts.createProgram({
    rootNames: [...program.getRootFileNames(), ...texts.keys()],
    options: program.getCompilerOptions(),
    host: probing,
    oldProgram: program,
  });
  const checker = probed.getTypeChecker();
  const elements = new Map<string, ts.JsxSelfClosingElement>();
  for (const [packageName, path] of files) {
    for (const statement of probed.getSourceFile(path)?.statements ?? []) {
      if (!ts.isExpressionStatement(statement) || !ts.isJsxSelfClosingElement(statement.expression)) continue;
      const name = statement.expression.tagName.getText().replace('Probed.', '');
      elements.set(`${packageName}\0${name}`, statement.expression);
    }
  }
  return {
    checker,
    typeOf(packageName, name) {
      const element = elements.get(`${packageName}\0${name}`);
      return element && checker.getContextualType(element.attributes);
    },
  };
}
