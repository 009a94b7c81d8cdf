// What the system says when it refuses to read or write: a permission, no space, a file where a folder should be.
import { XdocsError } from '../model/problem.ts';

/** An error of the system as one that says what could not be done; any other error as it is. */
export function diskRefusal(error: unknown, what: string): unknown {
  return error instanceof Error && 'syscall' in error ? new XdocsError(`${what}: ${error.message}.`) : error;
}
