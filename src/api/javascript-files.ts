// The JavaScript beside declaration files, parsed once per file. In: declaration files. Out: syntax trees.
import ts from 'typescript';
import type { ReadLog } from './read-log.ts';

export interface JavaScriptFiles {
  /** The JavaScript of a declaration file (`a.js` for `a.d.ts`); `undefined` if the package has none. */
  forDeclaration(declarationFile: string): ts.SourceFile | undefined;
  parse(file: string): ts.SourceFile | undefined;
}

/** Parses JavaScript for its syntax only: without types, JSDoc trees or a program. */
export function createJavaScriptFiles(log: ReadLog): JavaScriptFiles {
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const parse = (file: string): ts.SourceFile | undefined => {
    if (!parsed.has(file)) {
      const text = log.read(file);
      const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
      parsed.set(
        file,
        text === undefined ? undefined : ts.createSourceFile(file, text, options, true, ts.ScriptKind.JS),
      );
    }
    return parsed.get(file);
  };
  return {
    parse,
    forDeclaration: (declarationFile) => parse(declarationFile.replace(/\.d\.([cm]?)ts$/, '.$1js')),
  };
}
