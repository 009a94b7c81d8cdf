// A watcher for one existing file or folder. In: its path. Out: a call per change in it, including changes during the
// watcher's own start.
import { watch } from 'chokidar';
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface PathWatcher {
  close(): Promise<void>;
}

/** Resolution of file times, in milliseconds. */
const clockTickMs = 10;
/** When to rescan a new folder for files created before it was watched, counted from its discovery. */
const rescanDelaysMs = [50, 500, 3000];

/**
 * Watches a file or folder. Does not notice a replacement after the path has gone.
 *
 * @param since saves after this time, in milliseconds of the system's clock, count as changes
 * @param onGone called when the path itself is deleted
 * @param onError called when something in it cannot be watched
 */
export function watchPath(
  path: string,
  since: number,
  onChange: (path: string) => void,
  onGone: () => void,
  onError: (error: unknown) => void,
): PathWatcher {
  const folders: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let isReady = false;
  const watcher = watch(path, { ignored: (one) => isIgnored(basename(one)) });
  // The watcher scans a path before it listens to it, so files found by the scan are checked for changes in between. By
  // `ctime`, because a file that was moved here keeps its `mtime`.
  const isRecent = (one: string) =>
    (statSync(one, { throwIfNoEntry: false })?.ctimeMs ?? Infinity) >= since - clockTickMs;

  let watched: Record<string, string[]> | undefined;
  const namesWatchedIn = (folder: string) => {
    // Contains all watched paths, so one copy is shared by all rescans of the same tick.
    if (!watched) setImmediate(() => (watched = undefined));
    watched ??= watcher.getWatched();
    return new Set(watched[folder]);
  };
  const rescan = (folder: string) => {
    const known = namesWatchedIn(folder);
    for (const name of namesIn(folder)) if (!known.has(name) && !isIgnored(name)) watcher.add(join(folder, name));
  };
  const scheduleRescans = (folder: string) => {
    for (const ms of rescanDelaysMs) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        rescan(folder);
      }, ms);
      timers.add(timer);
    }
  };

  watcher.on('all', (event, one) => {
    if (event === 'addDir' && !isReady) folders.push(one);
    else if (event !== 'add' || isRecent(one)) onChange(one);
    if (event === 'addDir' && isReady) scheduleRescans(one);
    if (event.startsWith('unlink') && one === path) onGone();
  });
  watcher.on('ready', () => {
    isReady = true;
    // A changed folder means that a file was created or deleted.
    for (const folder of folders) if (isRecent(folder)) onChange(folder);
  });
  watcher.on('error', onError);
  return {
    close() {
      timers.forEach(clearTimeout);
      return watcher.close();
    },
  };
}

function isIgnored(name: string): boolean {
  return ['node_modules', '.git', '.cache'].includes(name);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
