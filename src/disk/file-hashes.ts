// Hashes of the files that records name, by the stamps that the files had when they were read: thousands of them lie in
// packages, and a look at a file takes a fraction of reading and hashing it.
import { isSettled } from './file-stamp.ts';
import type { RecordStore } from './record-store.ts';
import type { StampedSources } from './source-stamps.ts';

export interface FileHashes {
  /** The hash of a file that has its old stamp. */
  known(path: string, stamp: string): string | undefined;
  /**
   * Takes down a hash.
   *
   * @param stamp the file's before it was read
   * @param readAt milliseconds of the system's clock before it was read
   */
  take(path: string, stamp: string, hash: string, readAt: number): void;
  /** Puts what this run has asked for into the store, to be saved with it, where that is worth it. */
  keep(): void;
}

/** Up to this share of files are rather read again by the next run than all stamps written for them. */
const unkeptShare = 0.02;

/** The hashes of a project's files, by project path. */
export function fileHashes(store: () => RecordStore<StampedSources>, root: string): FileHashes {
  let kept: StampedSources | undefined;
  const asked = new Map<string, readonly [stamp: string, hash: string]>();
  let changes = 0;
  return {
    known(path, stamp) {
      const found = asked.get(path) ?? (kept ??= store().get(root) ?? {})[path];
      if (found?.[0] !== stamp) return undefined;
      asked.set(path, found);
      return found[1];
    },
    take(path, stamp, hash, readAt) {
      // A change within the same tick of the clock would not show.
      if (!isSettled(stamp, readAt)) return;
      changes++;
      asked.set(path, [stamp, hash]);
    },
    keep() {
      if (changes <= asked.size * unkeptShare) return;
      store().set(root, Object.fromEntries(asked));
      changes = 0;
    },
  };
}
