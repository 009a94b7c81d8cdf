// Watches folders and files, and debounces bursts of changes into one call. The paths need not exist, and may disappear
// and come back.
import { statSync, type Stats } from 'node:fs';
import { clockTickMs } from './file-stamp.ts';
import { watchPath, type PathWatcher } from './watch-path.ts';

export interface FileWatcher {
  /** Stops watching; pending changes are reported first. */
  close(): Promise<void>;
}

export interface WatchOptions {
  /**
   * When the files were last read, in milliseconds: later saves count as changes, even if they precede the watcher's
   * start. Default: now.
   */
  readonly since?: number;
  /** Told when something cannot be watched. */
  readonly onError?: (error: unknown) => void;
}

/** Longer than a tick of the clock of files: what is read after a burst is known to be no older than the save. */
const burstMs = clockTickMs + 5;
/** Texts, which nothing else reads while they are followed. */
const textBurstMs = 10;
/**
 * How often the watched paths are polled, because a watcher does not notice when its path is replaced by another file
 * or folder.
 */
const pollMs = 150;

interface WatchedPath {
  readonly watcher: PathWatcher;
  /**
   * Detects that a folder was replaced. Not needed for files, whose watcher notices replacement: editors save that way.
   */
  readonly identity: string | undefined;
  /** Whether it was missing at the last poll: an editor may delete a file for a moment while saving. */
  isMissing: boolean;
}

/** Calls back with the changed paths after a burst of changes. */
export function watchFiles(
  paths: readonly string[],
  onChange: (changed: readonly string[]) => void,
  { since = Date.now(), onError = () => undefined }: WatchOptions = {},
): FileWatcher {
  const changed = new Set<string>();
  const watched = new Map<string, WatchedPath>();
  let timer: NodeJS.Timeout | undefined;
  let lastPoll = since;

  function flush(): void {
    clearTimeout(timer);
    const burst = [...changed];
    changed.clear();
    if (burst.length > 0) onChange(burst);
  }
  function add(path: string): void {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(flush, [...changed].every((one) => one.endsWith('.md')) ? textBurstMs : burstMs);
  }
  function start(path: string): boolean {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats)
      watched.set(path, {
        watcher: watchPath(path, lastPoll, add, () => stop(path), onError),
        identity: identityOf(stats),
        isMissing: false,
      });
    return stats !== undefined;
  }
  function stop(path: string): void {
    void watched.get(path)?.watcher.close();
    watched.delete(path);
  }
  function poll(path: string): void {
    const known = watched.get(path);
    if (!known) {
      if (start(path)) add(path);
      return;
    }
    const stats = statSync(path, { throwIfNoEntry: false });
    const isReplaced = stats && identityOf(stats) !== known.identity;
    if (isReplaced || (!stats && known.isMissing)) {
      stop(path);
      add(path);
      if (isReplaced) start(path);
    }
    known.isMissing = !stats;
  }

  paths.forEach(start);
  const polling = setInterval(() => {
    const now = Date.now();
    paths.forEach(poll);
    lastPoll = now;
  }, pollMs);
  return {
    async close() {
      clearInterval(polling);
      flush();
      await Promise.all([...watched.values()].map(({ watcher }) => watcher.close()));
    },
  };
}

/** The identity of a folder. Inode numbers may be reused immediately, so the creation time is included. */
function identityOf(stats: Stats): string | undefined {
  return stats.isDirectory() ? `${stats.ino} ${stats.birthtimeMs}` : undefined;
}
