// Hashes that outlive a snapshot, for a process that takes one after the other: a file that lies there with its old stamp
// is not read again.
import { statSync } from 'node:fs';
import { isSettled, stampOf } from './file-stamp.ts';

export interface FileHashes {
  /** The hash of the file at an absolute path as it is now: remembered, or of what `read` reads; `undefined` of none. */
  of(file: string, read: () => string | undefined): string | undefined;
}

/** Nothing remembered yet. */
export function fileHashes(): FileHashes {
  const known = new Map<string, { readonly stamp: string; readonly hash: string }>();
  return {
    of(file, read) {
      const begun = Date.now();
      const stamp = stampAt(file);
      const remembered = known.get(file);
      if (stamp !== undefined && remembered?.stamp === stamp) return remembered.hash;
      const hash = read();
      // A change within the same tick of the clock would not show.
      if (stamp !== undefined && hash !== undefined && isSettled(stamp, begun)) known.set(file, { stamp, hash });
      else known.delete(file);
      return hash;
    },
  };
}

/** The stamp of what a path leads to; of what cannot be looked at there is none. */
function stampAt(file: string): string | undefined {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found && stampOf(found);
  } catch {
    return undefined;
  }
}
