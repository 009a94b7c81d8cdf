// Evaluates a compiled user module and gives its default export.
import { XdocsError } from '../model/problem.ts';

/** Makes one ES module text of a module file; wired to the bundler upstairs. */
export type CompileModule = (file: string) => Promise<{ readonly text: string; readonly inputs: readonly string[] }>;

/** A module's default export and the absolute paths of the files it was made from. */
export interface ImportedModule {
  readonly value: unknown;
  readonly inputs: readonly string[];
}

/**
 * Evaluates a module afresh at every call. Nothing is written beside it: content roots are never written to.
 *
 * @throws XdocsError where it cannot be compiled or throws
 */
export async function importModule(file: string, compile: CompileModule): Promise<ImportedModule> {
  const { text, inputs } = await compile(file);
  try {
    const url = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
    const { default: value } = (await import(url)) as { default: unknown };
    return { value, inputs };
  } catch (error) {
    if (error instanceof XdocsError) throw error;
    throw new XdocsError(`${file} cannot be evaluated: ${(error as Error).message}`);
  }
}
