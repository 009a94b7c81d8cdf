// Evaluates a user module and returns its default export.
import { XdocsError } from '../model/problem.ts';

/** Compiles a file to one ES module. Whoever loads a project passes the bundler's function. */
export type CompileModule = (file: string) => Promise<{ readonly text: string; readonly inputs: readonly string[] }>;

/** A module's default export (awaited, if it is a promise) and the absolute paths of the files it was made from. */
interface ImportedModule {
  readonly value: unknown;
  readonly inputs: readonly string[];
}

let evaluations = 0;

/**
 * Evaluates a module anew at every call, without writing to disk, because content roots are never written to.
 *
 * @throws XdocsError if it cannot be compiled or throws
 */
export async function importModule(file: string, compile: CompileModule): Promise<ImportedModule> {
  const { text, inputs } = await compile(file);
  // Node caches modules by URL, even failed ones: the URL contains the text, so a counter keeps every text unique.
  const url = `data:text/javascript;base64,${Buffer.from(`${text}\n// ${++evaluations}\n`).toString('base64')}`;
  try {
    const { default: value } = (await import(url)) as { default: unknown };
    return { value: await value, inputs };
  } catch (error) {
    if (error instanceof XdocsError) throw error;
    throw new XdocsError(
      `${file} cannot be evaluated: ${(error instanceof Error ? error.message : String(error)).replaceAll(url, file)}`,
    );
  }
}
