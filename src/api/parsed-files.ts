// Parsed declaration files, kept from one program to the next of the same thread: the standard library and React are the
// same in all of them, and take a second to parse and bind. Only for programs of one set of compiler options, as in the
// compiler's own document registry.
import ts from 'typescript';

interface ParsedFile {
  readonly text: string;
  readonly format: ts.ResolutionMode;
  readonly source: ts.SourceFile;
}

let kept: ReadonlyMap<string, ParsedFile> = new Map();

export interface ParsedFiles {
  /** The file with this text, parsed; an earlier program's where text and module format are the same. */
  parse(file: string, text: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile;
  /** Keeps what this program has for the next one, and drops the rest. */
  keep(): void;
}

/** The files of one program that is to be made. */
export function parsedFiles(): ParsedFiles {
  const own = new Map<string, ParsedFile>();
  return {
    parse(file, text, version) {
      const options = typeof version === 'object' ? version : { languageVersion: version };
      const format = options.impliedNodeFormat;
      const known = kept.get(file);
      const parsed =
        known?.text === text && known.format === format
          ? known
          : {
              text,
              format,
              // Comments are read from the text on demand: JSDoc trees would double the parser's work.
              source: ts.createSourceFile(file, text, {
                ...options,
                jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
              }),
            };
      own.set(file, parsed);
      return parsed.source;
    },
    keep() {
      kept = own;
    },
  };
}
