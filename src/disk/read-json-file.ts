// Reads a JSON file named by the user. In: its absolute path. Out: its value.
import { readFile } from 'node:fs/promises';
import { XdocsError } from '../model/problem.ts';

/** @throws XdocsError if the file does not exist or is not JSON */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new XdocsError(`${file} cannot be read (${error.code ?? error.message}).`);
  });
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    throw new XdocsError(`${file} is no JSON: ${(error as Error).message}.`);
  }
}
