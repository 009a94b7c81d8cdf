// The file of a build's trace. Whether it may and can be written is known before the build.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { XdocsError } from '../model/problem.ts';
import { diskError } from './disk-error.ts';
import { realPathOf } from './real-path.ts';

export interface ProfileFileOptions {
  /** The output folder, which is replaced with all that is in it. */
  readonly out: string;
  /** How every trace begins: another file is not overwritten. */
  readonly opening: string;
}

/**
 * Prepares a trace's file.
 *
 * @param path absolute
 * @returns what writes the trace
 * @throws XdocsError where the file cannot be written, holds something else, or would be part of the site
 */
export function openProfileFile(path: string, { out, opening }: ProfileFileOptions): (text: string) => void {
  if (realPathOf(path).startsWith(realPathOf(out) + sep))
    throw new XdocsError(`--profile: ${path} lies in the output folder, which is replaced. Name a file elsewhere.`);
  const onDisk = <T>(what: string, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw diskError(error, `--profile: ${path} cannot be ${what}`);
    }
  };
  const known = onDisk('read', () => (existsSync(path) ? readFileSync(path, 'latin1') : ''));
  if (known !== '' && !known.startsWith(opening))
    throw new XdocsError(`--profile: ${path} is no trace, so it is left alone. Name another file.`);
  const write = (text: string) =>
    onDisk('written', () => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    });
  write('');
  return write;
}
