// The code beside declaration files, and sources themselves, parsed once per file. In: files with types. Out: syntax trees.
import ts from 'typescript';
import type { ReadLog } from './read-log.ts';

export interface JavaScriptFiles {
  /**
   * The code of a file with types: the JavaScript beside a declaration file (`a.js` for `a.d.ts`), a source itself;
   * `undefined` if the package has none.
   */
  forDeclaration(file: string): ts.SourceFile | undefined;
  parse(file: string): ts.SourceFile | undefined;
}

/** Parses code for its syntax only: without types, JSDoc trees or a program. */
export function createJavaScriptFiles(log: ReadLog): JavaScriptFiles {
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const parse = (file: string): ts.SourceFile | undefined => {
    if (!parsed.has(file)) {
      const text = log.read(file);
      const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
      parsed.set(file, text === undefined ? undefined : ts.createSourceFile(file, text, options, true, kindOf(file)));
    }
    return parsed.get(file);
  };
  return {
    parse,
    forDeclaration(file) {
      const bare = file.replace(/\.d\.[cm]?ts$/, '');
      if (bare === file) return parse(file);
      // Bundlers write declarations for one format, and code for several.
      const own = /\.d\.([cm]?)ts$/.exec(file)![1];
      for (const end of own ? [`.${own}js`, '.js'] : ['.js', '.mjs']) {
        const found = parse(bare + end);
        if (found) return found;
      }
      return undefined;
    },
  };
}

function kindOf(file: string): ts.ScriptKind {
  if (/\.[cm]?ts$/.test(file)) return ts.ScriptKind.TS;
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.JS;
}
