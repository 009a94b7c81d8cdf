// Watching: folders and files in, one call per burst of changes out.
import { watch } from 'chokidar';
import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';

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
/** File systems stamp changes with a clock that ticks a few milliseconds apart. */
const clockTick = 10;

/** Calls back with the changed paths when a burst of changes is over. */
export function watchFiles(paths: readonly string[], onChange: (changed: readonly string[]) => void, { since = Date.now() }: WatchOptions = {}): FileWatcher {
  const changed = new Set<string>();
  const folders: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isReady = false;
  // `ready` comes too early where a path is not there yet.
  const [there, missing] = [paths.filter((path) => existsSync(path)), paths.filter((path) => !existsSync(path))];
  const watcher = watch(there, { ignored: (path) => ['node_modules', '.git', '.cache'].includes(basename(path)) });

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
  // The watcher looks at a path first and listens to it then; who looks once more afterwards misses nothing in between.
  // Not the time of modification: a file that was moved here brings its own.
  const isNews = (path: string) => (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Infinity) >= since - clockTick;

  watcher.on('all', (event, path) => {
    if (event === 'addDir' && !isReady) folders.push(path);
    else if (event !== 'add' || isNews(path)) add(path);
  });
  watcher.on('ready', () => {
    isReady = true;
    // A folder says whether a file came or went.
    for (const folder of folders) if (isNews(folder)) add(folder);
    // Adding opens a closed watcher again.
    if (!watcher.closed) watcher.add(missing);
  });
  watcher.on('error', () => undefined);
  return {
    async close() {
      tell();
      await watcher.close();
    },
  };
}
