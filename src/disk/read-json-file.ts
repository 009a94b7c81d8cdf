// A JSON file that a user names. In: its absolute path. Out: its value.
import { readFile } from 'node:fs/promises';
import { XdocsError } from '../model/problem.ts';

/** @throws XdocsError where there is no such file, or no JSON in it */
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
