// Evaluates a compiled user module and gives its default export.
import { XdocsError } from '../model/problem.ts';

/** Makes one ES module text of a module file; wired to the bundler upstairs. */
export type CompileModule = (file: string) => Promise<{ readonly text: string; readonly inputs: readonly string[] }>;

/** A module's default export (of a promise, what it brings) and the absolute paths of the files it was made from. */
interface ImportedModule {
  readonly value: unknown;
  readonly inputs: readonly string[];
}

let evaluations = 0;

/**
 * Evaluates a module afresh at every call. Nothing is written beside it: content roots are never written to.
 *
 * @throws XdocsError where it cannot be compiled or throws
 */
export async function importModule(file: string, compile: CompileModule): Promise<ImportedModule> {
  const { text, inputs } = await compile(file);
  // Node keeps what an address gave, failures as well: the address is the text, so that no two texts may be equal.
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
