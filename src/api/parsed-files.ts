// Parsed files, kept from one program to the next of the same thread: the standard library and React are the same in all
// of them, and take a second to parse and bind. As in the compiler's own document registry, programs share files only
// where those of their options are the same that say how a file is parsed and bound.
import ts from 'typescript';

interface ParsedFile {
  readonly text: string;
  readonly format: ts.ResolutionMode;
  readonly source: ts.SourceFile;
}

let kept: { readonly options: string; readonly files: ReadonlyMap<string, ParsedFile> } = {
  options: '',
  files: new Map(),
};

const registry = ts.createDocumentRegistry();

export interface ParsedFiles {
  /** The file with this text, parsed; an earlier program's where text and module format are the same. */
  parse(file: string, text: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile;
  /** Keeps what this program has for the next one, and drops the rest. */
  keep(): void;
}

/**
 * The files of one program that is to be made.
 *
 * @param compilerOptions the program's, plain values
 * @param jsDocParsingMode which comments become trees; they cost half of the parser's work
 */
export function parsedFiles(compilerOptions: ts.CompilerOptions, jsDocParsingMode: ts.JSDocParsingMode): ParsedFiles {
  const options = JSON.stringify([registry.getKeyForCompilationSettings(compilerOptions), jsDocParsingMode]);
  const earlier = kept.options === options ? kept.files : undefined;
  const files = new Map<string, ParsedFile>();
  return {
    parse(file, text, version) {
      const settings = typeof version === 'object' ? version : { languageVersion: version };
      const format = settings.impliedNodeFormat;
      const known = earlier?.get(file);
      const parsed =
        known?.text === text && known.format === format
          ? known
          : { text, format, source: ts.createSourceFile(file, text, { ...settings, jsDocParsingMode }) };
      files.set(file, parsed);
      return parsed.source;
    },
    keep() {
      kept = { options, files };
    },
  };
}
