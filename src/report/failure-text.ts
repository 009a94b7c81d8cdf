// Why something could not be done, in words. In: whatever was thrown. Out: a sentence where the reason is known and is no
// fault of xdocs, else the stack.
import { XdocsError } from '../model/problem.ts';
import { shortStack } from './short-stack.ts';

/** The text to show for an error. */
export function failureText(error: unknown): string {
  if (isOutOfFiles(error)) return outOfFiles(error);
  return error instanceof XdocsError ? error.message : shortStack(error);
}

/** Fewer open files than these are too few for Node's own modules, the bundler and the threads of a small site. */
const fewFiles = 100;

/**
 * Why a command cannot run; `undefined` where that is a bug of xdocs.
 *
 * @param limitOf how many files may be open at once, if known
 */
export function knownReason(error: unknown, limitOf: () => number | undefined): string | undefined {
  if (error instanceof XdocsError && !isOutOfFiles(error)) return error.message;
  const limit = limitOf();
  // Node takes a package that it could not open for one that is not there.
  return isOutOfFiles(error) || (limit ?? Infinity) < fewFiles ? outOfFiles(error, limit) : undefined;
}

/** Whether the system refused to open one more file, of this process (EMFILE) or of all (ENFILE). */
function isOutOfFiles(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  return code === 'EMFILE' || code === 'ENFILE' || (cause !== undefined && isOutOfFiles(cause));
}

/**
 * What is wrong where no more files can be opened, and what would be right.
 *
 * @param limit how many files the process may have open at once, if known
 */
function outOfFiles(error: unknown, limit?: number): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `Too few files may be open at once${limit === undefined ? '' : `, only ${limit}`} (${reason}). Raise the limit, for instance with "ulimit -n 4096" in the same shell, and try again.`;
}

/** What a dev server says where it cannot follow all files. */
export function unwatchedText(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `Not all files can be watched (${reason}): changes of some are not followed. Raise the limit of open files ("ulimit -n 4096") or of watched ones (on Linux "sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512"), and start again.`;
}
