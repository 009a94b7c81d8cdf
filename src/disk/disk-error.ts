// Errors of the file system: no permission, no space, a file where a folder should be.
import { XdocsError } from '../model/problem.ts';

/** Wraps a system error in one that says what failed; returns any other error unchanged. */
export function diskError(error: unknown, what: string): unknown {
  return error instanceof Error && 'syscall' in error
    ? new XdocsError(`${what}: ${error.message}.`, { cause: error })
    : error;
}
