// Watching: named folders and files in, one call per burst of changes out. They need not be there yet, and may go and
// come back.
import { statSync, type Stats } from 'node:fs';
import { watchPath, type PathWatcher } from './watch-path.ts';

export interface FileWatcher {
  /** Ends it; changes of a burst that is not over are told first. */
  close(): Promise<void>;
}

export interface WatchOptions {
  /**
   * Time of the last reading of the files, in milliseconds: what was saved later counts as changed, though the watcher
   * only finds it while it looks around. Default: now.
   */
  readonly since?: number;
}

const burstMs = 30;
/**
 * How often the named paths are looked at. Who listens to a path hears of what it becomes, not of another one in its
 * place.
 */
const lookMs = 150;

interface Named {
  readonly watcher: PathWatcher;
  /**
   * Tells a folder from another one in its place. A file's watcher hears of another file there: editors save that way.
   */
  readonly identity: string | undefined;
  /** It was not there when it was looked at last: an editor that writes anew may have it gone for a moment. */
  isMissing: boolean;
}

/** Calls back with the changed paths when a burst of changes is over. */
export function watchFiles(
  paths: readonly string[],
  onChange: (changed: readonly string[]) => void,
  { since = Date.now() }: WatchOptions = {},
): FileWatcher {
  const changed = new Set<string>();
  const named = new Map<string, Named>();
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = since;

  function tell(): void {
    clearTimeout(timer);
    const burst = [...changed];
    changed.clear();
    if (burst.length > 0) onChange(burst);
  }
  function add(path: string): void {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(tell, burstMs);
  }
  function start(path: string): boolean {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats)
      named.set(path, {
        watcher: watchPath(path, lookedAt, add, () => end(path)),
        identity: identityOf(stats),
        isMissing: false,
      });
    return stats !== undefined;
  }
  function end(path: string): void {
    void named.get(path)?.watcher.close();
    named.delete(path);
  }
  function look(path: string): void {
    const known = named.get(path);
    if (!known) {
      if (start(path)) add(path);
      return;
    }
    const stats = statSync(path, { throwIfNoEntry: false });
    const isOther = stats && identityOf(stats) !== known.identity;
    if (isOther || (!stats && known.isMissing)) {
      end(path);
      add(path);
      if (isOther) start(path);
    }
    known.isMissing = !stats;
  }

  paths.forEach(start);
  const looking = setInterval(() => {
    const now = Date.now();
    paths.forEach(look);
    lookedAt = now;
  }, lookMs);
  return {
    async close() {
      clearInterval(looking);
      tell();
      await Promise.all([...named.values()].map(({ watcher }) => watcher.close()));
    },
  };
}

/** Of a folder. Numbers are given anew at once, so that the number alone does not tell. */
function identityOf(stats: Stats): string | undefined {
  return stats.isDirectory() ? `${stats.ino} ${stats.birthtimeMs}` : undefined;
}
