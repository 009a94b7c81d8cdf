// One watcher for one file or folder that is there. In: its path. Out: a call per change in it, those included that
// fall between the watcher's looking and its listening.
import { watch } from 'chokidar';
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface PathWatcher {
  close(): Promise<void>;
}

/** File systems stamp changes with a clock that ticks a few milliseconds apart. */
const clockTick = 10;
/** When to look for what a new folder held before it was listened to, counted from when it was found. */
const secondLooksMs = [50, 500, 3000];

/**
 * Watches a file or folder. Of what comes to its place once it has gone, nothing is heard.
 *
 * @param since what was saved later, in milliseconds of the system's clock, counts as changed
 * @param onGone told when the path itself has gone
 */
export function watchPath(
  path: string,
  since: number,
  onChange: (path: string) => void,
  onGone: () => void,
): PathWatcher {
  const folders: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let isReady = false;
  const watcher = watch(path, { ignored: (one) => isIgnored(basename(one)) });
  // The watcher looks at a path first and listens to it then; who looks once more afterwards misses nothing in between.
  // Not the time of modification: a file that was moved here brings its own.
  const isNews = (one: string) => (statSync(one, { throwIfNoEntry: false })?.ctimeMs ?? Infinity) >= since - clockTick;

  let watched: Record<string, string[]> | undefined;
  const namesWatchedIn = (folder: string) => {
    // A list of everything: one does for all folders that are looked into at about the same time.
    if (!watched) setImmediate(() => (watched = undefined));
    watched ??= watcher.getWatched();
    return new Set(watched[folder]);
  };
  const lookInto = (folder: string) => {
    const known = namesWatchedIn(folder);
    for (const name of namesIn(folder)) if (!known.has(name) && !isIgnored(name)) watcher.add(join(folder, name));
  };
  const lookLater = (folder: string) => {
    for (const ms of secondLooksMs) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        lookInto(folder);
      }, ms);
      timers.add(timer);
    }
  };

  watcher.on('all', (event, one) => {
    if (event === 'addDir' && !isReady) folders.push(one);
    else if (event !== 'add' || isNews(one)) onChange(one);
    if (event === 'addDir' && isReady) lookLater(one);
    if (event.startsWith('unlink') && one === path) onGone();
  });
  watcher.on('ready', () => {
    isReady = true;
    // A folder says whether a file came or went.
    for (const folder of folders) if (isNews(folder)) onChange(folder);
  });
  watcher.on('error', () => undefined);
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
