// What the last run knew of content files: the hash of each, by its stamp. A file that lies there with its old stamp is
// neither read nor hashed; it is read where its text is needed.
import { isSettled } from './file-stamp.ts';
import type { SourceReading } from './read-sources.ts';
import type { RecordStore } from './record-store.ts';

/** Stamp and hash of each content file, by project path. */
export type StampedSources = Readonly<Record<string, readonly [stamp: string, hash: string]>>;

export interface SourceStamps {
  /** Begins a reading: only what it takes down is known in the next one. */
  begin(): SourceReading;
  /** Puts what is known into the store, to be saved with it, where that is worth it. */
  keep(): void;
}

/** Up to this share of files are rather read again by the next run than all stamps written for them. */
const unkeptShare = 0.02;

/** The stamps of the sources of a project. */
export function sourceStamps(store: () => RecordStore<StampedSources>, root: string): SourceStamps {
  /** Of a file that was read in this run, a function: nobody may have asked for its hash yet. */
  type Known = readonly [stamp: string, hash: string | (() => string | undefined)];
  let latest: Map<string, Known> | undefined;
  let changes = 0;
  return {
    begin() {
      const before = latest;
      const kept = before ? {} : (store().get(root) ?? {});
      const next = new Map<string, Known>();
      latest = next;
      const start = Date.now();
      return {
        hashOf(path, stamp) {
          const known = before ? before.get(path) : kept[path];
          if (known?.[0] !== stamp) return undefined;
          const hash = typeof known[1] === 'string' ? known[1] : known[1]();
          if (hash !== undefined) next.set(path, [stamp, hash]);
          return hash;
        },
        take(path, stamp, hash) {
          changes++;
          // A change within the same tick of the clock would not show.
          if (isSettled(stamp, start)) next.set(path, [stamp, hash]);
        },
      };
    },
    keep() {
      if (!latest || changes <= latest.size * unkeptShare) return;
      const entries = [...latest].flatMap(([path, [stamp, known]]) => {
        const hash = typeof known === 'string' ? known : known();
        return hash === undefined ? [] : [[path, [stamp, hash]] as const];
      });
      store().set(root, Object.fromEntries(entries));
      changes = 0;
    },
  };
}
